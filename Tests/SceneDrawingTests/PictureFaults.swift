import SceneTestSupport

@testable import SceneDrawing

extension PictureParts {
  /// Everything that makes a picture unreadable: overlapping parts, and lines through boxes.
  var faults: [String] {
    guard problem == nil else { return [problem ?? ""] }
    return boxFaults + labelFaults + lineFaults + screenFaults
  }

  private var boxFaults: [String] {
    var faults: [String] = []
    for (index, box) in boxes.enumerated() {
      if !Frame(origin: DiagramPoint(x: 0, y: 0), size: size).contains(box) { faults.append("\(box) is outside") }
      for other in boxes[(index + 1)...] where box.overlaps(other) && !box.contains(other) && !other.contains(box) {
        faults.append("\(box) overlaps \(other)")
      }
    }
    return faults
  }

  private var labelFaults: [String] {
    var faults: [String] = []
    for (index, label) in labels.enumerated() {
      for box in boxes where label.frame.overlaps(box) && !box.contains(label.frame) {
        faults.append("'\(label.text)' is on the side of \(box)")
      }
      for other in labels[(index + 1)...] where label.frame.overlaps(other.frame) {
        faults.append("'\(label.text)' overlaps '\(other.text)'")
      }
    }
    return faults
  }

  /// A screen is in a box of its own, and covers no text. Lines on it start at it.
  private var screenFaults: [String] {
    var faults: [String] = []
    for screen in screens {
      if !boxes.contains(where: { $0.contains(screen) }) { faults.append("\(screen) is in no box") }
      for label in labels where label.frame.overlaps(screen) { faults.append("'\(label.text)' is on \(screen)") }
      for box in boxes where box.overlaps(screen) && !box.contains(screen) { faults.append("\(box) is on \(screen)") }
    }
    for lead in leads where !screens.contains(where: { $0.holds(lead, margin: -1) }) {
      faults.append("a line starts beside the screens, at \(lead)")
    }
    return faults
  }

  /// A line is only in boxes that one of its ends is in, and in no text.
  private var lineFaults: [String] {
    var faults: [String] = []
    for line in lines {
      guard let first = line.first, let last = line.last else { continue }
      for box in boxes where !box.holds(first, margin: 0.5) && !box.holds(last, margin: 0.5) {
        if line.contains(where: { box.holds($0, margin: 1) }) {
          faults.append("a line from \(first) runs through \(box)")
        }
      }
      for label in labels where line.contains(where: { label.frame.holds($0, margin: 1) }) {
        faults.append("a line from \(first) to \(last) runs through '\(label.text)'")
      }
    }
    return faults
  }
}
