import { dayOf, seconds } from '@baize/calendar';
import { sql } from 'kysely';
import { decidedTop } from '../../../platform/database/decided.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { chainOf } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import type { Reason } from '../../wallet/index.ts';
import { agentSettings } from '../settings.ts';
import { placesOf } from '../tree/places.ts';
import { addToCounts, type Counted } from './team-counts.ts';
import { countHeads } from './team-heads.ts';
import { forgetCounted } from './team-people.ts';

/**
 * Two reasons hold more than one thing: what is taken back of differences is none of the own rebates,
 * and the fixed plan's share of a team is a commission.
 */
export type CountedReason = Reason | 'AGENT_REBATE_REVERSE' | 'COMMISSION';

export const COUNTED_REASON = sql<CountedReason>`case
  when reason = 'REBATE_REVERSE' and key like '#accrual.difference.%' then 'AGENT_REBATE_REVERSE'
  when reason = 'AGENT_REBATE' and key like '#fixed-rebate.%' then 'COMMISSION'
  else reason end`;

/** What the reports know of money besides bets, which are counted by their settlement. */
export const reasonGroups = {
  deposit: ['DEPOSIT'],
  withdrawal: ['WITHDRAW_DONE'],
  rebate: [
    'BET_REBATE',
    'REBATE_REVERSE',
    'CASHBACK',
    'MANUAL_REBATE',
    'AGENT_REBATE',
    'AGENT_REBATE_REVERSE',
    'COMMISSION',
  ] as CountedReason[],
  promotion: [
    'DEPOSIT_BONUS',
    'PROMO',
    'MISSION',
    'SIGN_IN',
    'RED_PACKET',
    'RAFFLE',
    'JACKPOT',
    'VIP_UPGRADE',
    'VIP_WEEKLY',
    'VIP_MONTHLY',
    'VIP_BIRTHDAY',
    'REFERRAL',
  ] as Reason[],
  salary: ['DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'],
  dividend: ['DIVIDEND'],
} as const satisfies Record<string, readonly CountedReason[]>;

export const countedReasons: readonly CountedReason[] = Object.values(reasonGroups).flat();

const AT_ONCE = 5_000;

/**
 * What was posted a moment ago is decided as soon as those who were posting then have ended. Long
 * enough to look past those of other databases on the same machine, for whom nobody here waits.
 */
const PATIENCE_MS = seconds(5);

/** Counts what was posted since the last look; called by the clock, and before every pay run. */
export async function countTransfers(house: House): Promise<void> {
  const top = sql<bigint>`select id from counted_transfers order by id desc limit 1`;
  const upTo = await decidedTop(house.work, { top, patienceMs: PATIENCE_MS });
  if (upTo === undefined) return;
  while ((await begin(house.work, (tx) => countSome(house, tx, upTo))) === AT_ONCE);
}

type Posted = { id: bigint; member_id: bigint; reason: string; amount: bigint; at: Date };

/** Counts the next ones up to a number below which nothing can appear any more; says how many. */
async function countSome(house: House, tx: Transaction, upTo: bigint): Promise<number> {
  const { after_id: after } = await tx
    .selectFrom('transfer_cursor')
    .select('after_id')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Posted & { is_counted: boolean }>`
    select id, member_id, ${COUNTED_REASON} as reason, amount, at, reason = any(${countedReasons}) as is_counted
    from counted_transfers where id > ${after} and id <= ${upTo} order by id limit ${AT_ONCE}`.execute(
    tx,
  );
  const last = rows.at(-1);
  if (!last) return 0;
  await saveTransfers(
    house,
    tx,
    rows.filter((row) => row.is_counted),
  );
  await tx.updateTable('transfer_cursor').set({ after_id: last.id }).execute();
  return rows.length;
}

async function saveTransfers(
  house: House,
  tx: Transaction,
  rows: readonly Posted[],
): Promise<void> {
  if (rows.length === 0) return;
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const placeAt = await placesOf(
    tx,
    rows.map(({ member_id }) => member_id),
  );
  const placed = rows.flatMap((row) => {
    const path = placeAt(row.member_id, row.at);
    return path === undefined ? [] : [{ ...row, path, day: dayOf(row.at, offset) }];
  });
  await addToMembers(tx, placed);
  await addToTeams(
    tx,
    placed.flatMap((row) => chainOf(row).map((member_id) => ({ ...row, member_id }))),
  );
  await countDeposits(
    house,
    tx,
    placed.filter(({ reason }) => reason === 'DEPOSIT'),
  );
}

async function countDeposits(house: House, tx: Transaction, rows: readonly Placed[]) {
  if (rows.length === 0) return;
  const firsts = await saveFirstDeposits(tx, rows);
  await addToCounts(tx, 'FIRST_DEPOSIT', firsts);
  const deeds = rows.map(({ member_id, path, day }) => ({
    memberId: member_id,
    path,
    day,
    units: 1n,
  }));
  await countHeads(tx, 'DEPOSIT', deeds, await agentSettings(tx));
  await forgetCounted(house, tx, deeds);
}

type Placed = Posted & { path: string; day: string };

const column = <Field extends keyof Placed>(rows: readonly Placed[], field: Field) =>
  rows.map((row) => String(row[field]));

async function addToMembers(tx: Transaction, rows: readonly Placed[]): Promise<void> {
  await sql`insert into member_money (member_id, path, day, reason, times, amount)
    select member_id, path, day, reason, count(*), sum(amount)
    from unnest(${column(rows, 'member_id')}::bigint[], ${column(rows, 'path')}::text[],
      ${column(rows, 'day')}::date[], ${column(rows, 'reason')}::text[], ${column(rows, 'amount')}::bigint[])
      w (member_id, path, day, reason, amount)
    group by 1, 2, 3, 4
    on conflict (member_id, day, reason, path) do update
    set times = member_money.times + excluded.times, amount = member_money.amount + excluded.amount`.execute(
    tx,
  );
}

async function addToTeams(tx: Transaction, rows: readonly Placed[]): Promise<void> {
  await sql`insert into team_money (member_id, day, reason, times, amount)
    select member_id, day, reason, count(*), sum(amount)
    from unnest(${column(rows, 'member_id')}::bigint[], ${column(rows, 'day')}::date[],
      ${column(rows, 'reason')}::text[], ${column(rows, 'amount')}::bigint[]) w (member_id, day, reason, amount)
    group by 1, 2, 3
    on conflict (member_id, day, reason) do update
    set times = team_money.times + excluded.times, amount = team_money.amount + excluded.amount`.execute(
    tx,
  );
}

async function saveFirstDeposits(tx: Transaction, deposits: readonly Placed[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`insert into first_deposits (member_id, path, day, amount)
    select distinct on (member_id) member_id, path, day, amount
    from unnest(${column(deposits, 'id')}::bigint[], ${column(deposits, 'member_id')}::bigint[],
      ${column(deposits, 'path')}::text[], ${column(deposits, 'day')}::date[],
      ${column(deposits, 'amount')}::bigint[]) w (id, member_id, path, day, amount)
    order by member_id, id
    on conflict do nothing returning path, day::text, amount`.execute(tx);
  return rows;
}
