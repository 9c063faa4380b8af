"""The beam of a hand torch: the light, the flare at the lens and the air in which the beam is seen."""

import math

from mathutils import Vector

from kit import lamps, materials
from kit.look import Colour
from kit.mesh import MeshBuilder, Point
from kit.nodes import Graph

LIGHT: Colour = (1.0, 0.86, 0.64)
CORE, SPILL = 13.0, 34.0  # full openings in degrees
FLARE = 0.075  # metres around the lens


def beam(start: Point, end: Point, power: float = 3000.0, shine: float = 0.06) -> None:
    """Shines from `start` on `end`; there the visible beam ends, because there stands what it lights.

    `shine` is how much the air shows of it; above 0.15 it looks like steam.
    """
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    lens = start + (end - start) * (0.04 / length)  # clear of the glowing glass
    lamps.spot(lens, end, power, LIGHT, CORE, 1.0, 0.02, mirrored=False)
    lamps.spot(
        lens, end - Vector((0, 0, 0.2 * length)), power * 0.18, LIGHT, SPILL, 1.0, 0.02, mirrored=False
    )
    # Three cones in one another: where all overlap lies the bright core.
    for share, strength, softness in ((0.035, 0.9, 2.4), (0.08, 0.6, 3.4), (0.17, 0.3, 5.0)):
        lamps.shaft(start, end, length * share, _air(shine * strength, softness), 0.016)
    _flare(start, shine)


def _air(strength: float, softness: float) -> materials.Material:
    """Thinning out as light does that spreads: by the distance. Mist drifts through it."""
    g = Graph.material("torch beam")
    _, along = g.uv()
    where = g.position()
    fading = (along + 0.16) ** -1.0 * 0.34
    mist = g.noise(g.scaled(where, (1, 1, 1.7)), 1.5, 5, 0.6).ramp((0.3, 0.6), (0.7, 1.35))
    ending = along.ramp((0.0, 1.0), (0.93, 1.0), (1.0, 0.4))
    light = fading * mist * ending * g.facing() ** softness * (1.0 - g.diffuse_ray()) * strength
    return g.finish(g.sum(g.transparent(), g.emission(LIGHT, light)), lights_the_scene=False)


def _flare(centre: Vector, shine: float) -> None:
    """A ball of light that has no outline."""
    g = Graph.material("flare")
    glow = g.facing() ** 7.0 * (1.0 - g.diffuse_ray())
    material = g.finish(g.sum(g.transparent(), g.emission(LIGHT, glow * shine * 3)), lights_the_scene=False)
    rings = []
    for i in range(1, 16):
        rise, reach = -math.cos(math.pi * i / 16), math.sin(math.pi * i / 16)
        angles = (2 * math.pi * k / 32 for k in range(32))
        rings.append(
            [centre + Vector((math.cos(a) * reach, math.sin(a) * reach, rise)) * FLARE for a in angles]
        )
    mesh = MeshBuilder()
    mesh.loft(rings, material)
    mesh.to_object("flare", smooth=True).visible_shadow = False
