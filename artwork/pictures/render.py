#!/usr/bin/python3
"""Renders the pictures of the site. See README.md.

    /usr/bin/python3 artwork/pictures/render.py objektschutz             one picture, to artwork/pictures/masters/
    /usr/bin/python3 artwork/pictures/render.py --all                    all of them
    /usr/bin/python3 artwork/pictures/render.py --preview objektschutz   a quick look, to artwork/pictures/.preview/
    /usr/bin/python3 artwork/pictures/render.py --regrade objektschutz   only the post-processing of the last render
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
BUILD, MASTERS, PREVIEWS = ARTWORK / ".build", ARTWORK / "masters", ARTWORK / ".preview"
PREVIEW_WIDTH, PREVIEW_SAMPLES = 640, 16
WEBP = {"quality": 92, "method": 6, "use_sharp_yuv": True}
BLENDER_NOISE = (
    "Fra:",
    "Saved:",
    "Time:",
    " Time:",
    "Blender 3",
    "Blender quit",
    "Read prefs",
    "Tree creation",
    "Error: Not freed memory",
)

try:
    from post.denoise import ToolMissing
    from post.grade import develop
except ModuleNotFoundError as error:
    sys.exit(
        f"{error.name} is not installed: apt-get install python3-numpy python3-pil, and use /usr/bin/python3"
    )


def run_blender(threads: int, *options: object) -> None:
    """Runs kit/session.py inside Blender; shows only what it says about trouble."""
    if not shutil.which("blender"):
        raise ToolMissing("blender is not installed: apt-get install --no-install-recommends blender")
    command = ["blender", "-b", "--factory-startup", "-t", threads, "--python-exit-code", 1]
    command += ["-P", ARTWORK / "kit" / "session.py", "--", *options]
    run = subprocess.run(
        [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    said = [line for line in run.stdout.splitlines() if line.strip() and not line.startswith(BLENDER_NOISE)]
    if run.returncode:
        raise RuntimeError("blender failed:\n" + "\n".join(said))
    if said:
        print("\n".join(said))


def all_names(threads: int) -> list[str]:
    """Names of the pictures that the files in scenes/ declare."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        run_blender(threads, "--list", file.name)
        return json.loads(Path(file.name).read_text())


def chosen(wanted: list[str], known: list[str]) -> list[str]:
    """Full names for what was asked: 'objektschutz' stands for 'service/objektschutz'."""
    names = []
    for name in wanted:
        matches = [full for full in known if name in (full, full.rpartition("/")[2])]
        if len(matches) != 1:
            raise SystemExit(f"no picture is called {name}; there are: {', '.join(sorted(known))}")
        names += matches
    return names


def folder_of(name: str, preview: bool) -> Path:
    """Where the buffers of a picture lie."""
    return BUILD / (name.replace("/", "-") + ("-preview" if preview else ""))


def make(name: str, options: argparse.Namespace) -> None:
    """Renders and develops one picture and says how long it took."""
    start = time.monotonic()
    folder = folder_of(name, options.preview)
    folder.mkdir(parents=True, exist_ok=True)
    if options.regrade and not (folder / "picture.json").exists():
        raise SystemExit(f"{name} has not been rendered here yet, so it cannot be graded anew")
    extra = ["--regrade"] if options.regrade else []
    extra += ["--width", options.width] if options.width else []
    extra += ["--samples", options.samples] if options.samples else []
    run_blender(options.threads, "--picture", name, "--folder", folder, *extra)
    rendered = time.monotonic()
    picture = develop(folder, options.threads)
    if options.preview:
        target = PREVIEWS / f"{name.rpartition('/')[2]}.png"
        settings = {}
    else:
        target, settings = MASTERS / f"{name}.webp", WEBP
    target.parent.mkdir(parents=True, exist_ok=True)
    picture.save(target, **settings)
    for exr in folder.glob("*.exr"):
        exr.unlink()
    shown = target.relative_to(ARTWORK)
    post = time.monotonic() - rendered
    print(
        f"{shown}: {picture.width} x {picture.height}, render {rendered - start:.0f} s, post {post:.0f} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="such as objektschutz or service/objektschutz"
    )
    parser.add_argument("--all", action="store_true", help="every picture")
    parser.add_argument("--preview", action="store_true", help="640 px, 16 samples, to .preview/")
    parser.add_argument("--regrade", action="store_true", help="post-processing only, from the last buffers")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="default: all")
    parser.add_argument("--samples", type=int, help="default: what the scene declares")
    parser.add_argument("--width", type=int, help="in pixels; the height follows")
    options = parser.parse_args()
    if bool(options.names) == options.all:
        parser.error("give the names of pictures, or --all")
    if options.preview:
        options.width = options.width or PREVIEW_WIDTH
        options.samples = options.samples or PREVIEW_SAMPLES
    try:
        known = all_names(options.threads)
        for name in known if options.all else chosen(options.names, known):
            make(name, options)
    except (ToolMissing, RuntimeError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
