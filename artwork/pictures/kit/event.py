"""An open-air stage and what an event puts up around it: truss, loudspeakers, lamps, crowd barriers."""

import math

import bpy
from mathutils import Vector

from kit import lamps, materials
from kit.construction import lattice
from kit.look import PEACH, WARM
from kit.mesh import MeshBuilder

WIDTH, DEPTH, DECK, ROOF = 15.0, 9.5, 1.35, 8.4  # of the stage in metres; it looks to -y, centred on x=0


def truss_alu() -> bpy.types.Material:
    return materials.paint((0.24, 0.245, 0.25), 0.34, 0.9, scale=5.0)


def stage(mesh: MeshBuilder) -> None:
    """Deck with skirt and stairs, four towers, roof with fascia, black back cloth, loudspeakers in the wings."""
    alu, cloth = truss_alu(), materials.paint((0.012, 0.012, 0.014), 0.9)
    half = WIDTH / 2
    deck = materials.wood((0.035, 0.033, 0.032))
    mesh.box((-half, 0, DECK - 0.12), (half, DEPTH, DECK), materials.dark_steel(), top=deck)
    folds = 120
    for i in range(folds):  # pleated skirt
        x0, x1 = -half + WIDTH * i / folds, -half + WIDTH * (i + 1) / folds
        ya, yb = (0.05, 0.11) if i % 2 else (0.11, 0.05)
        mesh.polygon([(x0, ya, 0.02), (x1, yb, 0.02), (x1, yb, DECK - 0.12), (x0, ya, DECK - 0.12)], cloth)
    for x in (-half, half):
        mesh.box((x - 0.02, 0.1, 0.02), (x + 0.02, DEPTH, DECK - 0.12), cloth)
    for i in range(6):
        z = DECK - 0.2 - i * 0.2
        mesh.box(
            (half + 0.02 + i * 0.28, 5.0, z - 0.03),
            (half + 0.32 + i * 0.28, 6.2, z + 0.02),
            materials.dark_steel(),
        )
    for x in (-half - 0.5, half + 0.5):
        for y in (0.4, DEPTH - 0.4):
            lattice(mesh, (x, y, 0.1), (x, y, ROOF + 0.6), 0.42, 0.5, 0.025, 0.012, alu)
            mesh.box((x - 0.6, y - 0.6, 0.0), (x + 0.6, y + 0.6, 0.12), materials.dark_steel())
            mesh.box(
                (x - 0.34, y - 0.34, ROOF - 0.1), (x + 0.34, y + 0.34, ROOF + 0.5), materials.dark_steel()
            )
    for y in (0.4, 3.3, 6.2, DEPTH - 0.4):
        lattice(mesh, (-half - 0.5, y, ROOF), (half + 0.5, y, ROOF), 0.42, 0.5, 0.025, 0.012, alu)
    for x in (-half - 0.5, half + 0.5):
        lattice(mesh, (x, 0.4, ROOF), (x, DEPTH - 0.4, ROOF), 0.42, 0.5, 0.025, 0.012, alu)
    _roof(mesh, half, cloth)
    _back_cloth(mesh, half)
    for side in (-1, 1):
        x = side * (half + 1.9)
        lattice(mesh, (x, 0.4, 0.1), (x, 0.4, ROOF - 0.2), 0.42, 0.5, 0.025, 0.012, alu)
        lattice(
            mesh,
            (side * (half + 0.5), 0.4, ROOF - 0.5),
            (x + side * 0.6, 0.4, ROOF - 0.5),
            0.42,
            0.5,
            0.025,
            0.012,
            alu,
        )
        mesh.box((x - 0.7, -0.2, 0.0), (x + 0.7, 1.0, 0.12), materials.dark_steel())
        line_array(mesh, x - side * 0.1, -0.15, ROOF - 1.0)
        for k in range(2):
            mesh.box(
                (x - 0.95 + k * 1.0, -0.7, 0.0),
                (x - 0.02 + k * 1.0, 0.0, 1.1),
                materials.paint((0.016, 0.016, 0.018), 0.6),
            )


def _roof(mesh: MeshBuilder, half: float, cloth: bpy.types.Material) -> None:
    """A tarpaulin roof, higher at the front, with a drooping valance."""
    low, high = ROOF + 0.45, ROOF + 1.7
    steps, rows = 14, []
    for i in range(steps + 1):
        t = i / steps
        x = -half - 1.0 + (2 * half + 2.0) * t
        bow = math.sin(math.pi * t)
        rows.append((x, low + (high - low) * bow, low + (high - low) * 0.45 * bow))
    for (xa, fa, ba), (xb, fb, bb) in zip(rows, rows[1:]):
        mesh.polygon([(xa, -0.7, fa), (xb, -0.7, fb), (xb, DEPTH, bb), (xa, DEPTH, ba)], cloth)
        mesh.polygon([(xa, -0.7, fa - 0.5), (xb, -0.7, fb - 0.5), (xb, -0.7, fb), (xa, -0.7, fa)], cloth)
        mesh.tube((xa, -0.72, fa), (xb, -0.72, fb), 0.04, truss_alu(), 6)


def _back_cloth(mesh: MeshBuilder, half: float) -> None:
    folds, grey = 180, materials.paint((0.055, 0.052, 0.050), 0.92)
    for i in range(folds):
        x0, x1 = -half + WIDTH * i / folds, -half + WIDTH * (i + 1) / folds
        ya, yb = (DEPTH - 0.75, DEPTH - 0.63) if i % 2 else (DEPTH - 0.63, DEPTH - 0.75)
        mesh.polygon([(x0, ya, DECK), (x1, yb, DECK), (x1, yb, ROOF + 0.2), (x0, ya, ROOF + 0.2)], grey)


