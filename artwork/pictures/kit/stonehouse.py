"""A stone office house of the nineteen-twenties: rusticated base, pilasters, deep windows, dentil cornice.

Fronts are built in the builder's frame: x runs along the front, y into the house, outside is -y.
"""

import math
from dataclasses import dataclass
from functools import cache
from random import Random

import bpy
from mathutils import Matrix, Vector

from kit import lamps, materials
from kit.buildings import LOBBY, Room
from kit.look import PEACH, WARM, Colour
from kit.mesh import MeshBuilder
from kit.nodes import Graph

GLOW: Colour = (1.0, 0.49, 0.17)  # of the floodlights
STONE: Colour = (0.30, 0.265, 0.215)
PLINTH, COURSE = 0.75, 0.6  # metres: top of the plinth, height of a course of the base
RUSTIC, PILASTER, LEDGE = 0.10, 0.20, 0.46  # metres these stand out from the wall
PILASTER_HALF = 0.44  # metres, half its width
REVEAL = 0.45  # metres from the wall to the window
TURN = 0.4142  # a ledge that stands out by 1 m ends this much farther on where the house turns by 45 degrees


@dataclass(frozen=True)
class Front:
    """A front of `bays` with `floors` above the ground floor. Lengths in metres."""

    bays: int
    floors: int = 2
    bay: float = 3.4
    floor: float = 3.6
    ground: float = 5.1
    window: tuple[float, float] = (1.70, 2.40)
    sill: float = 0.62
    awake: frozenset[
        tuple[int, int]
    ] = frozenset()  # (storey, bay) of lit rooms; storey 0 is the ground floor
    depth: float = 4.2  # of the rooms
    portal: bool = False  # no windows on the ground floor: room for `portal`
    seed: int = 1

    @property
    def width(self) -> float:
        return self.bays * self.bay

    @property
    def height(self) -> float:
        return self.ground + self.floors * self.floor

    @property
    def pilasters(self) -> list[float]:
        """Middle of each pilaster; those at the ends stay within the front."""
        last = self.width - PILASTER_HALF
        return [min(last, max(PILASTER_HALF, k * self.bay)) for k in range(self.bays + 1)]


@cache
def sandstone(slab: tuple[float, float] | None = None, colour: Colour = STONE) -> bpy.types.Material:
    """Sawn sandstone: grain, faint bedding and rain streaks, a tone per block (or the corner colour). UV in metres.

    Without broad clouds: seen from across the street they make stone look like fog.
    """
    g = Graph.material("sandstone")
    where, uv = g.position(), g.uv_vector()
    grain, pits = g.noise(where, 26, 4, 0.65), g.noise(where, 90, 2, 0.6)
    bedding = g.noise(g.scaled(where, (1.5, 1.5, 16)), 1.6, 4, 0.6)
    streaks = g.noise(g.scaled(where, (1, 1, 0.05)), 2.4, 4, 0.55)
    base = g.tinted(g.tinted(colour, g.corner_colour()), grain.ramp((0.3, 0.80), (0.7, 1.18)))
    base = g.tinted(base, (bedding * 0.5 + streaks * 0.5).ramp((0.34, 0.84), (0.64, 1.08)))
    height = grain * 0.5 + pits * 0.3
    if slab:
        joints = g.joints(uv, *slab, gap=0.007, stagger=0.5)
        base = g.tinted(base, g.slab_tone(uv, *slab, stagger=0.5, spread=0.13))
        base, height = g.mix(joints * 0.7, base, (0.045, 0.040, 0.034)), height - joints * 2.0
    return g.finish(
        g.principled(Base_Color=base, Roughness=0.78, Specular=0.25, Normal=g.bump(height, 0.4, 0.008))
    )


def _wall() -> bpy.types.Material:
    return sandstone((1.15, COURSE))


def _trim() -> bpy.types.Material:
    return sandstone((1.4, 9.0))


@cache
def _night_pane() -> bpy.types.Material:
    """A pane with a dark room behind it: it mirrors the evening sky, each one a little out of true."""
    g = Graph.material("night pane")
    waves = g.bump(g.noise(g.position(), 0.6, 1), 0.05, 0.02)
    return g.finish(
        g.principled(Base_Color=(0.004, 0.006, 0.010), Roughness=0.03, Specular=1.0, Normal=waves)
    )


