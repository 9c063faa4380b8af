"""A patrol van. Believable up to a tenth of the picture's width, better half hidden and seen at an angle."""

import math
from typing import NamedTuple

import bpy
from mathutils import Matrix, Vector

from kit import lamps, materials
from kit.look import SIGNAL_RED, Colour
from kit.mesh import MeshBuilder, Point


class Station(NamedTuple):
    """One cross-section of the body: heights and half widths in metres at `x` metres before the rear."""

    x: float
    sill: float
    belt: float
    window: float
    roof: float
    belt_half: float
    window_half: float
    roof_half: float


BODY = (
    Station(0.00, 0.42, 1.12, 1.62, 1.80, 0.880, 0.760, 0.620),
    Station(0.06, 0.34, 1.12, 1.70, 1.92, 0.940, 0.820, 0.700),
    Station(0.40, 0.30, 1.12, 1.74, 1.96, 0.965, 0.850, 0.730),
    Station(1.55, 0.30, 1.12, 1.75, 1.97, 0.970, 0.860, 0.740),
    Station(1.65, 0.30, 1.12, 1.75, 1.97, 0.970, 0.860, 0.740),
    Station(2.75, 0.30, 1.12, 1.74, 1.96, 0.970, 0.855, 0.735),
    Station(2.85, 0.30, 1.12, 1.74, 1.955, 0.970, 0.855, 0.735),
    Station(3.45, 0.30, 1.11, 1.70, 1.88, 0.965, 0.835, 0.710),
    Station(3.95, 0.30, 1.10, 1.40, 1.56, 0.955, 0.835, 0.720),
    Station(4.35, 0.30, 1.06, 1.12, 1.20, 0.945, 0.860, 0.740),
    Station(4.75, 0.30, 0.98, 1.02, 1.06, 0.930, 0.840, 0.700),
    Station(5.00, 0.32, 0.80, 0.88, 0.92, 0.880, 0.780, 0.620),
    Station(5.06, 0.40, 0.70, 0.76, 0.78, 0.820, 0.720, 0.550),
)
SIDE_WINDOWS, WINDSCREEN = (2, 4, 6, 7), (7, 8)  # sections between two stations
AXLES, LAMP_HEIGHT, LAMP_ASIDE = (0.92, 4.12), 0.85, 0.62


def van(
    position: Point, heading: float = 0.0, paint: Colour = (0.30, 0.32, 0.34), stripe: Colour | None = None,
    headlights: bool = True, shine: float = 0.05,
) -> None:  # fmt: skip
    """A transporter of 5.1 m, its rear at `position`. `heading` in degrees, 0 drives to +X.

    `shine` is the strength of the visible beams, 0 for none; above 0.1 they look like steam.
    """
    frame = Matrix.Translation(position) @ Matrix.Rotation(math.radians(heading), 4, "Z")
    _body(materials.car_paint(paint)).matrix_world = frame
    _fittings(stripe, headlights).matrix_world = frame
    if not headlights:
        return
    for side in (-1, 1):
        lamp = frame @ Vector((5.12, side * LAMP_ASIDE, LAMP_HEIGHT))
        lamps.spot(lamp, frame @ Vector((17, side * 1.2, 0)), 420, (1, 0.90, 0.76), 50, 0.7, 0.05)
        if shine:
            beam = materials.light_shaft((1, 0.88, 0.7), shine, 2.0, 2.2, 0.5)
            lamps.shaft(lamp, frame @ Vector((14, side * 0.9, 0.55)), 1.5, beam, 0.08)


def _body(paint: bpy.types.Material) -> bpy.types.Object:
    """Stations joined and rounded by subdivision."""
    mesh, black = MeshBuilder(), materials.paint((0.012, 0.012, 0.013), 0.6)
    rings = [_cross_section(station) for station in BODY]
    faces = len(rings[0]) - 1
    for i, (behind, ahead) in enumerate(zip(rings[:-1], rings[1:])):
        for j in range(faces):
            level = min(j, faces - 1 - j)  # 0 at the sill, rising to the middle of the roof
            surface = paint
            if (level == 3 and i in SIDE_WINDOWS) or (level >= 4 and i in WINDSCREEN):
                surface = materials.dark_glass()
            elif level == 0:
                surface = black
            mesh.polygon([behind[j], behind[j + 1], ahead[j + 1], ahead[j]], surface)
    mesh.polygon(rings[0], paint)
    mesh.polygon(rings[-1][::-1], black)
    result = mesh.to_object("van", smooth=True)
    rounding = result.modifiers.new("rounding", "SUBSURF")
    rounding.levels = rounding.render_levels = 2
    return result


