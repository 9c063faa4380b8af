"""What lies on a guard's desk: the guard book, a hand torch, a pen, a desk lamp, a site plan that shines."""

import math
from collections.abc import Sequence

import bpy
from mathutils import Vector

from kit import lamps, materials
from kit.look import PEACH, WARM
from kit.mesh import MeshBuilder, Point
from kit.nodes import Graph

PAGE = (0.205, 0.285)  # metres


def ruled_paper() -> bpy.types.Material:
    """Warm white paper with faint ruled lines and two column rules. UV in metres."""
    g = Graph.material("ruled paper")
    u, v = g.uv()
    where = g.position()
    lines = (
        (v / 0.0085).fraction().below(0.055)
        * u.between(0.012, PAGE[0] - 0.010)
        * v.between(0.02, PAGE[1] - 0.032)
    )
    rules = u.between(0.0400, 0.0406) + u.between(0.1500, 0.1506)
    rules = rules * v.between(0.015, PAGE[1] - 0.02)
    fibres = g.noise(where, 900, 2).ramp((0.3, 0.95), (0.7, 1.04))
    aging = g.noise(where, 14, 3).ramp((0.3, 0.94), (0.7, 1.03))
    base = g.tinted(g.tinted((0.62, 0.585, 0.52), fibres), aging)
    base = g.mix(lines * 0.5, base, (0.20, 0.27, 0.36))
    base = g.mix(rules.clamped() * 0.5, base, (0.40, 0.20, 0.18))
    return g.finish(
        g.principled(Base_Color=base, Roughness=0.85, Specular=0.2, Normal=g.bump(fibres, 0.1, 0.0005))
    )


def _page_edges() -> bpy.types.Material:
    g = Graph.material("page edges")
    sheets = g.noise(g.scaled(g.position(), (1, 1, 60)), 60, 2).ramp((0.3, 0.72), (0.7, 1.1))
    return g.finish(g.principled(Base_Color=g.tinted((0.52, 0.49, 0.43), sheets), Roughness=0.9))


def open_book(mesh: MeshBuilder) -> None:
    """A ruled, empty guard book, open; the gutter lies along y at the frame's x=0, the book is centred on the origin."""
    paper, edges, cover = (
        ruled_paper(),
        _page_edges(),
        materials.paint((0.014, 0.020, 0.034), 0.55, scale=60.0, bump=0.1),
    )
    width, height = PAGE
    y0, y1, steps = -height / 2, height / 2, 90  # fewer show as stripes in a raking light

    def top(x: float, thick: float) -> float:
        return (
            0.004 + thick * (1 - math.exp(-x / 0.016)) + 0.0035 * math.sin(math.pi * min(1, x / width)) ** 1.5
        )

    for side, thick in ((-1, 0.0105), (1, 0.0145)):
        mesh.box(
            *_ordered((side * 0.002, y0 - 0.004, 0.0), (side * (width + 0.006), y1 + 0.004, 0.003)), cover
        )
        for i in range(steps):
            a, b = width * (i / steps) ** 1.4, width * ((i + 1) / steps) ** 1.4
            za, zb = top(a, thick), top(b, thick)
            xa, xb = side * a, side * b
            corners = [(xa, y0, za), (xb, y0, zb), (xb, y1, zb), (xa, y1, za)]
            ua, ub = (a, b) if side > 0 else (width - a, width - b)
            uv = [(ua, 0), (ub, 0), (ub, height), (ua, height)]
            order = slice(None) if side > 0 else slice(None, None, -1)
            mesh.polygon(corners[order], paper, uv[order])
            mesh.polygon([(xa, y0, 0.003), (xb, y0, 0.003), (xb, y0, zb), (xa, y0, za)][order], edges)
            mesh.polygon([(xb, y1, 0.003), (xa, y1, 0.003), (xa, y1, za), (xb, y1, zb)][order], edges)
        edge = side * width
        mesh.polygon(
            [
                (edge, y0, 0.003),
                (edge, y1, 0.003),
                (edge, y1, top(width, thick)),
                (edge, y0, top(width, thick)),
            ],
            edges,
        )
    for i in range(steps):  # one leaf is not quite flat
        a, b = width * i / steps, width * (i + 1) / steps
        za, zb = (top(x, 0.0145) + 0.0006 + 0.013 * (x / width) ** 2.2 for x in (a, b))
        mesh.polygon(
            [(a, y0, za), (b, y0, zb), (b, y1, zb), (a, y1, za)],
            paper,
            [(a, 0), (b, 0), (b, height), (a, height)],
        )
    ribbon = materials.paint((0.16, 0.03, 0.02), 0.6)
    path = [
        (0.004, y1 - 0.01, 0.006),
        (0.006, 0.0, 0.0065),
        (0.003, y0 + 0.01, 0.006),
        (0.010, y0 - 0.02, 0.0022),
        (0.022, y0 - 0.055, 0.0012),
    ]
    for p, q in zip(path, path[1:]):
        mesh.polygon(
            [(p[0] - 0.002, *p[1:]), (p[0] + 0.002, *p[1:]), (q[0] + 0.002, *q[1:]), (q[0] - 0.002, *q[1:])],
            ribbon,
        )


