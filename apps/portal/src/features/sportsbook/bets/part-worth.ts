import { floorToCents } from '@baize/money';
import type { Bet } from './use-bets.ts';

/**
 * What a part of a slip pays of what the whole would: by its stake in whole cents, as the house shares
 * it. By the share alone it could be a cent more, and who is shown more than there is gets nothing.
 */
export function partWorth({ cashOut, running }: Pick<Bet, 'cashOut' | 'running'>, part: number) {
  if (cashOut === null || running === 0n) return 0n;
  const stake = part === 100 ? running : floorToCents((running * BigInt(part)) / 100n);
  return floorToCents((cashOut * stake) / running);
}
