"""An open-plan office after work: floor, tidy workplaces, and the trolley of those who clean it."""

import math
from random import Random

import bpy
from mathutils import Vector

from kit import interior, materials
from kit.look import Colour
from kit.mesh import MeshBuilder
from kit.nodes import Graph


def mopped_floor(colour: Colour = (0.055, 0.058, 0.063), wet: float = 0.6) -> bpy.types.Material:
    """Seamless floor, freshly mopped: lanes that mirror, with seams and patches where it has begun to dry."""
    g = Graph.material("mopped floor")
    where = g.position()
    x, _, _ = g.split(where)
    sway, drying = g.noise(g.scaled(where, (0.5, 0.16, 1.0)), 1.0, 3), g.noise(where, 5.0, 3)
    lane = (x * 0.9 + sway * 2.2).fraction()
    seam = abs(lane - 0.5).ramp((0.40, 0.0), (0.5, 1.0)) * drying.ramp((0.35, 0.2), (0.6, 1.0))
    patches = g.noise(g.scaled(where, (0.9, 0.28, 1.0), (0, 0, 0.25)), 1.1, 4, 0.55)
    film = (patches + (drying - 0.5) * 0.10).ramp((0.62 - 0.34 * wet, 0.0), (0.74 - 0.34 * wet, 1.0))
    film = (film - seam * 0.8).clamped()
    rough = g.mix(film, drying.ramp((0.3, 0.13), (0.7, 0.22)), (0.022, 0.022, 0.022))
    tone = g.noise(where, 0.8, 4).ramp((0.3, 0.85), (0.7, 1.15))
    base = g.mix(film * 0.35, g.tinted(colour, tone), tuple(c * 0.4 for c in colour))
    normal = g.bump(g.noise(where, 3.0, 2), film * 0.012 + 0.006, 0.02)
    return g.finish(g.principled(Base_Color=base, Roughness=rough, Specular=0.6, Normal=normal))


def workplace(mesh: MeshBuilder, random: Random) -> None:
    """A cleared desk, 1.6 x 0.8 m, at the frame's origin; the chair stands on the -y side, pushed in."""
    top, steel = materials.paint((0.22, 0.215, 0.21), 0.45, variation=0.05), materials.paint(
        (0.05, 0.052, 0.056), 0.4, 0.6
    )
    mesh.box((0, 0, 0.715), (1.6, 0.8, 0.74), top)
    for x in (0.06, 1.48):
        mesh.box((x, 0.06, 0.0), (x + 0.06, 0.74, 0.03), steel)
        mesh.box((x, 0.36, 0.03), (x + 0.06, 0.44, 0.715), steel)
    mesh.box((0.06, 0.38, 0.66), (1.54, 0.42, 0.71), steel)
    for x in (0.52, 1.10) if random.random() < 0.6 else (0.80,):
        with mesh.placed((x, 0.55, 0.0), random.uniform(-8, 8)):
            interior.monitor(mesh, 0.54, 0.32, 0.74)
    mesh.box((0.58, 0.16, 0.74), (1.02, 0.30, 0.757), materials.paint((0.02, 0.02, 0.022), 0.5))
    with mesh.placed((0.8 + random.uniform(-0.12, 0.12), -0.16, 0), random.uniform(-14, 14)):
        chair(mesh)


def chair(mesh: MeshBuilder) -> None:
    """A swivel chair that looks to +y."""
    cloth, black = materials.paint((0.022, 0.025, 0.032), 0.8), materials.paint((0.015, 0.015, 0.017), 0.45)
    for k in range(5):
        angle = math.radians(90 + 72 * k)
        x, y = math.cos(angle) * 0.30, math.sin(angle) * 0.30
        mesh.tube((0, 0, 0.11), (x, y, 0.075), 0.022, black, 6)
        mesh.tube((x - 0.02, y, 0.03), (x + 0.02, y, 0.03), 0.03, black, 10)
    mesh.tube((0, 0, 0.10), (0, 0, 0.44), 0.025, black, 10)
    mesh.box((-0.24, -0.22, 0.44), (0.24, 0.24, 0.51), cloth)
    mesh.box((-0.03, -0.29, 0.40), (0.03, -0.24, 0.72), black)
    rows = [[(-w, y, z), (w, y, z), (w, y + 0.05, z), (-w, y + 0.05, z)]
            for w, y, z in ((0.20, -0.27, 0.60), (0.23, -0.29, 0.75), (0.22, -0.31, 0.92), (0.17, -0.34, 1.05))]  # fmt: skip
    mesh.loft(rows, cloth)


