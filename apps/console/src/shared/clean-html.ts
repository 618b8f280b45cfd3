const KEPT = new Set(
  'P BR H2 H3 H4 UL OL LI STRONG B EM I U S HR BLOCKQUOTE CODE PRE A IMG TABLE THEAD TBODY TR TH TD'.split(
    ' ',
  ),
);
const DROPPED = new Set(
  'SCRIPT STYLE IFRAME OBJECT EMBED FORM INPUT TEMPLATE SVG MATH META LINK'.split(' '),
);
const ATTRIBUTES: Record<string, readonly string[]> = {
  A: ['href', 'title'],
  IMG: ['src', 'alt', 'width', 'height'],
  TH: ['colspan', 'rowspan'],
  TD: ['colspan', 'rowspan'],
};
const LINK = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;
const PICTURE = /^(https:\/\/|\/(?![/\\]))/i;

/**
 * Rich text as the server would keep it: only what formats. The server cleans anew whatever is sent;
 * this spares the desk the sight of what would vanish, and keeps pasted pages from running here.
 */
export function cleanHtml(html: string): string {
  // A parsed document is inert: nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const clean = document.implementation.createHTMLDocument('').createElement('div');
  copyInto(clean, body);
  return clean.innerHTML.replace(/(<p><\/p>|&nbsp;$)/g, '').trim();
}

/** Whether it says anything at all. */
export function isBlank(html: string): boolean {
  return html.replace(/<(?!img|hr)[^>]*>|&nbsp;|\s/gi, '') === '';
}

function copyInto(target: Node, source: Node): void {
  for (const node of source.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) {
      target.appendChild(target.ownerDocument!.createTextNode(node.textContent ?? ''));
    } else if (node.nodeType === Node.ELEMENT_NODE) copyElement(target, node as Element);
  }
}

function copyElement(target: Node, element: Element): void {
  const name = element.tagName.toUpperCase();
  if (DROPPED.has(name)) return;
  const kept = name === 'DIV' ? 'P' : name === 'H1' ? 'H2' : name;
  if (!KEPT.has(kept)) {
    copyInto(target, element);
    return;
  }
  if (kept === 'IMG' && !PICTURE.test(element.getAttribute('src') ?? '')) return;
  const made = target.ownerDocument!.createElement(kept);
  for (const attribute of ATTRIBUTES[kept] ?? []) {
    const value = element.getAttribute(attribute);
    const isSafe = attribute !== 'href' || LINK.test(value ?? '');
    if (value !== null && isSafe) made.setAttribute(attribute, value);
  }
  copyInto(made, element);
  target.appendChild(made);
}
