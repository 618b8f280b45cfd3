import type { House } from '../../../platform/house.ts';
import { type PostedTransfer, transfersByKeys } from '../../wallet/index.ts';
import type { Bet } from '../bets.ts';
import { betKey } from './instant-order.ts';

/** What a bet moved on the member's cash, in order: every key it can have used is known. */
export function betTransfers({ db }: House, bet: Bet): Promise<PostedTransfer[]> {
  const settlements = Array.from({ length: bet.settlements }, (_, n) => n + 1);
  const keys = [
    bet.requestId,
    betKey(bet.id, 'void', 0),
    ...settlements.flatMap((n) => [betKey(bet.id, 'pay', n), betKey(bet.id, 'reverse', n)]),
  ];
  return transfersByKeys(db, { ...bet, purpose: 'cash' }, keys);
}
