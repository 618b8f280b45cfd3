import { live } from '@baize/contract';
import type { PooledFight } from '@baize/games';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../../shared/calls/api.ts';
import type { LiveState } from '../live-state.ts';

export type PastFight = { number: number; fight: PooledFight; isVoid: boolean };

/** As many as one look at a bird's form is worth. */
const SIZE = 200;

/** Fights of this ring that are over, newest first; asked for again when another has ended. */
export function usePastFights({ table: { tableId }, round }: LiveState): readonly PastFight[] {
  const isOver = round?.phase === 'result' || round?.phase === 'void';
  const newest = round ? round.number - (isOver ? 0 : 1) : 0;
  const { data } = useQuery({
    queryKey: ['live', 'rounds', tableId, newest],
    queryFn: ({ signal }) => ask(live.rounds, { tableId, size: SIZE }, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: newest > 0,
    select: readFights,
  });
  return data ?? NONE;
}

const NONE: readonly PastFight[] = [];

type Answer = { list: readonly { number: number; state: string; result: unknown }[] };

const readFights = ({ list }: Answer): readonly PastFight[] =>
  list.flatMap(({ number, state, result }) =>
    result ? [{ number, fight: result as PooledFight, isVoid: state === 'void' }] : [],
  );
