import { floorToCents, type Money, money } from '@baize/money';
import { ratio } from '../pay.ts';
import type { LotteryPlay, Prize, Win } from './lottery.ts';

/** What the prizes of a bet follow from: its group, or odds; both are kept with the bet. */
export type PrizeTerms =
  | { readonly group: number }
  | { readonly odds?: Readonly<Record<string, Money>> };

export const prizeGroups = { lowest: 1800, highest: 1960, step: 2 } as const;

/** The price of a whole note, to which printed prizes refer. */
export const NOTE: Money = money('2');

export function isPrizeGroup(group: number): boolean {
  const { lowest, highest, step } = prizeGroups;
  return group >= lowest && group <= highest && (group - lowest) % step === 0;
}

/** One percent of rebate given up is twenty points of prize group. */
export function groupOfRebate(tenthsOfPercent: number): number {
  return prizeGroups.lowest + prizeGroups.step * tenthsOfPercent;
}

/** What one winning note pays: per 2.00 by group, per 1.00 by odds. */
export function prizeOf(prize: Prize, terms: PrizeTerms): Money {
  if (prize.odds === null) {
    if ('group' in terms) return groupPrize(prize, terms.group);
    throw new Error(`The prize "${prize.code}" follows from a group`);
  }
  return ('odds' in terms ? terms.odds?.[prize.code] : undefined) ?? prize.odds;
}

/**
 * A return of group/2000, whatever the chance. What comes out even within four decimals is kept so;
 * what does not is floored to cents.
 */
function groupPrize({ ways, of }: Prize, group: number): Money {
  const share = BigInt(group) * NOTE * of;
  const below = 2_000n * ways;
  return share % below === 0n ? share / below : floorToCents(share / below);
}

/** Winning notes × prize × what lies on a note, floored to cents once for the whole bet. */
export function payoutOf(bet: {
  play: LotteryPlay;
  wins: readonly Win[];
  /** LOTT: unit × multiple; else the amount on each note. */
  perNote: Money;
  terms: PrizeTerms;
}): Money {
  const { play, wins, perNote, terms } = bet;
  const won = wins.reduce((sum, { prize, count }) => {
    const found = play.prizes.find(({ code }) => code === prize);
    if (!found) throw new Error(`${play.code} has no prize "${prize}"`);
    return sum + BigInt(count) * prizeOf(found, terms);
  }, 0n);
  return floorToCents((won * perNote) / (play.mode === 'LOTT' ? NOTE : money('1')));
}

export type PlayReturn = { bet: string; hitRate: number; returnToPlayer: number };

/** The exact return of every line of a play; a hit counts as often as it pays. */
export function returnsOf(play: LotteryPlay, terms: PrizeTerms): PlayReturn[] {
  const whole = play.mode === 'LOTT' ? NOTE : money('1');
  return play.lines.map(({ id, notes, prizes }) => {
    const own = play.prizes.filter(({ code }) => prizes.includes(code));
    const back = own.map((prize) =>
      ratio(prize.ways * prizeOf(prize, terms), prize.of * whole * BigInt(notes)),
    );
    return {
      bet: id,
      hitRate: own.reduce((sum, { ways, of }) => sum + ratio(ways, of), 0),
      returnToPlayer: back.reduce((sum, part) => sum + part, 0),
    };
  });
}
