"""A shopping arcade: shop fronts, roller shutters, upper windows and a glass vault.

A side is built in the builder's frame: x runs along the passage, y into the shops, the passage is at -y.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import bpy

from kit import interior, materials
from kit.look import PEACH, Colour
from kit.mesh import MeshBuilder

PIER = 0.9  # metres of stone between two shops
SHOP_HEAD, CORNICE, EAVES = 3.15, 4.1, 7.2  # heights in metres
DEPTH = 6.0  # of a shop


@dataclass(frozen=True)
class Shop:
    """One shop front. `closed` is how far the shutter is down (0 to 1); `light` what still burns inside."""

    closed: float = 0.0
    light: float = 0.05
    cool: bool = True
    seed: int = 1


def side(mesh: MeshBuilder, shops: list[Shop], bay: float = 6.2, wall: Colour = (0.20, 0.19, 0.175)) -> None:
    """A row of shops with piers, cornices and the windows above."""
    stone, plain = interior.wall_stone(wall, (1.3, 0.62), 0.5), interior.wall_stone(wall, (9.0, 9.0), 0.5)
    length = bay * len(shops)
    for k in range(len(shops) + 1):
        x = k * bay
        mesh.box((x - PIER / 2, -0.14, 0), (x + PIER / 2, 0.5, CORNICE), stone)
        mesh.box((x - PIER / 2 - 0.05, -0.20, 0), (x + PIER / 2 + 0.05, 0.5, 0.42), plain)
        mesh.box((x - PIER / 2 - 0.06, -0.22, CORNICE - 0.32), (x + PIER / 2 + 0.06, 0.5, CORNICE), plain)
        mesh.box((x - PIER / 2 + 0.1, -0.05, CORNICE), (x + PIER / 2 - 0.1, 0.2, EAVES), plain)
    mesh.box((0, -0.08, SHOP_HEAD + 0.62), (length, 0.5, CORNICE), plain)
    for z, out, thick in (
        (CORNICE, 0.34, 0.10),
        (CORNICE + 0.10, 0.24, 0.10),
        (EAVES - 0.2, 0.20, 0.12),
        (EAVES - 0.08, 0.32, 0.14),
    ):
        mesh.box((-0.5, -out, z), (length + 0.5, 0.3, z + thick), plain)
    for k, shop in enumerate(shops):
        with mesh.placed((k * bay + PIER / 2, 0, 0)):
            shop_front(mesh, shop, bay - PIER)
            _upper_windows(mesh, bay - PIER, stone, Random(shop.seed))


def _upper_windows(mesh: MeshBuilder, width: float, stone: bpy.types.Material, random: Random) -> None:
    low, high, frame = CORNICE + 0.75, EAVES - 0.5, materials.dark_steel()
    mesh.box((0, 0, CORNICE), (width, 0.3, low), stone)
    mesh.box((0, 0, high), (width, 0.3, EAVES), stone)
    edges = [0.0]
    for i in range(3):
        centre = width * (i + 0.5) / 3
        x0, x1 = centre - 0.52, centre + 0.52
        mesh.box((edges[-1], 0, low), (x0, 0.3, high), stone)
        edges.append(x1)
        mesh.box((x0 - 0.06, -0.07, low - 0.09), (x1 + 0.06, 0.08, low), stone)
        pane = materials.dark_glass() if random.random() < 0.85 else materials.glowing(PEACH, 0.10)
        mesh.polygon([(x0, 0.24, low), (x1, 0.24, low), (x1, 0.24, high), (x0, 0.24, high)], pane)
        for a, b in ((x0, x0 + 0.05), (x1 - 0.05, x1), (centre - 0.025, centre + 0.025)):
            mesh.box((a, 0.18, low), (b, 0.26, high), frame)
        mesh.box((x0, 0.18, low + (high - low) * 0.68), (x1, 0.26, low + (high - low) * 0.68 + 0.05), frame)
    mesh.box((edges[-1], 0, low), (width, 0.3, high), stone)


def shop_front(mesh: MeshBuilder, shop: Shop, width: float) -> None:
    """Glazing with a door, a blank fascia, the shutter in its rails, and the shop behind."""
    frame, fascia = materials.paint((0.030, 0.031, 0.034), 0.35, 0.6), materials.paint(
        (0.022, 0.026, 0.034), 0.4, 0.1
    )
    y = 0.22
    mesh.box((0, 0.02, SHOP_HEAD), (width, 0.5, SHOP_HEAD + 0.62), fascia)
    mesh.box((0.0, 0.005, SHOP_HEAD + 0.58), (width, 0.03, SHOP_HEAD + 0.62), frame)
    mesh.box((0.0, -0.01, SHOP_HEAD - 0.02), (width, 0.10, SHOP_HEAD + 0.03), frame)
    for x0, x1 in ((0, 0.07), (width - 0.07, width)):
        mesh.box((x0, 0.0, 0), (x1, 0.12, SHOP_HEAD), frame)
    door = width * 0.5
    if shop.closed == 0 or shop.closed >= 1:
        for x in (0.04, door - 0.55, door + 0.55, width - 0.04):
            mesh.box((x - 0.03, y - 0.04, 0), (x + 0.03, y + 0.04, SHOP_HEAD), frame)
        mesh.box((0, y - 0.05, 0), (door - 0.55, y + 0.05, 0.35), frame)
        mesh.box((door + 0.55, y - 0.05, 0), (width, y + 0.05, 0.35), frame)
        mesh.box((0, y - 0.03, 2.35), (width, y + 0.03, 2.42), frame)
        mesh.tube(
            (door + 0.45, y - 0.09, 0.85), (door + 0.45, y - 0.09, 1.45), 0.015, materials.bright_steel(), 10
        )
        mesh.polygon(
            [(0, y, 0.0), (width, y, 0.0), (width, y, SHOP_HEAD), (0, y, SHOP_HEAD)],
            materials.glass(wave=0.0),
        )
    if shop.closed:
        roller_shutter(mesh, width, SHOP_HEAD, SHOP_HEAD * (1 - shop.closed))
    if shop.closed < 1:
        _inside(mesh, shop, width)


def roller_shutter(mesh: MeshBuilder, width: float, top: float, bottom: float) -> None:
    """Curved steel laths between side rails, down to `bottom`."""
    steel, lath = materials.paint((0.20, 0.205, 0.21), 0.34, 0.85, variation=0.15), 0.077
    count = max(1, int((top - bottom - 0.08) / lath))
    y = 0.07
    profile = ((0.0, 0.0), (0.010, 0.018), (0.014, 0.038), (0.010, 0.058), (0.0, 0.070), (0.004, 0.077))
    for i in range(count):
        z = top - (i + 1) * lath
        for (ya, za), (yb, zb) in zip(profile, profile[1:]):
            mesh.polygon(
                [
                    (0.05, y - ya, z + za),
                    (width - 0.05, y - ya, z + za),
                    (width - 0.05, y - yb, z + zb),
                    (0.05, y - yb, z + zb),
                ],
                steel,
            )
    low = top - count * lath
    mesh.box((0.05, y - 0.03, low - 0.075), (width - 0.05, y + 0.02, low), materials.dark_steel())
    mesh.box(
        (0.05, y - 0.032, low - 0.085),
        (width - 0.05, y + 0.022, low - 0.075),
        materials.paint((0.01, 0.01, 0.01), 0.7),
    )


def _inside(mesh: MeshBuilder, shop: Shop, width: float) -> None:
    """A shop with shelves and tables; lit ones are lit by lamps of the scene."""
    random = Random(shop.seed)
    wall = materials.paint((0.30, 0.28, 0.255), 0.8, variation=0.05)
    height = SHOP_HEAD + 0.4
    mesh.polygon([(0, DEPTH, 0), (width, DEPTH, 0), (width, DEPTH, height), (0, DEPTH, height)], wall)
    mesh.polygon([(0, 0.5, 0), (0, DEPTH, 0), (0, DEPTH, height), (0, 0.5, height)], wall)
    mesh.polygon([(width, DEPTH, 0), (width, 0.5, 0), (width, 0.5, height), (width, DEPTH, height)], wall)
    mesh.polygon([(0, DEPTH, height), (width, DEPTH, height), (width, 0.3, height), (0, 0.3, height)], wall)
    oak, goods = materials.wood((0.24, 0.15, 0.08)), [
        materials.paint(c, 0.8, variation=0.12) for c in ((0.23, 0.21, 0.18), (0.15, 0.14, 0.125), (0.085, 0.090, 0.098), (0.19, 0.155, 0.115))
    ]  # fmt: skip
    for z in (0.35, 0.85, 1.35, 1.85, 2.35):
        mesh.box((0.3, DEPTH - 0.45, z), (width - 0.3, DEPTH - 0.05, z + 0.03), oak)
        _folded_goods(
            mesh,
            (0.45, width - 0.75),
            z + 0.03,
            goods,
            random,
            lambda x, w: ((x, DEPTH - 0.40), (x + w, DEPTH - 0.12)),
        )
    for x in (0.3, width / 2, width - 0.33):
        mesh.box((x, DEPTH - 0.45, 0), (x + 0.03, DEPTH - 0.05, 2.8), oak)
    for wall_x, inward in ((0.0, 1), (width, -1)):  # shelves along the side walls
        p, q = sorted((wall_x + inward * 0.05, wall_x + inward * 0.33))
        a, b = sorted((wall_x, wall_x + inward * 0.36))
        for z in (0.12, 0.52, 0.92, 1.32, 1.72):
            mesh.box((a, 0.9, z), (b, DEPTH - 0.6, z + 0.03), oak)
            _folded_goods(
                mesh, (1.0, DEPTH - 1.0), z + 0.03, goods, random, lambda y, w: ((p, y), (q, y + w))
            )
        for y in (0.9, 2.1, 3.3, DEPTH - 0.63):
            a, b = sorted((wall_x, wall_x + inward * 0.37))
            mesh.box((a, y, 0), (b, y + 0.03, 2.0), oak)
    for x, y in ((width * 0.22, 1.3), (width * 0.70, 1.5), (width * 0.45, 3.3)):
        mesh.box((x - 0.6, y - 0.35, 0.72), (x + 0.6, y + 0.35, 0.77), oak)
        for dx in (-0.56, 0.52):
            for dy in (-0.31, 0.27):
                mesh.box((x + dx, y + dy, 0), (x + dx + 0.04, y + dy + 0.04, 0.72), materials.dark_steel())
        for i in range(6):
            px, py = x - 0.45 + (i % 3) * 0.32, y - 0.25 + (i // 3) * 0.28
            cloth = random.choice(goods)
            for j in range(random.randint(2, 5)):
                z = 0.77 + j * 0.035
                mesh.box((px, py, z), (px + 0.25, py + 0.22, z + 0.032), cloth)
    if shop.light and shop.closed == 0:
        tint = (0.62, 0.78, 1.0) if shop.cool else PEACH
        mesh.box(
            (width * 0.3, 1.0, height - 0.05),
            (width * 0.7, 1.08, height - 0.02),
            materials.glowing(tint, 1.2 * shop.light / 0.05),
        )


def _folded_goods(
    mesh: MeshBuilder,
    span: tuple[float, float],
    z: float,
    goods: list[bpy.types.Material],
    random: Random,
    footprint: Callable[[float, float], tuple[tuple[float, float], tuple[float, float]]],
) -> None:
    """Stacks of folded goods in one row of a shelf, all of one kind: calm, as a shop leaves them at night."""
    along, width, cloth = span[0], random.choice((0.28, 0.34)), random.choice(goods)
    while along + width < span[1]:
        low, high = footprint(along, width)
        for layer in range(random.randint(2, 5)):
            base = z + layer * 0.045
            mesh.box((*low, base), (*high, base + 0.041), cloth)
        along += width + random.choice((0.05, 0.05, 0.08, 0.42))


def vault(
    mesh: MeshBuilder, half: float, length: float, spring: float = EAVES + 0.05, spacing: float = 2.07
) -> None:
    """A glazed barrel vault over a passage along +y of the frame, `half` metres to each side."""
    steel, steps = materials.paint((0.035, 0.038, 0.043), 0.4, 0.6), 14
    rise = half * 0.92

    def rim(step: int, y: float, lift: float = 0.0) -> tuple[float, float, float]:
        angle = math.pi * step / steps
        return (math.cos(angle) * (half + lift), y, spring + math.sin(angle) * (rise + lift))

    count = round(length / spacing)
    for i in range(count + 1):
        y, main = i * length / count, i % 3 == 0
        for s in range(steps):
            mesh.tube(rim(s, y), rim(s + 1, y), 0.065 if main else 0.026, steel, 6, caps=False)
        if main:
            mesh.tube((-half, y, spring), (half, y, spring), 0.014, steel, 6)
            mesh.tube((0, y, spring), (0, y, spring + rise), 0.010, steel, 6)
    for s in range(1, steps):
        mesh.tube(rim(s, 0), rim(s, length), 0.034 if s in (steps // 2,) else 0.020, steel, 5, caps=False)
    pane = materials.glass((0.86, 0.92, 0.96), 0.0)
    for s in range(steps):
        a, b, c, d = rim(s, 0, 0.05), rim(s + 1, 0, 0.05), rim(s + 1, length, 0.05), rim(s, length, 0.05)
        mesh.polygon([a, b, c, d], pane)


def globe_lamp(mesh: MeshBuilder, y: float, low: float, top: float, lit: float = 0.0) -> None:
    """Three opal globes on a ring, hung in the middle of the passage; dark unless `lit`."""
    metal = materials.paint((0.05, 0.045, 0.038), 0.35, 0.8)
    opal = materials.glowing(PEACH, lit) if lit else materials.paint((0.30, 0.31, 0.32), 0.25, variation=0.03)
    mesh.tube((0, y, low + 0.25), (0, y, top), 0.012, metal, 6)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        x, dy = math.cos(a) * 0.36, math.sin(a) * 0.36
        mesh.tube((0, y, low + 0.30), (x, y + dy, low + 0.22), 0.012, metal, 6)
        rings = []
        for i in range(1, 12):
            t = math.pi * i / 12
            r, z = 0.14 * math.sin(t), low + 0.08 - 0.14 * math.cos(t)
            rings.append(
                [
                    (x + r * math.cos(u), y + dy + r * math.sin(u), z)
                    for u in (2 * math.pi * j / 20 for j in range(20))
                ]
            )
        mesh.loft(rings, opal)


def bench(mesh: MeshBuilder, length: float = 1.8) -> None:
    """Slatted bench along +x of the frame."""
    oak, steel = materials.wood((0.20, 0.12, 0.06)), materials.dark_steel()
    for i in range(5):
        mesh.box((0, i * 0.095, 0.43), (length, i * 0.095 + 0.075, 0.465), oak)
    for x in (0.2, length - 0.25):
        mesh.box((x, 0.02, 0), (x + 0.05, 0.44, 0.43), steel)
