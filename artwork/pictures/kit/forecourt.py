"""The yard before a house and what shuts it: worn asphalt after rain, a barred gate with lock and chain, a hedge."""

import math
from random import Random

from mathutils import Vector

from kit import materials
from kit.look import Colour
from kit.mesh import MeshBuilder
from kit.nodes import Graph, Signal

Basin = tuple[float, float, float, float]  # x, y, half width, half depth in metres


def asphalt(
    basins: tuple[Basin, ...], dry: float = 0.17, colour: Colour = (0.046, 0.048, 0.053)
) -> materials.Material:
    """Asphalt that dries after rain. Water stands in the `basins` and in chance hollows, fewer with `dry`."""
    g = Graph.material("asphalt")
    where = g.position()
    broad = g.noise(g.scaled(where, (1, 0.7, 1)), 0.19, 5, 0.6)
    medium = g.noise(where, 1.5, 4, 0.6)
    fine = g.noise(where, 9, 4, 0.65)
    level = (broad - 0.5) * 1.7 + (medium - 0.5) * 0.34 + (fine - 0.5) * 0.05 - dry
    for basin in basins:
        level = level + _basin(g, where, basin)
    _, away, _ = g.split(where)
    level = level - ((away - 14.0) * 0.02).clamped() * 0.5  # far off even few puddles would close to a lake
    water = level.ramp((0.0, 0.0), (0.03, 0.55), (0.09, 1.0))
    damp = (level + 0.5).ramp((0.12, 0.0), (0.5, 1.0))
    tone = medium.ramp((0.25, 0.7), (0.75, 1.35)) * fine.ramp((0.3, 0.8), (0.7, 1.2))
    lanes = g.scaled(where, (1, 1, 1), (0, 0, 0.3))
    tone = tone * g.slab_tone(lanes, 9.0, 4.2, 0.4, 0.16)
    base = g.tinted(g.mix(damp * 0.55, colour, (0.014, 0.015, 0.018)), tone)
    base = g.mix(water * 0.7, base, (0.005, 0.006, 0.008))
    rough = g.mix(damp, fine.ramp((0.3, 0.52), (0.7, 0.64)), fine.ramp((0.3, 0.40), (0.7, 0.52)))
    rough = g.mix(water, rough, (0.03, 0.03, 0.03))
    grit = g.grains(where, 75) * 0.8 + g.noise(where, 100, 2, 0.7) * 0.6
    grit = grit - g.joints(lanes, 9.0, 4.2, 0.015, 0.4) * 2.0
    normal = g.bump(grit, (1.0 - water * 0.99) * 0.20, 0.012)
    ripples = g.bump(g.noise(where, 4.5, 2, 0.5), water * 0.02, 0.02, base=normal)
    return g.finish(g.principled(Base_Color=base, Roughness=rough, Normal=ripples))


def _basin(g: Graph, where: Signal, basin: Basin) -> Signal:
    x, y, wide, deep = basin
    east, north, _ = g.split(where)
    across, along = (east - x) * (1 / wide), (north - y) * (1 / deep)
    return (1.25 - (across * across + along * along) ** 0.5).clamped() * 0.42


def gate(mesh: MeshBuilder, width: float = 3.2, height: float = 2.05) -> Vector:
    """Two barred leaves, shut, centred on the frame's origin; front is -y. Returns where the lock is."""
    steel = materials.paint((0.20, 0.205, 0.21), 0.42, 0.2, scale=8.0)
    half = width / 2
    for side in (-1, 1):
        mesh.box((side * half - 0.07, -0.07, 0), (side * half + 0.07, 0.07, height + 0.12), steel)
        mesh.box(
            (side * half - 0.085, -0.085, height + 0.12), (side * half + 0.085, 0.085, height + 0.14), steel
        )
        inner, outer = sorted((side * 0.025, side * (half - 0.10)))
        for z in (0.12, 0.62, height - 0.05):
            mesh.box((inner, -0.02, z), (outer, 0.02, z + 0.05), steel)
        for x in (inner, outer - 0.05):
            mesh.box((x, -0.026, 0.10), (x + 0.05, 0.026, height), steel)
        bars = round((outer - inner) / 0.115)
        for i in range(1, bars):
            x = inner + (outer - inner) * i / bars
            mesh.box((x - 0.010, -0.012, 0.14), (x + 0.010, 0.012, height - 0.02), steel)
        for z in (0.35, height - 0.35):
            mesh.tube(
                (side * (half - 0.085), -0.02, z - 0.06),
                (side * (half - 0.085), -0.02, z + 0.06),
                0.024,
                steel,
            )
    return mesh.to_world(_lock(mesh))


