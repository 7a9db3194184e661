"""Halftone: dots and hatching whose size follows a ramp, as skia shaders."""

import math
from dataclasses import dataclass
from functools import cache

import skia

from studio.colour import rgb
from studio.grain import Ramp

_HALFTONE = """
uniform float2 start;
uniform float2 end;
uniform float3 ink;
uniform float first;
uniform float last;
uniform float gamma;
uniform float radial;
uniform float pitch;
uniform float angle;
uniform float lines;
half4 main(float2 xy) {
  float t;
  if (radial > 0.5) {
    t = (distance(xy, start) - end.x) / (end.y - end.x);
  } else {
    float2 d = end - start;
    t = dot(xy - start, d) / dot(d, d);
  }
  t = pow(clamp(t, 0.0, 1.0), gamma);
  float density = first + (last - first) * t;
  float c = cos(angle);
  float s = sin(angle);
  float2 q = float2(c * xy.x + s * xy.y, -s * xy.x + c * xy.y) / pitch;
  float cover;
  if (lines < 0.5) {
    float2 f = fract(q) - 0.5;
    cover = clamp((sqrt(density) * 0.72 - length(f)) * pitch * 2.0 + 0.5, 0.0, 1.0);
  } else {
    cover = clamp((density * 0.5 - abs(fract(q.y) - 0.5)) * pitch * 2.0 + 0.5, 0.0, 1.0);
  }
  return half4(half3(ink) * half(cover), half(cover));
}
"""


@dataclass(frozen=True)
class Screen:
    """A halftone screen: units from one dot or line to the next, and how far it is turned."""

    pitch: float = 7.0
    angle: float = 22.0
    lines: bool = False


DOTS = Screen(angle=30)


@cache
def _effect() -> skia.RuntimeEffect:
    return skia.RuntimeEffect.MakeForShader(_HALFTONE)


def halftone_shader(ink: str, ramp: Ramp, screen: Screen) -> skia.Shader:
    """Dots or lines of ink as large as the ramp says."""
    builder = skia.RuntimeShaderBuilder(_effect())
    builder.setUniform("start", [float(value) for value in ramp.start])
    builder.setUniform("end", [float(value) for value in ramp.end])
    builder.setUniform("ink", list(rgb(ink)))
    for name in ("first", "last", "gamma", "radial"):
        builder.setUniform(name, float(getattr(ramp, name)))
    builder.setUniform("pitch", float(screen.pitch))
    builder.setUniform("angle", math.radians(screen.angle))
    builder.setUniform("lines", float(screen.lines))
    return builder.makeShader()
