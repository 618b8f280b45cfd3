import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Vendor, vendorsQuery } from '../use-catalogue.ts';

/** What the list of games needs beside its rows: the vendors, and which games are ticked. */
export type GamesData = {
  vendors: readonly Vendor[];
  chosen: {
    ids: readonly number[];
    toggle: (nodeId: number) => void;
    set: (nodeIds: readonly number[], areChosen: boolean) => void;
    clear: () => void;
  };
};

export function useGamesData(): GamesData {
  const vendors = useQuery(vendorsQuery).data?.list;
  const [ids, setIds] = useState<readonly number[]>([]);
  return useMemo(() => {
    const set = (nodeIds: readonly number[], areChosen: boolean) =>
      setIds((now) => {
        const others = now.filter((id) => !nodeIds.includes(id));
        return areChosen ? [...others, ...nodeIds] : others;
      });
    return {
      vendors: vendors ?? [],
      chosen: {
        ids,
        set,
        toggle: (nodeId) => set([nodeId], !ids.includes(nodeId)),
        clear: () => setIds([]),
      },
    };
  }, [vendors, ids]);
}
