"""A river port and what surrounds it: basin with rippled water, slewing cranes, a warehouse with loading docks, silos."""

import math
from functools import cache
from random import Random

import bpy
from mathutils import Vector

from kit import construction, lamps, materials
from kit.look import PEACH, SIGNAL_RED, WARM, Colour
from kit.mesh import MeshBuilder
from kit.nodes import Graph


@cache
def water() -> bpy.types.Material:
    """Harbour water with small wind ripples."""
    g = Graph.material("water")
    where = g.position()
    ripples = g.noise(g.scaled(where, (0.5, 1.0, 1.0), (0, 0, 0.3)), 0.55, 4, 0.55)
    normal = g.bump(ripples, 0.12, 0.6)
    return g.finish(g.principled(Base_Color=(0.004, 0.008, 0.012), Roughness=0.05, IOR=1.33, Normal=normal))


def slewing_crane(
    mesh: MeshBuilder, turn: float = 30.0, lift: float = 52.0, height: float = 14.0, jib: float = 30.0
) -> None:
    """A portal slewing crane at the frame's origin. `turn` of the jib and its `lift` in degrees."""
    paint, steel = materials.paint((0.075, 0.085, 0.095), 0.5, 0.3), materials.dark_steel()
    for x in (-4.2, 4.2):
        for y in (-4.2, 4.2):
            mesh.tube((x, y, 0), (x * 0.42, y * 0.42, height), 0.42, paint, 4, 0.34)
            mesh.box((x - 0.5, y - 1.1, 0), (x + 0.5, y + 1.1, 0.7), steel)
        mesh.box((x - 0.3, -4.4, 0.7), (x + 0.3, 4.4, 1.3), paint)
    mesh.tube((0, 0, height - 0.3), (0, 0, height + 0.9), 2.6, steel, 24)
    with mesh.placed((0, 0, height + 0.9), turn):
        mesh.box((-5.0, -2.0, 0), (1.6, 2.0, 3.4), paint)
        mesh.box((-6.4, -1.6, 0.2), (-5.0, 1.6, 2.4), steel)
        mesh.box((1.6, -2.1, 0.2), (3.4, -0.4, 2.6), paint)
        mesh.box((3.4, -2.0, 1.1), (3.43, -0.5, 2.3), materials.glowing(PEACH, 0.5))
        construction.lattice(mesh, (-0.6, 0, 3.4), (-1.0, 0, 10.5), 1.3, 1.5, 0.09, 0.04, paint, (0, 1, 0))
        angle = math.radians(lift)
        tip = Vector((1.4 + jib * math.cos(angle), 0, 1.6 + jib * math.sin(angle)))
        construction.lattice(mesh, (1.4, 0, 1.6), tip, 1.25, 1.7, 0.085, 0.036, paint)
        mesh.tube((-1.0, 0, 10.5), tip, 0.05, steel, 6)
        mesh.tube((-1.0, 0, 10.5), (-5.4, 0, 2.6), 0.06, steel, 6)
        hook = tip.z - 12.0
        for y in (-0.2, 0.2):
            mesh.tube((tip.x, y, tip.z), (tip.x, y, hook), 0.03, steel, 4)
        mesh.box((tip.x - 0.35, -0.35, hook - 1.1), (tip.x + 0.35, 0.35, hook), steel)
        mesh.tube(
            (tip.x, 0, tip.z + 0.4), (tip.x, 0, tip.z + 0.9), 0.18, materials.glowing(SIGNAL_RED, 9), 10
        )


@cache
def cladding(colour: Colour) -> bpy.types.Material:
    """Wall panels with shallow folds and a seam every 6 m. UV in metres."""
    g = Graph.material("cladding")
    u, _ = g.uv()
    where = g.position()
    fold = abs((u / 0.33).fraction() - 0.5).ramp((0.10, 0.0), (0.25, 1.0))
    seam = abs((u / 6.0).fraction() - 0.5).above(0.497)
    rain = g.noise(g.scaled(where, (1, 1, 0.05)), 1.4, 5, 0.6).ramp((0.3, 0.75), (0.7, 1.15))
    colour = g.mix(seam * 0.7, g.tinted(colour, rain), (0.01, 0.01, 0.012))
    return g.finish(
        g.principled(Base_Color=colour, Roughness=0.45, Metallic=0.2, Normal=g.bump(fold, 0.5, 0.03))
    )


