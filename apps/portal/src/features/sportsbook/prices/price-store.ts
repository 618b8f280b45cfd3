/** One price as it stands. The object is another one only when something about it changed. */
export type Price = {
  /** In hundredths: 192 is 1.92. */
  odds: number;
  isOpen: boolean;
  moved: 'up' | 'down' | null;
  /** Counts the moves, so that the same direction twice is seen twice. */
  moves: number;
};

export type Priced = { key: string; odds: number; isOpen: boolean };

/**
 * Prices by key, each with its own listeners: of two hundred matches on the screen only the buttons
 * whose number changed are drawn again.
 */
export function createPriceStore() {
  const prices = new Map<string, Price>();
  const listeners = new Map<string, Set<() => void>>();
  const tell = (key: string) => {
    for (const listener of listeners.get(key) ?? []) listener();
  };
  return {
    read: (key: string): Price | undefined => prices.get(key),
    subscribe(key: string, listener: () => void): () => void {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(key);
      };
    },
    put(news: Iterable<Priced>): void {
      for (const { key, odds, isOpen } of news) {
        const next = afterPrice(prices.get(key), { odds, isOpen });
        if (next === prices.get(key)) continue;
        prices.set(key, next);
        tell(key);
      }
    },
    /** What is no longer offered closes; whoever still shows it shows it locked. */
    close(keys: Iterable<string>): void {
      for (const key of keys) {
        const price = prices.get(key);
        if (!price?.isOpen) continue;
        prices.set(key, { ...price, isOpen: false });
        tell(key);
      }
    },
  };
}

/** A price that comes back after a pause at the same number has not moved. */
function afterPrice(old: Price | undefined, now: { odds: number; isOpen: boolean }): Price {
  if (!old) return { ...now, moved: null, moves: 0 };
  if (old.odds === now.odds) return old.isOpen === now.isOpen ? old : { ...old, ...now };
  return { ...now, moved: now.odds > old.odds ? 'up' : 'down', moves: old.moves + 1 };
}
