"""What lies on a guard's desk: the guard book, a hand torch, a pen, a desk lamp, a screen with the site."""

import math
import subprocess
from pathlib import Path
from random import Random

import bpy
from mathutils import Vector

from kit import handwriting, lamps, materials
from kit.look import PEACH, WARM
from kit.mesh import MeshBuilder, Point
from kit.nodes import Graph

PAGE = (0.205, 0.285)  # metres
LINE, RULES = 0.0085, (0.0400, 0.1500)  # from line to line, and what parts time, entry and sign
LEFT, RIGHT = 0.0105, 0.0145  # thickness of the two halves of an open book
PEN = 0.00038  # breadth of its line


def ruled_paper() -> bpy.types.Material:
    """Warm white paper with faint ruled lines and two column rules. UV in metres."""
    g = Graph.material("ruled paper")
    u, v = g.uv()
    where = g.position()
    lines = (
        (v / LINE).fraction().below(0.055)
        * u.between(0.012, PAGE[0] - 0.010)
        * v.between(0.02, PAGE[1] - 0.032)
    )
    rules = u.between(RULES[0], RULES[0] + 0.0006) + u.between(RULES[1], RULES[1] + 0.0006)
    rules = rules * v.between(0.015, PAGE[1] - 0.02)
    fibres = g.noise(where, 900, 2).ramp((0.3, 0.95), (0.7, 1.04))
    aging = g.noise(where, 14, 3).ramp((0.3, 0.94), (0.7, 1.03))
    base = g.tinted(g.tinted((0.62, 0.585, 0.52), fibres), aging)
    base = g.mix(lines * 0.7, base, (0.20, 0.27, 0.36))
    base = g.mix(rules.clamped() * 0.5, base, (0.40, 0.20, 0.18))
    return g.finish(
        g.principled(Base_Color=base, Roughness=0.85, Specular=0.2, Normal=g.bump(fibres, 0.1, 0.0005))
    )


def _page_edges() -> bpy.types.Material:
    g = Graph.material("page edges")
    sheets = g.noise(g.scaled(g.position(), (1, 1, 60)), 60, 2).ramp((0.3, 0.72), (0.7, 1.1))
    return g.finish(g.principled(Base_Color=g.tinted((0.52, 0.49, 0.43), sheets), Roughness=0.9))


def _top(x: float, thick: float) -> float:
    """Height of the upper page at `x` from the gutter."""
    rising = thick * (1 - math.exp(-x / 0.016))
    return 0.004 + rising + 0.0035 * math.sin(math.pi * min(1, x / PAGE[0])) ** 1.5


def _leaf(x: float) -> float:
    """Height of the one leaf on the right that is not quite flat."""
    return _top(x, RIGHT) + 0.0006 + 0.013 * (x / PAGE[0]) ** 2.2


def page_point(x: float, y: float, lift: float = 0.0) -> Vector:
    """The point of an open book's pages over the frame's (x, y)."""
    height = _leaf(x) if x > 0 else _top(-x, LEFT)
    return Vector((x, y, height + lift))


def open_book(mesh: MeshBuilder, written: int = 13, last: float = 0.55) -> Vector:
    """A guard book, open, centred on the origin; the gutter lies along y at the frame's x=0.

    The left page is full, the right one has `written` lines, the last one to the share `last`: returns its end.
    """
    paper, edges, cover = (
        ruled_paper(),
        _page_edges(),
        materials.paint((0.014, 0.020, 0.034), 0.55, scale=60.0, bump=0.1),
    )
    width, height = PAGE
    y0, y1, steps = -height / 2, height / 2, 90  # fewer show as stripes in a raking light

    for side, thick in ((-1, LEFT), (1, RIGHT)):
        mesh.box(
            *_ordered((side * 0.002, y0 - 0.004, 0.0), (side * (width + 0.006), y1 + 0.004, 0.003)), cover
        )
        for i in range(steps):
            a, b = width * (i / steps) ** 1.4, width * ((i + 1) / steps) ** 1.4
            za, zb = _top(a, thick), _top(b, thick)
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
                (edge, y1, _top(width, thick)),
                (edge, y0, _top(width, thick)),
            ],
            edges,
        )
    for i in range(steps):  # one leaf is not quite flat
        a, b = width * i / steps, width * (i + 1) / steps
        za, zb = (_leaf(x) for x in (a, b))
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
    return _entries(mesh, written, last)


def _entries(mesh: MeshBuilder, written: int, last: float) -> Vector:
    """Two nights in two hands. Each stroke is a ribbon on the page, broader where the pen is pressed."""
    lines = [LINE * k - PAGE[1] / 2 + 0.0007 for k in range(28, 2, -1)]
    pages = (
        (-PAGE[0], lines, handwriting.Hand(), 1.0, (0.010, 0.019, 0.085), 21),
        (0.0, lines[:written], handwriting.Hand(0.0021, 0.16, 1.12), last, (0.010, 0.011, 0.016), 4),
    )
    end = Vector()
    for left, rows, hand, share, colour, seed in pages:
        ink = materials.paint(colour, 0.5, variation=0.1)
        entry = (left + RULES[0] + 0.003, left + RULES[1] - 0.002)
        columns = handwriting.Columns(left + 0.020, entry, (left + RULES[1] + 0.004, left + PAGE[0]), rows)
        for stroke in handwriting.write_page(columns, hand, Random(seed), share):
            _ribbon(mesh, stroke, ink)
        end = page_point(entry[0] + (entry[1] - entry[0]) * share, rows[-1])
    return end