def front(mesh: MeshBuilder, design: Front) -> None:
    """Everything from the plinth to the parapet, with the rooms that are awake."""
    random = Random(design.seed)
    for storey in range(design.floors + 1):
        base = design.ground + (storey - 1) * design.floor if storey else 0.0
        top = base + (design.floor if storey else design.ground)
        if storey == 0 and design.portal:
            continue
        width, height = design.window
        low = base + (design.sill if storey else PLINTH + 0.3)
        high = low + height if storey else 4.25
        for bay in range(design.bays):
            left, right = bay * design.bay, (bay + 1) * design.bay
            middle = (left + right) / 2
            x0, x1 = middle - width / 2, middle + width / 2
            for piece in (
                (left, x0, base, top),
                (x1, right, base, top),
                (x0, x1, base, low),
                (x0, x1, high, top),
            ):
                _face(mesh, *piece)
            _reveals(mesh, x0, x1, low, high)
            if storey == 0:
                first, last = _around(design, left, RUSTIC), _around(design, right, RUSTIC)
                _courses(mesh, first, x0, high)
                _courses(mesh, x1, last, high)
                _lintel(mesh, first, last, high, top)
            else:
                _surround(mesh, x0, x1, low, high)
            _window(mesh, design, random, x0, x1, low, high, (storey, bay) in design.awake)
    if not design.portal:
        _plinth(mesh, design, 0, design.width)
    _ledges(mesh, design)
    _pilasters(mesh, design)
    _parapet(mesh, design)


def _around(design: Front, x: float, out: float) -> float:
    """`x`, or where a part that stands `out` from the wall has to end to meet the next front."""
    if x <= 0:
        return -out * TURN
    return design.width + out * TURN if x >= design.width - 0.001 else x


def _face(mesh: MeshBuilder, x0: float, x1: float, z0: float, z1: float) -> None:
    """A piece of wall whose joints run on over all pieces."""
    corners = [(x0, 0, z0), (x1, 0, z0), (x1, 0, z1), (x0, 0, z1)]
    mesh.polygon(corners, _wall(), [(x0, z0), (x1, z0), (x1, z1), (x0, z1)])


def _reveals(mesh: MeshBuilder, x0: float, x1: float, z0: float, z1: float) -> None:
    deep, wall = REVEAL + 0.08, _wall()
    jamb = [(0, z0), (deep, z0), (deep, z1), (0, z1)]
    mesh.polygon([(x0, 0, z0), (x0, deep, z0), (x0, deep, z1), (x0, 0, z1)], wall, jamb)
    mesh.polygon([(x1, deep, z0), (x1, 0, z0), (x1, 0, z1), (x1, deep, z1)], wall, jamb)
    mesh.polygon([(x0, deep, z1), (x1, deep, z1), (x1, 0, z1), (x0, 0, z1)], wall)
    mesh.polygon([(x0, 0, z0), (x1, 0, z0), (x1, deep, z0), (x0, deep, z0)], wall)


def _plinth(mesh: MeshBuilder, design: Front, x0: float, x1: float) -> None:
    out, granite = RUSTIC + 0.06, materials.concrete((0.13, 0.125, 0.12), (1.7, PLINTH))
    mesh.box((_around(design, x0, out), -out, 0), (_around(design, x1, out), 0, PLINTH), granite)


def _courses(mesh: MeshBuilder, x0: float, x1: float, top: float) -> None:
    """Blocks of the base in bond, with open joints that a grazing light draws."""
    random, z, row = Random(round(x0 * 100)), PLINTH, 0
    blocks = max(1, round((x1 - x0) / 1.0))
    while z < top - 0.1:
        cuts = [k / blocks for k in range(blocks + 1)]
        if row % 2:
            cuts = [0.0, *((k + 0.5) / blocks for k in range(blocks)), 1.0]
        for a, b in zip(cuts, cuts[1:]):
            left = x0 + (x1 - x0) * a + (0.010 if a > 0 else 0.0)
            right = x0 + (x1 - x0) * b - (0.010 if b < 1 else 0.0)
            tone = (random.uniform(0.86, 1.12),) * 3
            mesh.box((left, -RUSTIC, z + 0.014), (right, 0, min(top, z + COURSE - 0.014)), sandstone(), tone)
        z, row = z + COURSE, row + 1


