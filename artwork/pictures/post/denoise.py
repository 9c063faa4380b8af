"""Compiles and runs denoise.cpp."""

import os
import subprocess
from pathlib import Path

import numpy as np

SOURCE = Path(__file__).with_name("denoise.cpp")
PROGRAM = SOURCE.parent.parent / ".build" / "denoise"
# Not -ffast-math: broken pixels are found with isfinite, which it would remove.
COMPILE = ["g++", "-O3", "-march=native", "-fno-math-errno", "-fno-trapping-math", "-fopenmp"]


class ToolMissing(RuntimeError):
    """A program from a Debian package is not installed."""


def denoise(folder: Path, width: int, height: int, strength: float, threads: int) -> np.ndarray:
    """Linear RGB picture (height, width, 3) from the buffers in `folder`; kept there for the next grading."""
    result = folder / f"denoised-{strength}.raw"
    if not result.exists() or result.stat().st_mtime < (folder / "half1.raw").stat().st_mtime:
        _compile()
        environment = dict(os.environ, OMP_NUM_THREADS=str(threads))
        command = [PROGRAM, str(width), str(height), folder, str(strength)]
        subprocess.run(command, env=environment, check=True)
        (folder / "denoised.raw").rename(result)
    return np.fromfile(result, np.float32).reshape(height, width, 3)


def _compile() -> None:
    if PROGRAM.exists() and PROGRAM.stat().st_mtime > SOURCE.stat().st_mtime:
        return
    PROGRAM.parent.mkdir(exist_ok=True)
    try:
        subprocess.run([*COMPILE, SOURCE, "-o", PROGRAM], check=True)
    except FileNotFoundError as error:
        raise ToolMissing("g++ is not installed: apt-get install g++") from error
