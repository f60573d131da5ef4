/// The style of a page around its picture, for light and dark screens.
enum PageStyle {
  /// The colours of pages.
  static let colors = """
    :root { color-scheme: light dark; --ink: #1f2328; --quiet: #59636e; --ground: #ffffff; --panel: #f6f8fa;
      --line: #d1d9e0; --accent: #0969da; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f0f6fc; --quiet: #9198a1; --ground: #0d1117;
      --panel: #151b23; --line: #3d444d; --accent: #4493f8; } }
    """

  static let text = """
    \(colors)
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; display: flex; flex-direction: column; color: var(--ink);
      background: var(--ground); font: 14px/1.4 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
    header { display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: center; padding: 8px 16px;
      background: var(--panel); border-bottom: 1px solid var(--line); }
    h1 { font-size: 16px; margin: 0; }
    header p { margin: 0; color: var(--quiet); }
    header label { margin-left: auto; }
    header input { width: 220px; font: inherit; padding: 2px 6px; }
    header output { min-width: 70px; color: var(--quiet); }
    button { font: inherit; min-width: 32px; }
    main { flex: 1; display: flex; min-height: 0; }
    #picture { flex: 1; overflow: auto; cursor: grab; }
    #picture svg { display: block; margin: 0 auto; }
    #picture [data-controller], #picture [data-to] { cursor: pointer; }
    aside { width: 340px; overflow: auto; padding: 12px 16px; background: var(--panel);
      border-left: 1px solid var(--line); }
    aside h2 { font-size: 15px; margin: 0 0 4px; overflow-wrap: anywhere; }
    aside h3 { font-size: 13px; margin: 12px 0 4px; color: var(--quiet); }
    aside ul { margin: 0; padding: 0; list-style: none; }
    aside li { padding: 2px 0; overflow-wrap: anywhere; }
    aside pre { white-space: pre-wrap; font: inherit; margin: 4px 0; overflow-wrap: anywhere; }
    aside a { color: var(--accent); }
    aside .quiet { color: var(--quiet); }
    .searching [data-controller] > rect.controller { opacity: 0.35; }
    .searching [data-controller].match > rect.controller { opacity: 1; stroke: var(--accent); stroke-width: 3; }
    [data-controller].chosen > rect.controller { stroke: var(--accent); stroke-width: 4; }
    """
}
