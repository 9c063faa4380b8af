"""Trees, grown with Blender's Sapling add-on."""

import random

import addon_utils
import bpy

from kit import materials
from kit.mesh import Point


def tree(position: Point, height: float = 8.0, seed: int = 0, leaves: bool = False) -> None:
    """A young street tree. Bare ones draw fine silhouettes; leaves are a dark lump unless a lamp lights them."""
    addon_utils.enable("add_curve_sapling")
    before = set(bpy.data.objects)
    random.seed(seed)
    bpy.ops.curve.tree_add(
        do_update=True, seed=seed, bevel=True, levels=4, length=(1, 0.32, 0.5, 0.4), lengthV=(0, 0.08, 0.1, 0),
        branches=(0, 38, 12, 6), curveRes=(8, 5, 3, 1), curve=(0, -30, -40, 0), downAngle=(90, 62, 50, 45),
        scale=height * 0.62, scaleV=0, ratio=0.018, ratioPower=1.25, resU=2, bevelRes=1, showLeaves=leaves,
        leaves=34 if leaves else 0, leafScale=0.13, leafScaleX=0.55, leafDist="6", baseSize=0.22, shape="4",
    )  # fmt: skip
    bark, foliage = materials.paint((0.03, 0.025, 0.02), 0.8), materials.paint((0.02, 0.028, 0.012), 0.6)
    for part in set(bpy.data.objects) - before:
        if part.type in ("CURVE", "MESH"):
            part.data.materials.clear()
            part.data.materials.append(foliage if "leaves" in part.name else bark)
        if part.parent is None:
            part.location, part.rotation_euler[2] = position, seed * 1.7