def _lintel(mesh: MeshBuilder, left: float, right: float, low: float, high: float) -> None:
    """Voussoirs above a window of the ground floor."""
    parts = 7
    for i in range(parts):
        x0, x1 = (left + (right - left) * (i + k) / parts for k in (0, 1))
        out = RUSTIC + (0.05 if i == parts // 2 else 0.0)
        mesh.box((x0 + 0.012, -out, low + 0.02), (x1 - 0.012, 0, high), sandstone())


def _surround(mesh: MeshBuilder, x0: float, x1: float, low: float, high: float) -> None:
    """Frame, hood and sill of a window; flat, because the light from below draws every ledge as a long shadow."""
    trim = _trim()
    for a, b in ((x0 - 0.16, x0), (x1, x1 + 0.16)):
        mesh.box((a, -0.03, low), (b, 0, high), trim)
    mesh.box((x0 - 0.16, -0.03, high), (x1 + 0.16, 0, high + 0.18), trim)
    mesh.box((x0 - 0.22, -0.04, high + 0.18), (x1 + 0.22, 0, high + 0.27), trim)
    mesh.box((x0 - 0.22, -0.09, low - 0.12), (x1 + 0.22, REVEAL, low), trim)
    for x in (x0 - 0.06, x1 - 0.10):
        mesh.box((x, -0.06, low - 0.34), (x + 0.16, 0, low - 0.12), trim)


def _window(
    mesh: MeshBuilder, design: Front, random: Random, x0: float, x1: float, z0: float, z1: float, awake: bool
) -> None:
    y, frame = REVEAL, materials.paint((0.030, 0.030, 0.032), 0.4)
    posts = max(2, round((x1 - x0) / 0.85))
    for k in range(posts + 1):
        x = x0 + (x1 - x0) * k / posts
        mesh.box((max(x0, x - 0.04), y - 0.05, z0), (min(x1, x + 0.04), y + 0.04, z1), frame)
    for z in (z0 + 0.04, z0 + (z1 - z0) * 0.70, z1 - 0.04):
        mesh.box((x0, y - 0.04, z - 0.035), (x1, y + 0.04, z + 0.035), frame)
    pane = [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)]
    if not awake:
        mesh.polygon(pane, _night_pane())
        if random.random() < 0.5:  # a blind behind it
            end = z0 + (z1 - z0) * random.uniform(0.25, 0.85)
            blind = [(x0, y - 0.003, end), (x1, y - 0.003, end), (x1, y - 0.003, z1), (x0, y - 0.003, z1)]
            mesh.polygon(blind, materials.paint((0.085, 0.085, 0.085), 0.35, scale=0.6))
        return
    mesh.polygon(pane, materials.glass())
    tint = PEACH if random.random() < 0.4 else WARM
    with mesh.placed((0, REVEAL - 0.2, 0)):
        room = Room(x0 - 0.35, x1 + 0.35, z0 - 0.6, z1 + 0.45, design.depth, tint, random.uniform(0.45, 0.8))
        room.build(mesh, random)


def _ledges(mesh: MeshBuilder, design: Front) -> None:
    """The ledge over the base and the cornice with its dentils; all run on around the corner."""
    trim, width, top = _trim(), design.width, design.height
    lift = 0.005 if design.portal else 0.0  # where two fronts meet, their ledges must not lie in one plane

    def ledge(out: float, low: float, high: float) -> None:
        mesh.box((-out * TURN, -out, low + lift), (width + out * TURN, 0.3, high + lift), trim)

    ledge(LEDGE - 0.16, design.ground - 0.16, design.ground)
    ledge(LEDGE, design.ground, design.ground + 0.16)
    ledge(PILASTER + 0.03, top - 0.62, top - 0.42)
    count = round(width / 0.42)
    for i in range(count):
        x = (i + 0.5) * width / count
        mesh.box((x - 0.11, -0.42, top - 0.24), (x + 0.11, 0, top), trim)
    ledge(0.26, top - 0.42, top - 0.05)
    ledge(0.66, top, top + 0.16)
    ledge(0.80, top + 0.16, top + 0.34)
    mesh.box(
        (-0.84 * TURN, -0.84, top + 0.34), (width + 0.84 * TURN, 0.3, top + 0.38), materials.dark_steel()
    )