def _ordered(a: Point, b: Point) -> tuple[tuple[float, ...], tuple[float, ...]]:
    return tuple(min(p, q) for p, q in zip(a, b)), tuple(max(p, q) for p, q in zip(a, b))


def hand_torch(mesh: MeshBuilder, tail: Point, towards: Point, power: float = 12.0) -> None:
    """A machined aluminium torch, 0.17 m long, lying on the surface at the height of `tail`; it is on."""
    metal = materials.paint((0.11, 0.113, 0.12), 0.32, 0.35, variation=0.1, scale=40.0)
    grip = materials.paint((0.045, 0.047, 0.052), 0.45, 0.2)
    tail, towards = Vector(tail), Vector(towards)
    course = (towards - tail).normalized()
    back, head = tail + Vector((0, 0, 0.0165)), tail + course * 0.17 + Vector((0, 0, 0.0245))
    along = (head - back).normalized()

    def at(distance: float) -> Vector:
        return back + along * distance

    mesh.tube(at(0.0), at(0.006), 0.0125, metal, 40, 0.0155)
    mesh.tube(at(0.006), at(0.026), 0.0155, metal, 40)
    mesh.tube(at(0.026), at(0.0275), 0.0135, grip, 40)
    mesh.tube(at(0.0275), at(0.105), 0.0150, grip, 40)
    for k in range(22):
        mesh.tube(at(0.030 + k * 0.0034), at(0.0317 + k * 0.0034), 0.0160, metal, 40)
    mesh.tube(at(0.105), at(0.116), 0.0165, metal, 40)
    mesh.tube(at(0.116), at(0.135), 0.0165, metal, 40, 0.0235)
    mesh.tube(at(0.135), at(0.168), 0.0240, metal, 40)
    for k in range(3):
        mesh.tube(at(0.140 + k * 0.006), at(0.1425 + k * 0.006), 0.0246, metal, 40)
    mesh.tube(at(0.168), at(0.1705), 0.0240, metal, 40, 0.0228, caps=False)
    mesh.tube(at(0.1695), at(0.1697), 0.0215, materials.glowing(PEACH, 8), 40)
    switch = at(0.110) + Vector((0, 0, 0.0165))
    mesh.tube(switch - Vector((0, 0, 0.003)), switch + Vector((0, 0, 0.002)), 0.006, grip, 20)
    lamp = at(0.173) + Vector((0, 0, 0.016))  # as high as the rim of its mirror, so that it reaches a page
    lamps.spot(lamp, lamp + along - Vector((0, 0, 0.035)), power, (1.0, 0.64, 0.34), 74, 0.85, 0.014)


def pen(mesh: MeshBuilder, start: Point, end: Point) -> None:
    body, tip = materials.paint((0.012, 0.014, 0.02), 0.25, 0.2), materials.bright_steel()
    start, end = Vector(start), Vector(end)
    course = (end - start).normalized()
    mesh.tube(start, start + course * 0.118, 0.0048, body, 20)
    mesh.tube(start + course * 0.118, start + course * 0.122, 0.0050, tip, 20)
    mesh.tube(start + course * 0.122, start + course * 0.138, 0.0046, tip, 20, 0.0010)
    mesh.tube(start - course * 0.004, start, 0.0034, tip, 16)
    mesh.box(
        start + course * 0.003 + Vector((-0.001, -0.001, 0.0048)),
        start + course * 0.003 + Vector((0.001, 0.001, 0.0062)),
        tip,
    )


