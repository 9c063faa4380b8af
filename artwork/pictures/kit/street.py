"""What stands and lies on the ground: surfaces, markings, kerbs, fences, bollards, barriers."""

import math
from random import Random

import bpy
from mathutils import Vector

from kit import materials
from kit.look import SIGNAL_RED
from kit.mesh import MeshBuilder

Ground = tuple[float, float]


def ground(
    material: bpy.types.Material,
    x: tuple[float, float] = (-900, 900),
    y: tuple[float, float] = (-60, 1800),
    z: float = 0.0,
) -> None:
    """A flat piece of ground; by default the whole visible plain."""
    mesh = MeshBuilder()
    mesh.polygon([(x[0], y[0], z), (x[1], y[0], z), (x[1], y[1], z), (x[0], y[1], z)], material)
    mesh.to_object("ground")


def marking(mesh: MeshBuilder, start: Ground, end: Ground, width: float = 0.12) -> None:
    """A worn painted line, 4 mm above the ground."""
    start, end = Vector((*start, 0.004)), Vector((*end, 0.004))
    aside = (end - start).normalized().cross(Vector((0, 0, 1))) * width / 2
    mesh.polygon([start + aside, end + aside, end - aside, start - aside], materials.road_marking())


def dashes(
    mesh: MeshBuilder, start: Ground, end: Ground, dash: float = 3.0, gap: float = 3.0, width: float = 0.12
) -> None:
    """A dashed line."""
    origin, length = Vector(start), (Vector(end) - Vector(start)).length
    along = (Vector(end) - origin).normalized()
    at = 0.0
    while at < length:
        marking(mesh, tuple(origin + along * at), tuple(origin + along * min(at + dash, length)), width)
        at += dash + gap


def parking_bays(
    mesh: MeshBuilder, start: Ground, count: int, width: float = 2.7, depth: float = 5.4
) -> None:
    """Parking bays side by side along +x, open towards +y."""
    x, y = start
    for i in range(count + 1):
        marking(mesh, (x + i * width, y), (x + i * width, y + depth))
    marking(mesh, (x, y), (x + count * width, y))


def bollards(mesh: MeshBuilder, start: Ground, end: Ground, count: int, height: float = 0.92) -> None:
    for i in range(count):
        x, y = Vector(start).lerp(Vector(end), i / max(1, count - 1))
        mesh.tube((x, y, 0), (x, y, height), 0.075, materials.dark_steel(), 14)


def fence(mesh: MeshBuilder, start: Ground, end: Ground, height: float = 2.4, spacing: float = 2.5) -> None:
    """Double-rod mat fence. Seen along its line it vanishes: look at it across, or light it."""
    start, end = Vector((*start, 0)), Vector((*end, 0))
    count = max(1, round((end - start).length / spacing))
    steel, panel, width = materials.dark_steel(), materials.wire_mesh(), (end - start).length / count
    up, foot = Vector((0, 0, height)), Vector((0, 0, 0.06))
    for i in range(count + 1):
        here = start.lerp(end, i / count)
        mesh.tube(here, here + up * 1.05, 0.04, steel, 4)
        if i < count:
            there = start.lerp(end, (i + 1) / count)
            corners = [here + foot, there + foot, there + up, here + up]
            mesh.polygon(corners, panel, [(0, 0), (width, 0), (width, height), (0, height)])


def site_fence(mesh: MeshBuilder, start: Ground, end: Ground, seed: int = 1) -> None:
    """Mobile construction fence: framed panels of 3.5 m on concrete feet, slightly out of line."""
    random = Random(seed)
    start, end = Vector(start), Vector(end)
    count = max(1, round((end - start).length / 3.5))
    tube, panel = materials.paint((0.30, 0.31, 0.32), 0.35, 0.9), materials.wire_mesh(
        0.055, 0.10, (0.20, 0.205, 0.21)
    )
    foot, low, middle, high = materials.concrete(), 0.25, 1.15, 2.05
    aside = (end - start).normalized().orthogonal()
    for i in range(count):
        shift = aside * random.uniform(-0.06, 0.06)
        a = start.lerp(end, i / count) + shift
        b = start.lerp(end, (i + 0.97) / count) + shift
        for p in (a, b):
            mesh.tube((*p, 0.12), (*p, high), 0.022, tube, 6)
            mesh.box((p.x - 0.35, p.y - 0.12, 0), (p.x + 0.35, p.y + 0.12, 0.14), foot)
        for z, radius in ((low, 0.022), (middle, 0.014), (high, 0.022)):
            mesh.tube((*a, z), (*b, z), radius, tube, 6)
        mesh.polygon(
            [(*a, low), (*b, low), (*b, high), (*a, high)], panel, [(0, 0), (3.4, 0), (3.4, 1.8), (0, 1.8)]
        )


def barrier(mesh: MeshBuilder, length: float = 5.0, opening: float = 0.0) -> None:
    """Boom barrier at the frame's origin; the boom runs to +x, raised by `opening` degrees."""
    steel, white = materials.paint((0.10, 0.105, 0.11), 0.4, 0.5), materials.paint((0.55, 0.55, 0.53), 0.4)
    red = materials.paint((0.42, 0.02, 0.015), 0.4)
    mesh.box((-0.2, -0.18, 0), (0.2, 0.18, 1.12), steel)
    axis = Vector((0, -0.24, 0.95))
    along = Vector((math.cos(math.radians(opening)), 0, math.sin(math.radians(opening))))
    stripes = max(4, round(length / 0.5))
    for i in range(stripes):
        ends = (axis + along * (length * (i + k) / stripes) for k in (0, 1))
        mesh.tube(*ends, 0.045, red if i % 2 else white, 8)
    mesh.tube(axis, axis - along * 0.7, 0.09, steel, 8)
    lamp = axis + along * length * 0.98
    mesh.tube(lamp, lamp + Vector((0, -0.06, 0)), 0.03, materials.glowing(SIGNAL_RED, 8), 8)
    if not opening:
        mesh.tube((length, -0.24, 0), (length, -0.24, 0.9), 0.04, steel, 8)


def pavement(mesh: MeshBuilder, low: Ground, high: Ground, height: float = 0.14) -> None:
    """A raised pavement with concrete slabs."""
    mesh.box((*low, -0.02), (*high, height), materials.concrete((0.18, 0.18, 0.185), (1.5, 1.0)))
