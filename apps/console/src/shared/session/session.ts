/** Why a session is over: left, found ended by the server, or nobody was there. */
export type SessionEnd = 'left' | 'ended' | 'idle';

const KEY = 'baize.console.token';
const listeners = new Set<(why: SessionEnd) => void>();

/** Who sits at this tab. The token lives as long as the tab, and never in an address. */
export const session = {
  token: (): string | undefined => sessionStorage.getItem(KEY) ?? undefined,
  begin(token: string): void {
    sessionStorage.setItem(KEY, token);
  },
  end(why: SessionEnd): void {
    sessionStorage.removeItem(KEY);
    for (const listener of listeners) listener(why);
  },
  onEnd(listener: (why: SessionEnd) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
