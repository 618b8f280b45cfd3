/** Who sits at this tab. The token lives as long as the tab, and never in a URL. */
export type Session = {
  token: string;
  kind: 'trial' | 'member' | 'agent';
  /** Nothing else is open until the password is changed. */
  mustChangePassword?: boolean;
  /** An operator looks at a member's pages: whose, and until when. */
  view?: { name: string; until: number };
};

const KEY = 'baize.session';
const listeners = new Set<() => void>();
let cached: { text: string | null; session: Session | null } = { text: null, session: null };

export const session = {
  current(): Session | null {
    const text = stored();
    if (text !== cached.text) cached = { text, session: read(text) };
    return cached.session;
  },
  token: (): string | undefined => session.current()?.token,
  begin(next: Session): void {
    sessionStorage.setItem(KEY, JSON.stringify(next));
    announce();
  },
  /** Everything of the session goes, not the token alone. */
  end(): void {
    sessionStorage.clear();
    announce();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function announce(): void {
  for (const listener of listeners) listener();
}

function stored(): string | null {
  // The server renders the first view for visitors, who have no session.
  return typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(KEY);
}

function read(text: string | null): Session | null {
  try {
    return text ? (JSON.parse(text) as Session) : null;
  } catch {
    return null;
  }
}