def _cross_section(s: Station) -> list[tuple[float, float, float]]:
    middle = 0.80 if s.belt > 0.85 else (s.sill + s.belt) / 2
    half = [
        (s.belt_half * 0.94, s.sill), (s.belt_half, s.sill + 0.22), (s.belt_half * 1.005, middle),
        (s.belt_half * 0.985, s.belt), (s.window_half, s.window), (s.roof_half, s.roof - 0.02),
        (s.roof_half * 0.5, s.roof + 0.015),
    ]  # fmt: skip
    left = [(s.x, -y, z) for y, z in half]
    right = [(s.x, y, z) for y, z in half[::-1]]
    return [*left, (s.x, 0, half[-1][1] + 0.006), *right]


def _fittings(stripe: Colour | None, headlights: bool) -> bpy.types.Object:
    """Wheels, lamps, bumpers, mirrors, the bar on the roof."""
    rear = materials.glowing(SIGNAL_RED, 7)
    mesh, black = MeshBuilder(), materials.paint((0.012, 0.012, 0.013), 0.6)
    for side in (-1, 1):
        for axle in AXLES:
            _wheel(mesh, axle, side)
        head = materials.glowing((1, 0.93, 0.82), 60 if headlights else 0.5)
        y = side * LAMP_ASIDE
        mesh.box((5.0, y - 0.16, 0.80), (5.07, y + 0.16, 0.90), head)
        lens = materials.paint((0.10, 0.008, 0.006), 0.15)
        mesh.box((-0.02, side * 0.80 - 0.07, 0.93), (0.03, side * 0.80 + 0.07, 1.38), black)
        for low, high, cell in ((1.23, 1.36, rear), (1.12, 1.21, lens), (0.95, 1.10, rear)):
            mesh.box((-0.03, side * 0.80 - 0.055, low), (0.03, side * 0.80 + 0.055, high), cell)
        mesh.box((3.55, side - 0.11, 1.12), (3.75, side + 0.11, 1.36), black)
        if stripe:
            y = side * 0.985
            mesh.box((0.15, y - 0.004, 0.80), (4.5, y + 0.004, 0.94), materials.paint(stripe, 0.4))
    mesh.box((-0.04, -0.8, 0.38), (0.1, 0.8, 0.55), black)
    mesh.polygon(
        [(-0.024, 0.66, 1.22), (-0.024, -0.66, 1.22), (-0.018, -0.60, 1.66), (-0.018, 0.60, 1.66)],
        materials.dark_glass(),
    )
    mesh.box((-0.02, -0.008, 0.55), (0.0, 0.008, 1.70), black)  # where the rear doors meet
    mesh.box((-0.045, -0.26, 0.66), (-0.02, 0.26, 0.77), materials.paint((0.45, 0.45, 0.43), 0.4))
    mesh.box((-0.05, 0.04, 1.00), (-0.02, 0.09, 1.12), black)  # the handle
    mesh.tube((-0.045, -0.45, 1.20), (-0.045, -0.12, 1.30), 0.010, black, 6)  # the wiper
    mesh.box((4.95, -0.7, 0.36), (5.10, 0.7, 0.55), black)
    mesh.box((5.0, -0.40, 0.60), (5.09, 0.40, 0.76), materials.paint((0.02, 0.02, 0.02), 0.25))
    mesh.box((2.55, -0.62, 1.985), (2.80, 0.62, 2.02), black)
    mesh.box((2.57, -0.60, 2.02), (2.78, 0.60, 2.06), materials.dark_glass())
    return mesh.to_object("van fittings", bevel=0.008)


def _wheel(mesh: MeshBuilder, x: float, side: int) -> None:
    rim, tyre = materials.paint((0.30, 0.31, 0.32), 0.3, 0.95), materials.paint((0.012, 0.012, 0.012), 0.7)
    black, y = materials.paint((0.012, 0.012, 0.013), 0.6), side * 0.90

    def disc(inner: float, outer: float, radius: float, surface: bpy.types.Material, z: float = 0.34) -> None:
        mesh.tube((x, y + side * inner, z), (x, y + side * outer, z), radius, surface, 32)

    disc(-0.30, 0.085, 0.44, black, 0.37)  # the wheel arch
    disc(-0.10, 0.100, 0.34, tyre)
    disc(0.00, 0.108, 0.22, rim)
    disc(0.00, 0.112, 0.07, black)
    for spoke in range(10):
        angle = spoke * math.pi / 5
        ends = ((x + r * math.cos(angle), y + side * 0.11, 0.34 + r * math.sin(angle)) for r in (0.08, 0.19))
        mesh.tube(*ends, 0.012, black, 4)