def desk_lamp(mesh: MeshBuilder, foot: Point, head: Point, power: float = 26.0) -> None:
    """An articulated work lamp: round foot, two arms, a metal shade open below. Use an unturned mesh frame."""
    metal = materials.paint((0.030, 0.031, 0.034), 0.38, 0.7)
    foot, head = Vector(foot), Vector(head)
    elbow = (
        foot.lerp(head, 0.25)
        + Vector((0, 0, 0.34 + (head.z - foot.z) * 0.12))
        - (head - foot) * 0.28 * Vector((1, 1, 0)).length / 1.4
    )
    mesh.tube(foot, foot + Vector((0, 0, 0.022)), 0.10, metal, 40)
    mesh.tube(foot + Vector((0, 0, 0.022)), foot + Vector((0, 0, 0.06)), 0.016, metal, 16)
    for p, q in ((foot + Vector((0, 0, 0.06)), elbow), (elbow, head + Vector((0, 0, 0.07)))):
        aside = (q - p).cross(Vector((0, 0, 1))).normalized() * 0.009
        for shift in (aside, -aside):
            mesh.tube(p + shift, q + shift, 0.0045, metal, 10)
    mesh.tube(elbow + Vector((0, -0.02, 0)), elbow + Vector((0, 0.02, 0)), 0.016, metal, 16)
    rings = []
    for radius, z in ((0.026, 0.085), (0.030, 0.045), (0.050, 0.020), (0.085, -0.045)):
        rings.append(
            [
                head + Vector((math.cos(a) * radius, math.sin(a) * radius, z))
                for a in (2 * math.pi * i / 40 for i in range(40))
            ]
        )
    mesh.loft(rings, metal, caps=False)
    mesh.tube(head + Vector((0, 0, 0.085)), head + Vector((0, 0, 0.087)), 0.026, metal, 40)
    mesh.tube(
        head + Vector((0, 0, -0.030)), head + Vector((0, 0, -0.012)), 0.034, materials.glowing(PEACH, 9), 28
    )
    lamps.spot(head + Vector((0, 0, -0.05)), head - Vector((0, 0, 1)), power, WARM, 118, 0.6, 0.035)


def plan_glow(strength: float = 1.0) -> bpy.types.Material:
    """A dark blue screen, lit a little unevenly, whose glass mirrors the room."""
    g = Graph.material("plan")
    u, v = g.uv()
    grid = (u / 0.04).fraction().below(0.02) + (v / 0.04).fraction().below(0.02)
    tone = g.noise(g.position(), 3.0, 2).ramp((0.3, 0.8), (0.7, 1.1))
    ground = g.mix(grid.clamped() * 0.22, g.tinted((0.006, 0.012, 0.021), tone), (0.05, 0.075, 0.11))
    pane = g.principled(Base_Color=(0.004, 0.005, 0.006), Roughness=0.09, Specular=0.6)
    return g.finish(g.sum(g.emission(ground, strength), pane), lights_the_scene=False)


GROUNDS = [(0.05, 0.07), (0.70, 0.05), (1.02, 0.13), (1.04, 0.50), (0.88, 0.60), (0.34, 0.60), (0.09, 0.54)]
HOUSES = (
    [(0.19, 0.31), (0.45, 0.33), (0.44, 0.43), (0.33, 0.42), (0.32, 0.51), (0.17, 0.50)],
    [(0.53, 0.36), (0.70, 0.38), (0.69, 0.51), (0.52, 0.49)],
    [(0.17, 0.13), (0.29, 0.13), (0.29, 0.18), (0.36, 0.18), (0.36, 0.23), (0.17, 0.23)],
    [(0.45, 0.12), (0.63, 0.12), (0.63, 0.17), (0.51, 0.17), (0.51, 0.22), (0.45, 0.22)],
    [(0.79, 0.19), (0.90, 0.21), (0.86, 0.45), (0.75, 0.43)],
    [(0.93, 0.47), (0.99, 0.48), (0.98, 0.53), (0.92, 0.52)],
)
PARTITIONS = (
    [(0.25, 0.315), (0.235, 0.505)], [(0.325, 0.425), (0.18, 0.41)], [(0.38, 0.325), (0.37, 0.424)],
    [(0.61, 0.37), (0.60, 0.50)], [(0.525, 0.43), (0.695, 0.45)], [(0.78, 0.27), (0.885, 0.29)],
    [(0.765, 0.36), (0.875, 0.38)], [(0.23, 0.13), (0.23, 0.23)], [(0.57, 0.12), (0.57, 0.17)],
)  # fmt: skip
ROADS = (
    [(0.0, 0.27), (0.42, 0.285), (0.48, 0.30), (0.49, 0.545), (0.84, 0.555)],
    [(0.42, 0.285), (0.70, 0.29), (0.735, 0.33), (0.72, 0.55)],
    [(0.40, 0.285), (0.40, 0.09), (0.66, 0.09), (0.74, 0.15), (0.735, 0.33)],
)
ROUTE = [
    (0.06, 0.275),
    (0.13, 0.277),
    (0.135, 0.53),
    (0.47, 0.55),
    (0.475, 0.30),
    (0.70, 0.305),
    (0.715, 0.33),
]
POSTS = (ROUTE[0], ROUTE[2], ROUTE[4], ROUTE[6])
TREES = ((0.12, 0.10, 0.014), (0.10, 0.17, 0.010), (0.71, 0.10, 0.013), (0.93, 0.17, 0.015), (0.97, 0.24, 0.011),
         (0.97, 0.33, 0.013), (0.58, 0.57, 0.010), (0.64, 0.575, 0.013), (0.22, 0.555, 0.011))  # fmt: skip


