"""The release build of scenec: the one that is distributed, and that benchmarks measure."""
import os
import platform
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
IS_MAC = platform.system() == "Darwin"


def options():
    """What SwiftPM is called with. Apple's systems include the Swift library, and one file runs on both processors."""
    system = ["--arch", "arm64", "--arch", "x86_64"] if IS_MAC else ["--static-swift-stdlib"]
    return ["--configuration", "release", *system, "-Xswiftc", "-cross-module-optimization"]


def built():
    """Where the build puts scenec."""
    call = ["swift", "build", *options(), "--show-bin-path"]
    folder = subprocess.run(call, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout
    return os.path.join(folder.strip(), "scenec")


def build(products=("scenec",)):
    """Builds products of the package, and returns the path of scenec."""
    for product in products:
        subprocess.run(["swift", "build", *options(), "--product", product], check=True, cwd=ROOT, stdout=sys.stderr)
    return built()
