"""Trees in leaf as they stand against an evening sky: ragged dark crowns, for distances beyond 80 m."""

import math
from random import Random

from mathutils import Vector

from kit import materials
from kit.mesh import MeshBuilder

LEAVES = 260  # clusters in a lobe of a crown


def tree(mesh: MeshBuilder, x: float, y: float, height: float, seed: int) -> None:
    """A grown tree: a trunk that forks, and a crown of some lobes with sky between them."""
    random, bark = Random(seed), materials.paint((0.022, 0.019, 0.016), 0.85)
    foliage = materials.paint((0.014, 0.019, 0.012), 0.75)
    fork = Vector((x, y, height * random.uniform(0.24, 0.32)))
    mesh.tube((x, y, -0.1), fork, height * 0.024, bark, 8, height * 0.017)
    for k in range(random.randint(12, 15)):
        angle, out = random.uniform(0, 2 * math.pi), random.uniform(0.03, 0.24) * height
        level = height * random.uniform(0.36, 0.88)
        out *= 1.25 - abs(level / height - 0.52) * 2.4
        centre = Vector((x + math.cos(angle) * out, y + math.sin(angle) * out, level))
        size = height * random.uniform(0.09, 0.15)
        mesh.tube(fork, centre, height * 0.010, bark, 5, height * 0.003)
        for _ in range(LEAVES):
            where = _direction(random) * size * random.random() ** 0.4
            where.z *= 0.78
            a, b = (_direction(random) * random.uniform(0.12, 0.34) for _ in range(2))
            at = centre + where
            mesh.polygon([at - a, at - b, at + a, at + b], foliage)


def _direction(random: Random) -> Vector:
    return Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