def warehouse(
    mesh: MeshBuilder, docks: int, depth: float = 60.0, height: float = 11.0, open_docks: tuple[int, ...] = (),
    wall: Colour = (0.085, 0.092, 0.102), seed: int = 1,
) -> None:  # fmt: skip
    """A logistics hall; its loading docks look to -y, those in `open_docks` are lit. Trailers wait at some."""
    random, skin, steel = Random(seed), cladding(wall), materials.dark_steel()
    bay, sill, head = 5.4, 1.2, 4.1
    width = docks * bay + 6
    mesh.box(
        (0, 0, 0), (width, depth, height), skin, top=materials.paint((0.030, 0.032, 0.036), 0.5, scale=0.4)
    )
    mesh.box((-0.15, -0.15, height - 0.1), (width + 0.15, depth + 0.15, height + 0.35), steel)
    mesh.box((0, -0.12, 0), (width, 0.0, sill), materials.concrete((0.12, 0.12, 0.12), (2.7, 1.2)))
    mesh.box((2, -2.0, head + 0.9), (width - 2, 0.0, head + 1.15), steel)
    for k in range(docks):
        x = 3 + k * bay + bay / 2
        mesh.box(
            (x - 1.75, -0.55, sill), (x - 1.40, 0.0, head + 0.35), materials.paint((0.012, 0.012, 0.013), 0.8)
        )
        mesh.box(
            (x + 1.40, -0.55, sill), (x + 1.75, 0.0, head + 0.35), materials.paint((0.012, 0.012, 0.013), 0.8)
        )
        mesh.box(
            (x - 1.75, -0.55, head), (x + 1.75, 0.0, head + 0.35), materials.paint((0.012, 0.012, 0.013), 0.8)
        )
        lit = k in open_docks
        door = materials.glowing(PEACH, 1.0) if lit else materials.paint((0.16, 0.165, 0.17), 0.5)
        mesh.box((x - 1.40, -0.06, sill), (x + 1.40, -0.02, head), door)
        for z in (1.9, 2.6, 3.3):
            if not lit:
                mesh.box((x - 1.40, -0.075, z), (x + 1.40, -0.06, z + 0.04), steel)
        for post in (x - 2.1, x + 2.1):
            mesh.tube((post, -1.1, 0), (post, -1.1, 0.9), 0.11, materials.paint((0.40, 0.27, 0.03), 0.5), 10)
        mesh.box(
            (x - 0.35, -1.9, head + 0.80),
            (x + 0.35, -1.2, head + 0.90),
            materials.glowing(PEACH, 9 if lit else 2.5),
        )
        if lit:
            lamp = mesh.to_world((x, -1.6, head + 0.7))
            lamps.spot(lamp, mesh.to_world((x, -5.0, 0)), 9000, WARM, 125, 0.9, 0.2, mirrored=False)
        elif random.random() < 0.55:
            trailer(
                mesh, x, -0.7, random.choice(((0.20, 0.205, 0.21), (0.05, 0.06, 0.075), (0.13, 0.12, 0.11)))
            )
    for k in range(int(width / 14)):
        x = 7 + k * 14
        mesh.box((x, depth * 0.3, height), (x + 3.2, depth * 0.3 + 2.4, height + 1.5), steel)
        mesh.box(
            (x + 5, 6, height + 0.1),
            (x + 8, depth - 6, height + 0.6),
            materials.paint((0.07, 0.08, 0.09), 0.15),
        )


def trailer(mesh: MeshBuilder, x: float, back: float, colour: Colour) -> None:
    """A parked semi-trailer, its doors at y = `back`, pointing to -y."""
    steel = materials.dark_steel()
    mesh.box(
        (x - 1.25, back - 13.4, 1.15), (x + 1.25, back, 3.95), materials.paint(colour, 0.4, variation=0.12)
    )
    mesh.box((x - 1.1, back - 13.2, 0.85), (x + 1.1, back - 0.1, 1.15), steel)
    for y in (back - 2.2, back - 3.5, back - 4.8):
        for side in (-1.05, 1.05):
            mesh.tube(
                (x + side - 0.16, y, 0.5),
                (x + side + 0.16, y, 0.5),
                0.5,
                materials.paint((0.012, 0.012, 0.013), 0.7),
                18,
            )
    for side in (-0.7, 0.7):
        mesh.box((x + side - 0.07, back - 10.6, 0), (x + side + 0.07, back - 10.4, 0.9), steel)


def silos(mesh: MeshBuilder, count: int = 5, radius: float = 4.2, height: float = 34.0) -> None:
    """A row of grain silos along +x under one gallery, with a stair tower."""
    shell = materials.concrete((0.135, 0.135, 0.135), None, 0.75)
    for k in range(count):
        x = k * radius * 1.94
        mesh.tube((x, 0, 0), (x, 0, height), radius, shell, 32)
    width = (count - 1) * radius * 1.94
    mesh.box((-radius, -2.6, height), (width + radius, 2.6, height + 5.0), cladding((0.07, 0.075, 0.082)))
    mesh.box((width + radius, -3, 0), (width + radius + 5.5, 3, height + 11), shell)
    for k in range(9):
        z = 4 + k * 4.2
        pane = materials.glowing(PEACH, 0.7 if k in (2, 6) else 0.02)
        mesh.box((width + radius + 2, -3.06, z), (width + radius + 3.4, -3.0, z + 1.5), pane)
    for x in (-radius + 0.5, width + radius + 0.5):
        mesh.tube((x, -2.4, height + 5), (x, -2.4, height + 6), 0.3, materials.glowing(SIGNAL_RED, 7), 8)
