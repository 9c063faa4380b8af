"""Frankfurt-like towers as they stand at 1.3 km and more, rows of old houses, a church tower.

The haze between them and the viewer is part of their surface, so that water mirrors them hazy as well.
"""

import math
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

import bpy
from mathutils import Vector

from kit import construction
from kit.look import PEACH, SIGNAL_RED, Colour, Grade
from kit.mesh import MeshBuilder
from kit.nodes import Graph, Signal
from kit.riverside import TOWERS, Tower

Plan = Sequence[tuple[float, float]]
HAZE = Grade().haze_colour


def _hazed(g: Graph, surface: Signal, haze: float) -> Signal:
    return g.blend(haze, surface, g.emission(HAZE, 1.0 - g.diffuse_ray()))


@cache
def facade(
    bay: float, floor: float, lit: float, seed: int, haze: float, strength: float = 2.8, warm: float = 0.45,
    wall: Colour = (0.030, 0.038, 0.052),
) -> bpy.types.Material:  # fmt: skip
    """Windows in groups, as offices are lit: a floor here, a corner there, cleaners at work; most are dark."""
    g = Graph.material("tower facade")
    u, v = g.uv()
    x, y = u / bay, v / floor
    column, row = x.floor(), y.floor()
    chance, tint = g.random(column, row, seed)
    office, office_tint = g.random((x / 5.0 + 0.3).floor(), row, seed + 31.0)
    level, _ = g.random(row, 3.0, seed + 53.0)
    likely = office.above(1 - lit * 0.55) * 0.62 + level.above(0.955) * 0.55 + lit * 0.22
    pane = x.fraction().between(0.13, 0.87) * y.fraction().between(0.26, 0.80)
    brightness, _, _ = g.split(tint)
    _, kind, _ = g.split(office_tint)
    colour = g.mix(kind.above(warm), (1.0, 0.64, 0.34), (0.74, 0.86, 1.0))
    light = pane * chance.below(likely) * (brightness * brightness + 0.12) * strength
    surface = g.principled(
        Base_Color=g.mix(pane, wall, (0.010, 0.014, 0.022)),
        Roughness=g.mix(pane, (0.6, 0.6, 0.6), (0.12, 0.12, 0.12)),
        Emission=colour,
        Emission_Strength=light * (1.0 - g.diffuse_ray()),
    )
    return g.finish(_hazed(g, surface, haze), lights_the_scene=False)


@cache
def far_paint(colour: Colour, haze: float) -> bpy.types.Material:
    """A plain distant surface: roofs, masts, spires."""
    g = Graph.material("far paint")
    return g.finish(_hazed(g, g.principled(Base_Color=colour, Roughness=0.7), haze), lights_the_scene=False)


@cache
def far_glow(colour: Colour, strength: float, haze: float) -> bpy.types.Material:
    """A distant lit surface."""
    g = Graph.material("far glow")
    light = g.emission(colour, (1.0 - g.diffuse_ray()) * strength)
    return g.finish(_hazed(g, light, haze), lights_the_scene=False)


def towers(plan: Iterable[Tower] = TOWERS, haze: float = 0.42) -> None:
    """The high-rises; `haze` is what veils them at 1.5 km. The mist lies over the city, from 1.2 km on: so its rows stand apart."""
    for seed, design in enumerate(plan):
        veil = 1 - (1 - haze) ** ((design.y - 1200) / 300)
        mesh = MeshBuilder()
        with mesh.placed((design.x, design.y, 0), design.turn):
            _Builder(mesh, design, veil, seed).build()
        mesh.to_object("tower")


