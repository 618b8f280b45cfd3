/** A short word about what has just happened, shown in the corner of the page. */
export type Notice = { tone: 'good' | 'bad' | 'info'; title: string; text?: string };

const listeners = new Set<() => void>();
let waiting: readonly Notice[] = [];

export const notices = {
  waiting: (): readonly Notice[] => waiting,
  tell(notice: Notice): void {
    set([...waiting, notice]);
  },
  clear(): void {
    if (waiting.length > 0) set([]);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function set(next: readonly Notice[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}