def cleaning_trolley(mesh: MeshBuilder) -> None:
    """Trolley with two buckets, wringer, waste bag, bottles and a mop, 1.2 m long along x, at the frame's origin."""
    grey, tube = materials.paint((0.10, 0.105, 0.11), 0.5, variation=0.08), materials.paint(
        (0.40, 0.405, 0.415), 0.3, 0.9
    )
    black, blue = materials.paint((0.015, 0.015, 0.017), 0.5), materials.paint(
        (0.014, 0.036, 0.085), 0.4, variation=0.1
    )
    red = materials.paint((0.105, 0.020, 0.016), 0.4, variation=0.1)
    for x in (-0.52, 0.52):
        for y in (-0.22, 0.22):
            mesh.tube((x, y - 0.016, 0.055), (x, y + 0.016, 0.055), 0.055, black, 18)
            mesh.box((x - 0.02, y - 0.025, 0.06), (x + 0.02, y + 0.025, 0.15), tube)
    mesh.box((-0.58, -0.27, 0.15), (0.58, 0.27, 0.19), grey)
    for x in (-0.55, -0.02, 0.55):
        for y in (-0.24, 0.24):
            mesh.tube((x, y, 0.19), (x, y, 0.98 if x < 0.5 else 0.93), 0.014, tube, 10)
    for x, z in ((-0.55, 0.98), (-0.02, 0.98), (0.55, 0.93)):
        mesh.tube((x, -0.24, z), (x, 0.24, z), 0.014, tube, 10)
    for y in (-0.24, 0.24):
        mesh.tube((-0.55, y, 0.98), (-0.02, y, 0.98), 0.014, tube, 10)
    mesh.tube((0.55, -0.24, 0.93), (0.70, -0.24, 1.02), 0.014, tube, 10)
    mesh.tube((0.55, 0.24, 0.93), (0.70, 0.24, 1.02), 0.014, tube, 10)
    mesh.tube((0.70, -0.24, 1.02), (0.70, 0.24, 1.02), 0.017, black, 12)
    _bucket(mesh, -0.38, 0.0, 0.19, 0.155, 0.27, blue)
    _bucket(mesh, -0.12, 0.0, 0.19, 0.125, 0.24, red)
    mesh.box((-0.50, -0.11, 0.46), (-0.26, 0.11, 0.58), grey)
    mesh.tube((-0.30, 0.0, 0.56), (-0.22, 0.0, 0.80), 0.012, tube, 8)
    for z in (0.62, 0.84):
        mesh.box((-0.54, -0.23, z), (-0.03, 0.23, z + 0.018), grey)
        mesh.box((-0.54, -0.235, z), (-0.03, -0.225, z + 0.06), grey)
    bottle = materials.paint((0.20, 0.21, 0.22), 0.3), materials.paint((0.03, 0.10, 0.13), 0.25), blue
    for i, (x, y) in enumerate(
        ((-0.47, -0.14), (-0.37, -0.16), (-0.28, -0.13), (-0.44, 0.05), (-0.33, 0.08))
    ):
        mesh.tube((x, y, 0.858), (x, y, 1.02), 0.036, bottle[i % 3], 18)
        mesh.tube((x, y, 1.02), (x, y, 1.06), 0.036, bottle[i % 3], 18, 0.014)
        mesh.tube((x, y, 1.06), (x, y, 1.10), 0.014, black, 10)
        mesh.box((x - 0.012, y - 0.06, 1.085), (x + 0.012, y + 0.02, 1.115), black)
    for i in range(5):
        z = 0.638 + i * 0.022
        mesh.box(
            (-0.45 + 0.01 * (i % 2), -0.19, z),
            (-0.18, 0.02, z + 0.020),
            materials.paint((0.24, 0.235, 0.22) if i % 2 else (0.05, 0.11, 0.20), 0.9),
        )
    _bag(mesh, 0.265, 0.0, materials.paint((0.020, 0.026, 0.040), 0.38, variation=0.1))
    mesh.box((0.0, -0.25, 0.955), (0.53, 0.25, 0.985), grey)
    mop, low = (-0.62, 0.16), 0.42
    mesh.tube((mop[0], mop[1], low), (mop[0] - 0.05, mop[1] + 0.03, 1.62), 0.013, tube, 10)
    mesh.tube((mop[0] - 0.048, mop[1] + 0.028, 1.50), (mop[0] - 0.052, mop[1] + 0.032, 1.64), 0.016, blue, 10)
    mesh.box((mop[0] - 0.09, mop[1] - 0.2, low - 0.05), (mop[0] + 0.04, mop[1] + 0.2, low), grey)
    strings = materials.paint((0.30, 0.30, 0.29), 0.9)
    random = Random(3)
    for i in range(46):
        y = mop[1] - 0.2 + 0.4 * i / 45
        x = mop[0] - 0.08 + 0.11 * random.random()
        mesh.tube(
            (x, y, low - 0.04),
            (x + random.uniform(-0.03, 0.03), y, low - random.uniform(0.18, 0.25)),
            0.009,
            strings,
            5,
        )