def _lock(mesh: MeshBuilder) -> Vector:
    """A lock case with handle, and above it the chain with its padlock."""
    case, bright = materials.paint((0.40, 0.41, 0.42), 0.30, 0.8, scale=8.0), materials.bright_steel()
    brass = materials.paint((0.62, 0.40, 0.13), 0.26, 0.9, scale=12.0)
    mesh.box((-0.095, -0.06, 0.96), (0.075, 0.05, 1.18), case)
    mesh.tube((-0.03, -0.06, 1.10), (-0.03, -0.115, 1.10), 0.014, bright)
    mesh.tube((-0.03, -0.11, 1.10), (0.10, -0.115, 1.095), 0.013, bright)
    mesh.tube((-0.03, -0.064, 1.02), (-0.03, -0.068, 1.02), 0.022, brass)
    links = 13
    for i in range(links):
        share = i / (links - 1)
        x = -0.26 + 0.52 * share
        z = 1.42 - 0.11 * math.sin(math.pi * share)
        _link(mesh, Vector((x, -0.05, z)), i % 2 == 1, bright)
    hook = Vector((0.0, -0.07, 1.29))
    arc = [hook + Vector((math.cos(a) * 0.030, 0, math.sin(a) * 0.034)) for a in _steps(0, math.pi, 8)]
    arc = [arc[0] - Vector((0, 0, 0.05)), *arc, arc[-1] - Vector((0, 0, 0.05))]
    for a, b in zip(arc, arc[1:]):
        mesh.tube(a, b, 0.0075, bright, 8)
    mesh.box((-0.047, -0.092, 1.165), (0.047, -0.050, 1.25), brass)
    return Vector((0.0, -0.06, 1.2))


def _link(mesh: MeshBuilder, centre: Vector, upright: bool, metal: materials.Material) -> None:
    across = Vector((0, 0, 1)) if upright else Vector((0, 1, 0))
    ring = [
        centre + Vector((1, 0, 0)) * math.cos(a) * 0.030 + across * math.sin(a) * 0.018
        for a in _steps(0, 2 * math.pi, 12)
    ]
    for a, b in zip(ring, ring[1:]):
        mesh.tube(a, b, 0.0065, metal, 6)


def _steps(first: float, last: float, count: int) -> list[float]:
    return [first + (last - first) * i / count for i in range(count + 1)]


def hedge(
    mesh: MeshBuilder, start: float, end: float, height: float = 1.4, depth: float = 0.9, seed: int = 1
) -> None:
    """A clipped hedge along +x of the frame: a dark body and the leaves that break its outline."""
    random = Random(seed)
    body, leaf = materials.paint((0.010, 0.014, 0.008), 0.9), materials.paint((0.030, 0.044, 0.020), 0.5)
    mesh.box((start, 0.08, 0), (end, depth - 0.08, height - 0.10), body)
    for _ in range(round((end - start) * 260)):
        # On the front or the top, a little in or out of the clipped face.
        x, rise = random.uniform(start, end), random.uniform(0, height + depth * 0.7)
        wave = 0.05 * math.sin(x * 1.3 + seed) + 0.03 * math.sin(x * 3.7)
        z = min(rise, height) + random.gauss(0, 0.035) + (wave if rise > height else 0)
        y = max(0.0, rise - height) + random.gauss(0, 0.035)
        size, turn, tilt = random.uniform(0.02, 0.045), random.uniform(0, 6.28), random.uniform(-0.9, 0.9)
        a = Vector((math.cos(turn), math.sin(turn) * 0.5, math.sin(tilt))) * size
        b = Vector((-math.sin(turn) * 0.6, 0.4, math.cos(turn))) * size * 0.6
        centre = Vector((x, y, max(0.04, z)))
        mesh.polygon([centre - a, centre - b, centre + a, centre + b], leaf)
