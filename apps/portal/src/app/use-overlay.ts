import { useMatches, useNavigate, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { type OverlayName, overlay } from '../shared/pages/overlay.ts';
import { wantedPage } from '../shared/session/wanted-page.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route shows the page below it, and this over it. */
    overlay?: OverlayName;
  }
}

/** What lies over the page: what was opened by hand comes before the route, and closing undoes whichever it was. */
export function useOverlay(): { name: OverlayName | undefined; close: () => void } {
  const opened = useSyncExternalStore(overlay.subscribe, overlay.current, () => null);
  const routed = useMatches({
    select: (matches) =>
      matches.findLast(({ staticData }) => staticData.overlay)?.staticData.overlay,
  });
  const navigate = useNavigate();
  const router = useRouter();
  if (opened) return { name: opened.name, close: overlay.close };
  return {
    name: routed,
    close: () => {
      // Whoever closes the dialog has thought better of it.
      wantedPage.take();
      if (router.history.canGoBack()) router.history.back();
      else void navigate({ to: '/' });
    },
  };
}
