"""Building sites: lattice beams, a tower crane, scaffolding. Judge thin bars at the final size only."""

import math
from random import Random

import bpy
from mathutils import Vector

from kit import materials
from kit.look import PEACH, SIGNAL_RED
from kit.mesh import MeshBuilder, Point


def crane_yellow() -> bpy.types.Material:
    return materials.paint((0.50, 0.32, 0.03), 0.5, 0.1)


def lattice(
    mesh: MeshBuilder, start: Point, end: Point, width: float, cell: float, chord: float, brace: float,
    material: bpy.types.Material, up: Point = (0, 0, 1), triangular: bool = False,
) -> None:  # fmt: skip
    """Lattice beam: three or four chords with zig-zag bracing. `chord` and `brace` are radii in metres."""
    start, end = Vector(start), Vector(end)
    length, along = (end - start).length, (end - start).normalized()
    aside = along.cross(Vector(up))
    aside = (aside if aside.length > 0.01 else along.cross(Vector((0, 1, 0)))).normalized()
    upward, half = aside.cross(along).normalized(), width / 2
    if triangular:
        chords = [aside * half - upward * half, -aside * half - upward * half, upward * half * 1.1]
    else:
        chords = [aside * a * half + upward * b * half for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
    for offset in chords:
        mesh.tube(start + offset, end + offset, chord, material, 4)
    cells = max(2, round(length / cell))
    for i in range(cells):
        near, far = start.lerp(end, i / cells), start.lerp(end, (i + 1) / cells)
        for j, offset in enumerate(chords):
            beside = chords[(j + 1) % len(chords)]
            one, other = (beside, offset) if i % 2 else (offset, beside)
            mesh.tube(near + one, far + other, brace, material, 4, caps=False)
            mesh.tube(far + offset, far + beside, brace * 0.8, material, 4, caps=False)


def tower_crane(
    mesh: MeshBuilder,
    position: Point,
    height: float = 38.0,
    jib: float = 34.0,
    counter_jib: float = 12.0,
    turn: float = 17.0,
) -> None:
    """Crane with ties, cab, counterweights, trolley, hook and aviation lights. `turn` of the jib in degrees."""
    yellow, dark = crane_yellow(), materials.paint((0.05, 0.05, 0.055), 0.5, 0.4)
    ballast, h = materials.concrete((0.22, 0.22, 0.22)), height
    with mesh.placed(position, turn):
        mesh.box((-2.6, -2.6, 0), (2.6, 2.6, 0.9), ballast)
        lattice(mesh, (0, 0, 0.9), (0, 0, h), 1.7, 1.9, 0.085, 0.04, yellow, (0, 1, 0))
        mesh.tube((0, 0, h), (0, 0, h + 1), 1.15, dark, 16)
        lattice(mesh, (-1, 0, h + 1.7), (jib, 0, h + 1.7), 1.3, 1.5, 0.07, 0.032, yellow, triangular=True)
        lattice(mesh, (1, 0, h + 1.5), (-counter_jib, 0, h + 1.5), 1.3, 1.6, 0.07, 0.032, yellow)
        lattice(mesh, (0, 0, h + 1), (0, 0, h + 6), 1.0, 1.5, 0.06, 0.03, yellow, (0, 1, 0))
        for reach, z in ((jib * 0.45, 2.4), (jib * 0.85, 2.4), (-counter_jib * 0.9, 2.0)):
            mesh.tube((0, 0, h + 5.9), (reach, 0, h + z), 0.03, dark, 4)
        for i in range(3):
            x = -counter_jib + 0.3 + i
            mesh.box((x, -0.6, h - 0.9), (x + 0.8, 0.6, h + 1.4), ballast)
        mesh.box((0.9, -2.2, h - 0.6), (2.5, -0.75, h + 1.5), materials.paint((0.3, 0.3, 0.3), 0.4))
        mesh.box((1.0, -2.1, h + 0.1), (2.54, -0.85, h + 1.2), materials.dark_glass())
        _hook(mesh, jib * 0.62, h, yellow, dark)
        for x, z in ((jib, h + 2.5), (-counter_jib + 0.1, h + 2.35), (0, h + 6.1)):
            mesh.tube((x, 0, z), (x, 0, z + 0.2), 0.1, materials.glowing(SIGNAL_RED, 18), 10)


def _hook(
    mesh: MeshBuilder, x: float, h: float, yellow: bpy.types.Material, dark: bpy.types.Material
) -> None:
    mesh.box((x - 0.7, -0.5, h + 0.7), (x + 0.7, 0.5, h + 0.95), dark)
    for side in (-1, 1):
        mesh.tube((x + side * 0.4, 0, h + 0.8), (x + side * 0.12, 0, h - 13), 0.015, dark, 4)
    mesh.box((x - 0.25, -0.2, h - 14), (x + 0.25, 0.2, h - 13), yellow)
    mesh.tube((x, 0, h - 14), (x, 0, h - 14.6), 0.09, dark, 8)


def scaffold(
    mesh: MeshBuilder,
    x0: float,
    x1: float,
    y: float,
    height: float,
    bay: float = 2.5,
    lift: float = 2.0,
    depth: float = 0.9,
) -> None:
    """Facade scaffold along x from y (front) to y + depth: standards, ledgers, guard rails, braces, planks."""
    steel, planks = materials.paint((0.30, 0.31, 0.32), 0.45, 0.9, scale=6.0), materials.wood(
        (0.16, 0.11, 0.06)
    )
    bays, lifts = max(1, round((x1 - x0) / bay)), int(height / lift)
    step = (x1 - x0) / bays

    def bar(start: Point, end: Point, radius: float) -> None:
        mesh.tube(start, end, radius, steel, 6, caps=False)

    for i in range(bays + 1):
        for side in (y, y + depth):
            bar((x0 + i * step, side, 0), (x0 + i * step, side, lifts * lift + 1.1), 0.03)
    for k in range(1, lifts + 1):
        z = k * lift
        for side in (y, y + depth):
            bar((x0, side, z - 0.08), (x1, side, z - 0.08), 0.025)
        mesh.box((x0, y + 0.04, z - 0.05), (x1, y + depth - 0.04, z), planks)
        mesh.box((x0, y - 0.02, z), (x1, y + 0.01, z + 0.15), planks)
        for rail in (0.5, 1.0):
            bar((x0, y, z + rail), (x1, y, z + rail), 0.024)
        for i in range(bays):
            if (i + k) % 3 == 0:
                bar((x0 + i * step, y - 0.03, z - lift), (x0 + (i + 1) * step, y - 0.03, z), 0.022)


FLOOR = 3.3  # metres from slab to slab of a shell
SPAN = 5.2  # metres between its columns


def shell(mesh: MeshBuilder, bays: int = 6, depth: int = 3, floors: int = 4, seed: int = 7) -> None:
    """Concrete frame of a house with its rails, props and starter bars; the near corner is the origin."""
    random = Random(seed)
    cast, board_marked = materials.concrete((0.21, 0.207, 0.20)), materials.concrete(
        (0.24, 0.235, 0.23), (2.4, 1.2)
    )
    timber, steel = materials.wood((0.20, 0.13, 0.06)), materials.dark_steel()
    length, width = bays * SPAN, depth * SPAN
    for floor in range(floors):
        z, ceiling = floor * FLOOR, (floor + 1) * FLOOR - 0.28
        mesh.box((-0.4, -0.4, ceiling), (length + 0.4, width + 0.4, ceiling + 0.28), cast)
        for i in range(bays + 1):
            for j in range(depth + 1):
                x, y = i * SPAN, j * SPAN
                mesh.box((x - 0.2, y - 0.2, z), (x + 0.2, y + 0.2, ceiling), board_marked)
        mesh.box((2.1 * SPAN, 1.2 * SPAN, z), (3.7 * SPAN, 2.3 * SPAN, ceiling), board_marked)
        for i in range(bays):
            if floor and random.random() < 0.4:
                low, high = (i * SPAN + 0.2, 0.02, z), (
                    (i + 1) * SPAN - 0.2,
                    0.20,
                    z + random.choice((0.9, 1.3)),
                )
                mesh.box(low, high, materials.concrete((0.17, 0.12, 0.10), (0.5, 0.24)))
        if floor:
            _edge_rails(mesh, length, width, z, timber, steel)
    _edge_rails(mesh, length, width, floors * FLOOR, timber, steel)
    _props(mesh, length, 1.0, random)
    _on_the_roof(mesh, bays, depth, floors * FLOOR, random)


def _edge_rails(
    mesh: MeshBuilder,
    length: float,
    width: float,
    z: float,
    timber: bpy.types.Material,
    steel: bpy.types.Material,
) -> None:
    """Guard rails of boards along the two near edges of a slab."""
    for low, high in ((0.02, 0.17), (0.48, 0.61), (0.97, 1.10)):
        mesh.box((-0.38, -0.40, z + low), (length + 0.38, -0.375, z + high), timber)
        mesh.box((-0.40, -0.38, z + low), (-0.375, width + 0.38, z + high), timber)
    for k in range(round(length / 2) + 1):
        mesh.tube((k * 2.0 - 0.3, -0.36, z), (k * 2.0 - 0.3, -0.36, z + 1.15), 0.02, steel, 4)
    for k in range(round(width / 2) + 1):
        mesh.tube((-0.36, k * 2.0 - 0.3, z), (-0.36, k * 2.0 - 0.3, z + 1.15), 0.02, steel, 4)


def _props(mesh: MeshBuilder, length: float, y: float, random: Random) -> None:
    """Steel props under the first slab."""
    red = materials.paint((0.17, 0.040, 0.022), 0.55, 0.4)
    for k in range(int(length / 1.3)):
        for row in range(3):
            x, at = 0.9 + k * 1.3 + random.uniform(-0.08, 0.08), y + row * 1.7
            mesh.tube((x, at, 0), (x, at, 1.7), 0.036, red, 8)
            mesh.tube((x, at, 1.7), (x, at, FLOOR - 0.4), 0.026, materials.dark_steel(), 8)
            mesh.box((x - 0.1, at - 0.1, FLOOR - 0.40), (x + 0.1, at + 0.1, FLOOR - 0.28), materials.wood())


def _on_the_roof(mesh: MeshBuilder, bays: int, depth: int, z: float, random: Random) -> None:
    """Starter bars over the columns and formwork that stands for the next core."""
    rust, panel = materials.paint((0.10, 0.05, 0.03), 0.7, 0.3), materials.paint((0.26, 0.13, 0.04), 0.6)
    for i in range(bays + 1):
        for j in range(depth + 1):
            for k in range(6):
                angle = k * math.pi / 3
                x, y = i * SPAN + 0.14 * math.cos(angle), j * SPAN + 0.14 * math.sin(angle)
                mesh.tube((x, y, z), (x, y, z + random.uniform(0.9, 1.2)), 0.014, rust, 4, caps=False)
    for k in range(3):
        x = 2.1 * SPAN + k * 2.75
        mesh.box((x, 1.2 * SPAN, z), (x + 2.6, 1.2 * SPAN + 0.12, z + 2.7), panel)
        for rib in range(6):
            mesh.box(
                (x, 1.2 * SPAN - 0.08, z + 0.2 + rib * 0.45),
                (x + 2.6, 1.2 * SPAN, z + 0.27 + rib * 0.45),
                panel,
            )
        mesh.tube(
            (x + 1.3, 1.2 * SPAN - 1.6, z), (x + 1.3, 1.2 * SPAN, z + 2.0), 0.04, materials.dark_steel(), 6
        )


def site_container(mesh: MeshBuilder, lit: bool = False) -> None:
    """An office container, 6 x 2.4 x 2.6 m, at the frame's origin; door and window look to -y."""
    skin, edge = materials.paint((0.075, 0.095, 0.115), 0.45, 0.2, bump=0.1), materials.paint(
        (0.05, 0.055, 0.06), 0.4, 0.4
    )
    mesh.box((0.05, 0.05, 0.12), (5.95, 2.35, 2.5), skin)
    ribs = 40
    for i in range(ribs):
        x = 0.15 + i * 5.7 / ribs
        if not (0.55 < x < 1.65 or 2.75 < x < 4.75):
            mesh.box((x, 0.015, 0.25), (x + 0.07, 0.06, 2.42), skin)
    for i in range(16):
        y = 0.15 + i * 2.1 / 16
        mesh.box((0.015, y, 0.25), (0.06, y + 0.065, 2.42), skin)
    for x in (0.0, 5.88):
        for y in (0.0, 2.28):
            mesh.box((x, y, 0), (x + 0.12, y + 0.12, 2.62), edge)
    for z in (0.10, 2.46):
        mesh.box((0, 0, z), (6, 2.4, z + 0.16), edge)
    mesh.box((0.65, -0.01, 0.28), (1.58, 0.04, 2.28), materials.paint((0.16, 0.165, 0.17), 0.45))
    mesh.tube((1.44, -0.05, 1.2), (1.54, -0.05, 1.2), 0.012, materials.bright_steel(), 8)
    mesh.box((0.55, -1.0, 0.0), (1.68, 0.0, 0.16), materials.dark_steel())
    mesh.box((2.90, -0.015, 0.98), (4.62, 0.03, 2.08), edge)
    pane = materials.glowing(PEACH, 0.9) if lit else materials.dark_glass()
    for x0, x1 in ((2.97, 3.73), (3.79, 4.55)):
        mesh.polygon([(x0, -0.018, 1.05), (x1, -0.018, 1.05), (x1, -0.018, 2.01), (x0, -0.018, 2.01)], pane)
    mesh.box((2.90, -0.06, 2.08), (4.62, 0.03, 2.24), edge)


def floodlight(mesh: MeshBuilder, height: float = 3.6) -> None:
    """Two work lamps on a tripod; they look to +y and upwards. Put a lamps.spot there."""
    steel, case = materials.paint((0.16, 0.162, 0.165), 0.4, 0.8), materials.paint(
        (0.03, 0.03, 0.032), 0.5, 0.3
    )
    for k in range(3):
        angle = math.radians(30 + 120 * k)
        foot = (math.cos(angle) * 0.75, math.sin(angle) * 0.75, 0.0)
        mesh.tube(foot, (0, 0, 1.25), 0.018, steel, 8)
        mesh.tube((foot[0] * 0.5, foot[1] * 0.5, 0.62), (0, 0, 0.5), 0.010, steel, 6)
    mesh.tube((0, 0, 0.45), (0, 0, height), 0.022, steel, 10)
    mesh.tube((-0.42, 0, height), (0.42, 0, height), 0.018, steel, 8)
    for x in (-0.34, 0.34):
        back, front = Vector((x, -0.02, height + 0.16)), Vector((x, 0.10, height + 0.21))
        mesh.tube(back, front, 0.19, case, 4, 0.24)
        mesh.tube(front, front + (front - back) * 0.06, 0.215, materials.glowing(PEACH, 24), 4)
        for fin in range(4):
            mesh.box(
                (x - 0.12 + fin * 0.07, -0.08, height + 0.08),
                (x - 0.10 + fin * 0.07, 0.0, height + 0.26),
                case,
            )
    mesh.tube((0.02, -0.02, height), (0.04, -0.05, 0.6), 0.008, case, 5)


def concrete_pipes(mesh: MeshBuilder, rows: int = 3, length: float = 2.5) -> None:
    """A stack of pipes that lie along y, from the frame's origin to +x."""
    cast = materials.concrete((0.19, 0.187, 0.18))
    for row in range(rows):
        for i in range(rows + 1 - row):
            x, z = 0.42 + i * 0.86 + row * 0.43, 0.42 + row * 0.745
            rings = []
            for radius, y in ((0.42, length), (0.42, 0.0), (0.34, 0.0), (0.34, length)):
                turns = [2 * math.pi * t / 28 for t in range(28)]
                rings.append([(x + math.cos(a) * radius, y, z + math.sin(a) * radius) for a in turns])
            mesh.loft(rings, cast, caps=False)


def pallet_of_blocks(mesh: MeshBuilder, layers: int = 5, seed: int = 1) -> None:
    """A pallet, 1.2 x 0.8 m, with wall blocks."""
    random, timber, block = (
        Random(seed),
        materials.wood((0.17, 0.12, 0.07)),
        materials.concrete((0.22, 0.215, 0.205)),
    )
    for y in (0.0, 0.35, 0.70):
        mesh.box((0, y, 0), (1.2, y + 0.1, 0.10), timber)
    mesh.box((0, 0, 0.10), (1.2, 0.8, 0.125), timber)
    for layer in range(layers):
        z = 0.127 + layer * 0.242
        for i in range(3):
            for j in range(3):
                if layer == layers - 1 and random.random() < 0.35:
                    continue
                x, y = 0.01 + i * 0.395, 0.005 + j * 0.265
                mesh.box((x, y, z), (x + 0.388, y + 0.258, z + 0.238), block)
