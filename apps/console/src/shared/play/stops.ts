import { type Output, playLanesOperator } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAct } from '../act/use-act.ts';
import { useLiveTouch } from '../live/use-live-touch.ts';
import { queryOf } from '../queries.ts';
import { OWN_VENDOR } from './own-games.ts';

export type Stop = Output<typeof playLanesOperator.listStops.value>['list'][number];
export type StopInput = Output<typeof playLanesOperator.setStop.input>;

const POLL_MS = 10_000;

export const stopsQuery = queryOptions({
  ...queryOf(playLanesOperator.listStops, {}),
  refetchInterval: POLL_MS,
});

/** What is stopped now; another operator's switch is seen at once. */
export function useStops() {
  useLiveTouch('ops:play', ['play']);
  return useQuery(stopsQuery);
}

/** Whether new bets on a game of ours are refused now, and by which switch. */
export function stopOnGame(stops: readonly Stop[], gameCode: string): Stop | undefined {
  const subjects = { game: `${OWN_VENDOR}:${gameCode}`, vendor: OWN_VENDOR, all: '', member: null };
  return stops.find(({ scope, subject }) => subjects[scope] === subject);
}

export function useSetStop(onDone: (input: StopInput) => void) {
  return useAct(playLanesOperator.setStop, { onDone: (_, input) => onDone(input) });
}
