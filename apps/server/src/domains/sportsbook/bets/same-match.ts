import {
  type MatchState,
  oddsOf,
  readMarketKey,
  sameMatchChances,
  scheduledMatch,
} from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { isOutright, type Match } from '../fixtures/match.ts';
import { settingsOf } from '../leagues/settings.ts';
import { marginsOf } from '../prices/margins.ts';
import { type Priced, priceAt } from '../prices/prices.ts';
import type { SeenLeg } from './seen-legs.ts';
import type { AskedLeg, SlipChoice, SlipGroup } from './slip.ts';

const MIN_ODDS = 101;

/** Legs of one match hang together: multiplied, they would be paid too much. */
export function hasSameMatch({ legs }: Pick<SlipChoice, 'legs'>): boolean {
  return new Set(legs.map(({ matchId }) => matchId)).size < legs.length;
}

/**
 * Prices legs of one match together, by the joint model of the match. Nothing where they cannot be: in a
 * system, on a season, at the prices of a feed, or where the model does not hold what they ask for.
 */
export function combineLegs(
  house: House,
  choice: Pick<SlipChoice, 'kind' | 'legs'>,
  seen: readonly SeenLeg[],
  now: number,
): SlipGroup[] | undefined {
  if (!hasSameMatch(choice)) return [];
  if (choice.kind !== 'PARLAY') return undefined;
  const groups: SlipGroup[] = [];
  for (const matchId of new Set(choice.legs.map((leg) => leg.matchId))) {
    const places = choice.legs.flatMap((leg, place) => (leg.matchId === matchId ? [place] : []));
    if (places.length < 2) continue;
    const odds = groupOdds(
      house,
      places.map((place) => seen[place]!),
      now,
    );
    if (!odds) return undefined;
    groups.push({ places, odds });
  }
  return groups;
}

/** Odds of every part of the legs, by bits: place 0 is none of them. */
function groupOdds(house: House, legs: readonly SeenLeg[], now: number): number[] | undefined {
  const match = legs[0]!.match;
  if (!match || isOutright(match) || match.prices) return undefined;
  const priced = priceAt(house, match, now);
  const state = priced.state ?? scheduledMatch(match.sport);
  const chances = chancesOf(
    match,
    state,
    legs.map(({ asked }) => asked),
  );
  const alone = legs.map((leg) => priceAlone(house, match, priced, leg));
  if (!chances || alone.some((one) => one === undefined)) return undefined;
  const odds = chances.map((chance, mask) => {
    const counted = alone.filter((_, n) => (mask >> n) & 1).map((one) => one!);
    if (counted.length === 0) return 100;
    if (counted.length === 1) return counted[0]!.odds;
    const overround = counted.reduce((all, one) => all * one.overround, 1);
    const shortened = counted.reduce((all, one) => all * one.shortened, 1);
    const fair = oddsOf(chance, overround);
    return fair === null ? null : Math.max(MIN_ODDS, Math.floor(fair * shortened));
  });
  // What cannot happen together, or is as good as certain, is no bet.
  if (odds.at(-1) === null) return undefined;
  return odds.map((one) => one ?? MIN_ODDS);
}

/** The margin of a leg, and by how much traders or what lies on it made it shorter than the model has it. */
function priceAlone(
  house: House,
  match: Match,
  { byKey, state }: Priced,
  { asked: { market, selection }, odds }: SeenLeg,
) {
  const probability = byKey
    .get(market)
    ?.selections.find(({ code }) => code === selection)?.probability;
  if (probability === undefined || odds === null) return undefined;
  const { before, live } = marginsOf(settingsOf(house, match.league.id).content);
  const taken = state ? live : before;
  const overround = taken[readMarketKey(market)!.code] ?? taken.other;
  const model = oddsOf(probability, overround) ?? odds;
  return { odds, overround, shortened: Math.min(1, odds / model) };
}

type Kept = { seq: string; chances: Map<string, number[] | null> };
const kept = new WeakMap<Match, Kept>();

/** Every end of a match is weighed for them: what was asked a moment ago is not asked again. */
function chancesOf(match: Match, state: MatchState, legs: readonly AskedLeg[]): number[] | null {
  const seq = `${state.seq} ${state.at}`;
  const known = kept.get(match);
  const own = known?.seq === seq ? known : { seq, chances: new Map() };
  kept.set(match, own);
  const key = legs.map(({ market, selection }) => `${market} ${selection}`).join();
  const made =
    own.chances.get(key) ??
    sameMatchChances(
      match.sport,
      match.strengths,
      state,
      legs.map(({ market, selection }) => ({ market: readMarketKey(market)!, selection })),
    );
  own.chances.set(key, made);
  return made;
}

/** P(all legs of one match win) as it stands; null where that cannot be told. */
export function jointChance(
  match: Match,
  state: MatchState | null,
  legs: readonly AskedLeg[],
): number | null {
  if (match.prices) return null;
  return chancesOf(match, state ?? scheduledMatch(match.sport), legs)?.at(-1) ?? null;
}
