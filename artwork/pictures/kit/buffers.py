"""Render settings, and the raw buffers that post/ turns into a picture.

Debian's Blender has no denoiser. So each picture is rendered twice with half the samples and different
seeds; the difference tells post/denoise.cpp what is noise. Albedo, normal and depth tell it what is an edge.
"""

import dataclasses
import json
from pathlib import Path

import bpy
import numpy as np

from kit.look import Picture

PASSES = {
    "light": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
    "depth": "Denoising Depth",
    "mist": "Mist",
}

BRIGHTEST = 8.0  # white in every grade; brighter lamps would only sparkle in wet ground


def render(picture: Picture, folder: Path) -> None:
    """Writes half0, half1, features and distance (*.raw, float32, top row first) and picture.json."""
    _configure(picture)
    _collect_passes(folder)
    features = []
    for half in range(2):
        bpy.context.scene.cycles.seed = 17 + 31 * half
        bpy.ops.render.render()
        _read(picture, folder, "light")[..., :3].tofile(folder / f"half{half}.raw")
        albedo, normal = (_read(picture, folder, name)[..., :3] for name in ("albedo", "normal"))
        features.append(np.concatenate([albedo, normal, _read(picture, folder, "depth")[..., :1]], -1))
    ((features[0] + features[1]) / 2).astype(np.float32).tofile(folder / "features.raw")
    (_read(picture, folder, "mist")[..., 0] * picture.haze_depth).astype(np.float32).tofile(
        folder / "distance.raw"
    )
    describe(picture, folder)


def describe(picture: Picture, folder: Path) -> None:
    """Writes picture.json, from which post/ knows size and grade."""
    (folder / "picture.json").write_text(json.dumps(dataclasses.asdict(picture)))


def rendered_size(folder: Path) -> tuple[int, int]:
    """Width and height of the buffers in `folder`."""
    picture = json.loads((folder / "picture.json").read_text())
    return picture["width"], picture["height"]


def _configure(picture: Picture) -> None:
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = picture.width, picture.height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Raw"
    cycles = scene.cycles
    cycles.device, cycles.use_denoising = "CPU", False
    cycles.samples = max(2, picture.samples // 2)
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.012, 16
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = picture.bounces, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 24
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = picture.clamp, BRIGHTEST
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    layer = scene.view_layers[0]
    layer.use_pass_mist = layer.cycles.denoising_store_passes = True
    mist = scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = 0, picture.haze_depth, "LINEAR"


def _collect_passes(folder: Path) -> None:
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = str(folder)
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])


def _read(picture: Picture, folder: Path, name: str) -> np.ndarray:
    frame = bpy.context.scene.frame_current
    image = bpy.data.images.load(str(folder / f"{name}{frame:04d}.exr"))
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(picture.width * picture.height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(picture.height, picture.width, 4)[::-1])
