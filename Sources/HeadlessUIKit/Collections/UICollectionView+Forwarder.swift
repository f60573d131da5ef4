extension UICollectionView {
  /// Passes all calls on to the delegate behind it, as `UITableView.DelegateForwarder` does.
  @preconcurrency @MainActor open class DelegateForwarder: NSObject, UICollectionViewDelegate {
    /// The object that gets the calls.
    open weak var author: (any UICollectionViewDelegate)?

    /// Passes the call on.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) { author?.scrollViewDidScroll(scrollView) }
    /// Passes the call on.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      author?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    /// Passes the call on.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      author?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    /// Passes the call on.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      author?.scrollViewWillBeginDragging(scrollView)
    }
    /// Passes the call on.
    open func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      author?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    /// Passes the call on.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      author?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    /// Passes the call on.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      author?.scrollViewWillBeginDecelerating(scrollView)
    }
    /// Passes the call on.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      author?.scrollViewDidEndDecelerating(scrollView)
    }
    /// Passes the call on.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      author?.scrollViewShouldScrollToTop(scrollView) ?? true
    }
    /// Passes the call on.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { author?.scrollViewDidScrollToTop(scrollView) }
    /// Passes the call on.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { author?.viewForZooming(in: scrollView) }
    /// Passes the call on.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { author?.scrollViewDidZoom(scrollView) }
    /// Passes the call on.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      author?.scrollViewWillBeginZooming(scrollView, with: view)
    }
    /// Passes the call on.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      author?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    /// Passes the call on.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      author?.collectionView(collectionView, shouldSelectItemAt: indexPath) ?? true
    }
    /// Passes the call on.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      author?.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    /// Passes the call on.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      author?.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    /// Passes the call on.
    open func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      author?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    /// Passes the call on.
    open func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      author?.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    /// Passes the call on.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
      author?.collectionView(collectionView, shouldDeselectItemAt: indexPath) ?? true
    }
    /// Passes the call on.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      author?.collectionView(collectionView, shouldHighlightItemAt: indexPath) ?? true
    }
    /// Passes the call on.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      author?.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
    /// Passes the call on.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      author?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }
}
