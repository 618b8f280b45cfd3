import type { cashierTransfers as contract, Output } from '@baize/contract';
import { type Selectable, sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { usernamesOf } from '../../members/index.ts';
import { BRAND_CURRENCY, balanceOf } from '../../wallet/index.ts';
import type { TreeTransfersTable } from '../tables.ts';

type Row = Selectable<TreeTransfersTable>;
type TransferRow = Output<typeof contract.treeTransfer>;

/** One transfer as its sender or receiver sees it, with the balance they hold now. */
export async function showTransfer(house: House, memberId: bigint, id: bigint) {
  const { list, mainWalletBalance } = await showTransfers(house, memberId, [id]);
  return { ...list[0]!, mainWalletBalance };
}

export async function showTransfers(house: House, memberId: bigint, ids: readonly bigint[]) {
  const rows = await house.db
    .selectFrom('tree_transfers')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const list = await toTransferRows(house, memberId, rows);
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  return { list, mainWalletBalance: (await balanceOf(house.db, cash)) ?? 0n };
}

async function toTransferRows(
  house: House,
  memberId: bigint,
  rows: readonly Row[],
): Promise<TransferRow[]> {
  const others = rows.map(({ from_id, to_id }) => (from_id === memberId ? to_id : from_id));
  const names = await usernamesOf(house.db, others);
  return rows.map((row, n) => ({
    transferId: String(row.id),
    at: row.at.getTime(),
    kind: row.kind,
    label: row.label,
    direction: row.from_id === memberId ? 'OUT' : 'IN',
    other: names.get(others[n]!) ?? '',
    amount: row.amount,
    remark: row.remark,
  }));
}

type Input = Output<typeof contract.treeTransfers.input>;

export async function listTransfers(
  house: House,
  memberId: bigint,
  input: Input,
): Promise<Output<typeof contract.treeTransfers.value>> {
  const { from, to } = readPeriod(house, input);
  const query = house.db
    .selectFrom('tree_transfers')
    .where('at', '>=', from)
    .where('at', '<', to)
    .where((of) => {
      const out = of('from_id', '=', memberId);
      const into = of('to_id', '=', memberId);
      if (input.direction === undefined) return of.or([out, into]);
      return input.direction === 'OUT' ? out : into;
    });
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute();
  const list = await toTransferRows(house, memberId, rows);
  return { list, totalPages: Math.ceil(count / input.size), totalCount: count };
}
