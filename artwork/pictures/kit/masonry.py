"""Walls with punched windows: town houses of brick or plaster, their doors, pipes and lamps.

Facades are built in the builder's frame: x runs along the facade, y into the house, outside is -y.
"""

from dataclasses import dataclass
from functools import cache
from random import Random

import bpy

from kit import materials
from kit.buildings import Room
from kit.look import PEACH, WARM, Colour
from kit.mesh import MeshBuilder
from kit.nodes import Graph


@cache
def bricks(
    colour: Colour = (0.20, 0.105, 0.075), size: tuple[float, float] = (0.25, 0.0833)
) -> bpy.types.Material:
    """Brickwork as a picture, for reveals and what is far away; near by `brickwork` lays real ones. UV in metres."""
    g = Graph.material("bricks")
    uv, where = g.uv_vector(), g.position()
    joints = g.joints(uv, *size, gap=0.005, stagger=0.5)
    tone = g.slab_tone(uv, *size, stagger=0.5, spread=0.18)
    rough = g.noise(where, 60, 3, 0.6)
    surface = g.mix(joints, g.tinted(colour, tone), MORTAR)
    normal = g.bump(rough * 0.25 - joints * 1.0, 0.5, 0.012)
    return g.finish(
        g.principled(Base_Color=surface, Roughness=rough * 0.3 + 0.5, Specular=0.3, Normal=normal)
    )


@cache
def laid_brick(colour: Colour = (0.190, 0.100, 0.070)) -> bpy.types.Material:
    """A brick whose tone is its corner colour: sandy skin, soot in the lee of the rain, a damp foot."""
    g = Graph.material("laid brick")
    where = g.position()
    _, _, up = g.split(where)
    grain, pits = g.noise(where, 42, 4, 0.65), g.noise(where, 160, 2, 0.6)
    soot = g.noise(g.scaled(where, (1, 1, 0.35)), 0.8, 4, 0.55).ramp((0.35, 0.74), (0.65, 1.10))
    damp = (up + soot * 0.5).ramp((0.7, 0.55), (1.0, 1.0))
    surface = g.tinted(g.tinted(colour, g.corner_colour()), grain.ramp((0.3, 0.74), (0.7, 1.22)))
    surface = g.tinted(g.tinted(surface, soot), damp)
    return g.finish(
        g.principled(
            Base_Color=surface, Roughness=grain * 0.3 + 0.55, Specular=0.3,
            Normal=g.bump(grain * 0.6 + pits * 0.3, 0.45, 0.006),
        )
    )  # fmt: skip


@cache
def mortar() -> bpy.types.Material:
    """What lies between the bricks: pale lime, dirty in places."""
    g = Graph.material("mortar")
    where = g.position()
    tone = g.noise(where, 1.3, 5, 0.6).ramp((0.3, 0.6), (0.7, 1.15))
    sand = g.noise(where, 120, 3, 0.7)
    return g.finish(
        g.principled(Base_Color=g.tinted(MORTAR, tone), Roughness=0.9, Normal=g.bump(sand, 0.4, 0.004))
    )


@cache
def plaster(colour: Colour = (0.16, 0.155, 0.145)) -> bpy.types.Material:
    """Rough render with rain streaks and a damp foot."""
    g = Graph.material("plaster")
    where = g.position()
    _, _, up = g.split(where)
    clouds, streaks = g.noise(where, 0.5, 6, 0.6), g.noise(g.scaled(where, (1, 1, 0.06)), 3.2, 5, 0.6)
    tone = (clouds * 0.5 + streaks * 0.5).ramp((0.3, 0.66), (0.5, 0.96), (0.7, 1.15))
    damp = (up + clouds * 1.2).ramp((0.3, 0.5), (1.0, 1.0))
    grain = g.noise(where, 120, 3, 0.7)
    return g.finish(
        g.principled(
            Base_Color=g.tinted(g.tinted(colour, tone), damp), Roughness=0.8, Specular=0.25,
            Normal=g.bump(grain, 0.3, 0.006),
        )
    )  # fmt: skip


