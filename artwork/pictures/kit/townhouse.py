"""Stone town houses with punched windows, guest rooms behind curtains, a canopy, a revolving door, clipped trees.

Fronts are built in the builder's frame: x runs along the front, y into the house, outside is -y.
"""

import math
from dataclasses import dataclass
from random import Random

import bpy
from mathutils import Vector

from kit import interior, lamps, materials
from kit.look import PEACH, WARM, Colour
from kit.mesh import MeshBuilder

PORTAL = 2.7  # metres: width of the door's opening
REVEAL = 0.32  # metres from the wall's face to the window


@dataclass(frozen=True)
class Front:
    """A front of `bays` x `floors` above a ground floor. `lit` is the share of lit rooms; lengths in metres."""

    bays: int
    floors: int = 2
    bay: float = 3.0
    floor: float = 3.3
    ground: float = 4.6
    window: tuple[float, float] = (1.45, 2.15)
    sill: float = 0.75
    lit: float = 0.6
    light: float = 1.0
    shop: bool = True  # wide lit windows on the ground floor
    portal: int | None = None  # this bay of the ground floor stays open for a door
    wall: Colour = (0.24, 0.225, 0.205)
    seed: int = 1

    @property
    def width(self) -> float:
        return self.bays * self.bay

    @property
    def height(self) -> float:
        return self.ground + self.floors * self.floor


def front(mesh: MeshBuilder, design: Front) -> None:
    """Walls, cornices, windows and the rooms behind them."""
    random = Random(design.seed)
    stone = interior.wall_stone(design.wall, (1.0, 0.55), 0.75)
    rows = [
        (0.55 if design.shop else 0.9, 3.5 if design.shop else 3.0, 2.1 if design.shop else design.window[0])
    ]
    for level in range(design.floors):
        low = design.ground + level * design.floor + design.sill
        rows.append((low, low + design.window[1], design.window[0]))
    base = 0.0
    for row, (low, high, width) in enumerate(rows):
        if row == 0 and design.portal is not None:
            gap = (design.portal + 0.5) * design.bay
            _wall(mesh, 0, gap - PORTAL / 2, base, low, stone)
            _wall(mesh, gap + PORTAL / 2, design.width, base, low, stone)
        else:
            _wall(mesh, 0, design.width, base, low, stone)
        centres = [(k + 0.5) * design.bay for k in range(design.bays)]
        left = 0.0
        for k, x in enumerate(centres):
            gap = PORTAL if row == 0 and k == design.portal else width
            _wall(mesh, left, x - gap / 2, low, high, stone)
            left = x + gap / 2
            if row == 0 and k == design.portal:
                continue
            _window(mesh, design, random, x, width, low, high, ground=row == 0)
        _wall(mesh, left, design.width, low, high, stone)
        base = high
    _wall(mesh, 0, design.width, base, design.height, stone)
    for z, out, thick in (
        (design.ground - 0.25, 0.16, 0.26),
        (design.height - 0.35, 0.22, 0.20),
        (design.height - 0.15, 0.36, 0.16),
    ):
        mesh.box((-0.03, -out, z), (design.width + 0.03, 0.05, z + thick), stone)


def _wall(mesh: MeshBuilder, x0: float, x1: float, z0: float, z1: float, stone: bpy.types.Material) -> None:
    """A piece of wall whose joints run on over all pieces."""
    d = REVEAL + 0.1
    faces = (
        ([(x0, 0, z0), (x1, 0, z0), (x1, 0, z1), (x0, 0, z1)], [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]),
        ([(x1, 0, z0), (x1, d, z0), (x1, d, z1), (x1, 0, z1)], [(0, z0), (d, z0), (d, z1), (0, z1)]),
        ([(x0, d, z0), (x0, 0, z0), (x0, 0, z1), (x0, d, z1)], [(0, z0), (d, z0), (d, z1), (0, z1)]),
        ([(x0, 0, z1), (x1, 0, z1), (x1, d, z1), (x0, d, z1)], [(x0, 0), (x1, 0), (x1, d), (x0, d)]),
        ([(x0, d, z0), (x1, d, z0), (x1, 0, z0), (x0, 0, z0)], [(x0, 0), (x1, 0), (x1, d), (x0, d)]),
    )
    for corners, uv in faces:
        mesh.polygon(corners, stone, uv)


