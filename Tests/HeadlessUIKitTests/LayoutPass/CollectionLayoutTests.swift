import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Where a flow layout puts items.
@MainActor @Suite struct CollectionLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let items = Items()

  private func frames(_ layout: UICollectionViewFlowLayout) -> (frames: [CGRect], content: CGSize) {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    return (view.visibleCells.map(\.frame), view.contentSize)
  }

  @Test("L-35: Items of one size stand in columns, on the last line too")
  func lines() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    layout.minimumLineSpacing = 8
    let (frames, content) = frames(layout)
    #expect(frames.map(\.minX) == [10, 115, 220, 10, 115])
    #expect(frames.map(\.minY) == [5, 5, 5, 53, 53])
    #expect(content == CGSize(width: 320, height: 100))
  }

  @Test("A layout that scrolls across fills columns")
  func columns() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 150)
    layout.minimumInteritemSpacing = 0
    let (frames, content) = frames(layout)
    #expect(frames.map(\.minX) == [0, 0, 60, 60, 120])
    #expect(frames.map(\.minY) == [0, 150, 0, 150, 0])
    #expect(content == CGSize(width: 170, height: 300))
  }

  @Test("L-35: Items of several sizes are spread over full lines; what is alone on a line is in its middle")
  func severalSizes() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      let widths: [CGFloat] = [100, 140, 200, 300, 60]
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: widths[indexPath.item], height: 20) }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let sizes = Sizes()
    (view.dataSource, view.delegate) = (items, sizes)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [0, 180, 60, 10, 0])
  }

  @Test("An item that is wider than the line has a line of its own")
  func wideItems() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 10)
    let (frames, content) = frames(layout)
    #expect(frames.map(\.minY) == [0, 20, 40, 60, 80])
    #expect(frames.map(\.minX) == [-40, -40, -40, -40, -40])
    #expect(content.height == 90)
  }
}
