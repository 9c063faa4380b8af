"""Building sites: lattice beams, a tower crane, scaffolding. Judge thin bars at the final size only."""

import bpy
from mathutils import Vector

from kit import materials
from kit.look import SIGNAL_RED
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
