import type { cashierTurnover as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { requirementsOf, turnoverLeft } from './turnover.ts';

const MAX_LISTED = 100;

export async function showTurnover(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.turnoverInfo.value>> {
  const rows = await requirementsOf(house.db, memberId, { isOpen: false, size: MAX_LISTED });
  return {
    left: await turnoverLeft(house.db, memberId),
    list: rows.map((row) => ({
      id: String(row.id),
      kind: row.kind,
      amount: row.amount,
      multiple: row.multiple,
      required: row.required,
      filled: row.filled,
      openedAt: row.opened_at.getTime(),
      closedAt: row.closed_at?.getTime() ?? null,
      closedFor: row.closed_for,
    })),
  };
}
