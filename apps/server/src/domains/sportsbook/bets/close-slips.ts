import { numberColumn } from '../../../platform/database/array-text.ts';
import { type Batch, type Companion, pageOf } from '../../play/index.ts';
import type { Statement, Write } from '../../wallet/index.ts';

/** A slip of which nothing is left to be decided, with what it paid in all. */
export type ClosedSlip = { betId: bigint; payout: bigint };

const closeSlips: Statement = {
  name: 'sports-close-slips',
  text: `update sports_slips s set is_open = false, payout = w.payout, closed_at = $3
    from unnest($1::bigint[], $2::bigint[]) w (bet_id, payout) where s.bet_id = w.bet_id`,
};

export function closeWrite(closed: readonly ClosedSlip[], at: Date): Write {
  return [
    closeSlips,
    [numberColumn(closed, ({ betId }) => betId), numberColumn(closed, ({ payout }) => payout), at],
  ];
}

/** Slips are closed in the transaction that settles their bets. */
const closing: Companion<bigint, ClosedSlip[]> = {
  openPage: async () => [],
  writesOf: (closed, at) => (closed.length > 0 ? [closeWrite(closed, at)] : []),
};

/** What closes a slip once its bet is settled. */
export const closeSlip = {
  accompanied: { companion: closing, subject: 0n },
  note: (batch: Batch, { id, payout }: { id: bigint; payout: bigint }): void => {
    pageOf(batch, closing).push({ betId: id, payout });
  },
};
