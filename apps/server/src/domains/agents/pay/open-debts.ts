import type { agentsPayOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { showBills } from './bills.ts';

/** What uplines owe by bills, the oldest debt first. */
export async function listOpenDebts(
  { reports }: House,
  { page, pageSize }: Output<typeof contract.openDebts.input>,
): Promise<Output<typeof contract.openDebts.value>> {
  const owed = reports
    .selectFrom('bills')
    .where('state', 'in', ['PAYABLE', 'PART_PAID', 'INSUFFICIENT'])
    .where('payer_id', 'is not', null)
    .where('held_reason', 'is', null)
    .whereRef('paid', '<', 'gross');
  const [rows, { count, missing }] = await Promise.all([
    owed.selectAll().orderBy('due_at').orderBy('id').$call(onPage({ page, pageSize })).execute(),
    owed
      .select(sql<number>`count(*)::int`.as('count'))
      .select(sql<bigint>`coalesce(sum(gross - paid), 0)::bigint`.as('missing'))
      .executeTakeFirstOrThrow(),
  ]);
  const list = await showBills(reports, rows);
  return { ...pageOf(list, count, { page, pageSize }), missing };
}
