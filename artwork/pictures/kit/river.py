"""The river: water, quays, promenades with their lamps and trees, a barge at the wall."""

from functools import cache
from random import Random

import bpy
from mathutils import Vector

from kit import lamps, materials, plants
from kit.look import PEACH, WARM
from kit.mesh import MeshBuilder
from kit.nodes import Graph
from kit.riverside import WHEELHOUSE


@cache
def still_water() -> bpy.types.Material:
    """A perfect mirror over dark depth. The film ripples it afterwards; a still would look like glass."""
    g = Graph.material("still water")
    fresnel = g.node("ShaderNodeFresnel").feed(IOR=1.33)
    mirror = g.node("ShaderNodeBsdfGlossy").feed(Color=(0.92, 0.96, 1.0), Roughness=0.0)
    depth = g.principled(Base_Color=(0.004, 0.008, 0.012), Roughness=1.0, Specular=0.0)
    return g.finish(g.blend((fresnel * 0.9 + 0.1).clamped(), depth, mirror))


def surface(x0: float, x1: float, y0: float, y1: float, material: bpy.types.Material) -> None:
    mesh = MeshBuilder()
    mesh.polygon([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], material)
    mesh.to_object("water")


def quay(x: float, y0: float, y1: float, height: float, land: float) -> None:
    """A quay wall along y at `x`; the land lies on the side of `land` (+1 or -1) and reaches far."""
    mesh, stone = MeshBuilder(), materials.concrete((0.105, 0.098, 0.092), (1.6, 0.7), 0.75)
    low, high = sorted((x, x + land * 900))
    mesh.box((low, y0, -2), (high, y1, height), stone, top=materials.wet_ground(0.4))
    a, b = sorted((x - land * 0.12, x + land * 0.8))
    mesh.box(
        (a, y0, height - 0.3), (b, y1, height + 0.12), materials.concrete((0.17, 0.165, 0.16), (1.6, 1.0))
    )
    for k in range(int((y1 - y0) / 12)):  # fenders and ladders
        y = y0 + 6 + k * 12
        out = x - land * 0.14
        mesh.box(
            (min(x, out), y, -1),
            (max(x, out), y + 0.35, height - 0.5),
            materials.paint((0.03, 0.026, 0.022), 0.8),
        )
    mesh.to_object("quay")


def railing(mesh: MeshBuilder, x: float, y0: float, y1: float, base: float) -> None:
    """Promenade railing along y."""
    steel = materials.dark_steel()
    for k in range(int((y1 - y0) / 2.0) + 1):
        y = y0 + k * 2.0
        mesh.box((x - 0.04, y - 0.04, base), (x + 0.04, y + 0.04, base + 1.05), steel)
    for z in (0.35, 0.7, 1.05):
        mesh.tube((x, y0, base + z), (x, y1, base + z), 0.03, steel, 4)


def promenade_lamps(
    x: float, y0: float, y1: float, base: float, spacing: float, power: float = 700.0, reach: float = 330.0
) -> None:
    """Lamps on posts along y; beyond `reach` metres they only glow."""
    mesh, steel, y = MeshBuilder(), materials.dark_steel(), y0
    while y < y1:
        size = 0.20 + y * 0.00022
        mesh.tube((x, y, base), (x, y, base + 4.6), 0.07, steel, 8, 0.05)
        mesh.tube(
            (x, y, base + 4.6),
            (x, y, base + 4.6 + 1.7 * size),
            size * 0.8,
            materials.glowing(PEACH, 11),
            10,
            size,
        )
        mesh.tube(
            (x, y, base + 4.6 + 1.7 * size), (x, y, base + 4.9 + 1.9 * size), size * 1.4, steel, 10, 0.04
        )
        if y < reach:
            lamp = Vector((x, y, base + 4.5))
            lamps.spot(lamp, lamp - Vector((0, 0, 4)), power, WARM, 150, 0.9, 0.2, mirrored=False)
        y += spacing
    mesh.to_object("promenade lamps")


def trees(
    x: float, y0: float, y1: float, base: float, spacing: float, height: float = 13.0, seed: int = 1
) -> None:
    """Bare plane trees along y: three grown ones, repeated and turned."""
    random, originals, y = Random(seed), [], y0
    for k in range(3):
        before = set(bpy.data.objects)
        plants.tree((x, y0 - 0.01, base), height, seed + k)
        originals.append([part for part in set(bpy.data.objects) - before if part.parent is None][0])
    for original in originals:
        original.location.x = x + (4000 if x > 0 else -4000)  # the models stay out of sight
    while y < y1:
        copy = random.choice(originals).copy()
        bpy.context.collection.objects.link(copy)
        copy.location = (x + random.uniform(-0.8, 0.8), y, base)
        copy.rotation_euler[2] = random.uniform(0, 6.28)
        copy.scale = (random.uniform(0.85, 1.15),) * 3
        y += spacing * random.uniform(0.8, 1.2)


