import { type FightCard, fightRules, fixedOdds } from '@baize/games';
import { floorToCents, type Money } from '@baize/money';
import type { LiveState } from '../live-state.ts';

export type FightSpot = 'meron' | 'wala' | 'draw' | 'ftd';

export const isPooled = (state: LiveState) => state.table.game === 'sabong';

/** Hundredths that each spot pays with the chip now; 0 where nobody has opened the pool yet. */
export function oddsNow(state: LiveState): Readonly<Partial<Record<FightSpot, number>>> {
  const { pool, fixed } = fightRules;
  if (isPooled(state)) {
    const { meron = 0, wala = 0 } = state.odds;
    return { meron, wala, draw: pool.draw };
  }
  const card = state.round?.open as FightCard | null | undefined;
  const birds = card ? fixedOdds(card) : { meron: 0, wala: 0 };
  return { ...birds, draw: fixed.draw, ftd: fixed.ftd };
}

export const returnOf = (stake: Money, hundredths: number): Money =>
  floorToCents((stake * BigInt(hundredths)) / 100n);
