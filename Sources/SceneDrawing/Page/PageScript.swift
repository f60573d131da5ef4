/// The script of a page: zoom, search, and the details of a controller.
///
/// It inserts text from scenes as text only, never as HTML.
enum PageScript {
  static let text = #"""
    "use strict";
    const { controllers, segues } = JSON.parse(document.getElementById("data").textContent);
    const [search, count, picture, details] = ["search", "count", "picture", "details"]
      .map((id) => document.getElementById(id));
    const svg = picture.querySelector("svg");
    const size = { width: svg.viewBox.baseVal.width, height: svg.viewBox.baseVal.height };
    const boxes = new Map(
      [...svg.querySelectorAll("[data-controller]")].map((box) => [Number(box.dataset.controller), box]));

    // Zoom: the middle of what is seen stays where it is.
    let scale = 1;
    function zoom(next) {
      const old = scale;
      const [x, y] = [picture.scrollLeft + picture.clientWidth / 2, picture.scrollTop + picture.clientHeight / 2];
      scale = Math.min(4, Math.max(0.05, next));
      svg.setAttribute("width", size.width * scale);
      svg.setAttribute("height", size.height * scale);
      picture.scrollLeft = x * scale / old - picture.clientWidth / 2;
      picture.scrollTop = y * scale / old - picture.clientHeight / 2;
    }
    function fit() { zoom(Math.min(1, (picture.clientWidth - 16) / size.width)); }
    document.getElementById("smaller").addEventListener("click", () => zoom(scale / 1.25));
    document.getElementById("larger").addEventListener("click", () => zoom(scale * 1.25));
    document.getElementById("fit").addEventListener("click", fit);
    picture.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(scale * Math.exp(-event.deltaY / 300));
    }, { passive: false });
    let drag = null;
    picture.addEventListener("pointerdown", (event) => {
      if (event.target.closest("[data-controller], [data-to]")) return;
      drag = { x: event.clientX + picture.scrollLeft, y: event.clientY + picture.scrollTop };
    });
    addEventListener("pointermove", (event) => {
      if (drag) picture.scrollTo(drag.x - event.clientX, drag.y - event.clientY);
    });
    addEventListener("pointerup", () => { drag = null; });

    // Details of a controller.
    function element(name, text, parent) {
      const made = document.createElement(name);
      made.textContent = text;
      parent.append(made);
      return made;
    }
    function place(of, parent) {
      const anchor = element("a", of.place, parent);
      anchor.href = of.link;
    }
    function jump(controller, parent) {
      const anchor = element("a", controllers[controller].name, parent);
      anchor.href = "#" + encodeURIComponent(controllers[controller].key);
    }
    function list(title, chosen, other) {
      if (chosen.length === 0) return;
      element("h3", title, details);
      const items = element("ul", "", details);
      for (const segue of chosen) {
        const item = element("li", segue.name, items);
        if (segue[other] !== null) {
          item.append(other === "source" ? " from " : " to ");
          jump(segue[other], item);
        }
        item.append(" · ");
        place(segue, item);
      }
    }
    function choose(index) {
      for (const box of svg.querySelectorAll(".chosen")) box.classList.remove("chosen");
      details.replaceChildren();
      details.hidden = false;
      const controller = controllers[index];
      element("h2", controller.name, details);
      const lines = controller.text.split("\n").filter((line) => line !== controller.place);
      element("pre", lines.join("\n"), details);
      place(controller, details);
      list("Leads to", segues.filter((segue) => segue.source === index), "destination");
      list("Reached from", segues.filter((segue) => segue.destination === index), "source");
      show(index);
    }
    function show(index) {
      const box = boxes.get(index);
      if (!box) return;
      box.classList.add("chosen");
      const [frame, seen] = [box.getBoundingClientRect(), picture.getBoundingClientRect()];
      picture.scrollBy(
        frame.left + frame.width / 2 - seen.left - seen.width / 2,
        frame.top + frame.height / 2 - seen.top - seen.height / 2);
    }
    function follow() {
      let key = location.hash.slice(1);
      try { key = decodeURIComponent(key); } catch { return; }
      const index = controllers.findIndex((controller) => controller.key === key);
      if (index >= 0) choose(index);
    }
    addEventListener("hashchange", follow);
    svg.addEventListener("click", (event) => {
      const target = event.target.closest("[data-to], [data-controller]");
      if (!target) return;
      const index = target.dataset.to ?? target.dataset.controller;
      const hash = "#" + encodeURIComponent(controllers[index].key);
      if (location.hash === hash) follow(); else location.hash = hash;
    });

    // Search: Enter goes from match to match.
    let matches = [];
    let current = -1;
    function find() {
      const words = search.value.toLowerCase().split(/\s+/).filter((word) => word !== "");
      const texts = controllers.map((controller) => (controller.key + "\n" + controller.text).toLowerCase());
      for (const segue of segues) texts[segue.source] += "\n" + segue.text.toLowerCase();
      matches = words.length === 0 ? [] : [...texts.keys()].filter((index) =>
        boxes.has(index) && words.every((word) => texts[index].includes(word)));
      current = -1;
      svg.classList.toggle("searching", words.length > 0);
      for (const [index, box] of boxes) box.classList.toggle("match", matches.includes(index));
      count.textContent = words.length === 0 ? "" : matches.length === 1 ? "1 match" : matches.length + " matches";
      if (matches.length > 0) boxes.get(matches[0]).scrollIntoView({ block: "center", inline: "center" });
    }
    search.addEventListener("input", find);
    search.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || matches.length === 0) return;
      current = (current + (event.shiftKey ? matches.length - 1 : 1)) % matches.length;
      choose(matches[Math.max(0, current)]);
    });
    addEventListener("keydown", (event) => {
      if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "/") { event.preventDefault(); search.focus(); }
      if (event.key === "+") zoom(scale * 1.25);
      if (event.key === "-") zoom(scale / 1.25);
      if (event.key === "0") fit();
    });

    fit();
    follow();
    """#
}
