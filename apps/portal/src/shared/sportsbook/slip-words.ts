import { readMarketKey } from '@baize/games';
import { useCallback } from 'react';
import { useText } from '../words/use-text.ts';
import { useNames } from './names.ts';
import { useOddsText } from './odds-format.ts';

const LEG = /^(\S+) (\S+) @(\d+\.\d\d)(?: ([A-Z_]+))?$/;
/** Lists of bets know no teams, and every bettor knows their signs. */
const SIDES = { home: '1', away: '2' };
const OUTCOMES = ['WIN', 'HALF_WIN', 'PUSH', 'HALF_LOSE', 'LOSE', 'VOID'] as const;

/** What lists say of a slip (`TOTAL.FULL.10 OVER @1.99 WIN; …`) in words; what is no slip stays as it is. */
export function useSlipWords(): (content: string) => string {
  const text = useText();
  const { marketName, selectionName } = useNames();
  const oddsText = useOddsText();
  return useCallback(
    (content) => {
      const legs = content.split('; ').map((leg) => {
        const [, market = '', selection = '', odds = '', end] = LEG.exec(leg) ?? [];
        // The last one may be cut off.
        if (!readMarketKey(market)) return leg;
        const outcome = OUTCOMES.find((one) => one === end);
        const name = `${marketName(market, SIDES)}: ${selectionName(market, selection, SIDES)}`;
        const price = oddsText(Math.round(Number(odds) * 100));
        return `${name} @ ${price}${outcome ? ` (${text(`sportsbook.outcome.${outcome}`)})` : ''}`;
      });
      return legs.join('; ');
    },
    [text, marketName, selectionName, oddsText],
  );
}

const MODES = ['SINGLE', 'PARLAY', 'SYSTEM'] as const;

/** Single, parlay or system, where a list names the kind of a slip. */
export function useSlipMode(): (play: string) => string {
  const text = useText();
  return useCallback(
    (play) => {
      const mode = MODES.find((one) => one === play);
      return mode ? text(`sportsbook.mode.${mode}`) : play;
    },
    [text],
  );
}
