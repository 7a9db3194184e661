"""Sprayed grain: the noise tile and the skia shaders that turn a density into dots."""

from dataclasses import dataclass
from functools import cache

import numpy as np
import skia
from numpy.typing import NDArray
from scipy import ndimage

from studio.colour import rgb
from studio.transforms import Point

HARDNESS = 5.0  # 9 gives crisp dots, 3 haze
SOFT = 1.5  # skin without a trace of stubble
_TILE = 512
_SEED = 7

_STIPPLE = """
uniform shader grain;
uniform float2 start;
uniform float2 end;
uniform float3 ink;
uniform float first;
uniform float last;
uniform float gamma;
uniform float hardness;
uniform float radial;
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
  float noise = grain.eval(xy).a;
  float cover = clamp((density * (1.0 + 1.0 / hardness) - noise) * hardness, 0.0, 1.0);
  return half4(half3(ink) * half(cover), half(cover));
}
"""


@cache
def noise_tile() -> NDArray[np.float32]:
    """Seamless noise whose values are spread evenly from 0 to 1, so density is linear."""
    rough = np.random.default_rng(_SEED).standard_normal((_TILE, _TILE))
    smooth = ndimage.gaussian_filter(rough, 0.75, mode="wrap")
    even = np.empty(_TILE * _TILE)
    even[np.argsort(smooth, axis=None)] = np.linspace(0, 1, _TILE * _TILE)
    return even.reshape(_TILE, _TILE).astype(np.float32)


@cache
def _noise_image(ceiling: float) -> skia.Image:
    """The noise as transparency from 0 to `ceiling`."""
    pixels = np.zeros((_TILE, _TILE, 4), np.uint8)
    pixels[..., 3] = np.clip(ceiling * noise_tile() * 255, 0, 255).astype(np.uint8)
    return skia.Image.fromarray(pixels, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)


@cache
def _stipple_effect() -> skia.RuntimeEffect:
    return skia.RuntimeEffect.MakeForShader(_STIPPLE)


def grain_shader(scale: float, ceiling: float = 1.0) -> skia.Shader:
    """Noise over the whole plane, one grain to a device pixel at `scale` pixels a unit."""
    repeat = skia.TileMode.kRepeat
    sampling = skia.SamplingOptions(skia.FilterMode.kLinear)
    matrix = skia.Matrix.Scale(1 / scale, 1 / scale)
    return _noise_image(ceiling).makeShader(repeat, repeat, sampling, matrix)


@dataclass(frozen=True)
class Ramp:
    """How the density of the grain changes, `first` to `last`.

    Linear from point `start` to point `end`; radial about `start`, `end` holding both radii.
    """

    start: Point
    end: Point
    first: float
    last: float
    gamma: float = 1.0
    hardness: float = HARDNESS
    radial: bool = False


def stipple_shader(ink: str, ramp: Ramp, scale: float) -> skia.Shader:
    """Dots of ink as dense as the ramp says."""
    builder = skia.RuntimeShaderBuilder(_stipple_effect())
    builder.setChild("grain", grain_shader(scale))
    builder.setUniform("start", [float(value) for value in ramp.start])
    builder.setUniform("end", [float(value) for value in ramp.end])
    builder.setUniform("ink", list(rgb(ink)))
    for name in ("first", "last", "gamma", "hardness", "radial"):
        builder.setUniform(name, float(getattr(ramp, name)))
    return builder.makeShader()


def spray_filter(ink: str) -> skia.ColorFilter:
    """Turns soft grey plus grain (see `spray_grain`) into hard dots of ink."""
    red, green, blue = rgb(ink)
    paint = [0, 0, 0, 0, red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue]
    threshold = [0, 0, 0, 2 * HARDNESS, 0.3 - HARDNESS]
    return skia.ColorFilters.Matrix(paint + threshold)


def spray_grain(scale: float) -> skia.Shader:
    """The grain to add to a soft layer before `spray_filter`."""
    return grain_shader(scale, 0.5 * (1 - 0.35 / HARDNESS))
