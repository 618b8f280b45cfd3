/** A figure that changes many times a second: heard only by whoever shows it. */
export type Figure<Value> = {
  read: () => Value;
  tell: (next: Value) => void;
  watch: (watcher: () => void) => () => void;
};

export function openFigure<Value>(first: Value): Figure<Value> {
  const watchers = new Set<() => void>();
  let value = first;
  return {
    read: () => value,
    tell(next) {
      if (next === value) return;
      value = next;
      for (const watcher of watchers) watcher();
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