def _ribbon(mesh: MeshBuilder, stroke: handwriting.Stroke, ink: bpy.types.Material) -> None:
    sides = []
    for i, (x, y, pressure) in enumerate(stroke):
        (ax, ay, _), (bx, by, _) = stroke[max(0, i - 1)], stroke[min(i + 1, len(stroke) - 1)]
        along = Vector((bx - ax, by - ay))
        if along.length < 1e-7:
            continue
        along = along.normalized() * PEN * pressure / 2
        sides.append([page_point(x + s * along.y, y - s * along.x, 0.00012) for s in (-1, 1)])
    for (a, b), (c, d) in zip(sides, sides[1:]):
        mesh.polygon([a, b, d, c], ink)


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
    colour = (1.0, 0.64, 0.34)
    lamps.spot(lamp, lamp + along - Vector((0, 0, 0.035)), power, colour, 74, 0.85, 0.014)
    lamps.spot(lamp, lamp + along - Vector((0, 0, 0.5)), power * 0.16, colour, 140, 1.0, 0.014)  # what it lies on


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


def pen_on_page(mesh: MeshBuilder, tip: Vector, away: Point) -> None:
    """The pen where it was put down after the last word; `away` (across and up the page) is where its end points."""
    aside = Vector((*away, 0)).normalized() * 0.138
    laid = tip + aside
    pen(mesh, page_point(laid.x, laid.y, 0.0051), page_point(tip.x, tip.y, 0.0022))


def desk_lamp(mesh: MeshBuilder, foot: Point, head: Point, power: float = 26.0) -> None:
    """An articulated work lamp: round foot, two arms, a metal shade open below. Use an unturned mesh frame."""
    metal = materials.paint((0.085, 0.088, 0.094), 0.42, 0.25)
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


def works_yard() -> Path:
    """The site's own drawing of a guarded works yard as a picture; artwork/pictures/screen.ts draws it."""
    project = Path(__file__).resolve().parents[3]
    if not (project / "node_modules" / "tsx").exists():
        raise SystemExit("the screen shows a drawing of the site, which needs its packages: npm ci")
    picture = project / "artwork" / "pictures" / ".build" / "screen.png"
    picture.parent.mkdir(exist_ok=True)
    subprocess.run(
        ["node", "--import", "tsx", "artwork/pictures/screen.ts", str(picture)], cwd=project, check=True
    )
    return picture


def _display(picture: Path, strength: float) -> bpy.types.Material:
    """A matt screen whose pane still mirrors the room a little, and that shines weaker towards its edges."""
    g = Graph.material("display")
    u, v = g.uv()
    image = bpy.data.images.load(str(picture))
    shown = g.node("ShaderNodeTexImage", image=image, extension="EXTEND").feed(g.uv_vector())
    across, up = abs(u - 0.5), abs(v - 0.5)
    backlight = across.ramp((0.35, 1.0), (0.5, 0.86)) * up.ramp((0.35, 1.0), (0.5, 0.88))
    pane = g.principled(Base_Color=(0.004, 0.005, 0.006), Roughness=0.24, Specular=0.4)
    return g.finish(g.sum(g.emission(shown, backlight * strength), pane), lights_the_scene=False)


def display(mesh: MeshBuilder, picture: Path, width: float, height: float, strength: float = 1.0) -> None:
    """A screen on its foot, in the plane y=0 of the frame, looking to -y, its lower left 0.13 over the origin."""
    frame, foot = materials.paint((0.012, 0.012, 0.014), 0.35, 0.4), materials.dark_steel()
    rim, low = 0.009, 0.13
    high, middle = low + height, width / 2
    mesh.box((-rim, 0.003, low - 0.013), (width + rim, 0.026, high + rim), frame)
    for x0, x1, z0, z1 in (
        (-rim, 0, low - 0.013, high + rim), (width, width + rim, low - 0.013, high + rim),
        (0, width, low - 0.013, low), (0, width, high, high + rim),
    ):  # fmt: skip
        mesh.box((x0, -0.003, z0), (x1, 0.003, z1), frame)
    corners = [(0, 0, low), (width, 0, low), (width, 0, high), (0, 0, high)]
    mesh.polygon(corners, _display(picture, strength), [(0, 0), (1, 0), (1, 1), (0, 1)])
    mesh.box((middle - 0.05, 0.03, 0.01), (middle + 0.05, 0.045, low + 0.2), foot)
    mesh.box((middle - 0.13, -0.08, 0), (middle + 0.13, 0.12, 0.01), foot)


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
    handle = []
    for turn in (math.pi * i / 16 for i in range(17)):
        outwards = Vector((math.sin(turn), 0, math.cos(turn)))
        centre = Vector((x + 0.037, y, base + 0.048)) + Vector((outwards.x * 0.028, 0, outwards.z * 0.030))
        around = ((math.cos(2 * math.pi * k / 12), math.sin(2 * math.pi * k / 12)) for k in range(12))
        handle.append([centre + outwards * 0.0045 * c + Vector((0, 0.006 * s, 0)) for c, s in around])
    mesh.loft(handle, glaze, caps=False)
