import type { agentsDesk as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { recordAudit } from '../operators/index.ts';
import { BRAND_CURRENCY, postTogether } from '../wallet/index.ts';
import { showBills } from './bills.ts';
import { dayText, namesOf } from './contract-rows.ts';
import { billsOf, payRun, runReasons, writeBills } from './pay-run.ts';

type Runs = Output<typeof contract.payRuns.value>;

export async function listRuns(
  { db }: House,
  { page, size }: { page: number; size: number },
): Promise<Runs> {
  const { rows } = await sql<{
    id: bigint;
    kind: 'DIVIDEND' | 'DAILY' | 'HOURLY';
    from: string;
    to: string;
    state: 'WAITING' | 'PAID';
    attempt: number;
    at: Date;
    bills: number;
    gross: bigint;
    missing: bigint;
    count: number;
  }>`select r.id, r.kind, r.period_from::text as "from", r.period_to::text as "to", r.state, r.attempt,
      r.at, count(b.id)::int as bills,
      coalesce(sum(b.gross) filter (where b.payer_id is null and b.state <> 'REJECTED'), 0)::bigint as gross,
      coalesce(sum(b.gross - b.paid) filter (where b.state <> 'REJECTED'), 0)::bigint as missing,
      (select count(*)::int from pay_runs) as count
    from pay_runs r left join bills b on b.run_id = r.id
    group by r.id order by r.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  return {
    list: rows.map(({ id, count: _, at, ...run }) => ({
      ...run,
      id: String(id),
      at: at.getTime(),
    })),
    total: rows[0]?.count ?? 0,
    totalPages: Math.ceil((rows[0]?.count ?? 0) / size),
  };
}

export async function listRunBills(
  { db }: House,
  { runId, page, size }: { runId: string; page: number; size: number },
): Promise<Output<typeof contract.runBills.value>> {
  const all = db.selectFrom('bills').where('run_id', '=', BigInt(runId));
  const [rows, { count }] = await Promise.all([
    all
      .selectAll()
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    all.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list: await showBills(db, rows), total: count, totalPages: Math.ceil(count / size) };
}

/** What a run would come to now; nothing is written. */
export async function previewRun(
  house: House,
  { kind, from, to }: Output<typeof contract.previewRun.input>,
): Promise<Output<typeof contract.previewRun.value>> {
  return begin(house.reports, async (tx) => {
    const bills = await billsOf(house, tx, kind, { from, to });
    const names = await namesOf(
      tx,
      bills.map(({ contract }) => contract.receiver_id),
    );
    const list = bills.map(({ contract, amount, isFrozen }) => ({
      ...{ receiver: names.get(contract.receiver_id) ?? '', gross: amount.gross, isFrozen },
      isByCompany: contract.giver_id === null,
    }));
    const company = list.filter(({ isByCompany, isFrozen }) => isByCompany && !isFrozen);
    return { list, company: company.reduce((sum, { gross }) => sum + gross, 0n) };
  });
}

/** A run that waited is paid. */
export async function approveRun(house: House, caller: Caller, runId: string): Promise<null> {
  await begin(house.db, async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.state !== 'WAITING') refuse('ALREADY_DECIDED');
    await tx.updateTable('pay_runs').set({ state: 'PAID' }).where('id', '=', run.id).execute();
    await payRun(house, tx, run);
    await audit(house, tx, caller, run.id, 'agents.run.approved', {});
  });
  return null;
}

/** Everything the run moved is taken back, then counted and paid anew: all of it, or nothing. */
export async function recalculateRun(
  house: House,
  caller: Caller,
  { runId, reason }: { runId: string; reason: string },
): Promise<null> {
  await begin(house.db, async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.state === 'PAID') await reverse(house, tx, run);
    await tx.deleteFrom('bills').where('run_id', '=', run.id).execute();
    const attempt = run.attempt + 1;
    await tx.updateTable('pay_runs').set({ attempt }).where('id', '=', run.id).execute();
    const period = { from: dayText(run.period_from)!, to: dayText(run.period_to)! };
    await writeBills(
      house,
      tx,
      run.id,
      run.kind,
      period,
      await billsOf(house, tx, run.kind, period),
    );
    if (run.state === 'PAID') await payRun(house, tx, { ...run, attempt });
    await audit(house, tx, caller, run.id, 'agents.run.recalculated', { reason, attempt });
  });
  return null;
}

async function lockRun(tx: Transaction, runId: string) {
  const run = await tx
    .selectFrom('pay_runs')
    .selectAll()
    .where('id', '=', BigInt(runId))
    .forUpdate()
    .executeTakeFirst();
  return run ?? refuse('NOT_FOUND');
}

type Run = Awaited<ReturnType<typeof lockRun>>;

/** By what the bills say: each gives back what he got and gets back what he gave. */
async function reverse(house: House, tx: Transaction, run: Run): Promise<void> {
  const { rows } = await sql<{ member_id: bigint; net: bigint }>`
    select member_id, sum(net)::bigint as net from (
      select receiver_id as member_id, paid as net from bills where run_id = ${run.id}
      union all
      select payer_id, -paid from bills where run_id = ${run.id} and payer_id is not null) moved
    group by 1 having sum(net) <> 0 order by 1`.execute(tx);
  const transfers = rows.map(({ member_id, net }) => ({
    ...({ memberId: member_id, purpose: 'cash', currency: BRAND_CURRENCY } as const),
    ...({ counter: 'agents', amount: -net, reason: runReasons[run.kind] } as const),
    key: `run:${run.id}:${run.attempt}:reversed`,
  }));
  await postTogether(tx, transfers, house.clock.now());
}

async function audit(
  house: House,
  tx: Transaction,
  caller: Caller,
  runId: bigint,
  action: string,
  after: object,
): Promise<void> {
  await recordAudit(house, tx, {
    ...{ actor: `operator:${caller.operatorId}`, action, subject: `pay-run:${runId}` },
    ...{ after, address: caller.address },
  });
}
