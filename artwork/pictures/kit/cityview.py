"""The city from an upper floor: rows of houses, street lamps, the skyline; near windows also as soft discs of light."""

import math
from collections.abc import Sequence
from functools import cache
from dataclasses import dataclass
from random import Random

import bpy

from kit import buildings, materials
from kit.look import COOL, PEACH, SIGNAL_RED, WARM, Colour
from kit.mesh import MeshBuilder
from kit.nodes import Graph

ROWS = ((170, 16, 34, 3), (300, 18, 40, 4), (480, 20, 46, 5), (760, 20, 50, 6))  # distance, heights, seed


@dataclass(frozen=True)
class HighRise:
    """A tower of the skyline; `offset` along it, sizes in metres, `turn` in degrees."""

    offset: float
    width: float
    depth: float
    height: float
    top: str = "flat"  # or 'sloped', 'stepped', 'twin', 'mast', 'crown', 'gable'
    turn: float = 0.0
    lit: float = 0.24


HIGH_RISES = (
    HighRise(-430, 44, 24, 84, turn=14, lit=0.2), HighRise(-262, 30, 26, 128, "sloped", 22),
    HighRise(-214, 58, 22, 92, turn=-8, lit=0.16), HighRise(-158, 34, 34, 176, "stepped", 12, 0.28),
    HighRise(-112, 26, 40, 142, "twin", -18), HighRise(-58, 40, 30, 232, "mast", 16, 0.30),
    HighRise(-8, 52, 24, 118, turn=6, lit=0.2), HighRise(34, 34, 34, 204, "gable", 40, 0.26),
    HighRise(82, 30, 28, 158, "crown", -12, 0.32), HighRise(126, 70, 24, 88, turn=10, lit=0.14),
    HighRise(196, 32, 30, 166, "sloped", -30), HighRise(300, 46, 26, 110, "stepped", 8, 0.2),
    HighRise(420, 38, 26, 96, "twin", -14, 0.18),
)  # fmt: skip


def _high_rise(plan: HighRise, x: float, y: float, seed: float) -> None:
    mesh, h = MeshBuilder(), plan.height
    wall = materials.distant_windows(plan.lit, 2.2, 3.7, 2.2, 0.7, seed=seed)
    dark = materials.paint((0.03, 0.04, 0.05))

    def block(x0: float, x1: float, z0: float, z1: float, depth: float = 1.0) -> None:
        """A part of the tower; x0, x1 and depth are shares of its half width and depth."""
        low = (x0 * plan.width / 2, -depth * plan.depth / 2, z0)
        mesh.box(low, (x1 * plan.width / 2, depth * plan.depth / 2, z1), wall, top=dark)

    def roof(left: float, middle: float, right: float, base: float) -> None:
        """A sloped roof over the whole width, as high at its left, middle and right as said."""
        half, back = plan.width / 2, plan.depth / 2
        line = ((-half, base), (half, base), (half, right), (0, middle), (-half, left))
        mesh.loft([[(a, d, z) for a, z in line] for d in (-back, back)], wall)

    if plan.top == "sloped":
        block(-1, 1, 0, h * 0.84)
        roof(h, h * 0.93, h * 0.86, h * 0.84)
    elif plan.top == "gable":
        block(-1, 1, 0, h * 0.86)
        roof(h * 0.86 + 0.1, h, h * 0.86 + 0.1, h * 0.86)
    elif plan.top == "stepped":
        block(-1, 1, 0, h * 0.66)
        block(-1, 0.45, h * 0.66, h * 0.88)
        block(-0.8, -0.05, h * 0.88, h, 0.7)
    elif plan.top == "twin":
        block(-1, -0.08, 0, h)
        block(0.08, 1, 0, h * 0.86)
        block(-0.1, 0.1, 0, h * 0.82, 0.6)
    elif plan.top == "crown":
        block(-1, 1, 0, h * 0.95)
        glow = materials.glowing(PEACH, 0.35)
        mesh.box(
            (-plan.width * 0.44, -plan.depth * 0.44, h * 0.95),
            (plan.width * 0.44, plan.depth * 0.44, h),
            glow,
            top=dark,
        )
    elif plan.top == "mast":
        block(-1, 0.3, 0, h * 0.76)
        block(-0.55, 1, 0, h * 0.70)
        block(-0.62, 0.22, h * 0.76, h * 0.82, 0.7)
        mesh.tube((-plan.width * 0.1, 0, h * 0.82), (-plan.width * 0.1, 0, h), 1.6, dark, 8, 0.5)
        tip = (-plan.width * 0.1, 0, h)
        mesh.tube(tip, (tip[0], 0, h + 2), 1.0, materials.glowing(SIGNAL_RED, 16), 8)
    else:
        block(-1, 1, 0, h)
        block(-0.6, 0.1, h, h + 4, 0.5)
    result = mesh.to_object("high-rise")
    result.location, result.rotation_euler[2] = (x, y, 0), math.radians(plan.turn)


