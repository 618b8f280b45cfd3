import type { operatorsWork as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { pageLimit, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { operatorNames } from '../accounts.ts';
import { namesOfSubjects } from '../subjects.ts';
import type { WorkKind, WorkName } from '../work-kinds.ts';
import { kindsFor, type OpenRow, openWork } from './open-work.ts';

export type Shown = Output<typeof contract.workItem>;
type Wanted = Output<typeof contract.listWork.input>;
type Counts = Output<typeof contract.countWork.value>;

/** What is due first comes first, whatever desk it waits at. */
export async function listWork(house: House, caller: Caller, wanted: Wanted) {
  const { page, pageSize, which, kind: only } = wanted;
  const kinds = kindsFor(house, caller).filter(({ kind }) => only === undefined || kind === only);
  if (kinds.length === 0) return pageOf<Shown>([], 0, { page, pageSize });
  const open = await openWork(house, house.db, kinds);
  const now = house.clock.now();
  const { rows } = await sql<OpenRow & { total: number }>`
    select *, count(*) over ()::int as total from (${open}) as o
    where case ${which}::text
      when 'mine' then holder_id = ${caller.operatorId}
      when 'unassigned' then holder_id is null
      when 'overdue' then due_at < ${now}
      else true end
    order by due_at, kind, id
    ${pageLimit({ page, pageSize })}`.execute(house.db);
  return pageOf(await showRows(house, rows), rows[0]?.total ?? 0, { page, pageSize });
}

const NOTHING = { open: 0, mine: 0, unassigned: 0, overdue: 0 };

/** The same, counted. */
export async function countWork(house: House, caller: Caller): Promise<Counts> {
  const kinds = kindsFor(house, caller);
  if (kinds.length === 0) return { ...NOTHING, kinds: [] };
  const open = await openWork(house, house.db, kinds);
  const { rows } = await sql<Counts['kinds'][number]>`
    select kind, count(*)::int as open,
      (count(*) filter (where holder_id = ${caller.operatorId}))::int as mine,
      (count(*) filter (where holder_id is null))::int as unassigned,
      (count(*) filter (where due_at < ${house.clock.now()}))::int as overdue
    from (${open}) as o group by kind`.execute(house.db);
  const all = kinds.map(({ kind }) => rows.find((row) => row.kind === kind) ?? empty(kind));
  const sum = (of: keyof typeof NOTHING) => all.reduce((total, row) => total + row[of], 0);
  return {
    open: sum('open'),
    mine: sum('mine'),
    unassigned: sum('unassigned'),
    overdue: sum('overdue'),
    kinds: all,
  };
}

const empty = (kind: WorkName) => ({ kind, ...NOTHING });

/** The kind, for those who may decide such work. */
export function kindFor(house: House, caller: Caller, name: WorkName): WorkKind {
  return kindsFor(house, caller).find(({ kind }) => kind === name) ?? refuse('NOT_ALLOWED');
}

/** One piece of work as long as it waits. */
export async function findOpen(
  house: House,
  db: Database | Transaction,
  kind: WorkKind,
  id: string,
): Promise<OpenRow | undefined> {
  const open = await openWork(house, db, [kind]);
  const { rows } = await sql<OpenRow>`select * from (${open}) as o where id = ${id}`.execute(db);
  return rows[0];
}

export async function showWork(
  house: House,
  caller: Caller,
  { kind, id }: { kind: WorkName; id: string },
): Promise<Shown | null> {
  const row = await findOpen(house, house.db, kindFor(house, caller, kind), id);
  return row ? (await showRows(house, [row]))[0]! : null;
}

async function showRows(house: House, rows: readonly OpenRow[]): Promise<Shown[]> {
  const people = rows.flatMap(({ holder_id, handed_by }) => [holder_id, handed_by]);
  const names = await operatorNames(house, [...new Set(people.filter((id) => id !== null))]);
  const nameOf = await namesOfSubjects(
    house,
    rows.flatMap(({ member_id }) => (member_id === null ? [] : [`member:${member_id}`])),
  );
  const now = house.clock.now();
  const person = (id: bigint | null) =>
    id === null ? null : { id: Number(id), username: names.get(id) ?? '' };
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    name: row.name,
    member:
      row.member_id === null
        ? null
        : { id: Number(row.member_id), username: nameOf(`member:${row.member_id}`) ?? '' },
    amount: row.amount,
    since: row.at.getTime(),
    dueAt: row.due_at.getTime(),
    isOverdue: row.due_at < now,
    holder: person(row.holder_id),
    note: row.note,
    handedBy: person(row.handed_by),
  }));
}
