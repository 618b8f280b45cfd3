import { priceKey, type Sport } from '../book.ts';

export type SlipLeg = {
  matchId: string;
  market: string;
  selection: string;
  /** The odds that the bettor has agreed to, in hundredths. */
  odds: number;
  sport: Sport;
  home: string;
  away: string;
  leagueName: string;
  startsAt: number;
  /** Of a bet on a season: who is backed, and which season. */
  runner?: string | undefined;
  season?: number | undefined;
};

/** All of a leg but what is backed of it. */
export type LegAbout = Omit<SlipLeg, 'market' | 'selection' | 'odds'>;

export const slipModes = ['SINGLE', 'PARLAY', 'SYSTEM'] as const;
export type SlipMode = (typeof slipModes)[number];

export const oddsPolicies = ['any', 'better', 'none'] as const;
export type OddsPolicy = (typeof oddsPolicies)[number];

export type Slip = {
  legs: readonly SlipLeg[];
  mode: SlipMode;
  /** The parlays of a system, by how many legs they hold. */
  sizes: readonly number[];
  /** As it is written: of each single, of the parlay, or of each parlay of a system. */
  stake: string;
  policy: OddsPolicy;
  /** The wish for each way; it counts while every leg is on the winner of a season. */
  isEachWay?: boolean;
  /** The free bet that stakes it; it is chosen anew on every visit. */
  freeBet?: { id: string; stake: bigint } | null;
};

export const MAX_LEGS = 15;

export const emptySlip: Slip = {
  legs: [],
  mode: 'SINGLE',
  sizes: [2],
  stake: '',
  policy: 'better',
};

export const legKey = ({ matchId, market, selection }: SlipLeg): string =>
  priceKey(matchId, market, selection);

/**
 * Takes a leg or gives it back. Another selection of the same market takes the place of the first:
 * nobody backs both ends by a slip of the thumb.
 */
export function toggleLeg(slip: Slip, leg: SlipLeg): Slip {
  const key = legKey(leg);
  if (slip.legs.some((one) => legKey(one) === key)) return removeLeg(slip, key);
  const at = slip.legs.findIndex(
    ({ matchId, market }) => matchId === leg.matchId && market === leg.market,
  );
  if (at >= 0) return { ...slip, legs: slip.legs.with(at, leg) };
  if (slip.legs.length >= MAX_LEGS) return slip;
  return fitting({ ...slip, legs: [...slip.legs, leg] }, slip.legs.length);
}

export function removeLeg(slip: Slip, key: string): Slip {
  const legs = slip.legs.filter((leg) => legKey(leg) !== key);
  return legs.length === slip.legs.length ? slip : fitting({ ...slip, legs }, slip.legs.length);
}

/** The slip at the odds of now: what it is once they are agreed to. */
export function acceptOdds(slip: Slip, now: (key: string) => number | undefined): Slip {
  return {
    ...slip,
    legs: slip.legs.map((leg) => ({ ...leg, odds: now(legKey(leg)) ?? leg.odds })),
  };
}

export const modesFor = (legs: number): readonly SlipMode[] =>
  slipModes.filter((mode) => legs >= LEAST[mode]);

const LEAST: Record<SlipMode, number> = { SINGLE: 1, PARLAY: 2, SYSTEM: 3 };

/** A second leg makes a parlay of it, as most mean it; a kind that the legs no longer fill falls back. */
function fitting(slip: Slip, legsBefore: number): Slip {
  const count = slip.legs.length;
  const becomesParlay = legsBefore === 1 && count === 2 && slip.mode === 'SINGLE';
  const mode = becomesParlay
    ? 'PARLAY'
    : modesFor(count).includes(slip.mode)
      ? slip.mode
      : lower(count);
  const sizes = slip.sizes.filter((size) => size <= count);
  return { ...slip, mode, sizes: sizes.length > 0 ? sizes : [2] };
}

const lower = (count: number): SlipMode => modesFor(count).at(-1) ?? 'SINGLE';

/** Legs of one match that stand in one parlay: priced together, not multiplied. */
export function hasSameMatch({ legs, mode }: Slip): boolean {
  return mode !== 'SINGLE' && new Set(legs.map(({ matchId }) => matchId)).size < legs.length;
}

/** The house stakes where a free bet was chosen and the slip is one bet. */
export const freeBetOf = ({ freeBet, mode, legs }: Slip) =>
  freeBet && (mode !== 'SINGLE' || legs.length === 1) ? freeBet : null;

export const canBeEachWay = ({ legs }: Pick<Slip, 'legs'>): boolean =>
  legs.length > 0 && legs.every(({ market }) => market === 'OUTRIGHT.FULL');

/** Whether every line is played twice, on the win and on a place. */
export const isEachWay = (slip: Pick<Slip, 'legs' | 'isEachWay'>): boolean =>
  slip.isEachWay === true && canBeEachWay(slip);

/** What was kept in this browser; anything else is an empty slip. */
export function readSlip(kept: string | null): Slip {
  try {
    const slip = JSON.parse(kept ?? '') as Partial<Slip>;
    const legs = (slip.legs ?? []).filter(isLeg).slice(0, MAX_LEGS);
    const policy = oddsPolicies.find((one) => one === slip.policy) ?? emptySlip.policy;
    const mode = slipModes.find((one) => one === slip.mode) ?? emptySlip.mode;
    const sizes = (slip.sizes ?? []).filter((size) => Number.isInteger(size) && size > 0);
    const stake = typeof slip.stake === 'string' ? slip.stake : '';
    const wish = slip.isEachWay === true && { isEachWay: true };
    return fitting({ legs, mode, policy, sizes, stake, ...wish }, legs.length);
  } catch {
    return emptySlip;
  }
}

function isLeg(leg: Partial<SlipLeg> | null): boolean {
  const texts = [leg?.matchId, leg?.market, leg?.selection, leg?.home, leg?.away, leg?.leagueName];
  return texts.every((one) => typeof one === 'string') && Number.isInteger(leg?.odds);
}
