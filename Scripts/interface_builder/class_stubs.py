"""Swift classes that a storyboard or a xib names, with the properties and methods that it connects: stubs for a compiler."""

import collections
import re
import xml.etree.ElementTree as ElementTree

from .import_counts import mangled_names, unmangled

# The classes of elements whose names do not say them, and of those that scenes replace.
CLASSES = {
  "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView", "webView": "WKWebView",
  "wkWebView": "WKWebView", "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "containerView": "UIView",
  "constraint": "NSLayoutConstraint", "customObject": "NSObject", "viewControllerPlaceholder": "UIViewController",
  "placeholder": "NSObject", "mapView": "MKMapView", "glkViewController": "GLKViewController", "glkView": "GLKView",
  "avPlayerViewController": "AVPlayerViewController", "hostingController": "UIViewController",
  "collectionViewFlowLayout": "UICollectionViewFlowLayout", "collectionViewLayout": "UICollectionViewLayout",
  "segue": "UIStoryboardSegue", "sceneKitView": "SCNView", "arscnView": "ARSCNView", "arskView": "ARSKView",
  "skView": "SKView", "mtkView": "MTKView", "searchDisplayController": "UISearchController", "keyCommand": "UIKeyCommand",
  "control": "UIControl", "window": "UIWindow", "navigationItem": "UINavigationItem", "opaqueView": "UIView",
}

# The protocols of the outlets of UIKit's own classes, and the methods that have no default.
PROTOCOLS = {
  ("UITableView", "dataSource"): "UITableViewDataSource", ("UITableView", "delegate"): "UITableViewDelegate",
  ("UICollectionView", "dataSource"): "UICollectionViewDataSource",
  ("UICollectionView", "delegate"): "UICollectionViewDelegate",
  ("UICollectionView", "dragDelegate"): "UICollectionViewDragDelegate",
  ("UICollectionView", "dropDelegate"): "UICollectionViewDropDelegate",
  ("UICollectionView", "prefetchDataSource"): "UICollectionViewDataSourcePrefetching",
  ("UITableView", "dragDelegate"): "UITableViewDragDelegate", ("UITableView", "dropDelegate"): "UITableViewDropDelegate",
  ("UITableView", "prefetchDataSource"): "UITableViewDataSourcePrefetching",
  ("UITextField", "delegate"): "UITextFieldDelegate", ("UITextView", "delegate"): "UITextViewDelegate",
  ("UISearchBar", "delegate"): "UISearchBarDelegate", ("UIScrollView", "delegate"): "UIScrollViewDelegate",
  ("UIPickerView", "dataSource"): "UIPickerViewDataSource", ("UIPickerView", "delegate"): "UIPickerViewDelegate",
  ("UITabBarController", "delegate"): "UITabBarControllerDelegate", ("UITabBar", "delegate"): "UITabBarDelegate",
  ("UINavigationController", "delegate"): "UINavigationControllerDelegate",
  ("UINavigationBar", "delegate"): "UINavigationBarDelegate", ("UIToolbar", "delegate"): "UIToolbarDelegate",
  ("UIPageViewController", "delegate"): "UIPageViewControllerDelegate",
  ("UIPageViewController", "dataSource"): "UIPageViewControllerDataSource",
  ("UISplitViewController", "delegate"): "UISplitViewControllerDelegate",
  ("UIGestureRecognizer", "delegate"): "UIGestureRecognizerDelegate", ("MKMapView", "delegate"): "MKMapViewDelegate",
  ("UISearchController", "delegate"): "UISearchControllerDelegate",
  ("WKWebView", "navigationDelegate"): "WKNavigationDelegate", ("WKWebView", "UIDelegate"): "WKUIDelegate",
  ("SKView", "delegate"): "SKViewDelegate", ("SCNView", "delegate"): "SCNSceneRendererDelegate",
  ("ARSCNView", "delegate"): "ARSCNViewDelegate", ("MTKView", "delegate"): "MTKViewDelegate",
}
REQUIRED = {
  "UITableViewDataSource": [
    "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }",
    "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }",
  ],
  "UICollectionViewDataSource": [
    "func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }",
    "func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { .init() }",
  ],
  "UIPickerViewDataSource": [
    "func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }",
    "func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }",
  ],
  "UIPageViewControllerDataSource": [
    "func pageViewController(_ pages: UIPageViewController, viewControllerBefore one: UIViewController) "
    "-> UIViewController? { nil }",
    "func pageViewController(_ pages: UIPageViewController, viewControllerAfter one: UIViewController) "
    "-> UIViewController? { nil }",
  ],
  "UICollectionViewDragDelegate": [
    "func collectionView(_ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath) "
    "-> [UIDragItem] { [] }",
  ],
  "UITableViewDragDelegate": [
    "func tableView(_ view: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath) "
    "-> [UIDragItem] { [] }",
  ],
  "UICollectionViewDropDelegate": [
    "func collectionView(_ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {}",
  ],
  "UITableViewDropDelegate": [
    "func tableView(_ view: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}",
  ],
  "UICollectionViewDataSourcePrefetching": [
    "func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {}",
  ],
  "UITableViewDataSourcePrefetching": ["func tableView(_ view: UITableView, prefetchRowsAt paths: [IndexPath]) {}"],
}
# What UIKit's classes conform to already.
CONFORMANCES = {
  "UITableViewController": {"UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate"},
  "UICollectionViewController": {"UICollectionViewDataSource", "UICollectionViewDelegate", "UIScrollViewDelegate"},
}
REFINED = {
  "UITableViewDelegate": "UIScrollViewDelegate", "UICollectionViewDelegate": "UIScrollViewDelegate",
  "UITextViewDelegate": "UIScrollViewDelegate",
}

