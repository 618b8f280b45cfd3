import type { AnyRouter } from '@tanstack/react-router';

/** A new page begins at its top. What merely opens over a page leaves it where it was. */
export function scrollToTopOnChange(router: AnyRouter): () => void {
  const hasOverlay = () => router.state.matches.some(({ staticData }) => staticData.overlay);
  let wasOverlaid = false;
  return router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    const isOverlaid = hasOverlay();
    const isSamePage = isOverlaid || wasOverlaid;
    wasOverlaid = isOverlaid;
    if (!pathChanged || !fromLocation || isSamePage) return;
    window.scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' });
  });
}

function wantsStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The router begins every page at its top, the one that the server drew too: whoever read on in it before it
 * came alive stays where they are.
 */
export function stayWhileComingAlive(router: AnyRouter): void {
  let top = window.scrollY;
  const follow = () => {
    top = window.scrollY;
  };
  window.addEventListener('scroll', follow, { passive: true });
  const stop = router.subscribe('onRendered', () => {
    stop();
    window.removeEventListener('scroll', follow);
    if (!router.state.location.hash) window.scrollTo({ top, behavior: 'instant' });
  });
}