class _Builder:
    """One tower in the mesh's frame, its foot at the origin."""

    def __init__(self, mesh: MeshBuilder, design: Tower, haze: float, seed: int) -> None:
        self.mesh, self.design, self.haze, self.seed = mesh, design, haze, seed
        self.wall = facade(design.bay, 3.7, design.lit * 1.35, seed * 7 + 1, haze)
        self.roof = far_paint((0.02, 0.025, 0.033), haze)

    def build(self) -> None:
        getattr(self, f"_{self.design.kind}")()
        if self.design.mast:
            self._mast()

    def _prismatic(self, plan: Plan, low: float, high: float, scale: float = 1.0) -> None:
        rings = [[(x * scale, y * scale, z) for x, y in plan] for z in (low, high)]
        self.mesh.loft(rings, self.wall, caps=False)
        self.mesh.polygon(rings[1], self.roof)

    def _plant(self, half: float, z: float, height: float = 5.0) -> None:
        """Machinery on the roof."""
        self.mesh.box((-half, -half * 0.7, z), (half * 0.8, half * 0.7, z + height), self.roof)

    def _mast(self) -> None:
        base, top = self.design.height, self.design.mast
        if top - base > 6:
            self.mesh.tube((0, 0, base - 2), (0, 0, top), 1.3, self.roof, 6, 0.35)
        self.mesh.tube((0, 0, top), (0, 0, top + 1.4), 0.7, far_glow(SIGNAL_RED, 6, 0), 8)

    def _slab(self) -> None:
        w, h = self.design.width / 2, self.design.height
        self._prismatic(_rectangle(w, w * 0.62), 0, h)
        self._plant(w * 0.6, h)

    def _setback(self) -> None:
        w, h = self.design.width / 2, self.design.height
        self._prismatic(_rectangle(w, w), 0, h * 0.70)
        self._prismatic(_rectangle(w * 0.80, w * 0.86), h * 0.70, h * 0.89)
        self._prismatic(_rectangle(w * 0.52, w * 0.6), h * 0.89, h)
        self._plant(w * 0.3, h, 4)

    def _prism(self) -> None:
        w, h = self.design.width / 2, self.design.height
        cut = w * 0.38
        plan = [(-w + cut, -w), (w - cut, -w), (w, -w + cut), (w, w - cut),
                (w - cut, w), (-w + cut, w), (-w, w - cut), (-w, -w + cut)]  # fmt: skip
        self._prismatic(plan, 0, h)
        self._plant(w * 0.5, h, 4)

    def _wedge(self) -> None:
        """A slanted top."""
        w, h = self.design.width / 2, self.design.height
        plan = _rectangle(w, w * 0.7)
        low = [(x, y, 0) for x, y in plan]
        high = [(x, y, h * (1.0 if x > 0 else 0.88)) for x, y in plan]
        self.mesh.loft([low, high], self.wall, caps=False)
        self.mesh.polygon(high, self.roof)

    def _pyramid(self) -> None:
        """Square shaft, a drum above it, a pyramid on top."""
        w, h = self.design.width / 2, self.design.height
        self._prismatic(_rectangle(w, w), 0, h * 0.72)
        self._prismatic(_regular(w * 1.04, 20), h * 0.72, h)
        self._prismatic(_rectangle(w * 0.86, w * 0.86), h, h + 4)
        tip = (0, 0, self.design.mast)
        base = [(x, y, h + 4) for x, y in _rectangle(w * 0.86, w * 0.86)]
        for a, b in zip(base, base[1:] + base[:1]):
            self.mesh.polygon([a, b, tip], far_glow(PEACH, 0.16, self.haze))

    def _crown(self) -> None:
        """A round tower with a slab behind it and a ring of ribs that leans out over its roof."""
        w, h = self.design.width / 2, self.design.height
        self._prismatic(_regular(w * 0.86, 24), 0, h)
        with self.mesh.placed((w * 0.75, w * 0.6, 0)):
            self._prismatic(_rectangle(w * 0.55, w * 0.8), 0, h * 0.82)
        for i in range(13):
            angle = math.pi * (1.0 + i / 12)
            x, y = math.cos(angle) * w, math.sin(angle) * w
            self.mesh.tube((x * 0.86, y * 0.86, h - 3), (x * 1.2, y * 1.2, h + 9), 0.5, self.roof, 4)
        self.mesh.tube((0, 0, h), (0, 0, h + 1.2), w * 0.9, far_glow(PEACH, 0.5, self.haze), 24)

    def _pair(self) -> None:
        """A glass cylinder that grows out of a square tower."""
        w, h = self.design.width / 2, self.design.height
        self._prismatic(_regular(w * 0.80, 26), 0, h)
        with self.mesh.placed((-w * 0.85, w * 0.3, 0)):
            self._prismatic(_rectangle(w * 0.7, w * 0.7), 0, h * 0.86)
        self.mesh.tube((0, 0, h), (0, 0, h + 5), w * 0.5, self.roof, 20)

    def _corners(self) -> None:
        """Three round corners of different heights around a lower core: the tallest of the city."""
        w, h = self.design.width / 2, self.design.height
        core = [
            (math.cos(a) * w * 0.92, math.sin(a) * w * 0.92)
            for a in (math.radians(d) for d in (-100, -80, 20, 40, 140, 160))
        ]
        self._prismatic(core, 0, h * 0.87)
        for degrees, share in ((-90, 0.93), (30, 0.965), (150, 1.0)):
            angle = math.radians(degrees)
            with self.mesh.placed((math.cos(angle) * w * 0.72, math.sin(angle) * w * 0.72, 0)):
                self._prismatic(_regular(w * 0.34, 14), 0, h * share)
        self.mesh.tube((0, 0, h * 0.87), (0, 0, h * 0.985), w * 0.30, self.roof, 12)
        self._glow_band(h * 0.872, w * 0.8)

    def _glow_band(self, z: float, half: float) -> None:
        plan = _regular(half, 12)
        rings = [[(x, y, level) for x, y in plan] for level in (z, z + 3.0)]
        self.mesh.loft(rings, far_glow(PEACH, 0.75, self.haze), caps=False)

    def _shell(self) -> None:
        """Under construction: the upper floors are bare slabs with work lights, a crane climbs beside them."""
        w, h = self.design.width / 2, self.design.height
        done = h * 0.66
        self._prismatic(_rectangle(w, w * 0.8), 0, done)
        self.mesh.box((-w * 0.3, -w * 0.3, done), (w * 0.3, w * 0.3, h), self.roof)
        for k in range(int((h - done) / 3.7)):
            z = done + k * 3.7
            self.mesh.box((-w, -w * 0.8, z), (w, w * 0.8, z + 0.9), self.roof)
            if k % 3 == 1:
                x = w * (-0.6 + 0.37 * k % 1.2)
                self.mesh.box(
                    (x, -w * 0.7, z + 2.4), (x + 1.6, -w * 0.7 + 0.3, z + 2.9), far_glow(PEACH, 3, 0.2)
                )
        reach = w * 1.15
        construction.lattice(
            self.mesh, (reach, 0, 0), (reach, 0, h + 26), 2.2, 4.0, 0.30, 0.16, self.roof, (0, 1, 0)
        )
        construction.lattice(
            self.mesh,
            (reach - 1, 0, h + 22),
            (reach - 46, 0, h + 24),
            1.8,
            4.0,
            0.24,
            0.14,
            self.roof,
            triangular=True,
        )
        self.mesh.box((reach, -0.9, h + 21), (reach + 14, 0.9, h + 22.6), self.roof)
        self.mesh.box((reach + 9, -1.4, h + 17.5), (reach + 14, 1.4, h + 22), self.roof)
        self.mesh.tube((reach, 0, h + 33), (reach - 36, 0, h + 25), 0.2, self.roof, 4)
        self.mesh.tube((reach, 0, h + 22), (reach, 0, h + 33), 0.5, self.roof, 4)

    def _spire(self) -> None:
        """A television tower, far behind."""
        w, h = self.design.width / 2, self.design.height
        self.mesh.tube((0, 0, 0), (0, 0, h * 0.82), w, self.roof, 16, w * 0.36)
        for low, high, a, b in ((0.82, 0.85, 0.4, 2.6), (0.85, 0.90, 2.6, 2.6), (0.90, 0.94, 2.6, 0.7)):
            self.mesh.tube((0, 0, h * low), (0, 0, h * high), w * a, self.roof, 24, w * b)
        self.mesh.tube((0, 0, h * 0.94), (0, 0, h), w * 0.4, self.roof, 12)


