import type { Outcome } from '../book.ts';
import type { Market, Selection } from '../market.ts';
import type { MatchState } from '../match.ts';
import type { Score } from '../sports.ts';
import { countedOf, isPeriodOver, wasPlayed } from './counted.ts';
import { rules } from './outcome-rules.ts';

/**
 * How a bet ended, or null while it is open. What cannot change any more is decided at once: the
 * third goal wins over 2.5. An abandoned match leaves what is decided and voids the rest.
 * `countedAtBet` is what a live handicap counts from.
 */
export function outcomeOf(
  market: Market,
  selection: Selection,
  state: MatchState,
  countedAtBet: Score = { home: 0, away: 0 },
): Outcome | null {
  if (state.phase === 'SCHEDULED' || isOutright(market)) return null;
  const isOver = isPeriodOver(market.period, state);
  if (isOver && !wasPlayed(market.period, state)) return 'VOID';
  const score = countedOf(market, state);
  const decided = rules[market.code]({ market, selection, state, score, countedAtBet, isOver });
  if (decided !== null) return decided;
  return state.phase === 'ABANDONED' || isOver ? 'VOID' : null;
}

/** What to keep of a bet's moment: live handicaps ignore what was scored before them. */
export function countedAtBet(market: Market, state: MatchState): Score {
  return market.code === 'HANDICAP' ? countedOf(market, state) : { home: 0, away: 0 };
}

/** Decided by the table of a season, never by one match. */
export function isOutright({ code }: Market): boolean {
  return code === 'OUTRIGHT' || code === 'PLACE';
}
