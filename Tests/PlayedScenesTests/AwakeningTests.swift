import HeadlessUIKitTesting
@testable import PlayedScenes
import Testing

/// Objects that are no views, and that are awakened like views.
@MainActor struct AwakeningTests {
  private let dormitory = AwakeningScenes.instantiateDormitory()

  @Test func itemsInBarsAwakeWithTheirAttributes() {
    dormitory.loadViewIfNeeded()
    let right = dormitory.navigationItem.rightBarButtonItems?.first as? Lamp
    let left = dormitory.navigationItem.leftBarButtonItems?.first as? Lamp
    #expect(right?.awakenings == ["Lamp 4"] && left?.awakenings == ["Candle 0"])
  }

  @Test func theItemOfATabAwakesOnceWithItsAttributes() {
    dormitory.loadViewIfNeeded()
    #expect((dormitory.tabBarItem as? Sign)?.awakenings == ["Beds 2 3"])
  }

  @Test func barsOfANavigationControllerAwakeOnce() {
    let inn = AwakeningScenes.instantiateInn()
    #expect((inn.navigationBar as? Banner)?.awakenings == [7])
    #expect((inn.toolbar as? Shelf)?.awakenings == 1)
  }

  @Test func objectsInViewsAwakeOnce() throws {
    dormitory.loadViewIfNeeded()
    let bars = dormitory.view.subviews.compactMap { $0 as? UIToolbar }
    #expect((bars.first?.items?.first as? Lamp)?.awakenings == ["Torch 0"])
    let beds = try #require(dormitory.view.subviews.compactMap { $0 as? UICollectionView }.first)
    #expect((beds.collectionViewLayout as? BedLayout)?.awakenings == 1)
    #expect((beds.refreshControl as? Alarm)?.awakenings == 1)
  }
}