# The properties of a cell that UIKit only lets read, and that a class can override to have an outlet.
OVERRIDDEN = {"textLabel": "UILabel?", "detailTextLabel": "UILabel?", "imageView": "UIImageView?"}

# The types of runtime attributes, with the values that properties of these types start with.
SETTING_TYPES = {
  "boolean": "Bool = false", "string": "String?", "localizedString": "String?", "color": "UIColor?", "image": "UIImage?",
  "point": "CGPoint = .zero", "size": "CGSize = .zero", "rect": "CGRect = .zero", "range": "NSRange = NSRange()",
  "nil": "Any?",
}


class Stubs:
  """The classes of some documents. `types` are UIKit's classes by elements, `declarations` those of headless UIKit."""

  def __init__(self, types, declarations):
    self.types, self.declarations = dict(types, **CLASSES), declarations
    self.bases = collections.defaultdict(set)
    self.modules = {}
    self.members = collections.defaultdict(dict)
    self.kinds = collections.defaultdict(lambda: collections.defaultdict(set))
    self.protocols = collections.defaultdict(set)
    self.extensions = collections.defaultdict(dict)

  def add(self, data):
    root = ElementTree.fromstring(data)
    self.parents = {child: parent for parent in root.iter() for child in parent}
    self.by_id = {}
    # The app's own module; not each element says that it is that.
    own = {element.get("customModule") for element in root.iter() if element.get("customModuleProvider") == "target"}
    for element in root.iter():
      self.by_id.setdefault(element.get("id"), element)
      if self.own_class(element) and element.tag not in ("viewControllerPlaceholder", "exit"):
        self.bases[self.own_class(element)].add(self.system_class(element))
        if element.get("customModule") and element.get("customModule") not in own:
          self.modules[self.own_class(element)] = element.get("customModule")
    for element in root.iter():
      self.add_connection(element)

  # MARK: Classes

  def own_class(self, element):
    """The class of the app; none for a class of UIKit's."""
    mangled = element.get("customClass") or ""
    name = ".".join(mangled_names(mangled)[1:]) or mangled
    return name if name and not self.is_system(name) else None

  def is_system(self, name):
    return name in self.declarations.bases or name in CLASSES.values()

  def system_class(self, element):
    name = unmangled(element.get("customClass") or "")
    if name and self.is_system(name):
      return name
    if element.tag == "placeholder" and self.own_class(element):
      is_controller = any(one.get("property") == "view" for one in element.iter("outlet"))
      return "UIViewController" if is_controller else "NSObject"
    return self.types.get(element.tag) or "NSObject"

  def type_of(self, element):
    return self.own_class(element) or self.system_class(element)

  def base(self, name):
    """The class of UIKit that is furthest from the root, of those that a class is used for."""
    return max(sorted(self.bases[name]), key=lambda one: len(self.chain(one)))

  def chain(self, name):
    """A class of UIKit with what it inherits from, the root last."""
    names = self.declarations.chain(name)
    if len(names) > 1 or name == "NSObject":
      return names
    return [name, *self.declarations.chain("UIViewController" if name.endswith("ViewController") else "UIView")]

  # MARK: Connections

  def holder(self, element):
    parent = self.parents.get(element)
    return self.parents.get(parent) if parent is not None else None

  def add_connection(self, element):
    holder = self.holder(element)
    if holder is None:
      return
    target = self.by_id.get(element.get("destination") or element.get("target"))
    if element.tag in ("outlet", "outletCollection") and target is not None:
      self.add_outlet(holder, element, target)
    elif element.tag == "action" and target is not None and self.own_class(target):
      self.add_method(self.own_class(target), element.get("selector"), "Any", target.get("customModule"))
    elif element.tag == "segue" and element.get("kind") == "unwind" and element.get("unwindAction"):
      # The document does not say whose method it is.
      for name in [one for one in self.bases if "UIViewController" in self.chain(self.base(one))]:
        self.add_method(name, element.get("unwindAction"), "UIStoryboardSegue", None)
    elif element.tag == "userDefinedRuntimeAttribute":
      self.add_setting(holder, element)

  def add_outlet(self, holder, outlet, target):
    name, owner = outlet.get("property"), self.own_class(holder)
    system = self.system_class(holder)
    if not name or name == "view" and "UIViewController" in self.chain(system) or name == "gestureRecognizers":
      return
    protocol = next((PROTOCOLS[one, name] for one in self.chain(system) if (one, name) in PROTOCOLS), None)
    if protocol and self.own_class(target) and self.is_known(protocol):
      self.protocols[self.own_class(target)].add(protocol)
    if owner and name in OVERRIDDEN and "UITableViewCell" in self.chain(system):
      self.members[owner].setdefault(name, f"override var {name}: {OVERRIDDEN[name]} {{ get {{ nil }} set {{}} }}")
    elif not self.has_property(system, name):
      collection = "[]" if outlet.tag == "outletCollection" else ""
      self.kinds[owner or "+" + system][name + collection].add(self.type_of(target))

  def is_known(self, protocol):
    """Whether a protocol is declared; those of other frameworks are."""
    return not protocol.startswith("UI") or protocol in self.declarations.protocols

  def has_property(self, system, name):
    name = {"hidden": "isHidden", "clipsSubviews": "clipsToBounds"}.get(name, name)
    accessor = "is" + name[:1].upper() + name[1:]
    return any(name in self.declarations.properties.get(one, ()) or accessor in self.declarations.properties.get(one, ()) for one in self.chain(system))

  def add_method(self, owner, selector, kind, module):
    if not selector:
      return
    parts = selector.split(":")
    name, labels = parts[0], ["_", *parts[1:-1]] if selector.endswith(":") else []
    if module and len(labels) == 1 and name.endswith("WithSender") and name != "WithSender":
      name, labels = name.removesuffix("WithSender"), ["sender"]
    parameters = ", ".join(
      (f"{label} " if label != ("sender", "event")[min(number, 1)] else "")
      + ("sender: " + kind if number == 0 else "event: UIEvent") for number, label in enumerate(labels))
    self.members[owner].setdefault(selector, f"@objc func `{name}`({parameters}) {{}}")

  def add_setting(self, holder, setting):
    path, kind = setting.get("keyPath") or "", setting.get("type")
    value = next(iter(setting), None)
    kind = {"number": "Int = 0" if value is not None and value.tag == "integer" else "Double = 0"}.get(
      kind, SETTING_TYPES.get(kind, "String?"))
    system = self.system_class(holder)
    if not re.fullmatch(r"[A-Za-z_]\w*", path) or self.has_property(system, path):
      return
    owner = self.own_class(holder)
    if owner:
      self.members[owner].setdefault(path, f"@objc var `{path}`: {kind}")
    else:
      name, _, start = kind.partition(" = ")
      start = "nil" if name.endswith("?") else {"Bool": "false", "Int": "0", "Double": "0"}.get(name, "." + "init()")
      self.extensions[system].setdefault(path, f"@objc var `{path}`: {name} {{ get {{ {start} }} set {{}} }}")

  # MARK: Swift

  def known(self, name, module):
    """A class as a module knows it: one that is not its own is the class of UIKit that it inherits from."""
    return name if module is None or name not in self.bases or self.modules.get(name) == module else self.base(name)

  def common(self, names):
    """What outlets with several classes have in common."""
    if len(names) == 1:
      return next(iter(names))
    chains = [self.chain(self.base(name) if name in self.bases else name) for name in sorted(names)]
    return next((one for one in chains[0] if all(one in other for other in chains)), "NSObject")

  def text(self, module=None):
    """The classes of a module; of the app without one."""
    for owner, kinds in self.kinds.items():
      for name, types in kinds.items():
        types = {self.known(one, self.modules.get(owner)) for one in types}
        kind = f"[{self.common(types)}]!" if name.endswith("[]") else self.common(types) + "!"
        name = name.removesuffix("[]")
        if owner.startswith("+"):
          self.extensions[owner[1:]].setdefault(name, f"@objc var `{name}`: {kind} {{ get {{ nil }} set {{}} }}")
        else:
          self.members[owner].setdefault(name, f"@objc var `{name}`: {kind}")
    self.remove_inherited()
    lines = []
    for name in sorted(self.bases):
      if "." in name or self.modules.get(name) != module or not re.fullmatch(r"\w+", name):
        continue
      lines.append(self.class_text(name, module))
    if module is None:
      lines += [f"extension {name} {{\n" + "".join(f"  {one}\n" for one in members.values()) + "}\n"
        for name, members in sorted(self.extensions.items())]
    return "\n".join(["import UIKit", *self.imports(module), "", *lines])

  def remove_inherited(self):
    """Removes what an extension of a base class declares already."""
    for name, members in [*self.members.items(), *self.extensions.items()]:
      bases = self.chain(self.base(name)) if name in self.bases else self.chain(name)[1:]
      for member in {one for base in bases for one in self.extensions.get(base, ())}:
        members.pop(member, None)

  def imports(self, module):
    """Other modules whose classes the text names."""
    own = sorted({self.modules[name] for name in self.modules} - {module}) if module is None else []
    frameworks = {"MK": "MapKit", "WK": "WebKit", "AV": "AVKit", "GL": "GLKit", "SC": "SceneKit", "AR": "ARKit", "SK": "SpriteKit",
      "MT": "MetalKit"}
    named = {name for kinds in self.kinds.values() for types in kinds.values() for name in types}
    named |= {one for bases in self.bases.values() for one in bases} | {one[1:] for one in self.kinds if one[0] == "+"}
    named |= {one for protocols in self.protocols.values() for one in protocols}
    found = {frameworks[name[:2]] for name in named if name[:2] in frameworks and self.is_system(name) or name in PROTOCOLS.values()
      and name[:2] in frameworks}
    return [f"import {name}" for name in [*sorted(found), *own]]

  def class_text(self, name, module):
    base = self.base(name)
    own = self.protocols[name] - set().union(*(CONFORMANCES.get(one, set()) for one in self.chain(base)))
    own -= {REFINED[one] for one in own if one in REFINED}
    members = dict(self.members[name])
    for protocol in sorted(own):
      members.update({f"{protocol} {number}": text for number, text in enumerate(REQUIRED.get(protocol, []))})
    access = "open " if module else ""
    lines = [f"  {access.replace('open', 'public')}{text}\n" for _, text in sorted(members.items())]
    return f"{access}class {', '.join([f'{name}: {base}', *sorted(own)])} {{\n{''.join(lines)}}}\n"
