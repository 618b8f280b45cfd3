import {
  combinedOdds,
  isEsport,
  largestReturn,
  type Outcome,
  type Sport,
  slipLines,
} from '@baize/games';
import { type Money, money } from '@baize/money';
import type { Bet } from '../../play/index.ts';
import type { SharedSlip } from '../tables.ts';

export type SlipKind = SharedSlip['kind'];
export type AskedLeg = SharedSlip['legs'][number];
export type Policy = 'any' | 'better' | 'none';

/** What a member asked for: kept with the bet, and compared when the request comes again. */
export type SlipChoice = { kind: SlipKind; sizes: number[]; legs: AskedLeg[]; policy: Policy };

/** A leg as it was taken: its own odds, and what a live handicap counts from. */
export type TakenLeg = {
  matchId: string;
  market: string;
  selection: string;
  odds: number;
  home: number;
  away: number;
};

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
  /** No more than this comes back, whatever its odds. */
  cap: string;
  cashOuts?: KeptCashOut[];
  /** How its legs ended, once it is paid. */
  outcomes?: (Outcome | null)[];
};

export const slipOf = ({ choice }: Pick<Bet, 'choice'>): SlipChoice => choice as SlipChoice;
export const keptOf = ({ detail }: Pick<Bet, 'detail'>): SlipDetail => detail as SlipDetail;

/** The parlays that a slip holds, each as the places of its legs; nothing where it is no slip. */
export function linesOf({ kind, sizes, legs }: Pick<SlipChoice, 'kind' | 'sizes' | 'legs'>) {
  if (kind === 'SINGLE' && legs.length !== 1) return undefined;
  if (kind !== 'SINGLE' && legs.length < 2) return undefined;
  return slipLines(kind, legs.length, sizes);
}

/** What of the stake was not cashed out. */
export function runningOf(bet: Pick<Bet, 'stake' | 'detail'>): Money {
  const parts = keptOf(bet).cashOuts ?? [];
  return parts.reduce((rest, { stake }) => rest - money(stake), bet.stake);
}

/** What was paid for parts that were cashed out. */
export function cashedOutOf(bet: Pick<Bet, 'detail'>): Money {
  return (keptOf(bet).cashOuts ?? []).reduce((sum, { paid }) => sum + money(paid), 0n);
}

/** The most that can come back of what still runs. */
export function mostBack(bet: Pick<Bet, 'stake' | 'choice' | 'detail'>): Money {
  const lines = linesOf(slipOf(bet)) ?? [];
  const { legs, cap } = keptOf(bet);
  const unit = runningOf(bet) / BigInt(Math.max(lines.length, 1));
  const most = largestReturn(
    unit,
    legs.map(({ odds }) => odds),
    lines,
  );
  const limit = money(cap);
  return most < limit ? most : limit;
}

/** The odds of a slip whole; a system has none. */
export function oddsOfSlip(kind: SlipKind, odds: readonly number[]): number | null {
  return kind === 'SYSTEM' ? null : combinedOdds(odds);
}

/** A slip of e-sports alone is one of e-sports; any other is one of sports. */
export function categoryOf(sports: readonly Sport[]): 'SPORTS' | 'ESPORTS' {
  return sports.every(isEsport) ? 'ESPORTS' : 'SPORTS';
}

/** Under which game of the catalogue a slip stands: that of its first leg. */
export const gameOf = (sport: Sport): string => `sports-${sport.toLowerCase().replace('_', '-')}`;
