"""A freight yard: tracks on ballast, overhead line, signals, wagons, containers and the crane that lifts them.

Tracks run along +y of the builder's frame.
"""

import math
from functools import cache
from random import Random

import bpy
from mathutils import Vector

from kit import construction, lamps, materials
from kit.look import COOL, PEACH, SIGNAL_RED, WARM, Colour
from kit.mesh import MeshBuilder
from kit.nodes import Graph

GAUGE = 1.5
BOX_WIDTH, BOX_HEIGHT = 2.44, 2.6
LONG, SHORT = 12.19, 6.06  # container lengths
PAINTS: tuple[Colour, ...] = (
    (0.050, 0.072, 0.105), (0.150, 0.082, 0.062), (0.180, 0.183, 0.188), (0.062, 0.088, 0.086),
    (0.165, 0.118, 0.078), (0.095, 0.102, 0.112), (0.110, 0.062, 0.058),
)  # fmt: skip


@cache
def ballast() -> bpy.types.Material:
    """Wet broken stone, browner between the rails."""
    g = Graph.material("ballast")
    where = g.position()
    stones, broad = g.grains(where, 9.0), g.noise(where, 0.12, 4, 0.6)
    tone = (stones * 0.8 + broad * 0.6).ramp((0.2, 0.45), (0.7, 1.35))
    return g.finish(
        g.principled(
            Base_Color=g.tinted((0.040, 0.037, 0.036), tone),
            Roughness=broad.ramp((0.35, 0.62), (0.65, 0.34)),
            Normal=g.bump(stones, 0.6, 0.05),
        )
    )


@cache
def corrugated(colour: Colour) -> bpy.types.Material:
    """Sheet steel with upright folds every 0.28 m, scratched and rained on."""
    g = Graph.material("corrugated")
    u, _ = g.uv()
    where = g.position()
    fold = abs((u / 0.28).fraction() - 0.5).ramp((0.12, 0.0), (0.30, 1.0))
    dirt = g.noise(g.scaled(where, (1, 1, 0.12)), 1.6, 5, 0.65).ramp((0.3, 0.55), (0.7, 1.15))
    return g.finish(
        g.principled(
            Base_Color=g.tinted(g.tinted(colour, dirt), fold.ramp((0.0, 0.62), (1.0, 1.0))),
            Roughness=dirt * 0.3 + 0.2,
            Normal=g.bump(fold, 0.8, 0.04),
        )
    )


def track(mesh: MeshBuilder, x: float, y0: float, y1: float, sleepers_to: float = 190.0) -> None:
    """One track; its sleepers are drawn as far as they can be told apart."""
    rust, head = materials.paint((0.050, 0.032, 0.022), 0.7), materials.paint((0.34, 0.34, 0.35), 0.32, 1.0)
    concrete = materials.concrete((0.085, 0.083, 0.080))
    for side in (-GAUGE / 2, GAUGE / 2):
        mesh.box((x + side - 0.065, y0, 0.20), (x + side + 0.065, y1, 0.33), rust)
        mesh.box((x + side - 0.036, y0, 0.33), (x + side + 0.036, y1, 0.365), head)
    y = y0
    while y < min(y1, sleepers_to):
        mesh.box((x - 1.3, y, 0.05), (x + 1.3, y + 0.26, 0.20), concrete)
        y += 0.62


def overhead_line(
    mesh: MeshBuilder, x0: float, x1: float, y0: float, y1: float, spacing: float = 55.0
) -> None:
    """Portals across the tracks, with droppers, insulators and the wires between them."""
    steel, wire, y = materials.dark_steel(), materials.paint((0.02, 0.02, 0.022), 0.5), y0
    wires = [x0 + 2.6 + k * (x1 - x0 - 5.2) / 4 for k in range(5)]
    while y <= y1:
        for x in (x0, x1):
            construction.lattice(mesh, (x, y, 0), (x, y, 9.4), 0.5, 0.9, 0.045, 0.022, steel, (0, 1, 0))
        construction.lattice(mesh, (x0, y, 9.0), (x1, y, 9.0), 0.7, 1.1, 0.045, 0.022, steel)
        for x in wires:
            mesh.tube((x, y, 6.0), (x, y, 8.7), 0.04, steel, 6)
            mesh.tube((x, y, 7.3), (x, y, 7.9), 0.09, materials.paint((0.10, 0.055, 0.035), 0.3), 8)
        if y + spacing <= y1 + 1:
            for x in wires:
                mesh.tube((x, y, 5.9), (x, y + spacing, 5.9), 0.014, wire, 4, caps=False)
                sag = [(x, y + spacing * k / 6, 7.25 - 0.85 * 4 * (k / 6) * (1 - k / 6)) for k in range(7)]
                for a, b in zip(sag[:-1], sag[1:]):
                    mesh.tube(a, b, 0.014, wire, 4, caps=False)
        y += spacing


