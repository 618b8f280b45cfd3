import { useState } from 'react';

/** Which rows of a page are ticked; a row that is gone counts no more. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => ticked.has(id));
  const isAll = ids.length > 0 && selected.length === ids.length;
  return {
    selected,
    isAll,
    has: (id: string) => ticked.has(id),
    toggle(id: string) {
      const next = new Set(ticked);
      if (!next.delete(id)) next.add(id);
      setTicked(next);
    },
    toggleAll: () => setTicked(new Set(isAll ? [] : ids)),
    clear: () => setTicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
