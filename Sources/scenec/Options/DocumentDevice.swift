import UIKitFacts

/// The device that a storyboard is drawn for.
struct DocumentDevice {
  let device: Device
  let isLandscape: Bool
}
