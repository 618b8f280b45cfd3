import { days } from '@baize/calendar';
import { operatorsWork as contract, type Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { WorkName } from '../work-kinds.ts';
import { targetsOf } from './targets.ts';

type Shown = Output<typeof contract.statistics.value>['list'][number];
type Wanted = Output<typeof contract.statistics.input>;
/** `operatorId` null: everybody. */
type Period = { from: Date; to: Date; operatorId: bigint | null };

/** What operators did, from what the desks and the log kept anyway; one's own is open to everyone. */
export async function showStatistics(
  house: House,
  caller: Caller,
  { from, to, who }: Wanted,
): Promise<{ list: Shown[] }> {
  if (who === 'all' && !caller.rights.includes('operators.read')) refuse('NOT_ALLOWED');
  if (to - from > days(contract.MAX_STATISTICS_DAYS)) {
    refuse('PERIOD_TOO_LONG', { words: { days: contract.MAX_STATISTICS_DAYS } });
  }
  const operatorId = who === 'me' ? caller.operatorId : null;
  const period = { from: new Date(from), to: new Date(to), operatorId };
  const [people, handled, approvals, assigned, logins] = await Promise.all([
    readPeople(house, operatorId),
    countHandled(house, period),
    countApprovals(house, period),
    countAssigned(house, period),
    countLogins(house, period),
  ]);
  return {
    list: people.map(({ id, username, name }) => {
      const kinds = handled.filter((row) => row.operator_id === id);
      const own = approvals.get(id);
      return {
        operator: { id: Number(id), username, name },
        handled: kinds.reduce((sum, row) => sum + row.handled, 0),
        overdue: kinds.reduce((sum, row) => sum + row.overdue, 0),
        kinds: kinds.map(({ kind, handled, overdue, median_ms, p90_ms }) => ({
          kind,
          handled,
          overdue,
          medianMs: Math.round(median_ms),
          p90Ms: Math.round(p90_ms),
        })),
        approvals: { asked: own?.asked ?? 0, given: own?.given ?? 0, refused: own?.refused ?? 0 },
        assigned: assigned.get(id) ?? 0,
        logins: logins.get(id) ?? 0,
      };
    }),
  };
}

function readPeople({ reports }: House, operatorId: bigint | null) {
  return reports
    .selectFrom('operators')
    .select(['id', 'username', 'name'])
    .$if(operatorId !== null, (query) => query.where('id', '=', operatorId!))
    .orderBy('username')
    .execute();
}

type HandledRow = {
  operator_id: bigint;
  kind: WorkName;
  handled: number;
  overdue: number;
  median_ms: number;
  p90_ms: number;
};

async function countHandled(house: House, { from, to, operatorId }: Period): Promise<HandledRow[]> {
  const minutesOf = await targetsOf(house, house.reports);
  const parts = house.contributed('work').flatMap(({ kind, handled }) =>
    handled
      ? [
          sql`select ${kind}::text as kind, ${minutesOf(kind)}::int as minutes, one.*
              from (${handled}) as one (operator_id, at, decided_at)`,
        ]
      : [],
  );
  const { rows } = await sql<HandledRow>`
    select operator_id, kind, count(*)::int as handled,
      (count(*) filter (where decided_at > at + minutes * interval '1 minute'))::int as overdue,
      percentile_cont(0.5) within group (order by waited) as median_ms,
      percentile_cont(0.9) within group (order by waited) as p90_ms
    from (select w.*, extract(epoch from decided_at - at)::float8 * 1000 as waited
      from (${sql.join(parts, sql` union all `)}) as w
      where decided_at >= ${from} and decided_at < ${to}
        and (${operatorId}::bigint is null or operator_id = ${operatorId})) as done
    group by operator_id, kind order by handled desc, kind`.execute(house.reports);
  return rows;
}

type Approvals = { id: bigint; asked: number; given: number; refused: number };

async function countApprovals(house: House, { from, to, operatorId }: Period) {
  const { rows } = await sql<Approvals>`
    select id, sum(asked)::int as asked, sum(given)::int as given, sum(refused)::int as refused from (
      select asked_by as id, 1 as asked, 0 as given, 0 as refused from approvals
      where asked_at >= ${from} and asked_at < ${to}
      union all
      select decided_by, 0, (state = 'approved')::int, (state = 'rejected')::int from approvals
      where decided_at >= ${from} and decided_at < ${to} and state in ('approved', 'rejected')
    ) as acts
    where ${operatorId}::bigint is null or id = ${operatorId} group by id`.execute(house.reports);
  return new Map(rows.map((row) => [row.id, row]));
}

type Counted = { id: bigint; count: number };

async function countAssigned(house: House, { from, to, operatorId }: Period) {
  const { rows } = await sql<Counted>`
    select operator_id as id, count(*)::int as count from operator_assignments
    where assigned_at >= ${from} and assigned_at < ${to}
      and (${operatorId}::bigint is null or operator_id = ${operatorId})
    group by operator_id`.execute(house.reports);
  return countsOf(rows);
}

async function countLogins(house: House, { from, to, operatorId }: Period) {
  const actor = operatorId === null ? null : `operator:${operatorId}`;
  const { rows } = await sql<Counted>`
    select substr(actor, 10)::bigint as id, count(*)::int as count from audit_entries
    where action = 'operators.login' and at >= ${from} and at < ${to}
      and actor like 'operator:%' and (${actor}::text is null or actor = ${actor})
    group by actor`.execute(house.reports);
  return countsOf(rows);
}

const countsOf = (rows: readonly Counted[]) => new Map(rows.map(({ id, count }) => [id, count]));