def line_array(mesh: MeshBuilder, x: float, y: float, top: float, boxes: int = 8) -> None:
    """A hanging, curved column of loudspeakers."""
    black, grille = materials.paint((0.014, 0.014, 0.016), 0.55), materials.paint(
        (0.03, 0.03, 0.032), 0.5, 0.5
    )
    z, angle = top, 4.0
    mesh.tube((x, y, top), (x, y + 0.5, top + 0.6), 0.02, black, 6)
    for i in range(boxes):
        angle -= 2.2 + i * 0.5
        lean = math.radians(angle)
        h = 0.30
        front, back = (y - 0.31, z), (y + 0.31, z)
        dy, dz = -math.sin(lean) * h * -1, -math.cos(lean) * h
        rings = [
            [
                (x - 0.52, front[0], front[1]),
                (x + 0.52, front[0], front[1]),
                (x + 0.46, back[0], back[1] - 0.03),
                (x - 0.46, back[0], back[1] - 0.03),
            ],
            [
                (x - 0.52, front[0] + dy, front[1] + dz),
                (x + 0.52, front[0] + dy, front[1] + dz),
                (x + 0.46, back[0] + dy, back[1] + dz + 0.03),
                (x - 0.46, back[0] + dy, back[1] + dz + 0.03),
            ],
        ]
        mesh.loft([ring[::-1] for ring in rings], black)
        mesh.polygon(
            [(x - 0.48, front[0] + dy - 0.012, front[1] + dz + 0.03), (x + 0.48, front[0] + dy - 0.012, front[1] + dz + 0.03),
             (x + 0.48, front[0] - 0.012, front[1] - 0.03), (x - 0.48, front[0] - 0.012, front[1] - 0.03)], grille)  # fmt: skip
        y, z = y + dy, z + dz - 0.025


def stage_lamp(
    mesh: MeshBuilder, x: float, y: float, aim: tuple[float, float, float], power: float = 0.0
) -> None:
    """A lamp hung under the truss; dark unless it has `power` (then with its real light)."""
    black = materials.paint((0.015, 0.015, 0.017), 0.45, 0.3)
    head = Vector((x, y, ROOF - 0.62))
    mesh.tube((x, y, ROOF - 0.2), (x, y, ROOF - 0.42), 0.02, black, 6)
    mesh.box((x - 0.20, y - 0.03, ROOF - 0.46), (x + 0.20, y + 0.03, ROOF - 0.42), black)
    for side in (-0.2, 0.17):
        mesh.box((x + side, y - 0.03, ROOF - 0.66), (x + side + 0.03, y + 0.03, ROOF - 0.42), black)
    course = (Vector(aim) - head).normalized()
    back, face = head - course * 0.18, head + course * 0.22
    mesh.tube(back, face, 0.12, black, 20, 0.155)
    if power:
        mesh.tube(face + course * 0.001, face + course * 0.006, 0.13, materials.glowing(PEACH, 9), 20)
        lamps.spot(face + course * 0.03, aim, power, WARM, 34, 0.5, 0.1)


def crowd_barrier(mesh: MeshBuilder) -> None:
    """One tubular steel barrier, 2.3 m along +x of the frame, 1.1 m high."""
    steel = materials.paint((0.30, 0.305, 0.31), 0.34, 0.9, variation=0.2, scale=5.0)
    low, high, end, curve = 0.22, 1.08, 2.24, 0.14
    corners = ((0, low, 180), (0, high, 90), (end, high, 0), (end, low, -90))
    path = []
    for (x, z, turn), (cx, cz) in zip(
        corners,
        (
            (curve, low + curve),
            (curve, high - curve),
            (end - curve, high - curve),
            (end - curve, low + curve),
        ),
    ):
        start = {180: 270, 90: 180, 0: 90, -90: 0}[turn]
        for k in range(5):
            a = math.radians(start - 90 * k / 4)
            path.append((cx + math.cos(a) * curve, 0, cz + math.sin(a) * curve))
    for p, q in zip(path, [*path[1:], path[0]]):
        mesh.tube(p, q, 0.019, steel, 10, caps=False)
    bars = 18
    for i in range(bars):
        x = end * (i + 1) / (bars + 1)
        mesh.tube((x, 0, low), (x, 0, high), 0.0075, steel, 6, caps=False)
    for x in (0.42, end - 0.42):
        mesh.tube((x, 0, low), (x, 0, 0.06), 0.019, steel, 8)
        mesh.tube((x, -0.30, 0.02), (x, 0, 0.07), 0.016, steel, 8)
        mesh.tube((x, 0.30, 0.02), (x, 0, 0.07), 0.016, steel, 8)
    for z in (0.45, 0.9):
        mesh.tube((end + 0.02, 0, z), (end + 0.09, 0, z), 0.012, steel, 6)


def barrier_row(
    mesh: MeshBuilder, start: tuple[float, float], degrees: float, count: int, wobble: float = 0.8
) -> None:
    """Barriers hooked into one another from `start` in the direction of `degrees` (0 is +x), not quite in line."""
    x, y = start
    for i in range(count):
        turn = degrees + wobble * math.sin(i * 2.3 + start[0])
        with mesh.placed((x, y, 0), turn):
            crowd_barrier(mesh)
        x += math.cos(math.radians(turn)) * 2.34
        y += math.sin(math.radians(turn)) * 2.34
