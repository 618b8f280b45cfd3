import { useCallback } from 'react';
import { useText } from '../../../shared/words/use-text.ts';

/** What is said elsewhere on the slip already: beside the price, or over the button. */
const SAID = ['sports.market.suspended', 'sports.odds.changed'];
const BETS_OVER = 'sports.bets.over';

/** Why a leg could not be backed now, by the code with which the house would refuse it. */
export function useRefusalWords(): (code: string | null | undefined) => string | undefined {
  const text = useText();
  return useCallback(
    (code) => {
      if (!code || SAID.includes(code)) return undefined;
      return text(code === BETS_OVER ? 'sportsbook.slip.betsOver' : 'sportsbook.slip.legRefused');
    },
    [text],
  );
}