def _window(
    mesh: MeshBuilder,
    design: Front,
    random: Random,
    x: float,
    width: float,
    low: float,
    high: float,
    ground: bool,
) -> None:
    frame, trim = materials.paint((0.035, 0.036, 0.038), 0.4), interior.wall_stone(
        (0.30, 0.285, 0.26), (9, 9), 0.7
    )
    x0, x1, y = x - width / 2, x + width / 2, REVEAL
    mesh.box((x0 - 0.16, -0.09, low - 0.12), (x1 + 0.16, 0.06, low), trim)
    if not ground:
        mesh.box((x0 - 0.14, -0.035, low), (x0, 0.02, high), trim)
        mesh.box((x1, -0.035, low), (x1 + 0.14, 0.02, high), trim)
        mesh.box((x0 - 0.18, -0.06, high), (x1 + 0.18, 0.02, high + 0.17), trim)
    bars = ((x0, x0 + 0.07), (x1 - 0.07, x1), (x - 0.035, x + 0.035))
    for a, b in bars:
        mesh.box((a, y - 0.04, low), (b, y + 0.04, high), frame)
    bar = low + (high - low) * 0.74
    for a, b in ((low, low + 0.07), (high - 0.07, high), (bar - 0.03, bar + 0.03)):
        mesh.box((x0, y - 0.035, a), (x1, y + 0.035, b), frame)
    mesh.polygon([(x0, y, low), (x1, y, low), (x1, y, high), (x0, y, high)], materials.glass())
    lit = random.random() < design.lit or (ground and design.shop)
    _guest_room(mesh, design, random, x, width, low, high, lit, ground)


def _scaled(tint: Colour, share: float) -> Colour:
    return tint[0] * share, tint[1] * share, tint[2] * share


def _guest_room(
    mesh: MeshBuilder, design: Front, random: Random, x: float, width: float, low: float, high: float, lit: bool,
    ground: bool,
) -> None:  # fmt: skip
    """A room with painted light: one lamp low at a side, curtains, perhaps drawn."""
    surface = materials.painted_light()
    light = design.light * (random.uniform(0.55, 1.25) if lit else random.choice((0.012, 0.02, 0.03)))
    tint = random.choice((WARM, WARM, WARM, WARM, PEACH))
    half = design.bay / 2 - 0.12
    near, far = REVEAL + 0.06, REVEAL + (6.0 if ground else 4.2)
    z0, z1 = low - (0.5 if ground else 0.72), high + 0.35
    lamp_left = random.random() < 0.5
    a, b = (0.62, 0.22) if lamp_left else (0.22, 0.62)

    def paint(corners: list[tuple[float, float, float]], *shares: float) -> None:
        mesh.polygon(corners, surface, colour=[_scaled(tint, light * s) for s in shares])

    left, right, mid = x - half, x + half, (z0 + z1) / 2
    paint([(left, far, z0), (right, far, z0), (right, far, mid), (left, far, mid)], 0.05, 0.05, b, a)
    paint(
        [(left, far, mid), (right, far, mid), (right, far, z1), (left, far, z1)],
        b * 0 + a,
        b,
        b * 0.55,
        a * 0.55,
    )
    paint([(left, near, z0), (left, far, z0), (left, far, z1), (left, near, z1)], 0.04, 0.1, a, a * 0.4)
    paint([(right, far, z0), (right, near, z0), (right, near, z1), (right, far, z1)], 0.1, 0.04, b * 0.4, b)
    paint([(left, far, z1), (right, far, z1), (right, near, z1), (left, near, z1)], a, b, b * 0.5, a * 0.5)
    paint([(left, near, z0), (right, near, z0), (right, far, z0), (left, far, z0)], 0.03, 0.03, 0.1, 0.1)
    if lit and not (ground and design.shop):
        lx, ly = (left + 0.75 if lamp_left else right - 0.75), near + 1.6
        z = low + 0.15
        mesh.tube(
            (lx, ly, z),
            (lx, ly, z + 0.32),
            0.20,
            surface,
            20,
            0.14,
            colour=_scaled(PEACH, design.light * 2.4),
        )
        mesh.tube((lx, ly, z - 0.5), (lx, ly, z), 0.015, surface, 6, colour=_scaled(tint, 0.06))
        mesh.box(
            (lx - 0.05, far - 0.06, low + 0.45),
            (lx + 0.65, far - 0.01, low + 1.0),
            surface,
            _scaled(tint, light * 0.08),
        )
    if ground and design.shop:
        for share in (-0.28, 0.28):
            lx, ly, z = x + share * width, near + 1.5, high - 0.95
            mesh.tube((lx, ly, z + 0.2), (lx, ly, z1), 0.008, surface, 5, colour=_scaled(tint, 0.03))
            mesh.tube(
                (lx, ly, z),
                (lx, ly, z + 0.2),
                0.15,
                surface,
                20,
                0.06,
                colour=_scaled(PEACH, design.light * 2.2),
            )
        for share in (-0.30, 0.18):
            lx, ly = x + share * width, near + 1.4
            mesh.box(
                (lx, ly, low + 0.02), (lx + 0.55, ly + 0.5, low + 0.30), surface, _scaled(tint, light * 0.03)
            )
            mesh.box(
                (lx, ly + 0.4, low + 0.25),
                (lx + 0.55, ly + 0.55, low + 0.72),
                surface,
                _scaled(tint, light * 0.05),
            )
    drawn = lit and not ground and random.random() < 0.3
    cover = width * (0.5 if drawn else 0.17)
    strength = light * (0.52 if drawn else 0.30)
    for side in (-1, 1):
        _curtain(
            mesh,
            x + side * width / 2,
            -side,
            cover,
            near + 0.05,
            low - 0.1,
            high + 0.1,
            tint,
            strength,
            random,
        )


