"""Runs inside Blender: builds a scene and renders a picture's buffers. Started by artwork/pictures/render.py."""

import argparse
import dataclasses
import importlib
import json
import sys
from pathlib import Path
from types import ModuleType

import bpy

ARTWORK = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ARTWORK))

from kit import buffers, sky, view  # noqa: E402  (the path above makes the kit importable)
from kit.look import Picture  # noqa: E402


def catalogue() -> dict[str, tuple[Picture, ModuleType]]:
    """Every picture that a file in scenes/ declares in PICTURES, by name."""
    found: dict[str, tuple[Picture, ModuleType]] = {}
    for path in sorted((ARTWORK / "scenes").glob("*.py")):
        scene = importlib.import_module(f"scenes.{path.stem}")
        for picture in scene.PICTURES:
            if picture.name in found:
                raise SystemExit(f"two scenes declare the picture {picture.name}")
            found[picture.name] = picture, scene
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="session")
    parser.add_argument("--list", type=Path, help="write the names of all pictures to this file")
    parser.add_argument("--picture")
    parser.add_argument("--folder", type=Path, help="where the buffers go")
    parser.add_argument("--regrade", action="store_true", help="only note the grade for existing buffers")
    parser.add_argument("--width", type=int)
    parser.add_argument("--samples", type=int)
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])

    pictures = catalogue()
    if options.list:
        options.list.write_text(json.dumps(list(pictures)))
        return
    picture, scene = pictures[options.picture]
    if options.regrade:
        width, height = buffers.rendered_size(options.folder)
        buffers.describe(dataclasses.replace(picture, width=width, height=height), options.folder)
        return
    width = options.width or picture.width
    picture = dataclasses.replace(
        picture,
        width=width,
        height=round(picture.height * width / picture.width),
        samples=options.samples or picture.samples,
    )
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sky.build(picture.sky)
    scene.build(picture)
    view.place(picture.camera)
    buffers.render(picture, options.folder)


if __name__ == "__main__":
    main()
