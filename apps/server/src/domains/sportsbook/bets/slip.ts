import {
  combinedOdds,
  type DeadHeat,
  isEsport,
  type Outcome,
  paySystem,
  placeOdds,
  type SettledLeg,
  type Sport,
  slipLines,
} from '@baize/games';
import { floorToCents, type Money, money } from '@baize/money';
import { type Bet, playedFor } from '../../play/index.ts';
import type { SharedSlip } from '../tables.ts';

export type SlipKind = SharedSlip['kind'];
export type AskedLeg = SharedSlip['legs'][number];
export type Policy = 'any' | 'better' | 'none';

/** What a member asked for: kept with the bet, and compared when the request comes again. */
export type SlipChoice = {
  kind: SlipKind;
  sizes: number[];
  legs: AskedLeg[];
  policy: Policy;
  isEachWay?: boolean;
  /** The odds of the whole that were seen, where legs of one match are priced together. */
  odds?: number;
  /** The free bet that stakes it. */
  freeBet?: string;
};

/** A leg as it was taken: its own odds, and what a live handicap counts from. */
export type TakenLeg = {
  matchId: string;
  market: string;
  selection: string;
  odds: number;
  home: number;
  away: number;
  /** Who was backed, of several that have no place of their own in the market: by name, for lists. */
  runner?: string;
  /** The place half of an each-way bet: it pays a part of what the win's odds would bring. */
  eachWay?: { winOdds: number; part: number };
};

/** Legs of one match: their odds together by which of them count, as bits; a void leg counts no more. */
export type SlipGroup = { places: number[]; odds: number[] };

/** How a leg ended. */
export type LegEnd = { outcome: Outcome; deadHeat?: DeadHeat | undefined };

export type KeptCashOut = {
  requestId: string;
  /** Of what ran, in per cent. */
  part: number;
  stake: string;
  paid: string;
  balance: string;
};

/** What a slip remembers of how it was taken, and of what was cashed out since. */
export type SlipDetail = {
  legs: TakenLeg[];
  /** Legs that are priced together; the others stand alone. */
  groups?: SlipGroup[];
  /** No more than this comes back, whatever its odds. */
  cap: string;
  cashOuts?: KeptCashOut[];
  /** How its legs ended, once it is paid. */
  outcomes?: (Outcome | null)[];
  /** Of a free bet: which, what the house staked, and whether it was given back. */
  freeBet?: string;
  freeStake?: string;
  isFreeBetBack?: boolean;
};

export const slipOf = ({ choice }: Pick<Bet, 'choice'>): SlipChoice => choice as SlipChoice;
export const keptOf = ({ detail }: Pick<Bet, 'detail'>): SlipDetail => detail as SlipDetail;

/** The parlays that a slip holds, each as the places of its legs; nothing where it is no slip. */
export function linesOf(
  choice: Pick<SlipChoice, 'kind' | 'sizes' | 'legs' | 'isEachWay'>,
): number[][] | undefined {
  const { kind, sizes, legs, isEachWay } = choice;
  if (kind === 'SINGLE' && legs.length !== 1) return undefined;
  if (kind !== 'SINGLE' && legs.length < 2) return undefined;
  const lines = slipLines(kind, legs.length, sizes);
  if (!lines || !isEachWay) return lines;
  // The legs stand twice: first as wins, then as places.
  return [...lines, ...lines.map((line) => line.map((place) => place + legs.length))];
}

/** The same of a slip that was taken, by what multiplies in it: legs of one match are one. */
export function linesOfBet(bet: Pick<Bet, 'choice' | 'detail'>): number[][] {
  const { groups = [] } = keptOf(bet);
  if (groups.length === 0) return linesOf(slipOf(bet))!;
  const alone = keptOf(bet).legs.length - groups.flatMap(({ places }) => places).length;
  return [Array.from({ length: alone + groups.length }, (_, n) => n)];
}

