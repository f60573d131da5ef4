"""Compiles what becomes of a storyboard or a xib: import, check, build, and the Swift compiler with stubs of the classes."""

import functools
import json
import os
import pathlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree

from . import nested_classes, played_import
from .class_stubs import Stubs
from .headless import Declarations
from .written_stubs import WrittenStubs, moved, without_attributes

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCENEC = ROOT / ".build/debug/scenec"
# What stands for the frameworks of views that are not UIKit's, where these do not exist.
FRAMEWORKS = {
  path.stem: path for folder in ("Views/framework-views", "Controllers/player", "Controllers/hosting-controller")
  for path in (ROOT / "Tests/Fixtures" / folder / "Modules").glob("*.swift")
}
FRAMEWORKS["GLKit"] = pathlib.Path(__file__).resolve().parent / "GLKit.swift"


def new_stubs(scenec):
  return Stubs(types(scenec), declarations())


def written_stubs(scenec):
  return WrittenStubs(types(scenec), declarations())


@functools.cache
def types(scenec):
  catalogue = json.loads(subprocess.run([scenec, "catalog"], check=True, stdout=subprocess.PIPE).stdout)
  return {one["name"]: one["type"] for one in catalogue["elements"]}


@functools.cache
def declarations():
  return Declarations()


class CompiledImport:
  """One file, in a folder of its own. `problems` says what went wrong, the first step that did."""

  def __init__(self, name, data, folder, options):
    self.name, self.data, self.folder, self.options = name, data, folder, options
    self.problems, self.objection, self.played, self.popovers = [], None, 0, 0
    self.scene = folder / (pathlib.Path(name).stem + ".scene")
    (folder / name).write_bytes(data)
    for step in (self._import, self._check, self._build, self._compile):
      step()
      if self.problems or self.objection:
        break

  def _run(self, step, *command):
    environment = dict(os.environ, TMPDIR=str(self.folder))
    result = subprocess.run(
      [str(one) for one in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
      env=environment)
    if result.returncode:
      lines = [one for one in result.stdout.splitlines() if re.search(r"\b(error|warning|note): ", one)]
      self.problems += [f"{step}: {line.replace(str(self.folder) + '/', '')}" for line in lines[:6] or [
        f"status {result.returncode}: {result.stdout[-300:]}"]]
    return result.stdout

  def _import(self):
    self._import_with()

  def _import_with(self, *options):
    text = subprocess.run(
      [self.options.scenec, "import", self.folder / self.name, "--report", "json", "--output", self.folder,
        "--allow-losses", "--force", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE).stdout
    try:
      report = json.loads(text)[0]
    except ValueError:
      self.problems.append("import: no report")
      return
    self.objection = report.get("objection")
    if not self.objection and report["errors"]:
      self.problems.append(f"import: {report['errors'][0]}")

  def _check(self):
    self._run("check", self.options.scenec, "check", self.scene)

  def _build(self):
    self._run("build", self.options.scenec, "build", self.scene, "--output", self.folder / "out", "--force")

  # MARK: Swift

  def _compile(self):
    stubs = new_stubs(self.options.scenec)
    stubs.add(self.data)
    files = [self.folder / "out" / f"{self.scene.name}.swift", self.folder / "out/SceneSupport.swift", self.folder / "Stubs.swift"]
    # Swift on Linux has no `@objc`.
    files[-1].write_text(stubs.text().replace("@objc ", ""))
    for name in self._modules(files, set(stubs.modules.values())):
      if self.problems:
        return
      self._make_module(name, stubs)
    if not self.problems:
      self._swift("-typecheck", "-module-name", "App", "-package-name", "App", *files)
    if self.options.play and not self.problems:
      self._play(files, stubs)
    if self.options.apple and not self.problems and not stubs.modules:
      files[-1].write_text(stubs.text())
      self._run("for iOS", self.options.apple, *files)

  def _make_module(self, name, stubs):
    path = FRAMEWORKS.get(name)
    if not path:
      path = self.folder / f"{name}.swift"
      path.write_text(stubs.text(name).replace("@objc ", ""))
    self._swift("-emit-module", "-module-name", name, "-o", self.folder / f"{name}.swiftmodule", path)

  def _play(self, files, stubs):
    """Loads every controller on headless UIKit, and performs every segue."""
    scene = self.folder / "played" / self.scene.name
    scene.parent.mkdir()
    scene.write_text(played_import.identified(self.scene.read_text()))
    self._run("build for playing", self.options.scenec, "build", scene, "--output", scene.parent)
    files = [scene.parent / path.name for path in files[:-1]] + files[-1:]
    text = "" if self.problems else played_import.program(files[0].read_text())
    if not text:
      return
    (self.folder / "Player.swift").write_text(text)
    products = pathlib.Path(self.options.modules).parent
    linked = ("UIKitFacts", "LayoutSolver", "VectorPictures", "HeadlessUIKit", "HeadlessUIKitTesting")
    objects = [one for name in linked for one in (products / f"{name}.build").glob("*.o")]
    for name in self._modules(files, set(stubs.modules.values())):
      objects.append(self.folder / f"{name}.o")
      path = FRAMEWORKS.get(name) or self.folder / f"{name}.swift"
      self._link("-emit-object", "-module-name", name, "-o", objects[-1], path)
    program = self.folder / "play"
    self._link(
      "-module-name", "App", "-package-name", "App", "-o", program, *files, self.folder / "Player.swift", *objects)
    if not self.problems:
      self.played, segues = played_import.performed(text), played_import.segues(scene.read_text())
      if self.played != segues:
        self.problems.append(f"play: {self.played} of {segues} segues")
      output = self._run("play", program)
      self.popovers = output.count(played_import.POPOVER)
      if self.problems:
        shown = [one for one in output.splitlines() if re.match(r"(instantiate\w+|\w+Scene\.perform\w+)$", one)]
        self.problems.insert(0, f"play: {shown[-1] if shown else 'start'} ended the process")

  def _link(self, *arguments):
    self._run(
      "link", "swiftc", "-swift-version", "6", "-parse-as-library", "-module-alias", "UIKit=HeadlessUIKit", "-I",
      self.options.modules, "-I", self.folder, *arguments)

  def _modules(self, files, own):
    """The modules that the files import, each behind those that it imports itself."""
    order = []

    def visit(path):
      for name in re.findall(r"^(?:public )?import (\w+)$", path.read_text(), re.MULTILINE):
        if name in FRAMEWORKS and name not in order:
          visit(FRAMEWORKS[name])
          order.append(name)

    for file in files:
      visit(file)
    return order + sorted(own - set(order))

  def _swift(self, *arguments, version="6"):
    return self._run(
      f"Swift {version}", "swiftc", "-frontend", *arguments[:1], "-swift-version", version, "-parse-as-library", "-module-alias",
      "UIKit=HeadlessUIKit", "-I", self.options.modules, "-I", self.folder, *arguments[1:])


class WrittenImport(CompiledImport):
  """One file, with classes as a person writes them. The import, checks and compilers see the same Swift files."""

  def _import(self):
    self.stubs = written_stubs(self.options.scenec)
    self.app = self.folder / "App"
    self.app.mkdir()
    self._nest_classes()
    try:
      self.stubs.add(self.data)
    except ElementTree.ParseError:
      # The import says why it takes no such file.
      super()._import()
      return
    files = self.stubs.written()
    for name, text in files.items():
      (self.app / name).write_text(text)
    # An app without Swift files is none.
    self._import_with(*(["--app", self.app] if files else []))
    for name, text in files.items():
      (self.app / name).write_text(moved(text))

  def _nest_classes(self):
    """Has some classes of the app stand in types."""
    text = self.data.decode(errors="replace")
    modules = set(re.findall(r'customModule="(\w+)" customModuleProvider="target"', text))
    foreign = set(re.findall(r'customClass="(\w+)" customModule="(?!(?:%s)")' % "|".join(modules or {"-"}), text))
    if len(modules) > 1:
      return
    text = nested_classes.nested(
      text, lambda name: name not in foreign and not self.stubs.is_system(name), next(iter(modules), "App"))
    self.data = text.encode()
    (self.folder / self.name).write_bytes(self.data)

  def _check(self):
    sources = ["--sources", self.app] if any(self.app.iterdir()) else []
    self._run("check", self.options.scenec, "check", self.scene, *sources)

  def _compile(self):
    out, plain = self.folder / "out", self.folder / "Plain"
    plain.mkdir()
    generated = [out / f"{self.scene.name}.swift", out / "SceneSupport.swift"]
    sources = []
    for path in sorted(self.app.glob("*.swift")):
      # Swift on Linux has no attributes for Objective-C.
      sources.append(plain / path.name)
      sources[-1].write_text(without_attributes(path.read_text()))
    modules = self._modules(generated + sources, set(self.stubs.modules.values()))
    for name in modules:
      self._make_module(name, self.stubs)
    for version in ("6", "5"):
      if not self.problems:
        self._swift("-typecheck", "-module-name", "App", "-package-name", "App", *generated, *sources, version=version)
    if self.options.apple:
      self._check_for_apple(generated + sorted(self.app.glob("*.swift")), modules)

  def _check_for_apple(self, files, modules):
    """Has the same files checked for iOS, with the attributes of Objective-C. Not each program takes other modules."""
    options = []
    for name in modules:
      path = FRAMEWORKS.get(name) or self.folder / "Apple" / f"{name}.swift"
      if name not in FRAMEWORKS:
        path.parent.mkdir(exist_ok=True)
        path.write_text(self.stubs.text(name).replace("@objc ", ""))
      options += ["--module", path]
    if options and pathlib.Path(self.options.apple).name != "typecheck-for-apple":
      return
    for version in ("6", "5"):
      if not self.problems:
        self._run(f"for iOS, Swift {version}", self.options.apple, "--swift", version, *options, *files)
