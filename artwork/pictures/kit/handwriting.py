"""Handwriting that nobody can read: the pen's course over a page, with pressure. Plain data without Blender."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from kit.curves import spline

STEPS = 5  # points from one turn of the pen to the next

Course = Sequence[tuple[float, float]]
Stroke = list[tuple[float, float, float]]  # across and up the page in metres, pressure

# Courses of the pen in heights of a small letter; the last point is where the next letter begins. They have
# the rhythm of a joined hand; strung together by chance they are words of no language.
ROUND: Course = ((0.42, 0.86), (0.20, 1.0), (0.0, 0.52), (0.14, 0.02), (0.38, 0.40), (0.46, 0.92))
LETTERS: tuple[tuple[int, Course], ...] = (
    (9, ((0.02, 0.1), (0.08, 0.95), (0.05, 0.05), (0.26, 0.98), (0.40, 0.80), (0.42, 0.02), (0.58, 0.12))),
    (5, ((0.04, 0.9), (0.02, 0.02), (0.22, 0.95), (0.28, 0.05), (0.48, 0.98), (0.56, 0.05), (0.72, 0.14))),
    (6, ((0.02, 0.95), (0.04, 0.20), (0.22, 0.0), (0.42, 0.92), (0.44, 0.15), (0.60, 0.12))),
    (12, ((0.0, 0.32), (0.28, 0.66), (0.22, 1.0), (0.05, 0.72), (0.10, 0.10), (0.30, 0.0), (0.48, 0.28))),
    (7, (*ROUND, (0.47, 0.12), (0.62, 0.10))),
    (6, ((0.02, 0.25), (0.16, 1.0), (0.30, 0.82), (0.36, 0.90), (0.46, 0.82))),
    (5, ((0.05, 0.25), (0.24, 1.02), (0.38, 0.55), (0.26, 0.02), (0.05, 0.10), (0.50, 0.12))),
    (4, ((0.02, 0.3), (0.36, 1.55), (0.32, 2.25), (0.14, 1.95), (0.08, 0.25), (0.24, 0.0), (0.44, 0.25))),
    (3, ((0.02, 0.3), (0.34, 1.9), (0.16, 2.1), (0.02, 0.0), (0.22, 0.92), (0.40, 0.75), (0.42, 0.02), (0.58, 0.1))),
    (3, (*ROUND, (0.62, 2.1), (0.50, 0.4), (0.58, 0.02), (0.72, 0.15))),
    (3, (*ROUND, (0.36, -0.7), (0.16, -1.15), (-0.02, -0.85), (0.30, -0.22), (0.60, 0.18))),
    (2, ((0.05, 0.3), (0.40, 1.8), (0.28, 2.15), (0.06, -0.6), (-0.06, -1.1), (0.12, -0.5), (0.48, 0.2))),
)  # fmt: skip
DOTTED: Course = ((0.02, 0.28), (0.16, 0.96), (0.14, 0.12), (0.26, 0.0), (0.40, 0.18))
CROSSED: Course = ((0.05, 0.35), (0.26, 1.75), (0.16, 0.30), (0.26, 0.0), (0.44, 0.20))
CAPITALS: tuple[Course, ...] = (
    ((0.10, 1.9), (0.22, 2.1), (0.02, 0.0), (0.42, 2.0), (0.62, 1.7), (0.30, 1.0), (0.66, 0.0), (0.84, 0.15)),
    ((0.62, 1.9), (0.34, 2.1), (0.16, 1.5), (0.56, 0.8), (0.30, 0.0), (0.0, 0.35), (0.80, 0.15)),
    ((0.0, 0.1), (0.34, 2.05), (0.42, 0.9), (0.70, 2.1), (0.80, 0.0), (0.98, 0.15)),
    ((0.1, 1.8), (0.55, 2.0), (0.20, 0.6), (-0.05, 0.1), (0.30, 0.05), (0.62, 0.6), (0.75, 0.2)),
)
NUMERALS: tuple[Course, ...] = (  # what stands for a figure: a loop, a stick, a hook, a double bend
    ((0.35, 1.3), (0.05, 1.1), (0.02, 0.2), (0.32, 0.05), (0.45, 0.9), (0.25, 1.35)),
    ((0.05, 1.0), (0.28, 1.45), (0.20, 0.0)),
    ((0.0, 1.1), (0.25, 1.45), (0.42, 1.1), (0.05, 0.05), (0.50, 0.12)),
    ((0.40, 1.45), (0.05, 0.5), (0.22, 0.0), (0.42, 0.35), (0.10, 0.55)),
    ((0.05, 1.35), (0.42, 1.1), (0.12, 0.75), (0.44, 0.40), (0.0, 0.02)),
)


@dataclass(frozen=True)
class Hand:
    """How somebody writes. Lengths in metres."""

    height: float = 0.0023  # of a small letter
    slant: float = 0.30
    breadth: float = 1.0  # how wide letters run
    tremor: float = 0.05


@dataclass(frozen=True)
class Columns:
    """Of a guard book: where time, entry and sign begin and end across the page, and its lines."""

    time: float
    entry: tuple[float, float]
    sign: tuple[float, float]
    lines: Sequence[float]  # up the page, from the first to the last


def write_page(columns: Columns, hand: Hand, random: Random, last: float = 1.0) -> Iterator[Stroke]:
    """Fills the lines with entries: a time, one to four lines, a sign. The last line ends at the share `last`."""
    left = 0
    first, limit = columns.entry
    for i, line in enumerate(columns.lines):
        is_last = i == len(columns.lines) - 1
        if not left:
            left = random.choice((1, 1, 1, 2, 2, 3, 4))
            yield from _time(columns.time + random.uniform(0, 0.002), line, hand, random)
        left -= 1
        share = last if is_last else random.uniform(0.32, 0.92) if not left else random.uniform(0.93, 1.0)
        yield from _words(first, line, first + (limit - first) * share, hand, random)
        if not left and not is_last:
            yield from _sign(columns.sign[0] + random.uniform(0, 0.006), line, hand, random)


def _words(x: float, line: float, end: float, hand: Hand, random: Random) -> Iterator[Stroke]:
    rise = random.uniform(-0.004, 0.012)  # hands climb a little
    start = x
    while x < end - 4 * hand.height:
        letters = min(random.choice((2, 3, 3, 4, 5, 6, 7, 8, 9, 11)), int((end - x) / hand.height / 0.52))
        if letters < 2:
            return
        word, x = _word(x, line + (x - start) * rise, letters, hand, random)
        yield from word
        if random.random() < 0.08:
            yield _course(((0.0, 0.1), (0.05, -0.05), (-0.08, -0.35)), x, line, hand, random)
        x += hand.height * random.uniform(0.75, 1.25)


def _word(x: float, line: float, letters: int, hand: Hand, random: Random) -> tuple[list[Stroke], float]:
    """A word, its dots and bars, and where it ends."""
    course: list[tuple[float, float]] = []
    marks: list[Stroke] = []
    size, at = random.uniform(0.92, 1.06), 0.0
    weights = [weight for weight, _ in LETTERS]
    for i in range(letters):
        haste = 1.0 - 0.22 * i / max(6, letters)  # the end of a long word is written faster and flatter
        kind = random.random()
        if i == 0 and kind < 0.45:
            letter = random.choice(CAPITALS)
        elif kind < 0.10:
            letter = DOTTED
            marks.append(_course(((at + 0.24, 1.5), (at + 0.30, 1.62)), x, line, hand, random))
        elif kind < 0.19:
            letter = CROSSED
            marks.append(_course(((at - 0.05, 1.15), (at + 0.50, 1.22)), x, line, hand, random))
        else:
            letter = random.choices(LETTERS, weights)[0][1]
        broad = hand.breadth * random.uniform(0.9, 1.12)
        course += [(at + px * broad, py * haste * size) for px, py in letter]
        at += letter[-1][0] * broad
    if random.random() < 0.5:
        course.append((at + 0.35, random.uniform(0.0, 0.35)))
    return [_course(course, x, line, hand, random), *marks], x + at * hand.height


def _time(x: float, line: float, hand: Hand, random: Random) -> Iterator[Stroke]:
    for i in range(4):
        at = i * 0.72 + (0.35 if i > 1 else 0.0)
        yield _course([(at + px, py) for px, py in random.choice(NUMERALS)], x, line, hand, random)
    for height in (0.3, 0.95):
        yield _course(((1.52, height), (1.56, height - 0.10)), x, line, hand, random)


def _sign(x: float, line: float, hand: Hand, random: Random) -> Iterator[Stroke]:
    """Somebody's sign: one tall letter that runs out into a wave."""
    course, at = list(random.choice(CAPITALS)), 1.0
    for i in range(random.randint(4, 8)):
        swing = 0.9 / (1 + i * 0.35)
        course += [(at, swing), (at + 0.26, 0.1 - 0.1 * random.random())]
        at += 0.5
    course += [(at + 1.2, random.uniform(-0.3, 0.4)), (at - 1.5, random.uniform(-0.8, -0.3))]
    yield _course([(px * 1.15, py * 1.2) for px, py in course], x, line, hand, random)


def _course(points: Course, x: float, line: float, hand: Hand, random: Random) -> Stroke:
    """A smooth line through points, slanted; the pen presses harder when it goes down."""
    jitter = lambda: random.gauss(0.0, hand.tremor)  # noqa: E731
    rows = [(px + jitter(), py + jitter()) for px, py in points]
    stroke: Stroke = []
    for i, (px, py) in enumerate(spline(rows, STEPS)):
        stretch = min(i // STEPS, len(rows) - 2)
        downward = math.tanh((rows[stretch][1] - rows[stretch + 1][1]) * 1.5)
        stroke.append(
            (x + (px + py * hand.slant) * hand.height, line + py * hand.height, 1.0 + 0.35 * downward)
        )
    return stroke
