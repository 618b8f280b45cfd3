import { hours } from '@baize/calendar';

const LOOK_AGAIN_MS = hours(1);

/**
 * Registers the service worker and says when a newer one waits, with the way to let it in.
 * The first one ever needs no word: nothing older is shown.
 */
export function followServiceWorker(onReady: (apply: () => void) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  let isStopped = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function follow(): Promise<void> {
    const registration = await serviceWorker.register('/service-worker.js');
    if (isStopped) return;
    const offer = (waiting: ServiceWorker) => onReady(() => letIn(waiting));
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && serviceWorker.controller) offer(coming);
      });
    });
    timer = setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS);
    const ready = await serviceWorker.ready;
    ready.active?.postMessage({ type: 'keep', files: loadedFiles() });
  }

  // A browser that refuses is a browser without the app: the site works all the same.
  follow().catch(() => undefined);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** The page is loaded anew by the new version, not before it is in charge. */
function letIn(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: 'take over' });
}

/** What this page is made of: with it, the page opens without a line too, in the reader's language. */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return names
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