def signal(mesh: MeshBuilder, x: float, y: float, colour: Colour = SIGNAL_RED, height: float = 4.6) -> None:
    """A light signal, its lens towards the camera."""
    steel = materials.dark_steel()
    mesh.tube((x, y, 0), (x, y, height), 0.07, steel, 8)
    mesh.box(
        (x - 0.32, y - 0.12, height - 1.1),
        (x + 0.32, y + 0.12, height + 0.2),
        materials.paint((0.01, 0.01, 0.011), 0.6),
    )
    mesh.tube(
        (x, y - 0.13, height - 0.25), (x, y - 0.15, height - 0.25), 0.10, materials.glowing(colour, 14), 12
    )
    mesh.tube((x, y - 0.12, height - 0.25), (x, y - 0.42, height - 0.20), 0.15, steel, 12, caps=False)


def container(mesh: MeshBuilder, x: float, y: float, z: float, colour: Colour, length: float = LONG) -> None:
    """A container along +y from (x, y, z), the middle of its near end: folded sheet between steel frames."""
    half, skin = BOX_WIDTH / 2, corrugated(colour)
    frame = materials.paint(tuple(c * 0.7 for c in colour), 0.5, 0.3)
    mesh.box(
        (x - half + 0.05, y + 0.05, z + 0.12),
        (x + half - 0.05, y + length - 0.05, z + BOX_HEIGHT - 0.06),
        skin,
    )
    for px in (x - half, x + half - 0.14):
        for py in (y, y + length - 0.14):
            mesh.box((px, py, z), (px + 0.14, py + 0.14, z + BOX_HEIGHT), frame)
        for pz in (z, z + BOX_HEIGHT - 0.12):
            mesh.box((px, y, pz), (px + 0.14, y + length, pz + 0.12), frame)
    for pz in (z, z + BOX_HEIGHT - 0.12):
        mesh.box((x - half, y, pz), (x + half, y + 0.12, pz + 0.12), frame)
    for bar in (-0.75, -0.28, 0.28, 0.75):
        mesh.tube(
            (x + bar, y + 0.02, z + 0.14),
            (x + bar, y + 0.02, z + BOX_HEIGHT - 0.14),
            0.022,
            materials.bright_steel(),
            6,
        )


def flat_wagons(mesh: MeshBuilder, x: float, y: float, count: int, seed: int = 1, laden: float = 0.8) -> None:
    """Container wagons from y onwards."""
    random, steel = Random(seed), materials.paint((0.045, 0.035, 0.030), 0.7)
    for k in range(count):
        y0 = y + k * 14.4
        mesh.box((x - 1.25, y0 + 0.5, 0.95), (x + 1.25, y0 + 13.6, 1.2), steel)
        mesh.box((x - 0.3, y0 + 0.2, 0.55), (x + 0.3, y0 + 13.9, 0.95), steel)
        for bogie in (2.2, 4.0, 10.1, 11.9):
            for side in (-0.78, 0.78):
                centre = y0 + bogie
                mesh.tube((x + side - 0.07, centre, 0.82), (x + side + 0.07, centre, 0.82), 0.46, steel, 14)
        for side in (-0.85, 0.85):
            mesh.tube((x + side, y0 + 0.1, 1.05), (x + side, y0 + 0.5, 1.05), 0.20, steel, 10)
        if random.random() < laden:
            if random.random() < 0.6:
                container(mesh, x, y0 + 0.95, 1.2, random.choice(PAINTS))
            else:
                for half in range(2):
                    container(mesh, x, y0 + 0.8 + half * 6.2, 1.2, random.choice(PAINTS), SHORT)


