import type { RefusalCode } from '@baize/contract';
import { cashOutSystem, type OpenLeg, outcomeOf, readMarketKey } from '@baize/games';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import type { Bet } from '../../play/index.ts';
import { findOpen } from '../fixtures/book.ts';
import { phaseAt } from '../fixtures/course.ts';
import type { Match } from '../fixtures/match.ts';
import { priceAt } from '../prices/prices.ts';
import { chancesNow, movedLeg } from './chances-now.ts';
import { jointChance } from './same-match.ts';
import {
  isFree,
  keptOf,
  linesOfBet,
  mostBack,
  runningOf,
  type SlipGroup,
  type TakenLeg,
} from './slip.ts';

export type Worth = { amount: Money | null; refusal: RefusalCode | null };

const NONE: Worth = { amount: null, refusal: 'CASH_OUT_NONE' };

/** What leaving a slip pays now, or of a part of what runs: only while all its legs are open. */
export function cashOutNow(
  house: House,
  bet: Bet,
  matches?: ReadonlyMap<bigint, Match>,
  { part = 100, now = house.clock.now().getTime() }: { part?: number; now?: number } = {},
): Worth {
  const lines = linesOfBet(bet);
  if (bet.state !== 'open' || (part < 100 && lines.length > 1)) return NONE;
  // What was never staked is not bought back.
  if (isFree(bet)) return NONE;
  const matchOf = (leg: TakenLeg) =>
    matches ? matches.get(BigInt(leg.matchId)) : findOpen(house, BigInt(leg.matchId));
  const { legs, groups = [] } = keptOf(bet);
  const open = legs.map((leg) => openLeg(house, leg, matchOf(leg), now));
  if (open.some((leg) => leg === undefined)) return NONE;
  const grouped = new Set(groups.flatMap(({ places }) => places));
  const alone = open.flatMap((leg, n) => (grouped.has(n) ? [] : [leg?.alone]));
  const together = groups.map((group) => openGroup(house, group, legs, matchOf, now));
  const units = [...alone, ...together];
  if (units.some((unit) => !unit)) return NONE;
  const stake = partOf(runningOf(bet), part);
  const worth = cashOutSystem(stake / BigInt(lines.length), units as OpenLeg[], lines);
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
function openLeg(
  house: House,
  leg: TakenLeg,
  match: Match | undefined,
  now: number,
): { alone: OpenLeg | null } | undefined {
  if (!match) return undefined;
  const phase = phaseAt(match, now);
  if (phase !== 'scheduled' && phase !== 'live') return undefined;
  const priced = priceAt(house, match, now);
  if (priced.isSuspended) return undefined;
  const from = { home: leg.home, away: leg.away };
  const market = readMarketKey(leg.market)!;
  if (priced.state && outcomeOf(market, leg.selection, priced.state, from) !== null)
    return undefined;
  const chances = chancesNow(house, match, priced, leg, now);
  return { alone: chances && { odds: leg.odds, chances } };
}

/** Legs of one match are worth what they are together. */
function openGroup(
  house: House,
  { places, odds }: SlipGroup,
  legs: readonly TakenLeg[],
  matchOf: (leg: TakenLeg) => Match | undefined,
  now: number,
): OpenLeg | undefined {
  const own = places.map((place) => legs[place]!);
  const match = matchOf(own[0]!)!;
  const { state } = priceAt(house, match, now);
  const win = jointChance(
    match,
    state,
    own.map((leg) => movedLeg(leg, state)),
  );
  if (win === null) return undefined;
  const chances = { win, halfWin: 0, push: 0, halfLose: 0, lose: 1 - win };
  return { odds: odds.at(-1)!, chances };
}
