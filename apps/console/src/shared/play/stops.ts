import { type Output, playLanesOperator } from '@baize/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../api.ts';
import { useLive } from '../live/live.ts';
import { OWN_VENDOR } from './own-games.ts';

export type Stop = Output<typeof playLanesOperator.listStops.value>['list'][number];
export type StopWish = Output<typeof playLanesOperator.setStop.input>;

const POLL_MS = 10_000;

export const stopsQuery = queryOptions({
  queryKey: ['play', 'stops'],
  queryFn: ({ signal }) => ask(playLanesOperator.listStops, {}, signal),
  refetchInterval: POLL_MS,
});

/** What is stopped now; another operator's switch is seen at once. */
export function useStops() {
  const cache = useQueryClient();
  useLive('ops:play', () => void cache.invalidateQueries({ queryKey: ['play'] }));
  return useQuery(stopsQuery);
}

/** Whether new bets on a game of ours are refused now, and by which switch. */
export function stopOnGame(stops: readonly Stop[], gameCode: string): Stop | undefined {
  const subjects = { game: `${OWN_VENDOR}:${gameCode}`, vendor: OWN_VENDOR, all: '', member: null };
  return stops.find(({ scope, subject }) => subjects[scope] === subject);
}

export function useSetStop(onDone: (wish: StopWish) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wish: StopWish) => ask(playLanesOperator.setStop, wish),
    onSuccess: async (_, wish) => {
      onDone(wish);
      await Promise.all(
        ['play', 'audit'].map((key) => cache.invalidateQueries({ queryKey: [key] })),
      );
    },
  });
}