def _skyline(x: float, y: float, high_rises: Sequence[HighRise], seed: int = 8) -> None:
    """High-rises in a loose group, and lower houses at their feet."""
    random = Random(seed)
    for i, plan in enumerate(high_rises):
        _high_rise(plan, x + plan.offset, y + random.uniform(-60, 120), i * 7.0)
    for _ in range(80):
        low = HighRise(
            random.uniform(-900, 900),
            random.uniform(24, 70),
            24,
            random.uniform(16, 52),
            turn=random.uniform(-25, 25),
        )
        _high_rise(low, x + low.offset, y + random.uniform(-80, 120), random.uniform(0, 99))


def below(
    street: float,
    skyline_x: float = 60.0,
    rows: Sequence[tuple[int, int, int, int]] = ROWS,
    street_lamps: int = 700,
    towers: bool = True,
) -> None:
    """The city towards +y, its streets at height `street` (negative)."""
    before = set(bpy.data.objects)
    _skyline(skyline_x, 1420, HIGH_RISES if towers else ())
    for y, low, high, seed in rows:
        reach = 120 + y * 0.75
        buildings.backdrop(-reach, reach, y, (low, high), 0.22, seed)
    random, lights = Random(9), MeshBuilder()
    for _ in range(street_lamps):
        y = 120 * (12.0 ** random.random())
        x = random.uniform(-0.8, 0.8) * y
        size, z = 0.25 + y * 0.0007, random.uniform(5, 9)
        lights.box((x - size, y, z), (x + size, y + 1, z + size), materials.glowing(PEACH, 5))
    lights.to_object("street lamps")
    plain = MeshBuilder()
    surface = materials.paint((0.012, 0.014, 0.018), 0.6)
    plain.polygon([(-2500, 30, 0), (2500, 30, 0), (2500, 3500, 0), (-2500, 3500, 0)], surface)
    plain.to_object("plain")
    for part in set(bpy.data.objects) - before:
        part.location.z += street


@cache
def _soft_disc(colour: Colour, strength: float) -> bpy.types.Material:
    g = Graph.material("soft disc")
    u, v = g.uv()
    fading = (1.0 - u * u - v * v).clamped()  # the lens adds its own edge
    light = g.emission(colour, fading * (1.0 - g.diffuse_ray()) * strength)
    return g.finish(g.sum(g.transparent(), light), lights_the_scene=False)


def soft_lights(street: float, streets: int = 22, size: float = 0.0026, seed: int = 5) -> None:
    """Lamps of the city for a lens that is focused near: soft discs, in radius some `size` of their distance.

    They stand along streets, as lamps do; no two streets are as bright, and here and there is a car or a sign.
    """
    random, mesh = Random(seed), MeshBuilder()
    turns = [2 * math.pi * i / 24 for i in range(24)]
    ring = [(math.cos(t), math.sin(t)) for t in turns]

    def light(x: float, y: float, z: float, tint: Colour, radius: float, strength: float) -> None:
        corners = [(x + c * radius, y, street + z + s * radius) for c, s in ring]
        mesh.polygon(corners, _soft_disc(tint, round(strength, 1)), ring)

    for _ in range(streets):
        y = 130 * (7.0 ** random.random())
        x = random.uniform(-0.62, 0.62) * y
        course = math.radians(random.choice((-12, -12, 78)) + random.uniform(-4, 4))
        tint = random.choice((WARM, WARM, PEACH, PEACH, (1.0, 0.86, 0.70)))
        power = random.lognormvariate(0.9, 0.6)
        for i in range(random.randint(3, 9)):
            along = i * random.uniform(24, 30)
            at_x, at_y = x + along * math.cos(course), y + along * math.sin(course)
            if at_y < 128 or random.random() < 0.2:  # behind a tree or a house
                continue
            radius = at_y * size * random.uniform(0.6, 1.15)
            light(at_x, at_y, 8, tint, radius, power * random.lognormvariate(-0.5, 0.6))
    for _ in range(streets * 2):
        y = 130 * (7.0 ** random.random())
        tint = random.choices((PEACH, COOL, SIGNAL_RED), (4, 2, 1))[0]
        radius = y * size * random.uniform(0.35, 0.8)
        x, z = random.uniform(-0.62, 0.62) * y, random.uniform(2, 34)
        light(x, y, z, tint, radius, random.lognormvariate(0.5, 0.7))
    mesh.to_object("soft lights").visible_shadow = False
