"""Buildings: facades with real rooms behind the glass, canopies, distant towers and the skyline.

Near facades are built in the builder's frame: x runs along the facade, y into the house, outside is -y.
"""

import math
from dataclasses import dataclass
from random import Random

import bpy

from kit import materials
from kit.look import COOL, PEACH, SIGNAL_RED, WARM, Colour
from kit.mesh import MeshBuilder

FRAME_DEPTH = 0.25  # metres from the facade plane to the room behind the glass
LOBBY: Colour = (1.0, 0.55, 0.23)
CEILING = 0.4  # metres of ceiling void and slab above a room


@dataclass(frozen=True)
class Facade:
    """An office facade of `bays` x `floors`. Lengths in metres, `lit` and `warm` are shares of the rooms."""

    bays: int
    floors: int
    bay: float = 3.0
    floor: float = 3.6
    lit: float = 0.3
    warm: float = 0.9
    light: float = 1.0
    entrance: tuple[
        int, int
    ] | None = None  # first bay and bay after the last of a lit lobby, glass to the ground
    lobby_light: float = 1.1
    fins: bool = True
    spandrel: float = 0.85  # height of the closed band below the windows
    depth: float = 5.5
    seed: int = 1
    wall: Colour = (0.13, 0.135, 0.145)

    @property
    def width(self) -> float:
        return self.bays * self.bay

    @property
    def height(self) -> float:
        return self.floors * self.floor


def facade(mesh: MeshBuilder, design: Facade) -> None:
    """The facade with its rooms, mullions, blinds, fins and parapet."""
    random = Random(design.seed)
    wall, frame = materials.concrete(design.wall, (design.bay, design.floor)), materials.aluminium()
    for level in range(design.floors):
        base = level * design.floor
        mesh.box((0, 0, base + design.floor - 0.42), (design.width, 0.30, base + design.floor - 0.02), wall)
        first, last = design.entrance if design.entrance and level == 0 else (0, 0)
        _windows(mesh, design, random, level, 0, first)
        _windows(mesh, design, random, level, last, design.bays)
    if design.entrance:
        _lobby(mesh, design, random)
    for k in range(design.bays + 1 if design.fins else 0):
        x = k * design.bay
        mesh.box((x - 0.06, -0.20, design.floor), (x + 0.06, 0.02, design.height + 0.25), frame)
    mesh.box((-0.1, -0.1, design.height - 0.02), (design.width + 0.1, 0.5, design.height + 0.55), wall)
    mesh.box((-0.16, -0.16, design.height + 0.53), (design.width + 0.16, 0.56, design.height + 0.60), frame)


def _windows(mesh: MeshBuilder, design: Facade, random: Random, level: int, first: int, last: int) -> None:
    """The bays first to last of one floor: closed band, frames and rooms that span one to four bays."""
    if first >= last:
        return
    base = level * design.floor
    sill, head = base + design.spandrel, base + design.floor - 0.42
    left, right = first * design.bay, last * design.bay
    wall = materials.concrete(design.wall, (design.bay, design.floor))
    mesh.box((left, 0, base - 0.02), (right, 0.30, sill), wall)
    mesh.box((left, -0.05, sill - 0.05), (right, 0.12, sill), materials.aluminium())
    _frames(mesh, design, first, last, sill, head)
    transom = sill + (head - sill) * 0.70
    mesh.box((left, 0.08, transom), (right, 0.20, transom + 0.05), materials.aluminium())
    bay = first
    while bay < last:
        span = min(last - bay, random.choice([1, 1, 2, 2, 3, 4]))
        lit = random.random() < design.lit
        tint = WARM if random.random() < design.warm else COOL
        if tint == WARM and random.random() < 0.35:
            tint = PEACH
        light = design.light * (random.uniform(0.6, 1.5) if lit else random.choice([0.006, 0.012, 0.03]))
        x0, x1 = bay * design.bay, (bay + span) * design.bay
        ceiling = base + design.floor - CEILING
        room = Room(x0 + 0.06, x1 - 0.06, base + 0.02, ceiling, design.depth, tint, light)
        room.build(mesh, random, furnished=lit)
        for j in range(span):
            a, b = x0 + j * design.bay, x0 + (j + 1) * design.bay
            _pane(mesh, a, b, sill, head)
            if lit and random.random() < 0.30:
                _blind(mesh, a, b, head, (head - sill) * random.uniform(0.15, 0.8), tint, light * 0.34)
        bay += span


