import type { RefusalCode } from '@baize/contract';
import {
  cashOutSystem,
  type OpenLeg,
  outcomeOf,
  outlookOf,
  readMarketKey,
  scheduledMatch,
} from '@baize/games';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import type { Bet } from '../../play/index.ts';
import { bookOf } from '../fixtures/book.ts';
import { phaseAt } from '../fixtures/course.ts';
import type { Match } from '../fixtures/match.ts';
import { priceAt } from '../prices/prices.ts';
import { keptOf, linesOf, mostBack, runningOf, slipOf, type TakenLeg } from './slip.ts';

export type Worth = { amount: Money | null; refusal: RefusalCode | null };

const NONE: Worth = { amount: null, refusal: 'CASH_OUT_NONE' };

/** What leaving a slip pays now, or of a part of what runs: only while all its legs are open. */
export function cashOutNow(
  house: House,
  bet: Bet,
  matches: ReadonlyMap<bigint, Match> = bookOf(house).open,
  { part = 100, now = house.clock.now().getTime() }: { part?: number; now?: number } = {},
): Worth {
  const slip = slipOf(bet);
  if (bet.state !== 'open' || (part < 100 && slip.kind === 'SYSTEM')) return NONE;
  const legs = keptOf(bet).legs.map((leg) => legNow(house, leg, matches, now));
  if (legs.some((leg) => leg === undefined)) return NONE;
  const lines = linesOf(slip)!;
  const stake = partOf(runningOf(bet), part);
  const worth = cashOutSystem(stake / BigInt(lines.length), legs as OpenLeg[], lines);
  const most = mostBack(bet);
  const amount = worth < most ? worth : most;
  return amount > 0n ? { amount, refusal: null } : NONE;
}

/** A part of what runs, in whole cents. */
export function partOf(running: Money, part: number): Money {
  if (part === 100) return running;
  const stake = (running * BigInt(part)) / 100n;
  return stake - (stake % 100n);
}

/** How an open leg may end as its match stands; nothing where it is decided or cannot be priced. */
function legNow(
  house: House,
  leg: TakenLeg,
  matches: ReadonlyMap<bigint, Match>,
  now: number,
): OpenLeg | undefined {
  const match = matches.get(BigInt(leg.matchId));
  if (!match) return undefined;
  const phase = phaseAt(match, now);
  if (phase !== 'scheduled' && phase !== 'live') return undefined;
  const { state, isSuspended } = priceAt(house, match, now);
  if (isSuspended) return undefined;
  // Where a feed's prices count the model knows too little of what a bet is worth.
  if (match.prices) return undefined;
  const market = readMarketKey(leg.market)!;
  const from = { home: leg.home, away: leg.away };
  if (state && outcomeOf(market, leg.selection, state, from) !== null) return undefined;
  const outlook = outlookOf(match.sport, match.strengths, state ?? scheduledMatch(match.sport));
  const chances = outlook.chances(market, leg.selection, from);
  return chances ? { odds: leg.odds, chances } : undefined;
}