@dataclass(frozen=True)
class Masonry:
    """A wall of `bays` x `floors` punched windows. Lengths in metres, `lit` is the share of lit rooms."""

    wall: bpy.types.Material  # with `brickwork` laid before it: `mortar`
    bays: int
    floors: int
    bay: float = 3.0
    floor: float = 3.3
    ground: float = 3.6  # height of the ground floor
    window: tuple[float, float] = (1.25, 1.75)
    sill: float = 0.9
    reveal: float = 0.28
    lit: float = 0.1
    light: float = 0.5
    cornice: float = 0.35
    doors: tuple[int, ...] = ()  # bays of the ground floor that hold a steel door
    blind: tuple[int, ...] = ()  # bays of the ground floor without an opening
    shutters: float = 0.0  # share of windows with the roller shutter down
    jamb: bpy.types.Material | None = None  # of the openings; by default the wall's
    seed: int = 1

    @property
    def width(self) -> float:
        return self.bays * self.bay

    @property
    def height(self) -> float:
        return self.ground + (self.floors - 1) * self.floor

    def base(self, level: int) -> float:
        return 0.0 if level == 0 else self.ground + (level - 1) * self.floor

    def opening(self, level: int, bay: int) -> tuple[float, float, float, float] | None:
        """Left, right, lower and upper edge of the window or door; None where the wall is blind."""
        if level == 0 and bay in self.blind:
            return None
        middle = (bay + 0.5) * self.bay
        width, height, sill = *self.window, self.base(level) + self.sill
        if level == 0 and bay in self.doors:
            (width, height), sill = DOOR, 0.12
        elif level == 0:
            height = self.window[1] + (self.ground - self.floor) * 0.7
        return middle - width / 2, middle + width / 2, sill, sill + height


DOOR = (1.10, 2.25)  # width and height of a steel door's opening
BRICK, ROW, JOINT = 0.25, 0.0833, 0.011  # metres: length of a brick and height of a course, both with their joint
MORTAR: Colour = (0.26, 0.24, 0.205)


def masonry(mesh: MeshBuilder, design: Masonry) -> None:
    """The wall with reveals, frames, sills, rooms, plinth and cornice."""
    random = Random(design.seed)
    for level in range(design.floors):
        base = design.base(level)
        top = base + (design.ground if level == 0 else design.floor)
        for bay in range(design.bays):
            left, right = bay * design.bay, (bay + 1) * design.bay
            hole = design.opening(level, bay)
            if hole is None:
                _face(mesh, design, left, right, base, top)
                continue
            _face(mesh, design, left, hole[0], base, top)
            _face(mesh, design, hole[1], right, base, top)
            _face(mesh, design, hole[0], hole[1], base, hole[2])
            _face(mesh, design, hole[0], hole[1], hole[3], top)
            _reveals(mesh, design, *hole)
            if level == 0 and bay in design.doors:
                with mesh.placed(((left + right) / 2, design.reveal * 0.7, 0.12)):
                    steel_door(mesh)
            else:
                _window(mesh, design, random, *hole, base, top, left, right)
    _trim(mesh, design)


def _face(mesh: MeshBuilder, design: Masonry, x0: float, x1: float, z0: float, z1: float) -> None:
    corners = [(x0, 0, z0), (x1, 0, z0), (x1, 0, z1), (x0, 0, z1)]
    mesh.polygon(corners, design.wall, [(x0, z0), (x1, z0), (x1, z1), (x0, z1)])


def _reveals(mesh: MeshBuilder, design: Masonry, x0: float, x1: float, z0: float, z1: float) -> None:
    deep, wall = design.reveal + 0.06, design.jamb or design.wall
    jambs = [(0, z0), (deep, z0), (deep, z1), (0, z1)]
    mesh.polygon([(x0, 0, z0), (x0, deep, z0), (x0, deep, z1), (x0, 0, z1)], wall, jambs)
    mesh.polygon([(x1, deep, z0), (x1, 0, z0), (x1, 0, z1), (x1, deep, z1)], wall, jambs)
    mesh.polygon([(x0, deep, z1), (x1, deep, z1), (x1, 0, z1), (x0, 0, z1)], wall)
    mesh.polygon([(x0, 0, z0), (x1, 0, z0), (x1, deep, z0), (x0, deep, z0)], materials.concrete())


