/** What may lie over the page, and where it is opened from: by a route, or by anyone's wish. */
export type OverlayName = 'help' | 'display' | 'menu' | 'service';

type Open = { name: OverlayName } | null;

const listeners = new Set<() => void>();
let open: Open = null;

export const overlay = {
  current: (): Open => open,
  open(name: OverlayName): void {
    set({ name });
  },
  close(): void {
    set(null);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function set(next: Open): void {
  open = next;
  for (const listener of listeners) listener();
}
