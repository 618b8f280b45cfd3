import type { Bet, BetWords } from '../../play/index.ts';
import { isSlip } from './cash-out.ts';
import { keptOf, oddsOfSlip, slipOf, wonUnits } from './slip.ts';

/** `MATCH_RESULT.FULL HOME @1.92; …`: what a slip was on, for lists; teams of a season by their names. */
export function wordsOfSlip(bet: Bet): BetWords | undefined {
  if (!isSlip(bet)) return undefined;
  const kept = keptOf(bet);
  const { legs, outcomes = [] } = kept;
  const slip = slipOf(bet);
  const content = legs
    .map(({ market, selection, runner, odds }, n) => {
      const end = outcomes[n] ? ` ${outcomes[n]}` : '';
      return `${market} ${runner ?? selection} @${(odds / 100).toFixed(2)}${end}`;
    })
    .join('; ');
  const odds = oddsOfSlip(slip, wonUnits(kept));
  return {
    issue: bet.roundId?.replace('sports:', '') ?? '',
    play: slip.kind,
    content,
    odds: odds === null ? undefined : odds / 100,
    parts: legs.map(({ matchId, market, selection, runner, odds }, n) => ({
      matchId,
      market,
      selection: runner ?? selection,
      odds: odds / 100,
      result: outcomes[n] ?? null,
    })),
  };
}
