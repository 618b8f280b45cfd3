/**
 * Cleaning HTML depends on two things that the page of a test does unlike a browser: the first ancestor
 * of all nodes knows their names, and an iterator goes on when the node it stands on is removed.
 */
export function mendTestPage(): void {
  Object.defineProperty(Node.prototype, 'nodeName', { configurable: true, get: nameOf });
  document.createNodeIterator = ((root: Node, whatToShow = -1) => {
    let place: { node: Node; before: Node } | undefined;
    const next = (): Node | null => {
      const from = place && (root.contains(place.node) ? place.node : place.before);
      let node = from ? following(from, root) : root;
      while (node && !((1 << (node.nodeType - 1)) & whatToShow)) node = following(node, root);
      if (node) place = { node, before: preceding(node) };
      return node;
    };
    return { nextNode: next };
  }) as typeof document.createNodeIterator;
}

function nameOf(this: Node): string {
  if (this.nodeType === Node.ELEMENT_NODE) return (this as Element).tagName;
  return this.nodeType === Node.TEXT_NODE ? '#text' : '#other';
}

function following(node: Node, root: Node): Node | null {
  if (node.firstChild) return node.firstChild;
  for (let at: Node | null = node; at && at !== root; at = at.parentNode) {
    if (at.nextSibling) return at.nextSibling;
  }
  return null;
}

function preceding(node: Node): Node {
  let before = node.previousSibling;
  if (!before) return node.parentNode ?? node;
  while (before.lastChild) before = before.lastChild;
  return before;
}