def _rectangle(half_x: float, half_y: float) -> Plan:
    return [(-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y)]


def _regular(radius: float, sides: int) -> Plan:
    angles = (2 * math.pi * i / sides for i in range(sides))
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


def houses(
    start: tuple[float, float], end: tuple[float, float], base: float, heights: tuple[float, float] = (13, 19),
    lit: float = 0.16, haze: float = 0.1, seed: int = 1, depth: float = 13.0,
) -> None:  # fmt: skip
    """A closed row of old houses from start to end, under steep dark roofs; the fronts look to the right."""
    random, mesh = Random(seed), MeshBuilder()
    a, b = Vector((*start, 0)), Vector((*end, 0))
    length, heading = (b - a).length, math.degrees(math.atan2(b.y - a.y, b.x - a.x))
    along = 0.0
    with mesh.placed((a.x, a.y, base), heading):
        while along < length:
            width = random.uniform(11, 24)
            eaves, setback = random.uniform(*heights), random.uniform(0, 0.6)
            wall = facade(random.uniform(1.9, 2.5), random.uniform(3.1, 3.5), lit, random.randint(0, 40), haze, 0.8, 0.8,
                          random.choice(((0.075, 0.07, 0.064), (0.09, 0.085, 0.08), (0.06, 0.05, 0.045))))  # fmt: skip
            mesh.box((along, setback, 0), (along + width, setback + depth, eaves), wall)
            _mansard(mesh, along, along + width, setback, depth, eaves, random, haze)
            along += width + 0.02
    mesh.to_object("houses")