def _pilasters(mesh: MeshBuilder, design: Front) -> None:
    low, high, trim = design.ground + 0.16, design.height - 0.62, sandstone((60.0, 0.9))
    for x in design.pilasters:
        for half, out, z0, z1 in (
            (PILASTER_HALF, PILASTER, low, high), (PILASTER_HALF + 0.06, PILASTER + 0.06, low, low + 0.35),
            (PILASTER_HALF + 0.05, PILASTER + 0.05, high - 0.30, high),
        ):  # fmt: skip
            a, b = _around(design, x - half, out), _around(design, x + half, out)
            mesh.box((a, -out, z0), (b, 0, z1), trim)


def _parapet(mesh: MeshBuilder, design: Front) -> None:
    """A low wall behind the cornice with a block over each pilaster."""
    low, back, trim = design.height + 0.3, 0.25, _trim()
    mesh.box((back * TURN, back, low), (design.width - back * TURN, back + 0.3, low + 0.85), trim)
    mesh.box(
        (back * TURN, back - 0.06, low + 0.85), (design.width - back * TURN, back + 0.36, low + 0.95), trim
    )
    for x in design.pilasters:
        a, b = max(back * TURN, x - 0.5), min(design.width - back * TURN, x + 0.5)
        mesh.box((a, back - 0.1, low), (b, back + 0.3, low + 1.05), trim)


def portal(mesh: MeshBuilder, design: Front, opening: tuple[float, float] = (3.0, 3.95)) -> None:
    """The ground floor of a `portal` front: stone frame, slab canopy, glass doors in a recess (no pane: it
    would mirror whoever stands there as a second figure), the lit lobby."""
    middle, deep = design.width / 2, 1.3
    left, right, head = middle - opening[0] / 2, middle + opening[0] / 2, opening[1]
    for x0, x1 in ((0, left), (right, design.width)):
        _face(mesh, x0, x1, 0, design.ground)
        _courses(mesh, _around(design, x0, RUSTIC), _around(design, x1, RUSTIC), design.ground - 0.1)
        _plinth(mesh, design, x0, x1)
    _face(mesh, left, right, head, design.ground)
    trim, frame = _trim(), materials.paint((0.060, 0.045, 0.030), 0.35, 0.8)
    for a, b in ((left - 0.42, left), (right, right + 0.42)):
        mesh.box((a, -0.30, 0), (b, deep, head), trim)
        mesh.box((a - 0.05, -0.36, 0), (b + 0.05, 0, 0.55), trim)
    mesh.box((left - 0.42, -0.30, head), (right + 0.42, deep, head + 0.45), trim)
    mesh.box((left - 0.65, -1.25, head + 0.45), (right + 0.65, 0, head + 0.72), trim)
    mesh.box((left - 0.69, -1.29, head + 0.72), (right + 0.69, 0, head + 0.76), materials.dark_steel())
    for x in (middle - 1.0, middle, middle + 1.0):
        mesh.tube((x, -0.78, head + 0.442), (x, -0.78, head + 0.451), 0.09, materials.glowing(PEACH, 14), 20)
    below = mesh.to_world((middle, -0.75, head + 0.40))
    lamps.area(below, mesh.to_world((middle, -1.0, 0)), 330, 2.6, 0.5, WARM)
    mesh.box(
        (left - 0.1, -0.7, 0), (right + 0.1, deep + 7, 0.12), materials.stone((0.13, 0.125, 0.12), (1.0, 0.6))
    )
    with mesh.placed((0, deep, 0)):
        _lobby(mesh, left, right, head, frame)