def _curtain(
    mesh: MeshBuilder, edge: float, inward: int, cover: float, y: float, low: float, high: float, tint: Colour,
    strength: float, random: Random,
) -> None:  # fmt: skip
    """Pleats from the edge of the window inwards."""
    pleats = max(4, int(cover / 0.07)) * 2
    surface = materials.painted_light()
    xs = [edge + inward * cover * i / pleats for i in range(pleats + 1)]
    for i in range(pleats):
        ya, yb = (y, y + 0.06) if i % 2 else (y + 0.06, y)
        shine = _scaled(tint, strength * random.uniform(0.72, 1.0) * (1.0 if i % 2 else 0.68))
        dim = _scaled(shine, 0.75)
        corners = [(xs[i], ya, low), (xs[i + 1], yb, low), (xs[i + 1], yb, high), (xs[i], ya, high)]
        mesh.polygon(corners, surface, colour=[dim, dim, shine, shine])


def mansard(mesh: MeshBuilder, design: Front, rise: float = 2.3, dormers: tuple[int, ...] = (1, 3)) -> None:
    """A slate roof that leans back, with dormers over the given bays."""
    slate = materials.paint((0.030, 0.033, 0.040), 0.45, 0.1, variation=0.35, scale=6.0)
    low, high, lean = design.height + 0.01, design.height + rise, 1.0
    mesh.polygon(
        [(0, 0.02, low), (design.width, 0.02, low), (design.width, lean, high), (0, lean, high)], slate
    )
    mesh.polygon([(0, 9, low), (0, 0.02, low), (0, lean, high), (0, 8, high)], slate)
    mesh.polygon(
        [
            (design.width, 0.02, low),
            (design.width, 9, low),
            (design.width, 8, high),
            (design.width, lean, high),
        ],
        slate,
    )
    mesh.polygon([(0, lean, high), (design.width, lean, high), (design.width, 8, high), (0, 8, high)], slate)
    mesh.tube(
        (-0.05, -0.30, low + 0.05),
        (design.width + 0.05, -0.30, low + 0.05),
        0.07,
        materials.paint((0.08, 0.085, 0.09), 0.4, 0.7),
        10,
    )
    random = Random(design.seed + 5)
    frame, surface = materials.paint((0.035, 0.036, 0.038), 0.4), materials.painted_light()
    for k in dormers:
        x = (k + 0.5) * design.bay
        z0, z1 = low + 0.35, low + 1.75
        mesh.box((x - 0.75, 0.05, low), (x + 0.75, 1.6, z1 + 0.12), slate)
        mesh.box((x - 0.85, -0.06, z1 + 0.12), (x + 0.85, 1.7, z1 + 0.20), frame)
        shade = _scaled(WARM, design.light * random.choice((0.02, 0.30, 0.4)))
        mesh.polygon([(x - 0.55, 0.035, z0), (x + 0.55, 0.035, z0), (x + 0.55, 0.035, z1), (x - 0.55, 0.035, z1)],
                     surface, colour=[_scaled(shade, 0.5), _scaled(shade, 0.7), shade, _scaled(shade, 0.8)])  # fmt: skip
        for a, b in ((x - 0.60, x - 0.53), (x + 0.53, x + 0.60), (x - 0.03, x + 0.03)):
            mesh.box((a, -0.01, z0 - 0.05), (b, 0.05, z1), frame)
        for a, b in ((z0 - 0.06, z0), (z0 + 0.95, z0 + 1.0), (z1, z1 + 0.08)):
            mesh.box((x - 0.6, -0.01, a), (x + 0.6, 0.05, b), frame)