def brickwork(mesh: MeshBuilder, design: Masonry, start: float, end: float, brick: bpy.types.Material) -> None:
    """Bricks in cross bond before the wall from `start` to `end`, each with its own tone and lie, soldiers over the
    openings. Only relief survives a torch near by: painted joints smear."""
    random = Random(design.seed)
    places = ((level, bay) for level in range(design.floors) for bay in range(design.bays))
    openings = [hole for place in places if (hole := design.opening(*place))]
    spared = []
    for x0, x1, z0, z1 in openings:
        spared.append((x0 - 0.01, x1 + 0.01, z0 - 0.01, z1 + BRICK))
        if start <= x0 and x1 <= end:
            for i in range(count := round((x1 - x0) / ROW)):
                left = x0 + (x1 - x0) * i / count
                right = left + (x1 - x0) / count - JOINT
                _brick(mesh, random, left, right, z1, z1 + BRICK - JOINT, brick)
    for row in range(int(0.45 / ROW), int(design.height / ROW)):
        low, high = row * ROW, (row + 1) * ROW - JOINT
        length = BRICK / 2 if row % 2 else BRICK
        x = start - (BRICK / 4 if row % 2 else BRICK / 2 * (row // 2 % 2))
        while x < end:
            left, right = max(x, start), min(x + length - JOINT, end)
            for x0, x1, z0, z1 in spared:
                if x0 < right and left < x1 and z0 < high and low < z1:
                    if z0 > low + 0.03:
                        _brick(mesh, random, max(left, x0), min(right, x1), low, z0, brick)
                    if z1 < high - 0.03:
                        _brick(mesh, random, max(left, x0), min(right, x1), z1, high, brick)
                    if left < x0:
                        right = x0
                    elif x1 < right:
                        left = x1
                    else:
                        right = left
            if right - left > 0.02:
                _brick(mesh, random, left, right, low, high, brick)
            x += length


def _brick(
    mesh: MeshBuilder, random: Random, x0: float, x1: float, z0: float, z1: float, surface: bpy.types.Material
) -> None:
    tone, redder = random.uniform(0.74, 1.18), random.uniform(-0.10, 0.10)
    if random.random() < 0.14:  # burnt in the kiln
        tone, redder = random.uniform(0.55, 0.8), -0.12
    colour = (tone * (1 + redder), tone, tone * (1 - redder))
    x0, x1, z0, z1 = (value + random.uniform(-0.0015, 0.0015) for value in (x0, x1, z0, z1))
    out = random.uniform(-0.003, 0.002) - 0.010
    front = [(x, out + random.uniform(-0.0012, 0.0012), z) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
    back = [(x, 0.0, z) for x, _, z in front]
    mesh.polygon(front, surface, colour=colour)
    for i in range(4):
        j = (i + 1) % 4
        mesh.polygon([front[j], front[i], back[i], back[j]], surface, colour=colour)


def _window(
    mesh: MeshBuilder, design: Masonry, random: Random, x0: float, x1: float, z0: float, z1: float,
    base: float, top: float, left: float, right: float,
) -> None:  # fmt: skip
    y, frame = design.reveal, materials.aluminium()
    mesh.box((x0 - 0.05, -0.07, z0 - 0.06), (x1 + 0.05, y, z0 + 0.01), materials.concrete((0.15, 0.15, 0.15)))
    for x in (x0 + 0.035, (x0 + x1) / 2, x1 - 0.035):
        mesh.box((x - 0.035, y - 0.03, z0), (x + 0.035, y + 0.05, z1), frame)
    for z in (z0 + 0.035, z0 + (z1 - z0) * 0.72, z1 - 0.035):
        mesh.box((x0, y - 0.025, z - 0.035), (x1, y + 0.05, z + 0.035), frame)
    if random.random() < design.shutters:
        slats = materials.paint((0.10, 0.10, 0.098), 0.5)
        for i in range(int((z1 - z0) / 0.055)):
            z = z0 + i * 0.055
            mesh.box((x0 + 0.02, y - 0.075, z), (x1 - 0.02, y - 0.045, z + 0.047), slats)
        return
    pane = [(x0, y + 0.02, z0), (x1, y + 0.02, z0), (x1, y + 0.02, z1), (x0, y + 0.02, z1)]
    lit = random.random() < design.lit
    if not lit:
        mesh.polygon(pane, materials.dark_glass())
        if random.random() < 0.4:  # a blind or a curtain behind it
            end = z0 + (z1 - z0) * random.uniform(0.0, 0.8)
            cover = [(x0, y + 0.018, end), (x1, y + 0.018, end), (x1, y + 0.018, z1), (x0, y + 0.018, z1)]
            mesh.polygon(cover, materials.paint((0.07, 0.07, 0.07), 0.4, scale=0.8))
        return
    mesh.polygon(pane, materials.glass())
    light = design.light * random.uniform(0.6, 1.3)
    room = Room(
        left + 0.1, right - 0.1, base + 0.05, top - 0.4, 4.4, PEACH if random.random() < 0.4 else WARM, light
    )
    room.build(mesh, random)
    if random.random() < 0.5:  # half-drawn curtains
        tone = tuple(c * light * 0.45 for c in WARM)
        for a, b in ((x0, x0 + 0.22), (x1 - 0.22, x1)):
            cloth = [(a, y + 0.12, z0), (b, y + 0.12, z0), (b, y + 0.12, z1), (a, y + 0.12, z1)]
            mesh.polygon(cloth, materials.painted_light(), colour=tone)


def _trim(mesh: MeshBuilder, design: Masonry) -> None:
    plinth = materials.concrete((0.10, 0.10, 0.10))
    edges = [0.0, design.width]
    for bay in design.doors:
        middle = (bay + 0.5) * design.bay
        edges += [middle - DOOR[0] / 2, middle + DOOR[0] / 2]
    edges.sort()
    for x0, x1 in zip(edges[::2], edges[1::2]):
        mesh.box((x0, -0.035, 0), (x1, 0.0, 0.45), plinth)
    top, out = design.height, design.cornice
    mesh.box(
        (-out * 0.4, -out * 0.5, top - 0.10),
        (design.width + out * 0.4, 0.4, top + 0.22),
        materials.concrete((0.14, 0.14, 0.14)),
    )
    mesh.box(
        (-out * 0.8, -out, top + 0.22),
        (design.width + out * 0.8, 0.4, top + 0.36),
        materials.concrete((0.14, 0.14, 0.14)),
    )
    mesh.box(
        (-out * 0.8, -out - 0.03, top + 0.36),
        (design.width + out * 0.8, 0.4, top + 0.39),
        materials.dark_steel(),
    )


def steel_door(mesh: MeshBuilder, colour: Colour = (0.105, 0.105, 0.095)) -> None:
    """Fire door in its opening, centred on the frame's origin: frame, leaf, hinges, handle, closer, kick plate."""
    width, height = DOOR[0] - 0.02, DOOR[1] - 0.02
    frame, leaf = materials.paint((0.06, 0.065, 0.07), 0.4, 0.3), materials.paint(
        colour, 0.38, 0.1, 0.35, 1.4
    )
    half, bright = width / 2, materials.bright_steel()
    for x0, x1 in ((-half - 0.02, -half + 0.07), (half - 0.07, half + 0.02)):
        mesh.box((x0, -0.05, 0), (x1, 0.05, height), frame)
    mesh.box((-half + 0.07, -0.05, height - 0.07), (half - 0.07, 0.05, height), frame)
    mesh.box((-half - 0.02, -0.05, height), (half + 0.02, 0.05, height + 0.03), frame)
    mesh.box((-half + 0.075, -0.02, 0.012), (half - 0.075, 0.03, height - 0.075), leaf)
    kicked = materials.paint((0.26, 0.26, 0.265), 0.42, 1.0, 0.08, 1.5)
    mesh.box((-half + 0.10, -0.024, 0.04), (half - 0.10, -0.02, 0.30), kicked)
    mesh.box((half - 0.22, -0.03, 0.96), (half - 0.17, -0.02, 1.16), bright)
    mesh.tube((half - 0.195, -0.075, 1.08), (half - 0.34, -0.075, 1.08), 0.011, bright, 8)
    mesh.tube((half - 0.195, -0.02, 1.08), (half - 0.195, -0.08, 1.08), 0.011, bright, 8)
    for z in (0.3, 1.1, 1.9):
        mesh.tube((-half + 0.075, -0.04, z - 0.06), (-half + 0.075, -0.04, z + 0.06), 0.014, bright, 8)
    mesh.box((-0.2, -0.075, height - 0.16), (0.12, -0.02, height - 0.09), frame)


def downpipe(mesh: MeshBuilder, x: float, height: float) -> None:
    """Rain pipe with clamps and a shoe, in front of the wall."""
    zinc = materials.paint((0.20, 0.205, 0.21), 0.4, 0.8)
    mesh.tube((x, -0.10, 0.18), (x, -0.10, height), 0.05, zinc, 14)
    mesh.tube((x, -0.10, 0.20), (x, -0.20, 0.08), 0.05, zinc, 14)
    for i in range(int(height // 2)):
        mesh.tube((x, -0.10, 0.9 + 2 * i), (x, -0.10, 0.94 + 2 * i), 0.058, zinc, 14)
        mesh.box((x - 0.012, -0.06, 0.9 + 2 * i), (x + 0.012, 0.0, 0.94 + 2 * i), zinc)


def wall_lamp(mesh: MeshBuilder, x: float, z: float) -> None:
    """A round bulkhead lamp with a guard over its frosted glass, off."""
    steel, frosted = materials.dark_steel(), materials.paint((0.42, 0.42, 0.39), 0.35, variation=0.1)
    mesh.tube((x, 0, z), (x, -0.05, z), 0.135, steel, 32, 0.125)
    for y0, y1, r0, r1 in ((-0.05, -0.085, 0.105, 0.095), (-0.085, -0.11, 0.095, 0.065)):
        mesh.tube((x, y0, z), (x, y1, z), r0, frosted, 32, r1)
    for a, b in (((-0.115, 0), (0.115, 0)), ((0, -0.115), (0, 0.115))):
        mesh.box((x + a[0] - 0.006, -0.122, z + a[1] - 0.006), (x + b[0] + 0.006, -0.11, z + b[1] + 0.006), steel)
    mesh.tube((x, -0.02, z + 0.13), (x, -0.02, z + 0.62), 0.012, steel, 8)


def wheelie_bin(mesh: MeshBuilder, colour: Colour = (0.035, 0.040, 0.042)) -> None:
    """A dustbin on two wheels at the frame's origin, its front to -y."""
    body, black = materials.paint(colour, 0.45, scale=2.0), materials.paint((0.012, 0.012, 0.012), 0.6)
    rings = [
        [(-s, -d, z), (s, -d, z), (s, d, z), (-s, d, z)]
        for s, d, z in ((0.21, 0.23, 0.06), (0.27, 0.30, 0.96))
    ]
    mesh.loft(rings, body)
    mesh.box((-0.30, -0.33, 0.93), (0.30, 0.33, 0.98), body)
    lid = [
        [(-0.29, -0.36, z), (0.29, -0.36, z), (0.29, 0.32, z + 0.08), (-0.29, 0.32, z + 0.08)]
        for z in (0.985, 1.015)
    ]
    mesh.loft(lid, body)
    mesh.tube((-0.24, 0.38, 1.03), (0.24, 0.38, 1.03), 0.018, black, 8)
    for x in (-0.28, 0.23):
        mesh.tube((x, 0.26, 0.10), (x + 0.05, 0.26, 0.10), 0.10, black, 20)


def bracket_lamp(mesh: MeshBuilder, x: float, z: float, reach: float = 0.9) -> None:
    """A street lamp on a bent arm at the wall, off."""
    steel = materials.dark_steel()
    mesh.box((x - 0.06, -0.03, z - 0.30), (x + 0.06, 0.0, z + 0.10), steel)
    mesh.tube((x, -0.02, z - 0.22), (x, -reach * 0.5, z + 0.12), 0.022, steel, 8)
    mesh.tube((x, -reach * 0.5, z + 0.12), (x, -reach, z + 0.10), 0.022, steel, 8)
    mesh.tube((x, -reach, z + 0.14), (x, -reach, z - 0.06), 0.05, steel, 16, 0.20)
    mesh.tube(
        (x, -reach, z - 0.06), (x, -reach, z - 0.10), 0.16, materials.paint((0.20, 0.20, 0.19), 0.3), 16, 0.08
    )