def site_plan(mesh: MeshBuilder, width: float = 1.1, height: float = 0.66, strength: float = 1.0) -> None:
    """A site plan on a screen in the plane y=0 of the frame, looking to -y; lower left is the origin.

    White lines are walls, the broken peach line is the round of a guard and its dots are the posts.
    """
    frame = materials.paint((0.012, 0.012, 0.014), 0.35, 0.4)
    mesh.box((-0.010, 0.003, -0.014), (width + 0.010, 0.030, height + 0.010), frame)
    for x0, x1, z0, z1 in (
        (-0.010, 0, -0.014, height + 0.010),
        (width, width + 0.010, -0.014, height + 0.010),
        (0, width, -0.014, 0),
        (0, width, height, height + 0.010),
    ):
        mesh.box((x0, -0.004, z0), (x1, 0.003, z1), frame)
    mesh.polygon([(0, 0, 0), (width, 0, 0), (width, 0, height), (0, 0, height)], plan_glow(strength))
    wall, thin = (materials.glowing((0.60, 0.70, 0.80), share * strength) for share in (0.5, 0.22))
    block, road = (
        materials.glowing(tint, strength) for tint in ((0.020, 0.031, 0.045), (0.014, 0.021, 0.031))
    )
    green, warm = materials.glowing((0.014, 0.032, 0.031), strength), materials.glowing(PEACH, 1.7 * strength)
    sx, sz = width / 1.1, height / 0.66

    def area(points: Sequence[tuple[float, float]], material: bpy.types.Material, layer: float) -> None:
        mesh.polygon([(x * sx, -layer, z * sz) for x, z in points], material)

    def stroke(
        points: Sequence[tuple[float, float]],
        thick: float,
        material: bpy.types.Material,
        layer: float,
        closed: bool = False,
    ) -> None:
        pairs = list(zip(points, points[1:])) + ([(points[-1], points[0])] if closed else [])
        for (ax, az), (bx, bz) in pairs:
            a, b = Vector((ax * sx, -layer, az * sz)), Vector((bx * sx, -layer, bz * sz))
            along = (b - a).normalized()
            aside = Vector((-along.z, 0, along.x)) * thick / 2
            a, b = a - along * thick / 2, b + along * thick / 2
            mesh.polygon([a - aside, b - aside, b + aside, a + aside], material)

    def disc(x: float, z: float, radius: float) -> list[tuple[float, float]]:
        turns = [2 * math.pi * i / 28 for i in range(28)]
        return [(x + math.cos(a) * radius, z + math.sin(a) * radius) for a in turns]

    for i, course in enumerate(ROADS):
        stroke(course, 0.017, road, 0.0004 + i * 0.00005)
    for x, z, radius in TREES:
        area(disc(x, z, radius), green, 0.0007)
    stroke(GROUNDS, 0.0022, wall, 0.0012, True)
    for house in HOUSES:
        area(house, block, 0.0009)
        stroke(house, 0.0017, wall, 0.0012, True)
    for line in PARTITIONS:
        stroke(line, 0.0011, thin, 0.0011)
    for i in range(11):  # parking bays
        stroke([(0.54 + i * 0.010, 0.245), (0.545 + i * 0.010, 0.272)], 0.0010, thin, 0.0011)
    for (ax, az), (bx, bz) in zip(ROUTE, ROUTE[1:]):
        pieces = max(1, round(math.hypot(bx - ax, bz - az) / 0.016))
        for i in range(pieces):
            p, q = i / pieces, (i + 0.5) / pieces
            dash = [(ax + (bx - ax) * share, az + (bz - az) * share) for share in (p, q)]
            stroke(dash, 0.0026, warm, 0.0016)
    for x, z in POSTS:
        area(disc(x, z, 0.0068), warm, 0.0018)
    area(disc(*POSTS[-1], 0.0125), materials.glowing(PEACH, 0.45 * strength), 0.0017)


