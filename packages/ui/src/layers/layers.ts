/**
 * What lies under the topmost layer cannot be reached, and the page under it does not scroll.
 * The page itself keeps the state, so layers may close in any order.
 */
export function openLayer(layer: HTMLElement): () => void {
  layer.dataset.layer = '';
  arrangeLayers();
  return () => {
    delete layer.dataset.layer;
    arrangeLayers();
  };
}

export function isTopLayer(layer: HTMLElement): boolean {
  return openLayers().at(-1) === layer;
}

function openLayers(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(':scope > [data-layer]')];
}

function arrangeLayers() {
  const top = openLayers().at(-1);
  for (const child of document.body.children) {
    // Notices stay within reach: they may hold the way back out of a mistake.
    if (child instanceof HTMLElement && !('staysLive' in child.dataset)) {
      child.inert = top !== undefined && child !== top;
    }
  }
  if (top) lockScroll();
  else unlockScroll();
}

function lockScroll() {
  const page = document.documentElement;
  if ('locked' in page.dataset) return;
  const hasScrollbar = window.innerWidth > page.clientWidth;
  page.style.setProperty('--gutter', hasScrollbar ? 'stable' : 'auto');
  page.dataset.locked = `${window.scrollX} ${window.scrollY}`;
}

function unlockScroll() {
  const page = document.documentElement;
  const [left, top] = (page.dataset.locked ?? '').split(' ').map(Number);
  if (left === undefined || top === undefined) return;
  delete page.dataset.locked;
  page.style.removeProperty('--gutter');
  window.scrollTo({ left, top, behavior: 'instant' });
}
