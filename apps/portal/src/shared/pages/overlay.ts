/** What may lie over the page, and where it is opened from: by a route, or by a call. */
export type OverlayName =
  | 'help'
  | 'display'
  | 'menu'
  | 'service'
  | 'search'
  | 'announcements'
  /** One notice, by its number. */
  | 'notice'
  | 'feedback'
  | 'chat'
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'changePassword'
  | 'logout'
  | 'member'
  | 'realAccount'
  | 'sessionEnded'
  | 'realityCheck'
  | 'birthday'
  /** What a click on a game must first be told or asked. */
  | 'game';

/** `page` says where an overlay with pages begins, and `filters` what that page shows first. */
export type Open = {
  name: OverlayName;
  page?: string | undefined;
  filters?: Readonly<Record<string, string>> | undefined;
} | null;

const listeners = new Set<() => void>();
let open: Open = null;

export const overlay = {
  current: (): Open => open,
  open(name: OverlayName, page?: string, filters?: Record<string, string>): void {
    set({ name, page, filters });
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

/** What every modal is given. */
export type OverlayProps = { onClose: () => void };
