"""A stone bridge with flat arches, its lanterns and the lamps under its vaults; quay walls and what lies at them."""

import math
from functools import cache

import bpy
from mathutils import Vector

from kit import lamps, materials
from kit.look import PEACH, WARM
from kit.mesh import MeshBuilder
from kit.nodes import Graph
from kit.riverside import Bridge

PIER = 5.4  # thickness of a pier
SPRINGING = 2.6  # height above the water at which the arches begin
SLAB = 1.0  # metres between the crown of an arch and the road
SEGMENTS = 48


@cache
def sandstone() -> bpy.types.Material:
    """Old ashlar: tone from stone to stone, rain streaks, soot. UV in metres."""
    g = Graph.material("sandstone")
    uv, where, size = g.uv_vector(), g.position(), (1.5, 0.62)
    joints = g.joints(uv, *size, gap=0.035, stagger=0.5)
    clouds = g.noise(where, 0.35, 6, 0.62).ramp((0.3, 0.62), (0.7, 1.25))
    streaks = g.noise(g.scaled(where, (1, 1, 0.06)), 1.3, 5, 0.6).ramp((0.35, 0.7), (0.65, 1.1))
    tone = g.tinted(g.slab_tone(uv, *size, stagger=0.5, spread=0.32), clouds * streaks)
    surface = g.mix(joints * 0.6, g.tinted((0.205, 0.150, 0.118), tone), (0.03, 0.026, 0.022))
    return g.finish(g.principled(Base_Color=surface, Roughness=0.8, Specular=0.3))


def build(
    design: Bridge, lantern_power: float = 30000.0, vault_power: float = 21000.0, wall_power: float = 15000.0
) -> None:
    """The whole bridge with its ramps into both banks."""
    stone = MeshBuilder()
    with stone.placed((*design.start, 0), design.turn):
        for k in range(design.spans):
            _span(stone, design, k)
        for k in range(1, design.spans):
            _pier(stone, design, k * design.length / design.spans)
        for x0, x1 in ((-60, 0.2), (design.length - 0.2, design.length + 60)):
            stone.box((x0, 0, 0), (x1, design.width, design.ends - 0.02), sandstone())
            for k in range(9):  # pilasters
                x = x0 + 1.2 + k * 7.0
                stone.box((x, -0.35, 0), (x + 1.3, 0.02, design.ends - 0.33), sandstone())
    stone.to_object("bridge")
    fittings = MeshBuilder()
    with fittings.placed((*design.start, 0), design.turn):
        _road(fittings, design)
        _railing(fittings, design, 0.15)
        _railing(fittings, design, design.width - 0.15)
        _lanterns(fittings, design, lantern_power)
        _flood_lamps(fittings, design, vault_power, wall_power)
    fittings.to_object("bridge fittings")


def _arch(design: Bridge, span: int) -> list[tuple[float, float]]:
    """Points (along, height) of the underside of one span, a segment of a circle."""
    length = design.length / design.spans
    left, right = span * length, (span + 1) * length
    left += PIER / 2 if span else 0.6
    right -= PIER / 2 if span < design.spans - 1 else 0.6
    middle, half = (left + right) / 2, (right - left) / 2
    rise = design.road(middle) - SLAB - SPRINGING
    radius = (half * half + rise * rise) / (2 * rise)
    points = []
    for i in range(SEGMENTS + 1):
        x = -half + 2 * half * i / SEGMENTS
        points.append((middle + x, SPRINGING + rise - radius + math.sqrt(radius * radius - x * x)))
    return points


def _span(mesh: MeshBuilder, design: Bridge, span: int) -> None:
    """Spandrel walls, vault and the ring of voussoirs of one arch."""
    arch, wall = _arch(design, span), sandstone()
    ring = materials.concrete((0.28, 0.21, 0.17), (0.55, 1.0), 0.7)
    for (x0, z0), (x1, z1) in zip(arch[:-1], arch[1:]):
        top0, top1 = design.road(x0) - 0.02, design.road(x1) - 0.02
        uv = [(x0, z0), (x1, z1), (x1, top1), (x0, top0)]
        mesh.polygon([(x0, 0, z0), (x1, 0, z1), (x1, 0, top1), (x0, 0, top0)], wall, uv)
        back = design.width
        mesh.polygon([(x1, back, z1), (x0, back, z0), (x0, back, top0), (x1, back, top1)], wall)
        mesh.polygon([(x0, back, z0), (x1, back, z1), (x1, 0, z1), (x0, 0, z0)], wall)
        thick = 0.75
        mesh.polygon(
            [(x0, -0.12, z0), (x1, -0.12, z1), (x1, -0.12, z1 + thick), (x0, -0.12, z0 + thick)], ring
        )
        mesh.polygon([(x0, 0, z0), (x1, 0, z1), (x1, -0.12, z1), (x0, -0.12, z0)], ring)
        mesh.polygon(
            [(x0, -0.12, z0 + thick), (x1, -0.12, z1 + thick), (x1, 0, z1 + thick), (x0, 0, z0 + thick)], ring
        )