def wet_floor_sign(mesh: MeshBuilder) -> None:
    """A folding floor sign, 0.62 m high, at the frame's origin; no words, only an empty triangle."""
    yellow, ink = materials.paint((0.25, 0.165, 0.035), 0.45, variation=0.1), materials.paint(
        (0.012, 0.012, 0.012), 0.5
    )
    for side in (-1, 1):
        low, high = Vector((0, side * 0.17, 0.0)), Vector((0, side * 0.012, 0.62))
        board = [
            low + Vector((-0.14, 0, 0)),
            low + Vector((0.14, 0, 0)),
            high + Vector((0.11, 0, 0)),
            high + Vector((-0.11, 0, 0)),
        ]
        back = [corner - Vector((0, side * 0.012, 0)) for corner in board]
        mesh.loft([board[::-side], back[::-side]], yellow)
        front = Vector((0, side * 0.0015, 0))
        marks = [
            low.lerp(high, share) + Vector((x, 0, 0)) + front
            for x, share in ((-0.085, 0.42), (0.085, 0.42), (0.0, 0.70))
        ]
        for a, b in zip(marks, marks[1:] + marks[:1]):
            mesh.tube(a, b, 0.006, ink, 4)
    mesh.box((-0.05, -0.02, 0.60), (0.05, 0.02, 0.635), yellow)


def _bucket(
    mesh: MeshBuilder,
    x: float,
    y: float,
    z: float,
    radius: float,
    height: float,
    material: bpy.types.Material,
) -> None:
    mesh.tube((x, y, z), (x, y, z + height), radius * 0.82, material, 28, radius)
    mesh.tube((x, y, z + height - 0.025), (x, y, z + height), radius * 1.06, material, 28)


def _bag(mesh: MeshBuilder, x: float, y: float, material: bpy.types.Material) -> None:
    """A hanging waste bag: soft, fuller below, with folds."""
    rings = []
    for z, w, d, folds in ((0.24, 0.17, 0.16, 0.01), (0.30, 0.235, 0.215, 0.012), (0.50, 0.245, 0.22, 0.016),
                           (0.75, 0.24, 0.215, 0.02), (0.955, 0.25, 0.23, 0.012)):  # fmt: skip
        ring = []
        for i in range(48):
            a = 2 * math.pi * i / 48
            c, s = math.cos(a), math.sin(a)
            ripple = 1 + folds * 3 * math.sin(9 * a + z * 6) * 0.5 + folds * math.sin(17 * a)
            ring.append(
                (
                    x + math.copysign(abs(c) ** 0.6, c) * w * ripple,
                    y + math.copysign(abs(s) ** 0.6, s) * d * ripple,
                    z,
                )
            )
        rings.append(ring)
    mesh.loft(rings, material)
