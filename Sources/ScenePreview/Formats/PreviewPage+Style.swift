extension PreviewPage {
  /// The style sheet of the page.
  static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 0; display: grid; grid-template: auto 1fr / minmax(9rem, 14rem) 1fr minmax(14rem, 20rem); min-height: 100vh;
      background: light-dark(#f4f4f7, #161618); color: light-dark(#1c1c1e, #f2f2f7); }
    header { grid-column: 1 / -1; display: flex; gap: 1.2rem; align-items: center; padding: .5rem 1rem;
      border-bottom: 1px solid light-dark(#d0d0d6, #3a3a3c); }
    h1 { font-size: 1.05rem; margin: 0; } h2 { font-size: 1rem; margin: 0 0 .6rem; }
    nav ul { list-style: none; margin: 0; padding: .5rem 0; }
    nav a { display: block; padding: .3rem 1rem; color: inherit; text-decoration: none; }
    nav a[aria-current] { background: light-dark(#dcdce4, #3a3a3c); font-weight: 600; }
    .count { background: #b25000; color: #fff; border-radius: 1em; padding: 0 .45em; font-size: .8em; }
    main { padding: 1rem; overflow: auto; text-align: center; }
    #stage { position: relative; display: inline-block; text-align: start; }
    #stage svg { display: block; box-shadow: 0 2px 18px #0004; max-width: 100%; height: auto; }
    #stage svg.device { border-radius: 34px; border: 9px solid #1c1c1e; outline: 1px solid light-dark(#8e8e93, #636366); }
    .hit { fill: none; pointer-events: all; }
    #stage [data-link] { cursor: pointer; }
    #stage [data-link]:focus-visible { outline: 3px solid #0a84ff; }
    .marks .found > rect:first-of-type { stroke: #d15b00; stroke-width: 1.5; stroke-dasharray: 5 3; }
    #stage .picked > rect:first-of-type, #stage .picked > text { stroke: #ff2d55; stroke-width: 1.5; stroke-dasharray: none; }
    aside { padding: 1rem; border-left: 1px solid light-dark(#d0d0d6, #3a3a3c); overflow: auto; }
    aside dt { font-weight: 600; margin-top: .5rem; } aside dd { margin: 0; overflow-wrap: anywhere; }
    aside button { display: block; margin: .25rem 0; }
    .push { animation: push .28s ease-out; } .present { animation: present .32s ease-out; } .back { animation: back .25s ease-out; }
    @keyframes push { from { transform: translateX(60%); opacity: .3; } }
    @keyframes present { from { transform: translateY(60%); opacity: .3; } }
    @keyframes back { from { transform: translateX(-40%); opacity: .3; } }
    @media (prefers-reduced-motion: reduce) { .push, .present, .back { animation: none; } }
    @media print { header, nav, aside { display: none; } body { display: block; } }
    """
}
