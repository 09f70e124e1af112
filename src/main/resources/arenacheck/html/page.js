"use strict";
(() => {
  const MOST_ROWS = 200;
  const tip = document.getElementById("tip");
  const say = document.getElementById("say");
  const search = document.getElementById("search");
  const found = document.getElementById("found");
  const byClass = (name) => Array.from(document.getElementsByClassName(name));
  const element = (name, text) => {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  };

  // ---- the tip: name, address and size of what the pointer or the focus is on

  /** What the tip belongs to while the keyboard leads: tells its place anew after scrolling. */
  let anchor = null;

  function showAt(lines, place) {
    showTip(lines, ...place());
    anchor = () => showAt(lines, place);
  }

  function showTip(lines, x, y) {
    anchor = null;
    tip.replaceChildren(element("strong", lines[0]), ...lines.slice(1).map((l) => element("span", l)));
    tip.hidden = false;
    const box = tip.getBoundingClientRect();
    const left = Math.min(x + 14, window.innerWidth - box.width - 8);
    const below = y + 18 + box.height < window.innerHeight;
    tip.style.left = Math.max(4, left) + "px";
    tip.style.top = (below ? y + 18 : Math.max(4, y - box.height - 10)) + "px";
  }

  function hideTip() {
    anchor = null;
    tip.hidden = true;
  }

  const blockLines = (block) => {
    const { name, range, bytes, about } = block.dataset;
    return [name, range, bytes, about];
  };

  document.addEventListener("mousemove", (event) => {
    const block = event.target.closest && event.target.closest(".block");
    if (block) {
      showTip(blockLines(block), event.clientX, event.clientY);
    } else if (!event.target.closest || !event.target.closest("canvas")) {
      hideTip();
    }
  });
  document.addEventListener("focusin", (event) => {
    const block = event.target.closest(".block");
    if (block) {
      showAt(blockLines(block), () => {
        const box = block.querySelector(".fill").getBoundingClientRect();
        return [box.left, box.bottom - 8];
      });
    }
  });
  document.addEventListener("focusout", hideTip);
  document.addEventListener("scroll", () => (anchor ? anchor() : hideTip()), { passive: true });

  // The tip says the same in more places; two would cover each other.
  document.querySelectorAll(".block > title").forEach((title) => title.remove());

  // ---- a strip is one stop for the tabulator key; arrows go from block to block

  for (const strip of byClass("strip")) {
    const blocks = Array.from(strip.querySelectorAll(".block"));
    // They stand in the order of painting.
    blocks.sort((a, b) => a.dataset.order - b.dataset.order);
    strip.addEventListener("keydown", (event) => {
      const at = blocks.indexOf(document.activeElement);
      const step = {
        ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1,
        Home: 0, End: blocks.length - 1,
      }[event.key];
      if (at < 0 || step === undefined) {
        return;
      }
      event.preventDefault();
      const next = blocks[Math.max(0, Math.min(blocks.length - 1, step))];
      blocks[at].setAttribute("tabindex", "-1");
      next.setAttribute("tabindex", "0");
      next.focus();
    });
  }

  // ---- links into folded parts unfold them

  function unfold() {
    const target = location.hash && document.getElementById(location.hash.slice(1));
    for (let at = target; at; at = at.parentElement) {
      if (at.tagName === "DETAILS") {
        at.open = true;
      }
    }
    if (target) {
      target.scrollIntoView();
    }
  }
  window.addEventListener("hashchange", unfold);

  // ---- tensors: drawn when they come into sight, only those in view

  class ArenaView {
    constructor(box, arena) {
      this.box = box;
      this.arena = arena;
      this.tensors = arena.tensors;
      this.canvas = box.querySelector("canvas");
      this.axis = box.querySelectorAll(".axis code");
      this.table = box.querySelector("details");
      this.rows = Array.from({ length: arena.lanes }, () => []);
      this.end = Math.max(1, Number(arena.used));
      this.tensors.forEach((tensor, index) => {
        this.rows[tensor[3]].push(index);
        this.end = Math.max(this.end, tensor[1] + tensor[2]);
      });
      this.from = 0;
      this.to = this.end;
      this.selected = -1;
      this.matches = null;
      this.drawn = false;
      const lanes = this.rows.length;
      const wanted = lanes <= 10 ? 24 : lanes <= 40 ? 14 : 5;
      this.height = Math.max(24, Math.min(900, lanes * wanted));
      this.row = this.height / lanes;
      this.canvas.style.height = this.height + "px";
      this.listen();
    }

    listen() {
      const canvas = this.canvas;
      new IntersectionObserver((seen) => {
        if (seen[0].isIntersecting && !this.drawn) {
          this.draw();
        }
      }, { rootMargin: "300px" }).observe(canvas);
      new ResizeObserver(() => this.drawn && this.draw()).observe(canvas.parentElement);
      canvas.addEventListener("mousemove", (event) => this.point(event));
      canvas.addEventListener("mouseleave", hideTip);
      canvas.addEventListener("click", (event) => this.select(this.at(event)));
      canvas.addEventListener("focus", () => {
        if (this.selected < 0 && !canvas.matches(":hover")) {
          this.select(this.near(0, 1));
        }
      });
      canvas.addEventListener("keydown", (event) => this.key(event));
      for (const button of this.box.querySelectorAll(".zoom button")) {
        button.addEventListener("click", () => this.zoom(button.dataset.zoom));
      }
      this.table.addEventListener("toggle", () => this.list());
    }

    x(offset) {
      return ((offset - this.from) / (this.to - this.from)) * this.width;
    }

    matching(index) {
      return this.matches === null || this.matches.has(index);
    }

    /** The first tensor of a row that ends behind an offset: rows are sorted and share no byte. */
    firstIn(row, offset) {
      let low = 0;
      let high = row.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        const tensor = this.tensors[row[middle]];
        if (tensor[1] + tensor[2] <= offset) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }

    draw() {
      const canvas = this.canvas;
      const scale = window.devicePixelRatio || 1;
      this.width = Math.max(1, canvas.clientWidth);
      canvas.width = Math.round(this.width * scale);
      canvas.height = Math.round(this.height * scale);
      const style = getComputedStyle(this.box);
      const pen = canvas.getContext("2d");
      pen.setTransform(scale, 0, 0, scale, 0, 0);
      pen.font = "12px ui-monospace, monospace";
      pen.textBaseline = "middle";
      pen.fillStyle = style.getPropertyValue("--fill");
      this.ink = this.box.classList.contains("k-constant") ? "#fff" : "#000";
      for (const row of this.rows) {
        for (let i = this.firstIn(row, this.from); i < row.length; i++) {
          if (this.tensors[row[i]][1] >= this.to) {
            break;
          }
          this.drawOne(pen, row[i], i);
        }
      }
      if (this.selected >= 0) {
        this.mark(pen, style.getPropertyValue("--mark"));
      }
      const hex = (offset) => "+" + Math.round(offset) + (this.arena.base ? "  " + this.address(offset) : "");
      this.axis[0].textContent = hex(this.from);
      this.axis[1].textContent = hex(this.to);
      this.drawn = true;
    }

    place(index) {
      const [, offset, size, lane] = this.tensors[index];
      const left = this.x(offset);
      return [left, lane * this.row, Math.max(1, this.x(offset + size) - left), this.row];
    }

    drawOne(pen, index, position) {
      const [left, top, width, height] = this.place(index);
      const gap = width > 3 && height > 4 ? 1 : 0;
      pen.globalAlpha = this.matching(index) ? (position % 2 ? 0.8 : 1) : 0.12;
      pen.fillRect(left, top + gap / 2, width - gap, height - gap);
      const name = this.tensors[index][0];
      const from = Math.max(0, left);
      if (height >= 13 && Math.min(this.width, left + width) - from > name.length * 7.3 + 8) {
        const fill = pen.fillStyle;
        pen.fillStyle = this.ink;
        pen.fillText(name, from + 4, top + height / 2);
        pen.fillStyle = fill;
      }
      pen.globalAlpha = 1;
    }

    mark(pen, colour) {
      const [left, top, width, height] = this.place(this.selected);
      pen.strokeStyle = colour;
      pen.lineWidth = 2;
      pen.strokeRect(left - 1, top, Math.max(3, width + 2), height);
    }

    /** The tensor at the pointer, or the nearest within three pixels of its row; -1 for none. */
    at(event) {
      const box = this.canvas.getBoundingClientRect();
      const row = this.rows[Math.floor((event.clientY - box.top) / this.row)];
      if (!row || !this.drawn) {
        return -1;
      }
      const pixel = (this.to - this.from) / this.width;
      const offset = this.from + (event.clientX - box.left) * pixel;
      const first = this.firstIn(row, offset - 3 * pixel);
      let best = -1;
      let distance = 3 * pixel;
      for (let i = first; i < row.length && i < first + 64; i++) {
        const [, start, size] = this.tensors[row[i]];
        const off = offset < start ? start - offset : offset >= start + size ? offset - start - size : 0;
        if (off <= distance) {
          best = row[i];
          distance = off;
        } else if (start > offset) {
          break;
        }
      }
      return best;
    }

    address(offset) {
      const address = BigInt(this.arena.base) + BigInt(Math.round(offset));
      return "0x" + address.toString(16).padStart(8, "0");
    }

    lines(index) {
      const [id, offset, size] = this.tensors[index];
      const lines = [id, "offset " + offset + ", " + size + (size === 1 ? " byte" : " bytes")];
      if (this.arena.base) {
        lines.push("[" + this.address(offset) + ", " + this.address(offset + size) + ")");
      }
      return lines;
    }

    point(event) {
      const index = this.at(event);
      if (index < 0) {
        hideTip();
      } else {
        showTip(this.lines(index), event.clientX, event.clientY);
      }
    }

    select(index) {
      if (index < 0) {
        return;
      }
      this.selected = index;
      const [, offset, size] = this.tensors[index];
      if (offset < this.from || offset + size > this.to) {
        const span = Math.max(this.to - this.from, size * 1.2);
        this.show(offset + size / 2 - span / 2, span);
      }
      this.draw();
      showAt(this.lines(index), () => {
        const box = this.canvas.getBoundingClientRect();
        const [left, top, , height] = this.place(index);
        return [box.left + left, box.top + top + height - 10];
      });
      say.textContent = this.lines(index).join(", ");
    }

    /** The next matching tensor from one on, or -1. */
    near(index, step) {
      for (let i = index; i >= 0 && i < this.tensors.length; i += step) {
        if (this.matching(i)) {
          return i;
        }
      }
      return -1;
    }

    /** The tensor of the next row up or down that lies nearest. */
    beside(step) {
      if (this.selected < 0) {
        return -1;
      }
      const [, offset, , lane] = this.tensors[this.selected];
      const row = this.rows[lane + step];
      return row ? row[Math.min(row.length - 1, this.firstIn(row, offset))] : -1;
    }

    key(event) {
      const step = {
        ArrowRight: () => this.select(this.near(this.selected + 1, 1)),
        ArrowLeft: () => this.select(this.near(this.selected - 1, -1)),
        ArrowDown: () => this.select(this.beside(1)),
        ArrowUp: () => this.select(this.beside(-1)),
        Home: () => this.select(this.near(0, 1)),
        End: () => this.select(this.near(this.tensors.length - 1, -1)),
        "+": () => this.zoom("in"),
        "-": () => this.zoom("out"),
        0: () => this.zoom("all"),
      }[event.key];
      if (step && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        step();
      }
    }

    show(from, span) {
      const all = Math.min(span, this.end);
      this.from = Math.max(0, Math.min(this.end - all, from));
      this.to = this.from + all;
    }

    zoom(how) {
      const span = { in: 0.5, out: 2, all: Infinity }[how] * (this.to - this.from);
      if (Number.isNaN(span) || span < 4) {
        return;
      }
      const chosen = this.selected >= 0 ? this.tensors[this.selected] : null;
      const middle = chosen ? chosen[1] + chosen[2] / 2 : (this.from + this.to) / 2;
      this.show(span === Infinity ? 0 : middle - span / 2, span);
      hideTip();
      this.draw();
    }

    /** As many rows of the table as a page can carry. */
    list() {
      if (!this.table.open) {
        return;
      }
      const table = document.createElement("table");
      const head = table.createTHead().insertRow();
      for (const title of ["tensor", "offset", "bytes", "address"]) {
        head.appendChild(element("th", title));
      }
      const body = table.createTBody();
      let all = 0;
      this.tensors.forEach(([id, offset, size], index) => {
        if (this.matching(index) && all++ < MOST_ROWS) {
          const row = body.insertRow();
          const address = this.arena.base ? this.address(offset) : "-";
          for (const text of [id, offset, size, address]) {
            row.appendChild(element("td", text));
          }
        }
      });
      const note = all > MOST_ROWS ? "the first " + MOST_ROWS + " of " + all + "; search for more" : "";
      this.table.replaceChildren(this.table.firstElementChild, table, element("p", note));
    }

    find(words) {
      this.matches = null;
      if (words.length) {
        const hits = [];
        this.tensors.forEach(([id], index) => {
          const text = id.toLowerCase();
          if (words.every((word) => text.includes(word))) {
            hits.push(index);
          }
        });
        this.matches = new Set(hits);
      }
      if (this.drawn) {
        this.draw();
      }
      this.table.open = words.length > 0 && this.matches.size > 0;
      this.list();
      return this.matches === null ? 0 : this.matches.size;
    }
  }

  const arenas = JSON.parse(document.getElementById("tensors").textContent);
  const views = [];
  for (const box of byClass("arena")) {
    if (box.querySelector("canvas")) {
      views.push(new ArenaView(box, arenas[Number(box.dataset.arena)]));
    }
  }
  const redraw = () => views.forEach((view) => view.drawn && view.draw());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);

  // ---- search: every word must occur

  const groups = [
    ["object", Array.from(document.querySelectorAll("#objects tbody tr"))],
    ["finding", byClass("finding")],
    ["section", Array.from(document.querySelectorAll("tr[id^=use-]"))],
  ];
  const blocks = byClass("block");
  const texts = new Map();

  function matches(item, words) {
    if (!texts.has(item)) {
      texts.set(item, (item.dataset.name ? item.ariaLabel || item.getAttribute("aria-label") : item.textContent).toLowerCase());
    }
    const text = texts.get(item);
    return words.every((word) => text.includes(word));
  }

  function find() {
    const words = search.value.toLowerCase().split(/\s+/).filter((word) => word);
    const counts = [];
    for (const [noun, items] of groups) {
      let count = 0;
      for (const item of items) {
        item.hidden = !matches(item, words);
        count += item.hidden ? 0 : 1;
      }
      counts.push(count + " " + noun + (count === 1 ? "" : "s"));
    }
    for (const block of blocks) {
      block.classList.toggle("dim", !matches(block, words));
    }
    const tensors = views.reduce((sum, view) => sum + view.find(words), 0);
    counts.push(tensors + (tensors === 1 ? " tensor" : " tensors"));
    found.textContent = words.length ? counts.join(", ") : "";
    for (const part of document.querySelectorAll("#findings details.rest")) {
      part.open = words.length > 0;
    }
    const uses = document.querySelector("#table details");
    if (uses) {
      uses.open = words.length > 0 && !counts[2].startsWith("0 ");
    }
  }

  search.addEventListener("input", find);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      hideTip();
      if (document.activeElement === search && search.value) {
        search.value = "";
        find();
      }
    } else if (event.key === "/" && document.activeElement !== search) {
      event.preventDefault();
      search.focus();
    }
  });

  // ---- paper shows every finding with its evidence; else what the reader has unfolded

  let folded = [];
  window.addEventListener("beforeprint", () => {
    folded = Array.from(document.querySelectorAll("#findings details:not([open])"));
    folded.forEach((part) => { part.open = true; });
    views.forEach((view) => view.draw());
  });
  window.addEventListener("afterprint", () => {
    folded.forEach((part) => { part.open = false; });
  });

  unfold();
})();
