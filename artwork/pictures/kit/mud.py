"""Churned ground of a building site: mud with ruts, and water wherever the mud lies lower."""

import math

import bpy
from mathutils import Vector, noise

from kit.look import Colour
from kit.mesh import MeshBuilder
from kit.nodes import Graph

GAUGE, RUT = 1.0, 0.30  # metres: half the distance of two wheels, half the width of a rut
ROWS, COLUMNS = 330, 330


def track(y: float, course: float) -> float:
    """Where, at `y`, the middle of a lorry's track is; it winds about x = `course`."""
    return course + 1.6 * math.sin(y * 0.085 + course)


def height(x: float, y: float, tracks: tuple[float, ...] = ()) -> float:
    """Height of the mud in metres; feet of things belong there."""
    broad = noise.noise(Vector((x * 0.22, y * 0.17, 3.1)))
    lumps = noise.noise(Vector((x * 1.3, y * 1.1, 7.7)))
    clods = noise.noise(Vector((x * 5.1, y * 4.3, 1.3)))
    result = 0.012 + broad * 0.075 + lumps * 0.026 + clods * 0.009
    for course in tracks:
        middle = track(y, course)
        for wheel in (-GAUGE, GAUGE):
            aside = abs(x - middle - wheel)
            depth = 0.75 + 0.5 * noise.noise(Vector((wheel, y * 0.3, course)))
            result -= 0.075 * depth * math.exp(-((aside / RUT) ** 4))
            result += 0.035 * math.exp(-(((aside - RUT * 1.5) / 0.12) ** 2)) * (1 + 2 * clods)
    return result


def mud(colour: Colour = (0.050, 0.043, 0.037)) -> bpy.types.Material:
    """Wet clay with grit and a film of water in the hollows. UV.u is the way to the middle of the next rut."""
    g = Graph.material("mud")
    where = g.position()
    aside, along = g.uv()
    patches, grit = g.noise(where, 0.9, 4, 0.6), g.noise(where, 46, 3, 0.7)
    stones = g.grains(where, 17).ramp((0.10, 1.0), (0.22, 0.0))
    lugs = ((along + abs(aside) * 0.7) / 0.16).fraction().between(0.0, 0.5) * abs(aside).below(RUT * 0.9)
    tone = patches.ramp((0.3, 0.65), (0.7, 1.35))
    film = g.noise(where, 2.6, 4, 0.6).ramp((0.38, 0.22), (0.62, 0.64))
    normal = g.bump(grit * 0.5 + stones * 0.35 + lugs * 1.2, 0.6, 0.02)
    return g.finish(
        g.principled(Base_Color=g.tinted(colour, tone), Roughness=film, Specular=0.5, Normal=normal)
    )


def standing_water() -> bpy.types.Material:
    """Muddy water without a breath of wind: a dark mirror."""
    g = Graph.material("standing water")
    ripples = g.bump(g.noise(g.position(), 2.2, 2, 0.5), 0.015, 0.02)
    return g.finish(
        g.principled(Base_Color=(0.010, 0.009, 0.008), Roughness=0.025, Specular=0.5, Normal=ripples)
    )


def churned_ground(
    near: float, far: float, fan: float = 0.78, tracks: tuple[float, ...] = (), water: float = -0.012
) -> None:
    """Mud from `near` to `far`, a fan as a camera at the origin sees it: `fan` metres to each side a metre."""
    mesh, surface = MeshBuilder(), mud()
    ys = [near * (far / near) ** (i / ROWS) for i in range(ROWS + 1)]
    shares = [-1 + 2 * j / COLUMNS for j in range(COLUMNS + 1)]
    points = [[(s * fan * y, y, height(s * fan * y, y, tracks)) for s in shares] for y in ys]

    def beside(x: float, y: float) -> float:
        """Signed way to the middle of the nearest rut."""
        ways = [x - track(y, course) - wheel for course in tracks for wheel in (-GAUGE, GAUGE)]
        return min(ways, key=abs, default=9.0)

    ways = [[(beside(x, y), y) for x, y, _ in row] for row in points]
    for i in range(ROWS):
        for j in range(COLUMNS):
            corners = ((i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j))
            mesh.polygon([points[a][b] for a, b in corners], surface, [ways[a][b] for a, b in corners])
    mesh.to_object("mud", smooth=True)
    pools = MeshBuilder()
    pools.polygon(
        [
            (-fan * near, near, water),
            (fan * near, near, water),
            (fan * far, far, water),
            (-fan * far, far, water),
        ],
        standing_water(),
    )
    pools.to_object("pools")