def radio_on_charger(mesh: MeshBuilder) -> None:
    """A hand-held radio in its charging cradle, at the frame's origin, its front towards -y."""
    body, soft = materials.paint((0.045, 0.047, 0.050), 0.45), materials.paint((0.065, 0.067, 0.072), 0.42)
    mesh.box((-0.050, -0.058, 0), (0.050, 0.050, 0.034), soft)
    mesh.box((-0.044, -0.036, 0.034), (0.044, 0.044, 0.046), soft)
    mesh.tube((-0.030, -0.0585, 0.018), (-0.030, -0.0600, 0.018), 0.0026, materials.glowing(PEACH, 4), 12)
    rings = [
        [(-w, -d + 0.004, z), (w, -d + 0.004, z), (w, d + 0.004, z), (-w, d + 0.004, z)]
        for z, w, d in (
            (0.040, 0.027, 0.017),
            (0.060, 0.029, 0.019),
            (0.150, 0.029, 0.019),
            (0.160, 0.027, 0.017),
        )
    ]
    mesh.loft(rings, body)
    for i in range(7):
        mesh.box(
            (-0.017, -0.0165, 0.072 + i * 0.005),
            (0.017, -0.0150, 0.0745 + i * 0.005),
            materials.paint((0.006, 0.006, 0.006), 0.7),
        )
    mesh.box((-0.020, -0.0160, 0.118), (0.020, -0.0150, 0.146), materials.dark_glass(0.1))
    mesh.tube((-0.017, 0.006, 0.158), (-0.017, 0.006, 0.172), 0.0075, soft, 20)
    mesh.tube((-0.017, 0.006, 0.172), (-0.017, 0.006, 0.262), 0.0060, body, 16, 0.0045)
    mesh.tube((0.012, 0.005, 0.158), (0.012, 0.005, 0.173), 0.0085, soft, 20)
    mesh.tube((0.048, 0.02, 0.012), (0.048, 0.10, 0.004), 0.0022, body, 6)


def keyboard(mesh: MeshBuilder) -> None:
    """Keyboard without letters, 0.44 m along +x of the frame."""
    body, key = materials.paint((0.014, 0.014, 0.016), 0.5), materials.paint((0.028, 0.029, 0.032), 0.45)
    mesh.box((0, 0, 0), (0.44, 0.135, 0.016), body)
    for row in range(5):
        count = 15
        for i in range(count):
            if row == 0 and 4 < i < 10:
                continue
            x, y = 0.01 + i * 0.028, 0.010 + row * 0.0235
            mesh.box((x, y, 0.015), (x + 0.024, y + 0.020, 0.0215), key)
        if row == 0:
            mesh.box((0.01 + 5 * 0.028, 0.010, 0.015), (0.01 + 9 * 0.028 + 0.024, 0.030, 0.0215), key)


def mug(mesh: MeshBuilder, x: float, y: float, base: float) -> None:
    glaze = materials.paint((0.085, 0.095, 0.110), 0.22, variation=0.08, scale=20.0)
    mesh.tube((x, y, base), (x, y, base + 0.092), 0.039, glaze, 40, 0.041, caps=False)
    mesh.tube((x, y, base + 0.006), (x, y, base + 0.092), 0.036, glaze, 40, 0.038, caps=False)
    mesh.tube(
        (x, y, base + 0.07), (x, y, base + 0.0705), 0.0375, materials.paint((0.012, 0.006, 0.003), 0.08), 40
    )
    arc = [
        (x + 0.039 + 0.026 * math.sin(t), y, base + 0.048 + 0.030 * math.cos(t))
        for t in (math.pi * i / 12 for i in range(13))
    ]
    for p, q in zip(arc, arc[1:]):
        mesh.tube(p, q, 0.005, glaze, 10)
