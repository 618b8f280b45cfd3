import { useCallback } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { Activity } from '../use-promotions.ts';

type Named = { name: string; gives: Activity['prizes'][number]['gives'] | null };

/** A place of the draw that brings nothing; its name is only a mark on the wheel. */
export const isNothing = ({ gives }: Named): boolean =>
  gives !== null &&
  gives.money === 0n &&
  gives.points === 0n &&
  gives.percent === null &&
  gives.tickets === null &&
  gives.spins === null &&
  gives.freeBet === null &&
  gives.goods === null;

/** What a prize is called: as the operators named it; of nothing, in the reader's language. */
export function usePrizeName(): (prize: Named) => string {
  const text = useText();
  return useCallback(
    (prize) => (isNothing(prize) ? text('promotions.prizes.nothing') : prize.name),
    [text],
  );
}