def _pier(mesh: MeshBuilder, design: Bridge, x: float) -> None:
    """A pier with pointed cutwaters under stone caps."""
    half, back, wall = PIER / 2, design.width, sandstone()
    top = design.road(x) - 0.02
    mesh.box((x - half, 0.0, -2), (x + half, back, SPRINGING + 0.02), wall)
    mesh.box((x - half, 0.0, SPRINGING), (x + half, back, top), wall)
    for front, sign in ((0.0, -1.0), (back, 1.0)):
        plan = [(x - half - 0.3, front), (x, front + sign * 4.6), (x + half + 0.3, front)]
        plan = plan if sign < 0 else plan[::-1]
        shaft = [[(*p, z) for p in plan] for z in (-2.0, SPRINGING + 1.2)]
        mesh.loft(shaft, wall)
        outer = [((p[0] - x) * 1.08 + x, front + (p[1] - front) * 1.06) for p in plan]
        cap = [[(*p, z) for p in outer] for z in (SPRINGING + 1.2, SPRINGING + 1.6)]
        mesh.loft(cap, wall)
        tip = [
            [(*p, SPRINGING + 1.6) for p in outer],
            [(x + (p[0] - x) * 0.25, front + (p[1] - front) * 0.12, SPRINGING + 3.4) for p in outer],
        ]
        mesh.loft(tip, wall)
    mesh.box((x - half * 0.72, -0.55, SPRINGING + 3.2), (x + half * 0.72, 0.02, top), wall)


def _steps(design: Bridge, spacing: float) -> list[float]:
    count = round((design.length + 112) / spacing)
    return [-56 + (design.length + 112) * i / count for i in range(count + 1)]


def _road(mesh: MeshBuilder, design: Bridge) -> None:
    """Wet carriageway between two raised pavements, and the stone cornice below the railings."""
    asphalt, paving = materials.wet_ground(0.6), materials.concrete((0.12, 0.12, 0.125), (1.0, 1.0))
    stations = _steps(design, 6.0)
    for x0, x1 in zip(stations[:-1], stations[1:]):
        z0, z1 = design.road(x0), design.road(x1)
        for y0, y1, lift, surface in (
            (3.0, design.width - 3.0, 0.0, asphalt), (0.0, 3.0, 0.14, paving), (design.width - 3.0, design.width, 0.14, paving),
        ):  # fmt: skip
            mesh.polygon(
                [(x0, y0, z0 + lift), (x1, y0, z1 + lift), (x1, y1, z1 + lift), (x0, y1, z0 + lift)], surface
            )
        for front, back in ((-0.45, 0.30), (design.width - 0.30, design.width + 0.45)):
            section0 = [
                (x0, front, z0 - 0.32),
                (x0, back, z0 - 0.32),
                (x0, back, z0 + 0.22),
                (x0, front, z0 + 0.22),
            ]
            section1 = [(x1, y, z - z0 + z1) for _, y, z in section0]
            mesh.loft([section0, section1], sandstone(), caps=False)


def _railing(mesh: MeshBuilder, design: Bridge, y: float) -> None:
    """Steel railing: posts, hand rail, two more rails and thin bars between them."""
    steel, stations = materials.dark_steel(), _steps(design, 2.0)
    for x in stations:
        z = design.road(x) + 0.2
        mesh.box((x - 0.05, y - 0.05, z), (x + 0.05, y + 0.05, z + 1.05), steel)
    for x0, x1 in zip(stations[:-1], stations[1:]):
        z0, z1 = design.road(x0) + 0.2, design.road(x1) + 0.2
        for height, radius in ((1.06, 0.055), (0.86, 0.022), (0.14, 0.030)):
            mesh.tube((x0, y, z0 + height), (x1, y, z1 + height), radius, steel, 4, caps=False)
        for i in range(1, 8):
            x = x0 + (x1 - x0) * i / 8
            z = z0 + (z1 - z0) * i / 8
            mesh.box((x - 0.012, y - 0.012, z + 0.14), (x + 0.012, y + 0.012, z + 0.86), steel)


def _lanterns(mesh: MeshBuilder, design: Bridge, power: float) -> None:
    """Slim posts with a lantern each, in pairs over the piers and between.

    One long light over the road stands for them all: every lamp more makes all others noisier.
    """
    steel, glow = materials.dark_steel(), materials.glowing(PEACH, 15)
    count = design.spans * 4
    for i in range(-2, count + 3):
        x = i * design.length / count
        for y in (0.55, design.width - 0.55):
            z = design.road(x) + 0.14
            mesh.tube((x, y, z), (x, y, z + 0.9), 0.14, steel, 10, 0.09)
            mesh.tube((x, y, z + 0.9), (x, y, z + 4.5), 0.075, steel, 10, 0.05)
            mesh.tube((x, y, z + 4.5), (x, y, z + 4.62), 0.10, steel, 10, 0.20)
            mesh.tube((x, y, z + 4.62), (x, y, z + 5.12), 0.17, glow, 12, 0.24)
            mesh.tube((x, y, z + 5.12), (x, y, z + 5.42), 0.34, steel, 12, 0.05)
    over = Vector(mesh.to_world((design.length / 2, design.width / 2, design.ends + 6.0)))
    light = lamps.area(over, over - Vector((0, 0, 4)), power, design.length, 6.0)
    light.rotation_euler[2] = math.radians(design.turn)


def _flood_lamps(mesh: MeshBuilder, design: Bridge, vault_power: float, wall_power: float) -> None:
    """Flood lights at the piers: they wash the vaults and the walls and make the water below them glow."""
    span = design.length / design.spans
    for k in range(design.spans):
        for x, towards in ((k * span + 3.6, 0.34), ((k + 1) * span - 3.6, 0.66)):
            start = mesh.to_world((x, design.width * 0.42, SPRINGING + 0.2))
            end = mesh.to_world((span * (k + towards), design.width * 0.42, design.road(span * (k + 0.5))))
            lamps.spot(start, end, vault_power, WARM, 110, 1.0, 0.4, mirrored=False)
    for k in range(design.spans + 1):  # the walls: two lamps cross before each pier, so that it is not left dark
        for side in (-1, 1):
            if 0 <= k * span + side < design.length:
                foot = mesh.to_world((k * span + side * 9.0, -9.0, 1.0))
                end = mesh.to_world((k * span + side * 4.0, 0.0, 7.5))
                lamps.spot(foot, end, wall_power, WARM, 140, 1.0, 1.0, mirrored=False)
