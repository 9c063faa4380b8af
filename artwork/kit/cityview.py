"""The city from an upper floor: rows of houses, street lamps, the skyline; near windows also as soft discs of light."""

import math
from collections.abc import Sequence
from functools import cache
from random import Random

import bpy

from kit import buildings, materials
from kit.look import COOL, PEACH, SIGNAL_RED, WARM, Colour
from kit.mesh import MeshBuilder
from kit.nodes import Graph

ROWS = ((170, 16, 34, 3), (300, 18, 40, 4), (480, 20, 46, 5), (760, 20, 50, 6))  # distance, heights, seed


def below(
    street: float,
    skyline_x: float = 60.0,
    rows: Sequence[tuple[int, int, int, int]] = ROWS,
    street_lamps: int = 700,
) -> None:
    """The city towards +y, its streets at height `street` (negative)."""
    before = set(bpy.data.objects)
    buildings.skyline(skyline_x, 1400, 520, light=1.1, low=70)
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
    light = g.emission(colour, (1.0 - g.diffuse_ray()) * strength)
    return g.finish(g.sum(g.transparent(), light), lights_the_scene=False)


def soft_lights(street: float, count: int = 150, size: float = 0.0055, seed: int = 5) -> None:
    """Lamps of the city as a lens that is focused near would draw them: discs, `size` of their distance."""
    random, mesh = Random(seed), MeshBuilder()
    tints = ((WARM, 5), (PEACH, 5), ((1.0, 0.86, 0.70), 2), (COOL, 2), (SIGNAL_RED, 1))
    for _ in range(count):
        y = 125 * (8.0 ** random.random())
        x = random.uniform(-0.62, 0.62) * y
        z = street + random.choice((6, 8, 10, random.uniform(8, 40)))
        tint = random.choices([t for t, _ in tints], [n for _, n in tints])[0]
        radius = size * y * random.uniform(0.75, 1.15)
        steps = 28
        ring = [
            (
                x + math.cos(2 * math.pi * i / steps) * radius,
                y,
                z + math.sin(2 * math.pi * i / steps) * radius,
            )
            for i in range(steps)
        ]
        mesh.polygon(ring, _soft_disc(tint, random.choice((0.10, 0.18, 0.28, 0.45))))
    mesh.to_object("soft lights").visible_shadow = False