def revolving_door(mesh: MeshBuilder, radius: float = 1.15, height: float = 2.5) -> None:
    """Glass drum with three wings at the frame's origin."""
    steel, pane = materials.paint((0.05, 0.045, 0.04), 0.35, 0.8), materials.glass(wave=0.0)
    mesh.tube((0, 0, height), (0, 0, height + 0.42), radius + 0.04, steel, 48)
    mesh.tube(
        (0, 0, height - 0.012), (0, 0, height - 0.004), radius * 0.62, materials.glowing(PEACH, 2.2), 40
    )
    mesh.tube((0, 0, 0), (0, 0, 0.03), radius + 0.03, steel, 48)
    mesh.tube((0, 0, 0.03), (0, 0, height), 0.035, steel, 16)
    for k in range(3):
        angle = math.radians(28 + 120 * k)
        x, y = math.cos(angle) * (radius - 0.04), math.sin(angle) * (radius - 0.04)
        mesh.polygon([(0, 0, 0.05), (x, y, 0.05), (x, y, height - 0.03), (0, 0, height - 0.03)], pane)
        mesh.tube((x, y, 0.03), (x, y, height), 0.022, steel, 8)
        mesh.tube((0, 0, 0.12), (x, y, 0.12), 0.03, steel, 6)
        mesh.tube((0, 0, height - 0.08), (x, y, height - 0.08), 0.022, steel, 6)
        hx, hy = x * 0.72, y * 0.72
        mesh.tube((hx, hy, 0.95), (hx, hy, 1.25), 0.014, materials.bright_steel(), 8)
    for start, end in ((130, 230), (-50, 50)):
        steps = 14
        for i in range(steps):
            a, b = (math.radians(start + (end - start) * (i + j) / steps) for j in (0, 1))
            p, q = ((math.cos(t) * radius, math.sin(t) * radius) for t in (a, b))
            mesh.polygon([(*p, 0.03), (*q, 0.03), (*q, height), (*p, height)], pane)
        for t in (math.radians(start), math.radians(end)):
            x, y = math.cos(t) * radius, math.sin(t) * radius
            mesh.tube((x, y, 0), (x, y, height), 0.035, steel, 12)


def glass_canopy(mesh: MeshBuilder, width: float = 5.4, reach: float = 3.2, height: float = 3.45) -> None:
    """A thin steel canopy with an opal soffit, hung on two rods; centred on the frame's x=0."""
    steel, half = materials.paint((0.030, 0.029, 0.028), 0.35, 0.8), width / 2
    mesh.box((-half, -reach, height), (half, 0.0, height + 0.09), steel)
    for a, b in ((-half, -half + 0.07), (half - 0.07, half)):
        mesh.box((a, -reach, height - 0.10), (b, 0.0, height + 0.22), steel)
    mesh.box((-half, -reach, height - 0.10), (half, -reach + 0.07, height + 0.22), steel)
    panels = 4
    for i in range(panels):
        x0, x1 = (-half + 0.16 + (width - 0.32) * (i + k) / panels for k in (0, 1))
        mesh.box(
            (x0 + 0.04, -reach + 0.25, height - 0.012),
            (x1 - 0.04, -0.2, height - 0.002),
            materials.glowing(PEACH, 2.0),
        )
    for x in (-half + 0.3, half - 0.3):
        mesh.tube((x, -reach + 0.35, height + 0.12), (x, 0.02, height + 1.65), 0.018, steel, 8)
        mesh.tube((x, 0.03, height + 1.65), (x, -0.03, height + 1.65), 0.06, steel, 16)


def wall_lantern(mesh: MeshBuilder, x: float, z: float = 2.5, power: float = 60.0) -> None:
    """Opal wall lamp in a dark frame that washes the wall up and down."""
    metal = materials.paint((0.03, 0.029, 0.028), 0.4, 0.7)
    mesh.box((x - 0.06, -0.08, z - 0.10), (x + 0.06, 0.0, z + 0.42), metal)
    mesh.box((x - 0.10, -0.26, z - 0.02), (x + 0.10, -0.06, z + 0.01), metal)
    mesh.box((x - 0.10, -0.26, z + 0.33), (x + 0.10, -0.06, z + 0.36), metal)
    mesh.box((x - 0.075, -0.235, z + 0.01), (x + 0.075, -0.085, z + 0.33), materials.glowing(PEACH, 3.6))
    for dz in (-0.10, 0.45):
        where = mesh.to_world((x, -0.30, z + dz))
        lamps.point(where, power / 2, WARM, 0.06)


