import type { agentsPayOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageLimit, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { namesOf } from '../tree/names.ts';
import { showBills } from './bills.ts';
import { hasBegun } from './decide-runs.ts';
import { billsOf } from './run-bills.ts';

type Runs = Output<typeof contract.payRuns.value>;
type Shown = Omit<Runs['list'][number], 'id' | 'at'> & { id: bigint; at: Date };

export async function listRuns(
  { reports }: House,
  { runId, kind, state, page, pageSize }: Output<typeof contract.payRuns.input>,
): Promise<Runs> {
  const filter = sql`(${runId ?? null}::bigint is null or r.id = ${runId ?? null}::bigint)
    and (${kind ?? null}::text is null or r.kind = ${kind ?? null})
    and (${state ?? null}::text is null or r.state = ${state ?? null})`;
  const { rows } = await sql<Shown>`
    select r.id, r.kind, r.period_from::text as "from", r.period_to::text as "to", r.state, r.attempt,
      r.held_reason as "heldReason", r.at, count(b.id)::int as bills,
      coalesce(sum(b.gross) filter (where b.payer_id is null and b.state <> 'REJECTED'), 0)::bigint as gross,
      coalesce(sum(b.gross - b.paid) filter (where b.state <> 'REJECTED'), 0)::bigint as missing
    from (select * from pay_runs r where ${filter}
      order by id desc ${pageLimit({ page, pageSize })}) r
    left join bills b on b.run_id = r.id
    group by r.id, r.kind, r.period_from, r.period_to, r.state, r.attempt, r.held_reason, r.at
    order by r.id desc`.execute(reports);
  const counted = await sql<{ count: number }>`select count(*)::int as count from pay_runs r
    where ${filter}`.execute(reports);
  const { count } = counted.rows[0]!;
  const list = rows.map(({ id, at, ...run }) => ({ ...run, id: String(id), at: at.getTime() }));
  return pageOf(list, count, { page, pageSize });
}

export async function listRunBills(
  { reports }: House,
  { runId, state, page, pageSize }: Output<typeof contract.runBills.input>,
): Promise<Output<typeof contract.runBills.value>> {
  const all = reports
    .selectFrom('bills')
    .where('run_id', '=', BigInt(runId))
    .$if(state !== undefined, (query) => query.where('state', '=', state!));
  const [rows, { count }] = await Promise.all([
    all.selectAll().orderBy('id').$call(onPage({ page, pageSize })).execute(),
    all.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  const list = await showBills(reports, rows);
  return pageOf(list, count, { page, pageSize });
}

/** What a run would come to now; nothing is written. */
export async function previewRun(
  house: House,
  { kind, from, to }: Output<typeof contract.previewRun.input>,
): Promise<Output<typeof contract.previewRun.value>> {
  if (!hasBegun(house, kind, { from, to })) refuse('PERIOD_NOT_OVER');
  return begin(house.reports, async (tx) => {
    const bills = await billsOf(house, tx, kind, { from, to });
    const names = await namesOf(
      tx,
      bills.map(({ contract }) => contract.receiver_id),
    );
    const list = bills.map(({ contract, amount, isFrozen }) => ({
      receiver: names.get(contract.receiver_id) ?? '',
      gross: amount.gross,
      isFrozen,
      isByCompany: contract.giver_id === null,
      activeMembers: amount.calculation.activeMembers,
      validBet: BigInt(amount.calculation.validBet),
      loss: BigInt(amount.calculation.loss),
    }));
    const company = list.filter(({ isByCompany, isFrozen }) => isByCompany && !isFrozen);
    return { list, company: company.reduce((sum, { gross }) => sum + gross, 0n) };
  });
}
