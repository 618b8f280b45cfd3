import type { SeatResult } from '@baize/games';
import type { Bet, Order } from '../../play/index.ts';
import { settleInBatch } from '../../play/index.ts';
import { enterAll, moveRows } from '../../wallet/index.ts';

export type HandBet = Pick<Bet, 'id' | 'memberId' | 'currency'>;

/**
 * Settles a bet of a hand with what was really put in: the rest of what was at risk goes back first.
 * The same result again changes nothing.
 */
export function settleOrder(
  { id, memberId, currency }: HandBet,
  { putIn, won, rake }: Pick<SeatResult, 'putIn' | 'won' | 'rake'>,
  detail: object = { rake: String(rake) },
): Order<Bet> {
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    betIds: [id],
    judge: (batch) => {
      const bet = batch.bets.get(id);
      if (bet?.memberId !== memberId) return { refused: 'BET_NOT_FOUND' };
      if (bet.state !== 'open') return { answer: bet };
      const unused = bet.stake - BigInt(putIn);
      if (unused > 0n) {
        const outcome = enterAll(
          batch.books,
          moveRows({
            from: { memberId, currency, purpose: 'stakes' },
            to: { memberId, currency, purpose: 'cash' },
            amount: unused,
            reasons: ['BET_CANCEL', 'BET_CANCEL'],
            key: `#${id}.unused.1`,
            betId: id,
          }),
        );
        if (outcome !== 'posted') throw new Error(`What bet ${id} did not need was ${outcome}`);
      }
      bet.stake = BigInt(putIn);
      settleInBatch(batch, bet, {
        payout: BigInt(won),
        rake: BigInt(rake),
        detail,
      });
      return { answer: bet };
    },
  };
}