def _mansard(
    mesh: MeshBuilder,
    x0: float,
    x1: float,
    y0: float,
    depth: float,
    eaves: float,
    random: Random,
    haze: float,
) -> None:
    slate = far_paint((0.016, 0.018, 0.023), haze)
    steep, rise = random.uniform(1.2, 2.2), random.uniform(3.2, 4.4)

    def ring(outside: float, front: float, back: float, z: float) -> list[tuple[float, float, float]]:
        left, right = x0 - outside, x1 + outside
        return [(left, front, z), (right, front, z), (right, back, z), (left, back, z)]

    rings = [
        ring(0.2, y0 - 0.35, y0 + depth, eaves),
        ring(0.0, y0 + steep, y0 + depth - steep, eaves + rise),
        ring(0.0, y0 + depth * 0.46, y0 + depth * 0.54, eaves + rise + 2.0),
    ]
    mesh.box((x0 - 0.1, y0 - 0.4, eaves - 0.35), (x1 + 0.1, y0, eaves), slate)
    mesh.loft(rings, slate)
    for i in range(int((x1 - x0) / 4.5)):
        x = x0 + 2.2 + i * 4.5
        pane = far_glow(PEACH, 0.35, haze) if random.random() < 0.10 else far_paint((0.01, 0.013, 0.02), haze)
        mesh.box((x - 0.8, y0 + 0.1, eaves + 0.5), (x + 0.8, y0 + 2.0, eaves + 2.6), slate)
        mesh.box((x - 0.5, y0 + 0.06, eaves + 0.8), (x + 0.5, y0 + 0.1, eaves + 2.2), pane)
    for x in (x0 + 1.2, x1 - 2.2):
        mesh.box(
            (x, y0 + depth * 0.45, eaves + rise),
            (x + 1.1, y0 + depth * 0.45 + 0.8, eaves + rise + 3.4),
            slate,
        )


def church_tower(mesh: MeshBuilder, haze: float = 0.2, height: float = 95.0) -> None:
    """A Gothic tower of red sandstone in the mesh's frame: square, then octagonal, then a ribbed dome with a spire."""
    stone, roof = far_paint((0.085, 0.050, 0.040), haze), far_paint((0.020, 0.022, 0.026), haze)
    dark = far_paint((0.006, 0.007, 0.010), haze)
    h = height
    square, octagon = h * 0.47, h * 0.70
    mesh.box((-9.5, -9.5, 0), (9.5, 9.5, square), stone)
    for x in (-9.5, 9.5):
        for y in (-9.5, 9.5):
            for reach, top in ((2.6, 0.62), (2.0, 0.86), (1.4, 1.0)):
                low, high = (x - reach, y - reach, 0), (x + reach, y + reach, square * top)
                mesh.box(low, high, stone)
            mesh.tube((x, y, square), (x, y, square + 6), 1.3, stone, 4)
            mesh.tube((x, y, square + 6), (x, y, square + 15), 1.3, stone, 8, 0.08)
    for z in (square * 0.42, square * 0.72):
        for x in (-4.2, 0.0, 4.2):
            mesh.box((x - 1.1, -9.62, z), (x + 1.1, -9.5, z + 8.5), dark)
            mesh.tube((x, -9.62, z + 8.5), (x, -9.5, z + 8.5), 1.1, dark, 16)
        mesh.box((-10, -10, z - 2.2), (10, 10, z - 1.4), stone)
    for i in range(13):
        x = -9 + i * 1.5
        mesh.box((x, -9.8, square), (x + 0.8, -9.3, square + 2.0), stone)
    body = [[(x, y, z) for x, y in _regular(7.6, 8)] for z in (square, octagon)]
    mesh.loft(body, stone)
    for x, y in _regular(7.8, 8):
        mesh.tube((x, y, square), (x, y, octagon + 1.5), 0.75, stone, 6)
        mesh.tube((x, y, octagon + 1.5), (x, y, octagon + 8), 0.75, stone, 6, 0.05)
    for degrees in (-112.5, -67.5, -22.5):
        angle = math.radians(degrees)
        x, y = math.cos(angle) * 7.1, math.sin(angle) * 7.1
        mesh.tube((x, y, square + 5), (x, y, octagon - 4), 1.3, dark, 10)
    dome = [(1.0, 0.70), (0.97, 0.735), (0.86, 0.775), (0.66, 0.81), (0.40, 0.838), (0.27, 0.85)]
    rings = [[(x * share, y * share, h * level) for x, y in _regular(7.0, 16)] for share, level in dome]
    mesh.loft(rings, roof)
    mesh.tube((0, 0, h * 0.85), (0, 0, h * 0.91), 1.7, stone, 8)
    mesh.tube((0, 0, h * 0.91), (0, 0, h), 1.9, roof, 8, 0.08)


def nave(mesh: MeshBuilder, length: float = 60.0, haze: float = 0.2) -> None:
    """The steep roof behind a church tower, along +y from the frame's origin."""
    stone, roof = far_paint((0.085, 0.050, 0.040), haze), far_paint((0.016, 0.018, 0.023), haze)
    mesh.box((-9, 0, 0), (9, length, 22), stone)
    rings = [[(-9.6, 0, 22), (9.6, 0, 22), (9.6, length, 22), (-9.6, length, 22)],
             [(-0.2, 0, 38), (0.2, 0, 38), (0.2, length, 38), (-0.2, length, 38)]]  # fmt: skip
    mesh.loft(rings, roof)
