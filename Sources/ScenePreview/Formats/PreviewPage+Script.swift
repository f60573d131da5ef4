extension PreviewPage {
  /// The script of the page: it shows a screen, and what a click on it performs.
  static let script = """
    const data = JSON.parse(document.getElementById("data").textContent);
    const stage = document.getElementById("stage"), details = document.getElementById("details");
    const variant = document.getElementById("variant"), back = document.getElementById("back");
    const inspect = document.getElementById("inspect");
    const editor = typeof acquireVsCodeApi === "function" ? acquireVsCodeApi() : null;
    const history = [];
    const screens = () => data[Number(variant.value)].screens;
    const find = (name) => screens().findIndex((one) => one.controller === name);
    const element = (name, text) => { const made = document.createElement(name); made.textContent = text; return made; };

    function show(name, motion) {
      const index = find(name);
      if (index < 0) return;
      const screen = screens()[index];
      const template = document.querySelector(`template[data-variant="${variant.value}"][data-index="${index}"]`);
      stage.replaceChildren(template.content.cloneNode(true));
      stage.className = motion || "";
      document.getElementById("title").textContent = screen.controller;
      for (const link of document.querySelectorAll("nav a")) {
        if (link.dataset.screen === name) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
      }
      for (const node of stage.querySelectorAll("[data-view]")) {
        const view = screen.views[Number(node.dataset.view)];
        if (!view || !view.segue) continue;
        node.dataset.link = view.segue.destination;
        node.setAttribute("role", "link");
        node.setAttribute("tabindex", "0");
        node.setAttribute("aria-label", `${view.text || view.id || view.element}: ${view.segue.kind} ${view.segue.destination}`);
      }
      back.disabled = history.length < 2;
      describe(screen);
      remember();
    }

    function go(name, kind) {
      if (find(name) < 0) return;
      if (kind === "unwind") {
        const place = history.lastIndexOf(name);
        if (place >= 0) history.length = place;
        history.push(name);
        return show(name, "back");
      }
      history.push(name);
      show(name, kind === "present" || kind === "popover" ? "present" : "push");
    }

    function describe(screen, view) {
      const list = document.createElement("dl");
      const add = (term, ...values) => { list.append(element("dt", term)); for (const one of values) { const entry = document.createElement("dd"); entry.append(one); list.append(entry); } };
      if (view) {
        add("View", `${view.element}${view.id ? " " + view.id : ""}`);
        add("Frame", view.frame.join(", "));
        add("Place", `${view.file || screen.file}:${view.line}:${view.column}`);
        if (view.text) add("Text", view.text + (view.isTruncated ? " (truncated)" : ""));
        if (view.segue) add("Segue", `${view.segue.kind} to ${view.segue.destination}`);
      }
      const segues = screen.segues.map((segue) => {
        const button = element("button", `${segue.kind} ${segue.identifier || ""} → ${segue.destination}`);
        button.type = "button";
        button.addEventListener("click", () => go(segue.destination, segue.kind));
        return button;
      });
      if (segues.length) add("Performed by code", ...segues);
      if (screen.findings.length) add("Findings", ...screen.findings.map((one) => {
        const button = element("button", `${one.id}: ${one.message}`);
        button.type = "button";
        button.addEventListener("click", () => pick(one.view));
        return button;
      }));
      details.replaceChildren(list);
    }

    // An editor makes the page again after each change, and says where its cursor is.
    function remember() {
      if (editor) editor.setState({ screen: history[history.length - 1], variant: Number(variant.value), inspects: inspect.checked });
    }

    function reveal(line) {
      let best;
      screens().forEach((screen) => screen.views.forEach((view, number) => {
        if (!view.file && view.line <= line && (!best || view.line >= best.line)) best = { name: screen.controller, number, line: view.line };
      }));
      if (!best) return;
      if (history[history.length - 1] !== best.name) { history.push(best.name); show(best.name); }
      pick(best.number);
    }

    function pick(number) {
      for (const node of stage.querySelectorAll(".picked")) node.classList.remove("picked");
      const node = stage.querySelector(`[data-view="${number}"]`);
      if (node) node.classList.add("picked");
    }

    function activate(event) {
      const current = screens()[find(history[history.length - 1])];
      if (inspect.checked) {
        const node = event.target.closest("[data-view]");
        if (!node) return;
        pick(node.dataset.view);
        const view = current.views[Number(node.dataset.view)];
        if (editor && !view.file) editor.postMessage({ line: view.line, column: view.column });
        return describe(current, view);
      }
      const node = event.target.closest("[data-link]");
      if (!node) return;
      go(node.dataset.link, current.views[Number(node.dataset.view)].segue.kind);
    }

    if (editor) window.addEventListener("message", (event) => reveal(event.data.line));
    stage.addEventListener("click", activate);
    stage.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); activate(event); } });
    back.addEventListener("click", () => { if (history.length > 1) { history.pop(); show(history[history.length - 1], "back"); } });
    variant.addEventListener("change", () => show(history[history.length - 1]));
    for (const link of document.querySelectorAll("nav a")) {
      link.addEventListener("click", (event) => { event.preventDefault(); history.push(link.dataset.screen); show(link.dataset.screen); });
    }
    inspect.addEventListener("change", remember);
    const kept = editor && editor.getState();
    if (kept) {
      inspect.checked = kept.inspects;
      if (kept.variant < data.length) variant.value = String(kept.variant);
    }
    const first = kept ? kept.screen : decodeURIComponent(location.hash.slice(1));
    const start = find(first) >= 0 ? first : screens().length ? screens()[0].controller : "";
    history.push(start);
    show(start);
    """
}
