import InterfaceBuilder
import SceneCatalog
import SceneCompiler
public import SceneDiagnostics

/// Turns scenes into storyboards and xibs.
///
///     SceneFile --compile--> SceneRecord --export, connect, lay out--> NibDraft --XMLCoder--> bytes
///
/// Styles, names and constraints are those of the compiler's graph and its plan of the layout. The export reads the mapping
/// of the import in the other direction. It records a fate for every element and attribute,
/// from which the report is made.
public enum Exporter {
  /// The result for a scene.
  public enum Part: String, Sendable, CaseIterable {
    /// The controllers, in a storyboard.
    case storyboard
    /// The views that belong to no controller, in a xib.
    case xib
  }

  /// The result of an export.
  public struct Result: Sendable {
    /// The document; nil if it would be empty.
    public let document: [UInt8]?
    /// The report.
    public let report: ExportReport
  }

  /// Exports a part of a scene that has no errors; nil if the file is no scene.
  ///
  /// - Parameter module: the module of the classes for which the scene names none.
  public static func run(_ file: SceneFile, _ part: Part, module: String? = nil) throws -> Result? {
    guard let scene = SceneRecord(ReadScene(file)) else { return nil }
    let exporter = SceneExporter(scene, module: module)
    let draft = document(part)
    fill(draft, part, exporter)
    let isEmpty = !scene.root.children.contains { belongs($0, in: part) }
    return Result(document: isEmpty ? nil : try draft.xml(), report: ExportReport(scene))
  }

  /// Whether an element of the file belongs in a part.
  private static func belongs(_ node: SceneNode, in part: Part) -> Bool {
    switch part {
    case .storyboard: node.kind.role.isOne(of: [.controller, .placeholder])
    case .xib: node.isView
    }
  }

  private static func fill(_ draft: NibDraft, _ part: Part, _ exporter: SceneExporter) {
    let root = exporter.scene.root
    root.draft = draft
    root.record(.carried)
    for attribute in root.attributes where attribute.name != "initialViewController" {
      AttributeExport(exporter: exporter).add(attribute, of: root, to: draft)
    }
    for node in root.children where !belongs(node, in: part) { addRest(node, part, exporter) }
    switch part {
    case .storyboard: exporter.addScenes(to: draft)
    case .xib: exporter.addViews(to: draft)
    }
    LayoutExport(exporter: exporter).add()
    ConnectionExport(exporter).add()
    Absences.write(in: draft, of: exporter.scene)
    draft.sort(.standard)
    exporter.notes.write(first: firstObject(of: draft))
  }

  /// Styles have become attributes; other parts of the file have a document of their own.
  private static func addRest(_ node: SceneNode, _ part: Part, _ exporter: SceneExporter) {
    switch node.kind.role {
    case .style, .controller, .placeholder: node.recordAll(.carried)
    case _ where node.isView: node.recordAll(.carried)
    default: exporter.note(node, "Interface Builder has no '\(node.kind.name)'")
    }
  }

  private static func firstObject(of document: NibDraft) -> NibDraft? {
    document.subtree.first { $0.name == "objects" }?.children.first { $0.name != "placeholder" }
  }

  private static func document(_ part: Part) -> NibDraft {
    let document = NibDraft("document")
    let type = part == .storyboard ? "CocoaTouch.Storyboard.XIB" : "CocoaTouch.XIB"
    document.set(
      ("type", "com.apple.InterfaceBuilder3." + type), ("version", "3.0"), ("toolsVersion", "23504"),
      ("targetRuntime", "iOS.CocoaTouch"), ("propertyAccessControl", "none"), ("useAutolayout", "YES"),
      ("useTraitCollections", "YES"), ("useSafeAreas", "YES"), ("colorMatched", "YES"))
    let device = document.child("device")
    device.set(("id", "retina6_12"), ("orientation", "portrait"), ("appearance", "light"))
    let dependencies = document.child("dependencies")
    dependencies.child("deployment").set("identifier", "iOS")
    let plugIn = dependencies.child("plugIn")
    plugIn.set(("identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"), ("version", "23506"))
    for (name, version) in [("Safe area layout guides", "9.0"), ("documents saved in the Xcode 8 format", "8.0")] {
      let capability = NibDraft("capability")
      capability.set(("name", name), ("minToolsVersion", version))
      dependencies.append(capability)
    }
    return document
  }
}