def _lobby(mesh: MeshBuilder, design: Facade, random: Random) -> None:
    """The lit ground floor behind the entrance: glass to the ground, double door, counter."""
    first, last = design.entrance
    left, right, head = first * design.bay, last * design.bay, design.floor - 0.42
    room = Room(left + 0.06, right - 0.06, 0.02, design.floor - CEILING, 9.0, LOBBY, design.lobby_light)
    room.build(mesh, random, furnished=False)
    surface, middle = materials.painted_light(), (left + right) / 2
    mesh.box((middle - 2.2, 6.0, 0.02), (middle + 2.2, 6.8, 1.12), surface, room.shade(0.05))
    mesh.box((middle - 2.3, 5.9, 1.12), (middle + 2.3, 6.9, 1.17), surface, room.shade(0.4))
    for x in (left + 2.2, right - 2.2):
        mesh.box((x - 0.2, 3.2, 0.02), (x + 0.2, 3.6, design.floor - CEILING), surface, room.shade(0.12))
    _frames(mesh, design, first, last, 0.10, head)
    mesh.box((left, 0.0, -0.02), (right, 0.28, 0.10), materials.dark_steel())
    for x in (middle - 0.95, middle, middle + 0.95):
        mesh.box((x - 0.045, -0.03, 0.1), (x + 0.045, 0.22, 2.4), materials.aluminium())
    mesh.box((left, 0.0, 2.4), (right, 0.22, 2.48), materials.aluminium())
    for bay in range(first, last):
        _pane(mesh, bay * design.bay, (bay + 1) * design.bay, 0.10, head)


def _pane(mesh: MeshBuilder, left: float, right: float, low: float, high: float) -> None:
    corners = [(left, 0.16, low), (right, 0.16, low), (right, 0.16, high), (left, 0.16, high)]
    mesh.polygon(corners, materials.glass())


def _frames(mesh: MeshBuilder, design: Facade, first: int, last: int, sill: float, head: float) -> None:
    frame, left, right = materials.aluminium(), first * design.bay, last * design.bay
    for k in range(first * 2, last * 2 + 1):
        x, main = k * design.bay / 2, k % 2 == 0
        half = 0.055 if main else 0.03
        mesh.box((x - half, -0.02 if main else 0.06, sill), (x + half, 0.24, head), frame)
    mesh.box((left, 0.04, head - 0.06), (right, 0.22, head), frame)
    mesh.box((left, 0.04, sill), (right, 0.22, sill + 0.06), frame)


def _blind(
    mesh: MeshBuilder, left: float, right: float, head: float, drawn: float, tint: Colour, light: float
) -> None:
    colour, slat = _dimmed(tint, light), 0.075
    for i in range(int(drawn / slat)):
        z = head - i * slat
        corners = [
            (left + 0.1, 0.22, z - 0.05),
            (right - 0.1, 0.22, z - 0.05),
            (right - 0.1, 0.27, z),
            (left + 0.1, 0.27, z),
        ]
        mesh.polygon(corners, materials.painted_light(), colour=colour)


def _dimmed(tint: Colour, share: float) -> Colour:
    return tint[0] * share, tint[1] * share, tint[2] * share


