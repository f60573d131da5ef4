extension PreviewPage {
  /// The script of the page: it shows a screen, and what a click on it performs.
  static let script = """
    const data = JSON.parse(document.getElementById("data").textContent);
    const stage = document.getElementById("stage"), details = document.getElementById("details");
    const variant = document.getElementById("variant"), back = document.getElementById("back");
    const inspect = document.getElementById("inspect"), mark = document.getElementById("mark");
    const editor = typeof acquireVsCodeApi === "function" ? acquireVsCodeApi() : null;
    const history = [];
    const screens = () => data.variants[Number(variant.value)];
    const find = (name) => screens().findIndex((one) => one.controller === name);
    const current = () => screens()[find(history[history.length - 1])];
    const element = (name, text) => { const made = document.createElement(name); made.textContent = text; return made; };
    const fact = (view) => data.facts[view[0]];
    const verbs = { tab: "tab", back: "back to", embed: "swap in" };
    const say = (segue) => `${verbs[segue.kind] || segue.kind} ${segue.destination}`;

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
        if (view) offer(node, fact(view).segue, fact(view).text || fact(view).id || fact(view).element);
      }
      for (const node of stage.querySelectorAll("[data-item]")) {
        const item = screen.items[Number(node.dataset.item)];
        offer(node, item.segue, item.title);
      }
      for (const one of screen.findings) {
        const node = stage.querySelector(`[data-view="${one.view}"]`);
        if (node) node.classList.add("found");
      }
      back.disabled = history.length < 2;
      describe(screen);
      remember();
    }

    function offer(node, segue, name) {
      if (!segue || find(segue.destination) < 0) return;
      node.dataset.link = segue.destination;
      node.dataset.kind = segue.kind;
      node.setAttribute("role", "link");
      node.setAttribute("tabindex", "0");
      node.setAttribute("aria-label", `${name}: ${say(segue)}`);
    }

    function go(name, kind) {
      if (find(name) < 0) return;
      if (kind === "unwind" || kind === "back") {
        const place = history.lastIndexOf(name);
        if (place >= 0) history.length = place;
        history.push(name);
        return show(name, "back");
      }
      history.push(name);
      const isInPlace = kind === "tab" || kind === "embed";
      show(name, isInPlace ? "" : kind === "present" || kind === "popover" ? "present" : "push");
    }

    function describe(screen, number) {
      const list = document.createElement("dl");
      const add = (term, ...values) => { list.append(element("dt", term)); for (const one of values) { const entry = document.createElement("dd"); entry.append(one); list.append(entry); } };
      if (number !== undefined) {
        const view = screen.views[number], is = fact(view);
        add("View", `${is.element}${is.id ? " " + is.id : ""}`);
        add("Frame", view.slice(1, 5).join(", "));
        if (is.constraints) add("Constraints", ...is.constraints);
        add("Place", `${is.file || screen.file}:${is.line}:${is.column}`);
        if (is.text) add("Text", is.text + (view[5] & 2 ? " (truncated)" : ""));
        if (is.segue) add("Segue", say(is.segue));
      }
      const segues = screen.segues.map((segue) => {
        const words = [segue.trigger ? segue.trigger + ":" : "", say(segue), segue.identifier ? `(${segue.identifier})` : ""];
        const button = element("button", words.filter(Boolean).join(" "));
        button.type = "button";
        button.disabled = find(segue.destination) < 0;
        button.addEventListener("click", () => go(segue.destination, segue.kind));
        return button;
      });
      if (segues.length) add("Performed by code, menus and keys", ...segues);
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
        const is = fact(view);
        if (!is.file && is.line <= line && (!best || is.line >= best.line)) best = { name: screen.controller, number, line: is.line };
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
      if (inspect.checked) {
        const node = event.target.closest("[data-view]");
        if (!node) return;
        pick(node.dataset.view);
        const is = fact(current().views[Number(node.dataset.view)]);
        if (editor && !is.file) editor.postMessage({ line: is.line, column: is.column });
        return describe(current(), Number(node.dataset.view));
      }
      const node = event.target.closest("[data-link]");
      if (node) go(node.dataset.link, node.dataset.kind);
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
    const showMarks = () => document.body.classList.toggle("marks", mark.checked);
    mark.addEventListener("change", showMarks);
    showMarks();
    const kept = editor && editor.getState();
    if (kept) {
      inspect.checked = kept.inspects;
      if (kept.variant < data.variants.length) variant.value = String(kept.variant);
    }
    const first = kept ? kept.screen : decodeURIComponent(location.hash.slice(1));
    const start = find(first) >= 0 ? first : screens().length ? screens()[0].controller : "";
    history.push(start);
    show(start);
    """
}
