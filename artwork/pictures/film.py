#!/usr/bin/python3
"""Makes the film of the region from one still render: a loop of 10 s in which only light and water move.

    /usr/bin/python3 artwork/pictures/render.py rhein-main   first: the still, whose buffers the film needs
    /usr/bin/python3 artwork/pictures/film.py                the film, to public/videos/, and its first frame as the picture
    /usr/bin/python3 artwork/pictures/film.py --frame 60     one frame, to artwork/pictures/.preview/

The still is twice as wide as the film: reduced, its edges run without steps. The picture keeps the whole width.
Every motion repeats a whole number of times in the loop, so the last frame leads back to the first.
"""

import argparse
import subprocess
import sys
from functools import cache
from multiprocessing import Pool
from pathlib import Path

import numpy as np
from PIL import Image

from kit.look import Grade
from post import grade
from post.lights import Lights
from post.optics import Optics
from post.water import Water
from render import BUILD, MASTERS, PREVIEWS, WEBP, folder_of

NAME = "videos/rhein-main"
FRAMES = BUILD / "film"
PUBLIC = MASTERS.parents[2] / "public" / "videos"
SECONDS, RATE = 10, 25
SHRINK = 2  # pixels of the still in one of the film
COMMON = (
    "-pix_fmt yuv420p -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv -an".split()
)
H264 = (
    "-c:v libx264 -profile:v high -level 4.0 -preset slower -crf {} -aq-mode 3 -movflags +faststart".split()
)
AV1 = "-c:v libsvtav1 -preset 4 -crf {} -g 250 -movflags +faststart".split()
FILES = {"rhein-main.mp4": (H264, 27), "rhein-main-av1.mp4": (AV1, 35)}


class Film:
    """The still, and what moves on it."""

    def __init__(self, folder: Path, shrink: int = 1) -> None:
        picture, still = grade.negative(folder, threads=2)
        optics = Optics(picture, folder, shrink)
        self.still = _reduced(still, shrink, int(optics.horizon * shrink)) if shrink > 1 else still
        self.grade = Grade(**picture["grade"])
        self.lights, self.water = Lights(optics, self.still), Water(optics, self.still, SECONDS)
        dither = np.random.default_rng(1).triangular(-1, 0, 1, self.still.shape[:2])
        self.dither = dither.astype(np.float32)[..., None]  # the same in every frame: no bands, few bytes

    def frame(self, number: int) -> Image.Image:
        moment = number / (SECONDS * RATE)
        light = self.water.rippled(self.lights.added(self.still, moment), moment)
        display = grade.printed(light, self.grade) * 255 + self.dither
        return Image.fromarray((np.clip(display, 0, 255) + 0.5).astype(np.uint8))


def _reduced(light: np.ndarray, shrink: int, horizon: int) -> np.ndarray:
    """A smaller picture. Above the horizon bright pixels count less, as they do to the eye: or the edge of a lamp
    would run in steps. Below, the water spreads the light of the lamps and needs all of it."""
    rows, columns, _ = light.shape
    light = light.copy()
    light[:horizon] /= 1 + light[:horizon].max(-1, keepdims=True)
    small = light.reshape(rows // shrink, shrink, columns // shrink, shrink, 3).mean((1, 3))
    above = small[: horizon // shrink]
    above /= 1 - above.max(-1, keepdims=True)
    return small


@cache
def film(folder: Path, shrink: int = 1) -> Film:
    return Film(folder, shrink)


def write_frame(number: int) -> None:
    picture = film(folder_of(NAME, preview=False), SHRINK).frame(number)
    picture.save(FRAMES / f"{number:04d}.png", compress_level=1)


def encode(name: str, quality: int) -> None:
    options = [part.format(quality) for part in FILES[name][0]]
    source = ["-framerate", str(RATE), "-i", str(FRAMES / "%04d.png")]
    colours = ["-vf", "scale=out_color_matrix=bt709:out_range=tv"]
    command = ["ffmpeg", "-v", "error", "-y", *source, *colours, *COMMON, *options, str(PUBLIC / name)]
    subprocess.run(command, check=True)
    print(f"public/videos/{name}: {(PUBLIC / name).stat().st_size / 1000:.0f} kB")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--frame", type=int, help="only this frame, to .preview/")
    parser.add_argument("--preview", action="store_true", help="with --frame: from the buffers of a preview")
    parser.add_argument("--encode", action="store_true", help="only encode the frames of the last run")
    options = parser.parse_args()
    folder = folder_of(NAME, options.preview)
    if not (folder / "picture.json").exists():
        sys.exit(f"the still is missing: artwork/pictures/render.py {NAME}")
    if options.frame is not None:
        PREVIEWS.mkdir(exist_ok=True)
        film(folder).frame(options.frame).save(PREVIEWS / f"film-{options.frame}.png")
        return
    if not options.encode:
        FRAMES.mkdir(parents=True, exist_ok=True)
        with Pool(2) as pool:
            pool.map(write_frame, range(SECONDS * RATE), chunksize=5)
        film(folder).frame(0).save(MASTERS / f"{NAME}.webp", **WEBP)
    for name, (_, quality) in FILES.items():
        encode(name, quality)


if __name__ == "__main__":
    main()