@dataclass(frozen=True)
class Room:
    """A lit room as a box with painted light: parallax behind the glass without any light transport."""

    x0: float
    x1: float
    floor: float
    ceiling: float
    depth: float
    tint: Colour
    light: float

    def shade(self, share: float) -> Colour:
        return _dimmed(self.tint, self.light * share)

    def build(self, mesh: MeshBuilder, random: Random, furnished: bool = True) -> None:
        self._back_wall(mesh, random)
        self._sides(mesh)
        self._ceiling_lights(mesh)
        if furnished:
            if random.random() < 0.12:
                self._pendants(mesh, random)
            self._door(mesh, random)
            self._furniture(mesh, random)

    def _back_wall(self, mesh: MeshBuilder, random: Random) -> None:
        """Washed unevenly from above, as by a row of lamps that are not all on."""
        surface, d = materials.painted_light(), self.depth
        parts = max(2, int((self.x1 - self.x0) / 0.75))
        tone = random.uniform(0.75, 1.0)
        wash = [tone * random.uniform(0.35, 1.0) ** 1.4 for _ in range(parts + 1)]
        bend = self.floor + (self.ceiling - self.floor) * 0.62
        for i in range(parts):
            left = self.x0 + (self.x1 - self.x0) * i / parts
            right = self.x0 + (self.x1 - self.x0) * (i + 1) / parts
            a, b, dark = wash[i], wash[i + 1], self.shade(0.07 * tone)
            mesh.polygon(
                [(left, d, self.floor), (right, d, self.floor), (right, d, bend), (left, d, bend)],
                surface,
                colour=[dark, dark, self.shade(0.30 * b), self.shade(0.30 * a)],
            )
            mesh.polygon(
                [(left, d, bend), (right, d, bend), (right, d, self.ceiling), (left, d, self.ceiling)],
                surface,
                colour=[self.shade(s) for s in (0.30 * a, 0.30 * b, 0.85 * b, 0.85 * a)],
            )

    def _sides(self, mesh: MeshBuilder) -> None:
        surface, near, far = materials.painted_light(), FRAME_DEPTH, self.depth
        x0, x1, z0, z1 = self.x0, self.x1, self.floor, self.ceiling

        def face(corners: list[tuple[float, float, float]], *shares: float) -> None:
            mesh.polygon(corners, surface, colour=[self.shade(s) for s in shares])

        face([(x0, far, z0), (x0, near, z0), (x0, near, z1), (x0, far, z1)], 0.14, 0.06, 0.30, 0.50)
        face([(x1, near, z0), (x1, far, z0), (x1, far, z1), (x1, near, z1)], 0.06, 0.14, 0.50, 0.30)
        face([(x0, far, z1), (x1, far, z1), (x1, near, z1), (x0, near, z1)], 0.55, 0.55, 0.30, 0.30)
        face([(x0, near, z0), (x1, near, z0), (x1, far, z0), (x0, far, z0)], 0.06, 0.06, 0.14, 0.14)

    def _ceiling_lights(self, mesh: MeshBuilder) -> None:
        count = max(1, int((self.x1 - self.x0) / 1.5))
        for i in range(count):
            x = self.x0 + (i + 0.5) * (self.x1 - self.x0) / count
            low, high = (x - 0.09, 1.0, self.ceiling - 0.05), (
                x + 0.09,
                self.depth - 0.8,
                self.ceiling - 0.02,
            )
            mesh.box(low, high, materials.painted_light(), self.shade(4.0))

    def _pendants(self, mesh: MeshBuilder, random: Random) -> None:
        surface, drop = materials.painted_light(), random.uniform(0.6, 1.0)
        for x in (self.x0 + (self.x1 - self.x0) * share for share in (0.3, 0.7)):
            shade = self.ceiling - drop
            mesh.tube((x, 2.2, self.ceiling), (x, 2.2, shade), 0.012, surface, 4, colour=self.shade(0.05))
            mesh.tube(
                (x, 2.2, shade), (x, 2.2, shade - 0.2), 0.06, surface, end_radius=0.18, colour=self.shade(4.0)
            )

    def _door(self, mesh: MeshBuilder, random: Random) -> None:
        x = random.uniform(self.x0, max(self.x0 + 0.1, self.x1 - 1.2))
        low, high = (x, self.depth - 0.06, self.floor), (x + 0.95, self.depth - 0.01, self.floor + 2.1)
        mesh.box(low, high, materials.painted_light(), self.shade(random.choice([0.02, 0.05, 0.6])))

    def _furniture(self, mesh: MeshBuilder, random: Random) -> None:
        surface, z = materials.painted_light(), self.floor
        x = self.x0 + 0.3
        while x < self.x1 - 1.6:
            kind = random.random()
            if kind < 0.5:
                y = random.uniform(0.9, 2.6)
                mesh.box((x, y, z + 0.70), (x + 1.5, y + 0.7, z + 0.75), surface, self.shade(0.25))
                for leg in (x + 0.05, x + 1.4):
                    mesh.box((leg, y + 0.05, z), (leg + 0.05, y + 0.65, z + 0.7), surface, self.shade(0.05))
                mesh.box(
                    (x + 0.4, y + 0.35, z + 0.86), (x + 1.0, y + 0.38, z + 1.22), surface, self.shade(0.03)
                )
                mesh.box(
                    (x + 0.55, y + 0.9, z + 0.4), (x + 1.0, y + 1.0, z + 1.15), surface, self.shade(0.05)
                )
            elif kind < 0.72:
                top = z + random.uniform(1.2, 2.1)
                mesh.box(
                    (x, self.depth - 0.5, z), (x + 1.1, self.depth - 0.1, top), surface, self.shade(0.11)
                )
            x += random.uniform(1.6, 2.4)


def canopy(
    mesh: MeshBuilder, x: float, width: float = 10.0, reach: float = 4.4, height: float = 3.5, light: float = 1.5
) -> None:
    """Entrance canopy with a glowing soffit and two slim columns, centred on x. Put a lamps.area below it."""
    steel = materials.dark_steel()
    left, right = x - width / 2, x + width / 2
    mesh.box((left, -reach, height), (right, 0.2, height + 0.36), steel)
    soffit = materials.glowing(PEACH, light)
    mesh.box((left + 0.25, -reach + 0.25, height - 0.015), (right - 0.25, -0.15, height - 0.002), soffit)
    for column in (left + 0.4, right - 0.4):
        mesh.tube(
            (column, -reach + 0.4, 0), (column, -reach + 0.4, height), 0.08, materials.bright_steel(), 16
        )


# --- far away