/** What multiplies in a slip, once its legs ended so. */
export function settledUnits(
  { legs, groups = [] }: Pick<SlipDetail, 'legs' | 'groups'>,
  ends: readonly LegEnd[],
): SettledLeg[] {
  const grouped = new Set(groups.flatMap(({ places }) => places));
  return [
    ...legs.flatMap(({ odds, eachWay }, n) => {
      if (grouped.has(n)) return [];
      const { outcome, deadHeat } = ends[n]!;
      return [{ outcome, deadHeat, odds: eachWay?.winOdds ?? odds, part: eachWay?.part }];
    }),
    ...groups.map((group) => settledGroup(group, ends)),
  ];
}

/** All must win; a leg that is void is left out, and the rest is worth what it was without it. */
function settledGroup({ places, odds }: SlipGroup, ends: readonly LegEnd[]): SettledLeg {
  const outcomes = places.map((place) => ends[place]!.outcome);
  const counting = outcomes.reduce((mask, one, n) => (one === 'WIN' ? mask | (1 << n) : mask), 0);
  const isLost = outcomes.some((outcome) => outcome !== 'WIN' && outcome !== 'VOID');
  const outcome = isLost ? 'LOSE' : counting === 0 ? 'VOID' : 'WIN';
  return { outcome, odds: odds[counting]! };
}

/** The odds of what multiplies in a slip, in hundredths. */
export function unitOdds({ odds, part }: Pick<SettledLeg, 'odds' | 'part'>): number {
  return part === undefined ? odds : placeOdds(odds, { part });
}

/** What of the stake was not cashed out. */
export function runningOf(bet: Pick<Bet, 'stake' | 'detail'>): Money {
  const parts = keptOf(bet).cashOuts ?? [];
  return parts.reduce((rest, { stake }) => rest - money(stake), playedFor(bet));
}

/** What was paid for parts that were cashed out. */
export function cashedOutOf(bet: Pick<Bet, 'detail'>): Money {
  return (keptOf(bet).cashOuts ?? []).reduce((sum, { paid }) => sum + money(paid), 0n);
}

/** The most that can come back of what still runs. */
export function mostBack(bet: Pick<Bet, 'stake' | 'choice' | 'detail'>): Money {
  const lines = linesOfBet(bet);
  const kept = keptOf(bet);
  const unit = runningOf(bet) / BigInt(lines.length);
  const most = payLines(unit, wonUnits(kept), lines, isFree(bet));
  const limit = money(kept.cap);
  return most < limit ? most : limit;
}

export const isFree = (bet: Pick<Bet, 'detail'>): boolean => keptOf(bet).freeBet !== undefined;

/**
 * What the lines of a slip pay together. The stake of a free bet is nobody's money: of each line only
 * what it brings beyond its stake is paid.
 */
export function payLines(
  unit: Money,
  units: readonly SettledLeg[],
  lines: readonly (readonly number[])[],
  isFreeBet: boolean,
): Money {
  if (!isFreeBet) return paySystem(unit, units, lines);
  return lines.reduce((sum, line) => {
    const won = floorToCents(paySystem(unit, units, [line]) - unit);
    return won > 0n ? sum + won : sum;
  }, 0n);
}

/** What multiplies in a slip, if all of it wins. */
export const wonUnits = (slip: Pick<SlipDetail, 'legs' | 'groups'>): SettledLeg[] =>
  settledUnits(
    slip,
    slip.legs.map(() => ({ outcome: 'WIN' })),
  );

/** The odds of a slip whole; a system has none, and of an each-way bet those of the win count. */
export function oddsOfSlip(
  { kind, isEachWay }: Pick<SlipChoice, 'kind' | 'isEachWay'>,
  units: readonly SettledLeg[],
): number | null {
  if (kind === 'SYSTEM') return null;
  const counted = isEachWay ? units.slice(0, units.length / 2) : units;
  return combinedOdds(counted.map(unitOdds));
}

/** A slip of e-sports alone is one of e-sports; any other is one of sports. */
export function categoryOf(sports: readonly Sport[]): 'SPORTS' | 'ESPORTS' {
  return sports.every(isEsport) ? 'ESPORTS' : 'SPORTS';
}

/** Under which game of the catalogue a slip stands: that of its first leg. */
export const gameOf = (sport: Sport): string => `sports-${sport.toLowerCase().replace('_', '-')}`;