def tank_wagons(mesh: MeshBuilder, x: float, y: float, count: int) -> None:
    """Tank wagons from y onwards."""
    steel, shell = materials.dark_steel(), materials.paint((0.13, 0.135, 0.14), 0.35, 0.4, scale=0.8)
    for k in range(count):
        y0 = y + k * 13.6
        mesh.box((x - 1.1, y0 + 0.4, 0.9), (x + 1.1, y0 + 12.6, 1.15), steel)
        for bogie in (2.0, 3.8, 9.2, 11.0):
            for side in (-0.78, 0.78):
                mesh.tube(
                    (x + side - 0.07, y0 + bogie, 0.82), (x + side + 0.07, y0 + bogie, 0.82), 0.46, steel, 14
                )
        ends = ((0.7, 0.55), (1.0, 1.15), (1.5, 1.42), (11.5, 1.42), (12.0, 1.15), (12.3, 0.55))
        rings = [
            [
                (x + math.cos(a) * r, y0 + at, 2.65 + math.sin(a) * r)
                for a in (2 * math.pi * i / 28 for i in range(28))
            ]
            for at, r in ends
        ]
        mesh.loft(rings, shell)
        mesh.tube((x, y0 + 6.5, 3.95), (x, y0 + 6.5, 4.35), 0.5, shell, 16)
        mesh.box((x - 0.6, y0 + 4.6, 4.1), (x + 0.6, y0 + 8.4, 4.16), steel)
        for side in (-0.6, 0.6):
            mesh.tube((x + side, y0 + 4.6, 4.9), (x + side, y0 + 8.4, 4.9), 0.03, steel, 4)


def stacks(
    mesh: MeshBuilder, x: float, y: float, rows: int, columns: int, seed: int = 1, tallest: int = 3
) -> None:
    """Containers in storage, `rows` along +y and `columns` along +x, one to `tallest` high."""
    random = Random(seed)
    for column in range(columns):
        for row in range(rows):
            for level in range(random.randint(0 if column % 3 else 1, tallest)):
                left, near = x + column * 2.62 + BOX_WIDTH / 2, y + row * 12.9 + random.uniform(-0.08, 0.08)
                container(mesh, left, near, level * BOX_HEIGHT, random.choice(PAINTS))


