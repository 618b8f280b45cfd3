import { isPrizeGroup } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Lottery } from '../lotteries.ts';
import { type Groups, oddsNow } from './odds.ts';

export function hasGroups({ kind }: Lottery): boolean {
  return kind.plays.some(({ mode }) => mode === 'LOTT');
}

/** Groups that there are, the lower one first. */
export function assertGroups({ lowest, highest }: Groups): void {
  if (!isPrizeGroup(lowest)) refuse('INVALID_INPUT', { value: { lowest: ['invalid_value'] } });
  if (!isPrizeGroup(highest) || highest < lowest) {
    refuse('INVALID_INPUT', { value: { highest: ['invalid_value'] } });
  }
}

/** At which groups somebody may bet: nobody above their own, and none so low that it leaves nothing. */
export function groupsFor(house: House, lottery: Lottery, own: number): Groups {
  const { lowest, highest } = oddsNow(house, lottery).groups;
  return { lowest: Math.min(lowest, own), highest: Math.min(highest, own) };
}
