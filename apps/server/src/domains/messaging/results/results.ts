import { days } from '@baize/calendar';
import type { messagingResultsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { deedsOf } from '../../promotions/index.ts';
import { findBroadcast, readContent } from '../broadcasts/broadcast.ts';
import type { RunRow } from '../tables.ts';

type Results = Output<typeof contract.showBroadcastResults.value>;
type Group = Results['reached'];

const NOBODY: Group = {
  members: 0,
  deposits: 0n,
  validBet: 0n,
  ggr: 0n,
  depositsEach: 0n,
  validBetEach: 0n,
  ggrEach: 0n,
};

/** What became of one sending, the last one where none is named; read from what was written. */
export async function showResults(
  house: House,
  { id, run: asked }: Output<typeof contract.showBroadcastResults.input>,
): Promise<Results> {
  const { id: broadcastId } = await findBroadcast(house.reports, id);
  const runs = await house.reports
    .selectFrom('broadcast_runs')
    .selectAll()
    .where('broadcast_id', '=', broadcastId)
    .orderBy('id', 'desc')
    .execute();
  const run = asked ? runs.find((one) => String(one.id) === asked) : runs[0];
  if (asked && !run) refuse('NOT_FOUND');
  return {
    runs: runs.map((one) => ({
      id: String(one.id),
      at: one.chosen_at.getTime(),
      isOver: one.finished_at !== null,
    })),
    run: run ? String(run.id) : null,
    ...(run ? await resultsOf(house, run) : NOT_SENT),
  };
}

const NOT_SENT: Omit<Results, 'runs' | 'run'> = {
  chosen: 0,
  control: 0,
  channels: [],
  skipped: [],
  measuredFrom: null,
  measuredTo: null,
  reached: NOBODY,
  held: NOBODY,
};

async function resultsOf(house: House, run: RunRow): Promise<Omit<Results, 'runs' | 'run'>> {
  const { measureDays } = readContent(run.content);
  const from = run.chosen_at;
  const to = new Date(from.getTime() + days(measureDays));
  const { chosen, held, reached } = await groupsOf(house, run.id);
  return {
    chosen,
    control: held.length,
    channels: await channelsOf(house, run.id),
    skipped: await skippedOf(house, run.id),
    measuredFrom: from.getTime(),
    measuredTo: to.getTime(),
    reached: await deedsEach(house, { from, to }, reached),
    held: await deedsEach(house, { from, to }, held),
  };
}

/** Who got it by one way at least, and who was held back. */
async function groupsOf({ reports }: House, runId: bigint) {
  const { rows } = await sql<{ member_id: bigint; is_control: boolean; is_sent: boolean }>`
    select r.member_id, r.is_control, exists (select 1 from broadcast_sends s
      where s.run_id = r.run_id and s.member_id = r.member_id and s.state = 'SENT') as is_sent
    from broadcast_recipients r where r.run_id = ${runId}`.execute(reports);
  return {
    chosen: rows.length,
    held: rows.filter((row) => row.is_control).map((row) => row.member_id),
    reached: rows.filter((row) => row.is_sent).map((row) => row.member_id),
  };
}

async function deedsEach(
  house: House,
  span: { from: Date; to: Date },
  ids: readonly bigint[],
): Promise<Group> {
  const { members, deposits, validBet, netRevenue: ggr } = await deedsOf(house, span, ids);
  const each = (sum: bigint) => (members > 0 ? sum / BigInt(members) : 0n);
  return {
    members,
    deposits,
    validBet,
    ggr,
    depositsEach: each(deposits),
    validBetEach: each(validBet),
    ggrEach: each(ggr),
  };
}

/** In the inbox a message is opened when it is read; of a letter only its link tells. */
async function channelsOf({ reports }: House, runId: bigint): Promise<Results['channels']> {
  const { rows } = await sql<Results['channels'][number]>`
    select s.channel, count(*) filter (where s.state in ('WAITING', 'SENDING'))::int as waiting,
      count(*) filter (where s.state = 'SENT')::int as sent,
      count(*) filter (where s.state = 'FAILED')::int as failed,
      count(*) filter (where s.state = 'SKIPPED')::int as skipped,
      count(*) filter (where s.clicked_at is not null or d.id is not null)::int as opened,
      count(s.clicked_at)::int as clicked
    from broadcast_sends s left join messaged_reads d on d.id = s.message_id
    where s.run_id = ${runId} group by 1 order by 1`.execute(reports);
  return rows;
}

async function skippedOf({ reports }: House, runId: bigint): Promise<Results['skipped']> {
  const { rows } = await sql<Results['skipped'][number]>`
    select reason, count(*)::int as count from broadcast_sends
    where run_id = ${runId} and reason is not null group by 1 order by 2 desc, 1`.execute(reports);
  return rows;
}