def portal_crane(
    mesh: MeshBuilder,
    x0: float,
    x1: float,
    y: float,
    height: float = 15.5,
    reach: float = 9.0,
    power: float = 52000.0,
) -> None:
    """The crane that spans the tracks from x0 to x1: twin girders on braced legs, a trolley, floodlights below.

    It carries a container under the trolley. Its floodlights are real and warm.
    """
    paint, steel = materials.paint((0.34, 0.33, 0.30), 0.45, 0.1), materials.dark_steel()
    wide = 6.4  # metres between the two girders
    for x in (x0, x1):
        for side in (-1, 1):
            foot, head = (x, y + side * 5.2, 0.9), (x, y + side * wide / 2, height)
            mesh.tube(foot, head, 0.62, paint, 4, 0.50)
            mesh.box((x - 0.55, y + side * 5.2 - 1.5, 0.3), (x + 0.55, y + side * 5.2 + 1.5, 1.0), steel)
        mesh.box((x - 0.4, y - 5.4, 0.95), (x + 0.4, y + 5.4, 1.75), paint)
        mesh.tube((x, y - 4.2, height * 0.52), (x, y + 4.2, height * 0.52), 0.32, paint, 4)
        mesh.tube((x, y - 4.9, 1.7), (x, y + 4.0, height * 0.52), 0.16, paint, 8)
    left, right = x0 - reach, x1 + reach
    for side in (-1, 1):
        g = y + side * wide / 2
        mesh.box((left, g - 0.55, height), (right, g + 0.55, height + 2.1), paint)
        outer = g + side * 1.0
        mesh.box((left, min(g, outer), height + 0.1), (right, max(g, outer), height + 0.16), steel)
        for z in (0.6, 1.15):
            mesh.tube((left, outer, height + z), (right, outer, height + z), 0.03, steel, 4)
        for k in range(int((right - left) / 2) + 1):
            mesh.tube(
                (left + k * 2, outer, height + 0.1), (left + k * 2, outer, height + 1.2), 0.03, steel, 4
            )
    for x in (left + 0.5, x0, x1, right - 0.5):
        mesh.box((x - 0.4, y - wide / 2, height + 0.4), (x + 0.4, y + wide / 2, height + 1.7), paint)
    trolley = x0 + (x1 - x0) * 0.40
    mesh.box(
        (trolley - 3.0, y - wide / 2 - 0.4, height + 2.1),
        (trolley + 3.0, y + wide / 2 + 0.4, height + 4.9),
        paint,
    )
    mesh.box((trolley + 3.1, y - 1.4, height - 3.3), (trolley + 5.2, y + 1.4, height - 0.6), steel)  # cab
    mesh.box(
        (trolley + 3.2, y - 1.42, height - 2.7),
        (trolley + 5.1, y - 1.40, height - 1.3),
        materials.glowing(PEACH, 0.6),
    )
    lifted = 6.4
    for dx in (-0.9, 0.9):
        for dy in (-2.4, 2.4):
            mesh.tube(
                (trolley + dx, y + dy, height + 2.0), (trolley + dx, y + dy, lifted + 3.1), 0.035, steel, 6
            )
    mesh.box(
        (trolley - 1.2, y - 6.0, lifted + 2.65),
        (trolley + 1.2, y + 6.0, lifted + 3.1),
        materials.paint((0.42, 0.26, 0.03), 0.5),
    )
    container(mesh, trolley, y - LONG / 2, lifted, PAINTS[1])
    count = 7
    for i in range(count):
        x = x0 + (x1 - x0) * (i + 0.5) / count
        front = y - wide / 2 - 0.2
        mesh.box((x - 0.45, front - 0.5, height - 0.22), (x + 0.45, front + 0.1, height - 0.06), steel)
        mesh.box(
            (x - 0.38, front - 0.45, height - 0.25),
            (x + 0.38, front + 0.05, height - 0.22),
            materials.glowing(PEACH, 22),
        )
        if i % 2 == 0:
            lamp = mesh.to_world((x, front - 0.2, height - 0.4))
            lamps.spot(lamp, lamp + Vector((0, -7, -12)), power, WARM, 130, 0.9, 0.4, mirrored=False)
    behind = mesh.to_world(((x0 + x1) / 2, y + wide / 2 + 0.6, height - 0.4))
    lamps.spot(behind, behind + Vector((0, 9, -12)), power * 2, WARM, 140, 0.9, 0.6, mirrored=False)
    for x in (left + 0.3, right - 0.3):
        mesh.tube((x, y, height + 2.2), (x, y, height + 2.9), 0.14, materials.glowing(SIGNAL_RED, 9), 10)


def light_mast(
    mesh: MeshBuilder, x: float, y: float, height: float = 24.0, power: float = 0.0, colour: Colour = COOL
) -> None:
    """A tall yard mast with a ring of floodlights; with `power` it really lights the ground."""
    steel = materials.dark_steel()
    mesh.tube((x, y, 0), (x, y, height), 0.28, steel, 12, 0.12)
    mesh.tube((x, y, height - 0.1), (x, y, height + 0.1), 0.9, steel, 16)
    for i in range(6):
        angle = 2 * math.pi * i / 6
        px, py = x + math.cos(angle) * 0.95, y + math.sin(angle) * 0.95
        mesh.box((px - 0.28, py - 0.28, height - 0.45), (px + 0.28, py + 0.28, height - 0.12), steel)
        mesh.box(
            (px - 0.24, py - 0.24, height - 0.48),
            (px + 0.24, py + 0.24, height - 0.45),
            materials.glowing((0.9, 0.92, 1.0), 9),
        )
    if power:
        lamp = mesh.to_world((x, y, height - 0.6))
        lamps.spot(lamp, lamp - Vector((0, 0, 20)), power, colour, 128, 0.9, 0.5, mirrored=False)
