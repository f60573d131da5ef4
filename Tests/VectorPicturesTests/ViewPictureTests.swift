import Testing
import UIKitFacts
import VectorPictures

@Suite struct ViewPictureTests {
  @Test func aViewHasNoBackgroundOfItsOwn() {
    #expect(ViewPicture(frame: .zero).fill == nil)
  }
}
