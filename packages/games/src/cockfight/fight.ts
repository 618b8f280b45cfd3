import { floorToCents, type Money } from '@baize/money';
import { type Chance, pick, pickSome } from '../chance.ts';
import { fightRules } from './rules.ts';

export type Corner = 'meron' | 'wala';
export type FightEnd = Corner | 'draw' | 'ftd';

/** Who meets whom: known to everyone before the first bet. Strength is Meron's, in hundredths. */
export type FightCard = { meron: number; wala: number; strength: number };

/** What each side pays, in hundredths and with the chip: agreed, or what a pool came to. */
export type FixedOdds = Readonly<Record<Corner, number>>;
export type Pools = Readonly<Record<Corner, Money>>;

export type Fight = FightCard & { end: FightEnd };

const { strength, ends, fixed, parts } = fightRules;

/** Two birds of the roster and how strong the first is, from what was public before. */
export function drawCard(open: Chance): FightCard {
  const birds = Array.from({ length: fightRules.roster }, (_, bird) => bird);
  const [meron, wala] = pickSome(open, birds, 2) as [number, number];
  const steps = strength.most - strength.least + 1;
  return { meron, wala, strength: strength.least + pick(open, steps) };
}

/** One float decides: first the draws, then the rest by strength. In ten-thousandths. */
export function endOfFight(float: number, { strength: pi }: Pick<FightCard, 'strength'>): FightEnd {
  const { draw, ftd } = ends;
  const u = float * parts;
  if (u < draw) return 'draw';
  if (u < draw + ftd) return 'ftd';
  return (u - draw - ftd) * 100 < pi * (parts - draw - ftd) ? 'meron' : 'wala';
}

/** 0.96 over the chance of each side, floored to hundredths. */
export function fixedOdds({ strength: pi }: Pick<FightCard, 'strength'>): FixedOdds {
  const of = (hundredths: number) => Math.floor((fixed.share * 100) / hundredths);
  return { meron: of(pi), wala: of(100 - pi) };
}

/** (pool of both sides) × (1 − commission) over the side's own, as a fraction. */
export function poolFraction(
  pools: Pools,
  side: Corner,
  commission: number,
): { above: bigint; below: bigint } {
  const whole = pools.meron + pools.wala;
  return { above: whole * BigInt(1_000 - commission), below: pools[side] * 1_000n };
}

/** What is shown of a pool: hundredths, floored; 0 where nobody is on that side. */
export function poolOdds(pools: Pools, side: Corner, commission: number): number {
  const { above, below } = poolFraction(pools, side, commission);
  return below === 0n ? 0 : Number((above * 100n) / below);
}

/** A chip's share of the pool, floored to cents. */
export function poolBack(stake: Money, pools: Pools, side: Corner, commission: number): Money {
  const { above, below } = poolFraction(pools, side, commission);
  return below === 0n ? 0n : floorToCents((stake * above) / below);
}

/** A fight is called off where a side is empty or would pay less than the least odds. */
export function isPoolTooThin(pools: Pools, commission: number): boolean {
  return (['meron', 'wala'] as const).some((side) => {
    const { above, below } = poolFraction(pools, side, commission);
    return below === 0n || above * 100n < below * BigInt(fightRules.pool.leastOdds);
  });
}
