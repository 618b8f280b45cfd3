import { useEffect, useState } from 'react';
import type { CardTable } from './card-table.ts';

export type LoggedMove = {
  at: number;
  seat: number;
  move: unknown;
  by: 'player' | 'clock' | 'bot';
  /** The hand right after it. */
  view: unknown;
};
export type HandLog = { handId: string; moves: readonly LoggedMove[] };

/** The moves of the hand that were seen from here; a hand that is over has all of them in its history. */
export function useHandLog({ hand }: CardTable): HandLog | undefined {
  const [log, setLog] = useState<HandLog>();
  const { handId, moves, lastMove, view } = hand ?? {};
  useEffect(() => {
    if (handId === undefined) return;
    setLog((before) => {
      const known = before?.handId === handId ? before.moves : [];
      if (!lastMove || known.at(-1)?.at === moves) return { handId, moves: known };
      return { handId, moves: [...known, { at: moves!, ...lastMove, view }] };
    });
  }, [handId, moves, lastMove, view]);
  return log;
}
