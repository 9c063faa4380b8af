"""Smooth lines through points. Plain data without Blender."""

from collections.abc import Sequence


def spline(values: Sequence[Sequence[float]], steps: int = 5) -> list[list[float]]:
    """Catmull-Rom through rows of numbers: `steps` rows for each stretch, and the last one."""
    result: list[list[float]] = []
    for i in range(len(values) - 1):
        rows = values[max(0, i - 1)], values[i], values[i + 1], values[min(len(values) - 1, i + 2)]
        for k in range(steps):
            t = k / steps
            result.append(
                [
                    b + (c - a) * t / 2 + (a - 2.5 * b + 2 * c - d / 2) * t * t + (3 * b - a - 3 * c + d) / 2 * t**3
                    for a, b, c, d in zip(*rows)
                ]
            )
    return [*result, list(values[-1])]
