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
