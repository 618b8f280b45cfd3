import { sportsbookBets } from '@baize/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useSession } from '../../../shared/session/use-session.ts';

export type Kept = { kind: 'league' | 'team' | 'match'; id: string };

const KEY = ['sports', 'favourites'] as const;
const NOBODY: Kept[] = [];

/** What the member keeps. A visitor is asked to sign in first. */
export function useFavourites() {
  const isIn = useSession() !== null;
  const cache = useQueryClient();
  const words = useErrorWords();
  const { data = NOBODY } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await ask(sportsbookBets.favourites, {}, signal)).list,
    enabled: isIn,
  });
  const { mutate } = useMutation({
    mutationFn: (next: Kept & { isKept: boolean }) => ask(sportsbookBets.setFavourite, next),
    onMutate: ({ kind, id, isKept }) =>
      cache.setQueryData<Kept[]>(KEY, (old = []) => {
        const others = old.filter((one) => one.kind !== kind || one.id !== id);
        return isKept ? [...others, { kind, id }] : others;
      }),
    onError: (error) => {
      notices.tell({ tone: 'bad', title: words(error) });
      void cache.invalidateQueries({ queryKey: KEY });
    },
  });
  const toggle = useCallback(
    (kept: Kept, isKept: boolean) => (isIn ? mutate({ ...kept, isKept }) : overlay.open('login')),
    [isIn, mutate],
  );
  return { kept: data, toggle };
}
