import type { Bet, BetWords } from '../../play/index.ts';
import { isSlip } from './cash-out.ts';
import { keptOf, slipOf } from './slip.ts';

/** `MATCH_RESULT.FULL HOME @1.92; …`: what a slip was on, for lists; teams of a season by their names. */
export function wordsOfSlip(bet: Bet): BetWords | undefined {
  if (!isSlip(bet)) return undefined;
  const { legs, outcomes = [] } = keptOf(bet);
  const { kind } = slipOf(bet);
  const content = legs
    .map(({ market, selection, runner, odds }, n) => {
      const end = outcomes[n] ? ` ${outcomes[n]}` : '';
      return `${market} ${runner ?? selection} @${(odds / 100).toFixed(2)}${end}`;
    })
    .join('; ');
  return { issue: bet.roundId?.replace('sports:', '') ?? '', play: kind, content };
}
