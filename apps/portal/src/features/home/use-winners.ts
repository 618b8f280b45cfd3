import { minutes } from '@baize/calendar';
import { firstView } from '@baize/contract';
import { useTopic } from '@baize/web/use-socket.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readFirst } from '../../shared/calls/read-first.ts';
import { CATALOGUE_KEY } from '../../shared/games/lanes.ts';
import { useLanguage } from '../../shared/words/use-language.tsx';

type Told = { customerName: string; winAmount: string | number; gameName: string; iconUrl: string };
export type Winner = Omit<Told, 'winAmount'> & { key: string; winAmount: string };

/** As many as the board holds. */
const LIMIT = 20;

export const winnersQuery = (language: string) =>
  queryOptions({
    queryKey: [CATALOGUE_KEY, 'winners', language],
    queryFn: async ({ signal }) => {
      const query = { gameCategory: 'ALL', language, limitNum: LIMIT };
      return readFirst<{ list: { vo: Told }[] }>(firstView.winners, query, signal);
    },
    select: ({ list }) => ranked(list.map(({ vo }) => vo)),
    staleTime: minutes(1),
    retry: false,
  });

function ranked(told: Told[]): Winner[] {
  return told
    .map((winner, place) => ({
      ...winner,
      winAmount: String(winner.winAmount),
      key: `${winner.customerName} ${winner.gameName} ${winner.winAmount} ${place}`,
    }))
    .sort((one, other) => Number(other.winAmount) - Number(one.winAmount));
}

/** The board, kept true while it is looked at. */
export function useWinners(): { winners: Winner[] | undefined; isComing: boolean } {
  const { language } = useLanguage();
  const cache = useQueryClient();
  const renew = useCallback(
    () => void cache.invalidateQueries({ queryKey: [CATALOGUE_KEY, 'winners'] }),
    [cache],
  );
  useTopic('winners', renew);
  const { data, isPending } = useQuery(winnersQuery(language));
  return { winners: data, isComing: isPending };
}
