import {
  type Chances,
  countedAtBet,
  fairProbability,
  type MatchState,
  marketKey,
  outlookOf,
  readMarketKey,
  scheduledMatch,
} from '@baize/games';
import type { House } from '../../../platform/house.ts';
import type { Match } from '../fixtures/match.ts';
import type { Priced } from '../prices/prices.ts';
import { placeChance } from '../prices/season-markets.ts';
import type { TakenLeg } from './slip.ts';

/** How a leg that was taken before may end as its match stands now; null where nobody can tell. */
export function chancesNow(
  house: House,
  match: Match,
  priced: Priced,
  leg: TakenLeg,
  now: number,
): Chances | null {
  const market = readMarketKey(leg.market)!;
  // Prices by hand say what a bet costs, not what it is worth.
  if (match.source === 'contest') return null;
  if (match.source === 'season') {
    const win = placeChance(house, match, { market, selection: leg.selection }, now);
    return win === null ? null : { win, halfWin: 0, push: 0, halfLose: 0, lose: 1 - win };
  }
  const state = priced.state ?? scheduledMatch(match.sport);
  const from = { home: leg.home, away: leg.away };
  const model = outlookOf(match.sport, match.strengths, state).chances(market, leg.selection, from);
  return model && match.prices ? byFeed(model, priced, movedLeg(leg, priced.state)) : model;
}

/**
 * Where a feed's prices count they say how likely a win is against a loss, with the feed's own margin
 * taken out; how often a stake comes back is the model's. A market that is not told whole tells nothing.
 */
function byFeed(
  model: Chances,
  { byKey }: Priced,
  { market, selection }: Pick<TakenLeg, 'market' | 'selection'>,
): Chances | null {
  const told = byKey.get(market);
  const own = told?.selections.find(({ code }) => code === selection);
  if (!told || told.suspended || !own || own.odds === null) return null;
  const sum = told.selections.reduce((all, { odds }) => all + (odds === null ? 0 : 100 / odds), 0);
  if (sum < 1) return null;
  const atPlay = model.win + model.lose + (model.halfWin + model.halfLose) / 2;
  const fair = 100 / own.odds / sum;
  const win = fair * atPlay;
  const lose = atPlay - win;
  return fairProbability(model) === 0
    ? null
    : { win, halfWin: 0, push: 1 - atPlay, halfLose: 0, lose };
}

/** A live handicap counts from the score at the bet: with what was scored since it is another line of now. */
export function movedLeg(leg: TakenLeg, state: MatchState | null): TakenLeg {
  const market = readMarketKey(leg.market)!;
  if (market.code !== 'HANDICAP' || market.line === null || !state) return leg;
  const now = countedAtBet(market, state);
  const since = now.home - now.away - (leg.home - leg.away);
  return { ...leg, market: marketKey({ ...market, line: market.line + 4 * since || 0 }) };
}
