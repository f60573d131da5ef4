"""The release build of scenec: the one that is distributed, and that benchmarks measure."""
import os
import platform
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
IS_MAC = platform.system() == "Darwin"


# Direct calls for the metadata of generic types. By default, Swift looks a type up by its name and searches all conformances
# of the program for its requirements, which takes three tenths of the start of scenec.
METADATA = ["-Xswiftc", "-Xfrontend", "-Xswiftc", "-disable-concrete-type-metadata-mangled-name-accessors"]


def options(product):
    """What SwiftPM is called with for a product. Apple's systems include the Swift library, and one file runs on both
    processors.

    On Linux, scenec is an executable without shared libraries: it starts faster, and runs on each distribution. What reads
    and writes storyboards needs the system's libxml2, so it is built in a folder of its own."""
    common = ["--configuration", "release", "-Xswiftc", "-cross-module-optimization", *METADATA]
    if IS_MAC:
        return [*common, "--arch", "arm64", "--arch", "x86_64"]
    if product == "scenec":
        return [*common, "--static-swift-stdlib", "-Xswiftc", "-static-executable", "--scratch-path", ".build/static"]
    return [*common, "--static-swift-stdlib"]


def built(product="scenec"):
    """Where the build puts a product."""
    call = ["swift", "build", *options(product), "--show-bin-path"]
    folder = subprocess.run(call, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout
    return os.path.join(folder.strip(), product)


def build(products=("scenec",)):
    """Builds products of the package, puts all of them into the folder of scenec, and returns the path of scenec."""
    for product in products:
        subprocess.run(["swift", "build", *options(product), "--product", product], check=True, cwd=ROOT, stdout=sys.stderr)
    folder = os.path.dirname(built())
    for product in products:
        path = built(product)
        if os.path.dirname(path) != folder:
            shutil.copy2(path, folder)
    return built()