def tower(
    x: float, y: float, width: float, height: float, kind: str = "slab", lit: float = 0.25, turn: float = 0.0,
    light: float = 2.2, seed: float = 0.0,
) -> bpy.types.Object:  # fmt: skip
    """A tower of the skyline: 'slab', 'round', 'pyramid', 'mast' or 'step'. `turn` in degrees."""
    mesh = MeshBuilder()
    wall = materials.distant_windows(lit, 2.0, 3.8, light, seed=seed)
    dark, half, h = materials.paint((0.03, 0.04, 0.05)), width / 2, height

    def block(
        x0: float, x1: float, z0: float, z1: float, surface: bpy.types.Material = wall, depth: float = 1.0
    ) -> None:
        mesh.box((x0 * half, -half * depth, z0), (x1 * half, half * depth, z1), surface)

    if kind == "round":
        mesh.tube((0, 0, 0), (0, 0, h), half, wall, 28)
        mesh.tube((0, 0, h), (0, 0, h * 1.22), 0.8, dark, 6, 0.2)
        block(-0.6, 0.6, h, h + 6, materials.glowing(PEACH, 0.5), 0.6)
    elif kind == "pyramid":
        block(-1, 1, 0, h * 0.86)
        corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            face = [(ax, ay, h * 0.86), (bx, by, h * 0.86), (0, 0, h * 1.06)]
            mesh.polygon(face, materials.glowing(PEACH, 0.22))
    elif kind == "mast":
        block(-1, 1, 0, h * 0.8)
        block(-0.68, 0.72, h * 0.8, h, depth=0.68)
        block(-0.72, -0.2, h, h * 1.03, materials.glowing(PEACH, 0.8))
        mesh.tube((width * 0.1, 0, h), (width * 0.1, 0, h * 1.3), 1.1, dark, 6, 0.3)
        tip = (width * 0.1, 0, h * 1.3)
        mesh.tube(tip, (tip[0], 0, tip[2] + 1.6), 0.8, materials.glowing(SIGNAL_RED, 18), 8)
    elif kind == "step":
        block(-1, 1, 0, h * 0.62)
        block(-0.72, 1, h * 0.62, h * 0.85)
        block(-0.2, 1, h * 0.85, h)
    else:
        block(-1, 1, 0, h)
        block(-0.5, 0.5, h, h + 5, dark, 0.5)
    result = mesh.to_object("tower")
    result.location, result.rotation_euler[2] = (x, y, 0), math.radians(turn)
    return result


SKYLINE = (  # offset, width, height in metres, kind, share of lit windows
    (-128, 26, 118, "slab", 0.22), (-92, 24, 150, "pyramid", 0.30), (-60, 22, 96, "step", 0.30),
    (-34, 28, 172, "mast", 0.30), (-6, 20, 128, "slab", 0.35), (20, 26, 148, "round", 0.30),
    (46, 20, 112, "step", 0.25), (64, 22, 112, "slab", 0.28), (96, 24, 134, "slab", 0.25),
    (126, 30, 88, "step", 0.20), (158, 22, 104, "slab", 0.25),
)  # fmt: skip


def skyline(
    x: float = 0.0, y: float = 1300.0, spread: float = 320.0, seed: int = 3, light: float = 1.0, low: int = 46
) -> None:
    """High-rises of a city in front of `low` houses, centred on (x, y). Right at 1.3 to 1.5 km, never nearer."""
    random = Random(seed)
    for offset, width, height, kind, lit in SKYLINE:
        where = x + offset * spread / 320, y + random.uniform(-40, 80)
        tower(*where, width, height, kind, lit, random.uniform(-23, 23), 2.2 * light, random.randint(0, 99))
    for _ in range(low):
        where = x + random.uniform(-1.6, 1.6) * spread, y + random.uniform(-40, 80)
        width, height, lit = random.uniform(18, 42), random.uniform(14, 42), random.uniform(0.12, 0.35)
        tower(*where, width, height, "slab", lit, random.uniform(-23, 23), 2.2 * light, random.randint(0, 99))


def backdrop(
    x0: float, x1: float, y: float, heights: tuple[float, float] = (8, 19), lit: float = 0.14, seed: int = 1
) -> None:
    """A ragged row of dark town houses from x0 to x1, to close a view at 80 to 200 m."""
    random, mesh, x = Random(seed), MeshBuilder(), x0
    while x < x1:
        width = random.uniform(14, 30)
        wall = materials.distant_windows(lit, 1.5, 3.0, 1.4, 0.9, seed=random.uniform(0, 99))
        with mesh.placed((x, y + random.uniform(0, 40), 0), random.uniform(-9, 9)):
            mesh.box((0, 0, 0), (width, 12, random.uniform(*heights)), wall)
        x += width * random.uniform(0.8, 1.1)
    mesh.to_object("backdrop")
