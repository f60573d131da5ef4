extension SceneMap {
  /// This map and another, side by side.
  public func appending(_ other: SceneMap) -> SceneMap {
    var result = self
    let (files, controllers, problems) = (self.files.count, self.controllers.count, self.problems.count)
    let containers = (segues.compactMap(\.container).max() ?? -1) + 1
    result.files += other.files.map { file in
      var file = file
      file.problems = file.problems.map { $0 + problems }
      return file
    }
    result.controllers += other.controllers.map { controller in
      var controller = controller
      controller.file += files
      controller.standsFor = controller.standsFor.map { $0 + controllers }
      controller.holder = controller.holder.map { $0 + controllers }
      controller.problems = controller.problems.map { $0 + problems }
      // One app starts with one controller.
      controller.isEntry = controller.isEntry && !self.controllers.contains { $0.isEntry }
      return controller
    }
    result.segues += other.segues.map { segue in
      var segue = segue
      segue.container = segue.container.map { $0 + containers }
      segue.source += controllers
      segue.destination = segue.destination.map { $0 + controllers }
      segue.placeholder = segue.placeholder.map { $0 + controllers }
      segue.problems = segue.problems.map { $0 + problems }
      return segue
    }
    result.problems += other.problems
    return result
  }
}