def _lobby(mesh: MeshBuilder, left: float, right: float, head: float, frame: bpy.types.Material) -> None:
    middle, floor, glow = (left + right) / 2, 0.12, materials.painted_light()
    room = Room(left - 0.9, right + 0.9, floor, head + 0.2, 6.5, LOBBY, 1.5)
    room.build(mesh, Random(3), furnished=False)
    mesh.box((middle - 1.1, 4.4, floor), (middle + 1.3, 5.0, floor + 1.08), glow, room.shade(0.06))
    mesh.box((middle - 1.2, 4.3, floor + 1.08), (middle + 1.4, 5.1, floor + 1.13), glow, room.shade(0.5))
    for i in range(14):  # timber slats on the back wall, a lamp over the desk
        x = left - 0.8 + i * (right - left + 1.6) / 13
        mesh.box(
            (x - 0.09, 6.30, floor), (x + 0.09, 6.42, head + 0.2), glow, room.shade(0.10 + 0.05 * (i % 3))
        )
    mesh.box((middle - 0.9, 4.5, 2.42), (middle + 1.1, 4.6, 2.47), glow, room.shade(2.6))
    for x in (middle - 0.8, middle + 1.0):
        mesh.tube((x, 4.55, 2.47), (x, 4.55, head + 0.2), 0.008, glow, 6, colour=room.shade(0.05))
    for x in (left + 0.25, right - 0.25):
        mesh.box((x - 0.2, 2.2, floor), (x + 0.2, 2.6, head + 0.2), glow, room.shade(0.10))
    for x in (left + 0.05, middle - 0.92, middle, middle + 0.92, right - 0.05):
        mesh.box((x - 0.045, -0.05, floor), (x + 0.045, 0.05, head), frame)
    for z in (floor + 0.05, 2.55, head - 0.06):
        mesh.box((left, -0.045, z - 0.06), (right, 0.045, z + 0.06), frame)
    for x in (middle - 0.09, middle + 0.09):
        mesh.tube((x, -0.12, 0.9), (x, -0.12, 1.7), 0.02, materials.bright_steel(), 8)
    light = mesh.to_world((middle, -0.6, head - 0.25))
    lamps.area(light, mesh.to_world((middle, -0.6, 0)), 160, 2.2, 0.6, WARM)


def uplight(mesh: MeshBuilder, x: float, y: float, z: float, bracket: float = 0.0) -> None:
    """A small floodlight on the ground or on an arm of `bracket` metres; `wash` gives its light."""
    steel = materials.dark_steel()
    if bracket:
        mesh.box((x - 0.02, y, z + 0.02), (x + 0.02, y + bracket, z + 0.06), steel)
    mesh.tube((x, y, z), (x, y, z + 0.09), 0.05, steel, 10)
    mesh.tube((x, y, z + 0.07), (x, y, z + 0.17), 0.085, steel, 16, 0.10)
    mesh.tube((x, y, z + 0.165), (x, y, z + 0.172), 0.085, materials.glowing(PEACH, 8), 16)


def wash(
    mesh: MeshBuilder, design: Front, y: float, z: float, power: float, focus: float,
    fade: tuple[float, float] = (1.0, 1.0),
) -> None:  # fmt: skip
    """The light of a row of uplights, one before each pilaster: pools that fade without an edge.

    One strip that is bright at the pilasters, because Cycles asks a single lamp for each sample: of seventy
    spots it would mostly ask the wrong one. It shines upwards like a mirror lamp, `focus` being the sine of the
    angle at which a third of the light is left. `fade` dims it towards the left and the right end; `power` in
    watts for each metre.
    """
    width, deep = design.width, 0.12
    strip = lamps.area((0, 0, 0), (0, 0, 1), power * width, width, deep, GLOW)
    upwards = Matrix.Rotation(math.pi, 4, "X")
    strip.matrix_world = mesh.frame @ Matrix.Translation((width / 2, y, z)) @ upwards
    g = Graph(strip.data)
    geometry = g.node("ShaderNodeNewGeometry")
    start, along = mesh.to_world((0, 0, 0)), mesh.frame.to_3x3() @ Vector((1, 0, 0))
    product = g.node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
    product.feed(geometry.output("Position"), tuple(along))
    x = product.output("Value") - start.dot(along)
    aside = (0.5 - abs((x / design.bay).fraction() - 0.5)) * design.bay  # metres from the nearest pilaster
    pools = (aside * aside * (-1 / 0.45**2)).exp() * 0.91 + 0.09
    dimmed = (x * ((fade[1] - fade[0]) / width) + fade[0]) ** 2.0
    _, _, up = g.split(geometry.output("Incoming"))
    bundled = ((1.0 - up * up) / focus**2 + 1.0) ** -1.5
    output = g.node("ShaderNodeOutputLight").raw
    light = g.emission((1, 1, 1), pools * dimmed * bundled)
    g.tree.links.new(light.socket, output.inputs["Surface"])
