"""The release build of scenec: the one that is distributed, and that benchmarks measure."""
import os
import platform
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
IS_MAC = platform.system() == "Darwin"
STATIC = os.path.join(ROOT, ".build/static")


# Direct calls for the metadata of generic types. By default, Swift looks a type up by its name and searches all conformances
# of the program for its requirements, which takes three tenths of the start of scenec.
METADATA = ["-Xswiftc", "-Xfrontend", "-Xswiftc", "-disable-concrete-type-metadata-mangled-name-accessors"]


def options():
    """What SwiftPM is called with. Apple's systems include the Swift library and XML, and one file runs on both processors.

    On Linux, scenec is an executable without shared libraries: it starts faster, and runs on each distribution."""
    common = ["--configuration", "release", "-Xswiftc", "-cross-module-optimization", *METADATA]
    if IS_MAC:
        return [*common, "--arch", "arm64", "--arch", "x86_64"]
    return [*common, "--static-swift-stdlib", "-Xswiftc", "-static-executable", "--scratch-path", STATIC]


def static_libraries():
    """What the linker of Linux gets besides: the libraries that libxml2.a needs, and the functions that it calls of ICU."""
    if IS_MAC:
        return []
    libxml2 = said("clang", "--print-file-name=libxml2.a")
    if not os.path.isabs(libxml2):
        sys.exit("error: libxml2.a is missing; 'apt-get install libxml2-dev liblzma-dev zlib1g-dev'")
    calls = re.findall(r" U (?:ucnv_\w+?|UCNV_\w+?)(_\d+)?$", said("nm", libxml2), flags=re.MULTILINE)
    libraries = ["-Xlinker", "-llzma", "-Xlinker", "-lz"]
    if not calls:
        return libraries
    os.makedirs(STATIC, exist_ok=True)
    converters = os.path.join(STATIC, "icu_converters.o")
    named = f"-DNAMED(name)=name##{calls[0]}"
    subprocess.run(
        ["clang", "-c", "-O2", "-Wall", "-Wextra", "-Werror", named, f"{ROOT}/Scripts/static/icu_converters.c", "-o", converters],
        check=True)
    return ["-Xlinker", converters, *libraries]


def said(*call):
    """The standard output of a program, without the white space around it."""
    return subprocess.run(call, check=True, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout.strip()


def built():
    """Where the build puts scenec."""
    return os.path.join(said("swift", "build", *options(), "--show-bin-path"), "scenec")


def build():
    """Builds scenec, and returns its path."""
    call = ["swift", "build", *options(), *static_libraries(), "--product", "scenec"]
    subprocess.run(call, check=True, cwd=ROOT, stdout=sys.stderr)
    return built()
