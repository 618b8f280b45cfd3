/** The browser's own offer to install, kept from the moment it comes until someone wants it. */
type Offer = Event & { prompt: () => Promise<unknown> };
type Kept = { baizeInstall?: Offer | undefined };

const CAME = 'baize.install';

/** Called before the application is there: the offer is made once, and early. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    (globalThis as Kept).baizeInstall = event as Offer;
    window.dispatchEvent(new Event(CAME));
  });
}

export const install = {
  isOffered: (): boolean => (globalThis as Kept).baizeInstall !== undefined,
  /** Runs as an app already. */
  isDone: (): boolean => window.matchMedia('(display-mode: standalone)').matches,
  async accept(): Promise<void> {
    const offer = (globalThis as Kept).baizeInstall;
    // An offer can be taken once; the browser makes another when it sees fit.
    (globalThis as Kept).baizeInstall = undefined;
    await offer?.prompt();
    window.dispatchEvent(new Event(CAME));
  },
  subscribe(listener: () => void): () => void {
    window.addEventListener(CAME, listener);
    return () => window.removeEventListener(CAME, listener);
  },
};