def clipped_tree(
    mesh: MeshBuilder, seed: int = 1, radius: float = 0.42, stem: float = 1.15, leaves: int = 5200
) -> None:
    """A laurel clipped to a ball on a stem, in a square planter, at the frame's origin. Real leaves, so no lump."""
    random = Random(seed)
    pot, bark = materials.paint((0.055, 0.057, 0.060), 0.6, variation=0.12), materials.paint(
        (0.05, 0.035, 0.022), 0.8
    )
    low, high = 0.21, 0.27
    rings = [[(-s, -s, z), (s, -s, z), (s, s, z), (-s, s, z)] for s, z in ((low, 0.03), (high, 0.56))]
    mesh.loft(rings, pot)
    mesh.box((-high - 0.02, -high - 0.02, 0.54), (high + 0.02, high + 0.02, 0.60), pot)
    mesh.box(
        (-high + 0.02, -high + 0.02, 0.60),
        (high - 0.02, high - 0.02, 0.605),
        materials.paint((0.02, 0.014, 0.009), 0.9),
    )
    mesh.tube((0, 0, 0.58), (0.01, 0, 0.58 + stem), 0.022, bark, 8)
    centre = Vector((0, 0, 0.58 + stem + radius * 0.8))
    greens = [
        materials.paint(c, 0.42, variation=0.3)
        for c in ((0.030, 0.052, 0.018), (0.042, 0.066, 0.024), (0.020, 0.036, 0.014))
    ]
    for _ in range(leaves):
        out = Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
        lump = 1.0 + 0.035 * math.sin(out.x * 7 + seed) * math.sin(out.z * 6) * math.sin(out.y * 5 + 1)
        here = centre + out * radius * lump * random.uniform(0.86, 1.0) ** 0.5
        tilt = (out + Vector([random.uniform(-0.9, 0.9) for _ in range(3)])).normalized()
        along = tilt.orthogonal().normalized()
        along = (along + tilt.cross(along) * random.uniform(-2, 2)).normalized() * random.uniform(
            0.026, 0.042
        )
        aside = tilt.cross(along).normalized() * 0.012
        mesh.polygon([here - along, here + aside, here + along, here - aside], random.choice(greens))


def luggage_cart(mesh: MeshBuilder) -> None:
    """Brass bird-cage cart with two cases, at the frame's origin, 1.1 m long along x."""
    brass = materials.paint((0.42, 0.29, 0.13), 0.28, 1.0, scale=8.0)
    mesh.box((-0.55, -0.29, 0.20), (0.55, 0.29, 0.25), materials.paint((0.05, 0.012, 0.012), 0.8))
    mesh.tube((-0.56, -0.30, 0.235), (0.56, -0.30, 0.235), 0.02, brass, 8)
    mesh.tube((-0.56, 0.30, 0.235), (0.56, 0.30, 0.235), 0.02, brass, 8)
    for x in (-0.45, 0.45):
        for y in (-0.22, 0.22):
            mesh.tube(
                (x, y - 0.02, 0.09), (x, y + 0.02, 0.09), 0.09, materials.paint((0.02, 0.02, 0.02), 0.6), 20
            )
    for y in (-0.27, 0.27):
        arc = [(0.52 * math.cos(t), y * (1 - 0.35 * math.sin(t)), 0.25 + (0.85 if math.sin(t) > 0 else 0) + 0.55 * math.sin(t))
               for t in (math.pi * i / 16 for i in range(17))]  # fmt: skip
        arc = [(0.52, y, 0.25), *arc[1:-1], (-0.52, y, 0.25)]
        for p, q in zip(arc, arc[1:]):
            mesh.tube(p, q, 0.016, brass, 8)
    case = materials.paint((0.022, 0.020, 0.022), 0.5)
    mesh.box((-0.42, -0.18, 0.26), (0.02, 0.16, 0.92), case)
    mesh.box((0.08, -0.20, 0.26), (0.44, 0.14, 0.72), materials.paint((0.06, 0.035, 0.02), 0.5))
