import UIKit

/// Asks for the topics that the user likes.
class TopicsPageController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let topics = ReaderChoices.topics

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for (item, topic) in topics.enumerated() where introduction?.choices.topics.contains(topic) == true {
      scene.topicGrid.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    update()
  }

  private var introduction: IntroductionController? { scene.introductionPages?.scene.introduction }

  private func update() {
    let missing = ReaderChoices.leastTopics - (introduction?.choices.topics.count ?? 0)
    scene.countLabel.text = missing > 0 ? "Choose \(missing) more" : "You can change this later"
  }

  // MARK: Items

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { topics.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = scene.dequeueTopicCell(for: indexPath)
    cell.nameLabel.text = topics[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    introduction?.choices.topics.insert(topics[indexPath.item])
    update()
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    introduction?.choices.topics.remove(topics[indexPath.item])
    update()
  }
}