def barge(position: tuple[float, float], length: float = 62.0, beam: float = 8.6) -> None:
    """A moored freight barge, its stern towards the camera; a dim light in the wheelhouse.

    It lies along y; `position` is the middle of its stern.
    """
    mesh, half = MeshBuilder(), beam / 2
    hull, deck = materials.paint((0.012, 0.016, 0.022), 0.45, 0.2), materials.paint((0.05, 0.052, 0.055), 0.7)
    white = materials.paint((0.30, 0.31, 0.32), 0.4)
    stations = (
        (0, 0.86, 2.0),
        (2.5, 0.97, 1.7),
        (8, 1.0, 1.5),
        (length - 9, 1.0, 1.5),
        (length - 4, 0.8, 2.0),
        (length, 0.2, 2.7),
    )
    with mesh.placed((*position, 0)):
        rings = []
        for y, share, top in stations:
            w = half * share
            rings.append(
                [
                    (-w * 0.9, y, -0.8),
                    (w * 0.9, y, -0.8),
                    (w, y, 0.5),
                    (w, y, top),
                    (-w, y, top),
                    (-w, y, 0.5),
                ]
            )
        mesh.loft(rings, hull)
        mesh.box((-half * 0.84, 15, 1.4), (half * 0.84, length - 10, 2.5), deck)
        for k in range(12):  # hatch covers
            y = 15.4 + k * (length - 26) / 12
            mesh.box(
                (-half * 0.86, y, 2.5),
                (half * 0.86, y + (length - 26) / 12 - 0.25, 2.72),
                materials.dark_steel(),
            )
        mesh.box((-3.2, 2.6, 1.4), (3.2, 12.5, 3.5), white)
        mesh.box((-3.4, 2.4, 3.5), (3.4, 12.7, 3.6), deck)
        mesh.box((-2.3, 7.0, 5.9), (2.3, 11.0, 6.05), deck)
        _wheelhouse(mesh, white, deck)
        for x in (-2.2, -0.7, 0.8, 2.2):
            mesh.tube(
                (x, 2.58, 2.5), (x, 2.61, 2.5), 0.28, materials.glowing(PEACH, 0.35 if x < -1 else 0.02), 14
            )
        mesh.tube((0, 9, 6), (0, 9, 9.4), 0.06, deck, 6)
        mesh.tube((-1.0, 9, 8.2), (1.0, 9, 8.2), 0.04, deck, 6)
        for x in (-half * 0.82, half * 0.82):
            for k in range(7):
                mesh.box((x - 0.03, 0.5 + k * 2, 1.5), (x + 0.03, 0.56 + k * 2, 2.7), deck)
            mesh.tube((x, 0.5, 2.7), (x, 13, 2.7), 0.03, deck, 4)
    mesh.to_object("barge", bevel=0.02)


def _wheelhouse(mesh: MeshBuilder, walls: bpy.types.Material, dark: bpy.types.Material) -> None:
    """A lit cabin with somebody in it; post/lights.py switches it."""
    (left, right), y, (sill, head) = WHEELHOUSE
    back = y + 3.2
    for x in (left - 0.15, right):
        mesh.box((x, y, 3.6), (x + 0.15, back, 5.9), walls)
    mesh.box((left, back - 0.1, 3.6), (right, back, 5.9), walls)
    mesh.box((left, y, 3.6), (right, y + 0.1, sill), walls)
    mesh.box((left, y, head), (right, y + 0.1, 5.9), walls)
    for low, high, strength in ((3.7, 4.9, 0.24), (4.9, 5.9, 0.40)):
        mesh.box((left, back - 0.14, low), (right, back - 0.1, high), materials.glowing(PEACH, strength))
    for x in (-0.62, 0.62):
        mesh.box((x - 0.06, y - 0.04, sill), (x + 0.06, y + 0.04, head), dark)
    mesh.box((0.75, back - 0.6, 3.6), (1.6, back - 0.2, 5.15), dark)  # a cupboard
    mesh.box((-1.7, y + 0.15, 3.6), (0.2, y + 0.8, 4.72), dark)  # the console
    x, y, z = -1.0, y + 1.3, 3.6
    for top, radius, end in ((4.95, 0.19, 0.25), (5.08, 0.25, 0.11), (5.2, 0.075, 0.10), (5.34, 0.115, 0.09)):
        mesh.tube((x, y, z), (x, y, top), radius, dark, 12, end)
        z = top
