"""The family look: every picture starts from these values, so that twenty pictures belong together.

Plain data without Blender, because the renderer and the post-processing both read it.
Change a value here to change the whole family; deviate in a scene with `dataclasses.replace`.
"""

from dataclasses import dataclass, field

Colour = tuple[float, float, float]


def from_hex(code: str) -> Colour:
    """Linear colour of an sRGB code such as '0B1626'."""
    channels = (int(code[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in channels)  # type: ignore


NIGHT = from_hex("0B1626")
AMBER: Colour = (1.0, 0.44, 0.12)  # only for lamps that are not seen: visible, it turns lemon yellow
WARM: Colour = (1.0, 0.53, 0.215)  # sodium-like street and entrance light
PEACH: Colour = (1.0, 0.74, 0.48)  # every warm light that is seen: strips, tubes, shades
COOL: Colour = (0.55, 0.75, 1.0)
SIGNAL_RED: Colour = (1.0, 0.05, 0.02)


@dataclass(frozen=True)
class Sky:
    """Blue-hour dome. Colours are linear; directions are degrees from +Y, positive towards +X."""

    zenith: Colour = (0.0019, 0.0044, 0.0105)
    middle: Colour = (0.0078, 0.0190, 0.0430)
    horizon: Colour = (0.072, 0.118, 0.200)
    glow: Colour = (0.36, 0.190, 0.085)
    glow_direction: float = -15.0
    glow_width: float = 43.0
    clouds: float = 0.5
    strength: float = 1.0


@dataclass(frozen=True)
class Grade:
    """From linear light to the finished picture."""

    exposure: float = 0.6  # stops
    haze_colour: Colour = (0.030, 0.047, 0.080)
    haze_per_metre: float = 0.0007
    haze_limit: float = 0.9
    bloom: float = 0.10
    bloom_threshold: float = 0.9
    contrast: float = 1.22
    saturation: float = 1.2
    vignette: float = 0.22
    grain: float = 0.010  # dithers the dark gradients: never 0
    lift: Colour = (0.006, 0.012, 0.024)  # the deepest shadow is night, not black
    blue_shadows: float = 0.55
    peach_highlights: float = 0.85  # how far burnt-out warm lights go peach instead of lemon
    denoise_strength: float = 0.5


@dataclass(frozen=True)
class Camera:
    """A level camera with a shift lens: uprights stay upright, the frame is moved with `rise` and `slide`."""

    position: tuple[float, float, float]
    target: tuple[float, float, float]
    lens: float = 35.0  # mm on a 36 mm wide sensor (36 mm high for upright pictures)
    rise: float = 0.0  # share of the longer side; positive shows more of what is above
    slide: float = 0.0  # share of the longer side; positive shows more of what is on the right
    aperture: float = 4.0  # f-stop; 0 is sharp everywhere
    focus: float | None = None  # metres; by default the distance to the target
    level: bool = True


@dataclass(frozen=True)
class Picture:
    """One finished picture of a scene. `name` is its path below masters/, such as 'service/objektschutz'."""

    name: str
    width: int
    height: int
    camera: Camera
    grade: Grade = field(default_factory=Grade)
    sky: Sky = field(default_factory=Sky)
    samples: int = 96
    bounces: int = 5
    clamp: float = 4.0  # limit of indirect light; lower it (1.6) indoors against fireflies
    haze_depth: float = 2600.0  # metres at which haze stops growing
