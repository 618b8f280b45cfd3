import { useCallback } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { useGivenWords } from '../use-gift-call.ts';
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

/** A name without a letter is a mark for the wheel, and tells nobody what it brings. */
const isName = (name: string) => /\p{L}/u.test(name);

/** What a prize is called: as the operators named it; by what it brings, or of nothing, in the reader's language. */
export function usePrizeName(): (prize: Named) => string {
  const text = useText();
  const given = useGivenWords();
  return useCallback(
    (prize) => {
      if (isNothing(prize)) return text('promotions.prizes.nothing');
      const { name, gives } = prize;
      if (gives === null || gives.percent !== null || isName(name)) return name;
      return given({
        money: gives.money,
        points: gives.points,
        tickets: gives.tickets?.count ?? 0,
        spins: gives.spins,
        freeBet: gives.freeBet,
        goods: gives.goods,
      });
    },
    [text, given],
  );
}
