import { minutes } from '@baize/calendar';
import type { operatorsEmergencies as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { operatorNames } from '../accounts.ts';
import { type Link, pathBetween, readLinks } from '../persons.ts';
import type { EmergencyRow } from '../taken-rights.ts';
import { targetsOf } from '../work/targets.ts';

export type Shown = Output<typeof contract.emergency>;
type Wanted = Output<typeof contract.listEmergencies.input>;
type Current = Output<typeof contract.currentEmergencies.value>;

/** Newest first: all for who may review, and for others their own. */
export async function listEmergencies(house: House, caller: Caller, wanted: Wanted) {
  const { page, pageSize, which } = wanted;
  let matching = house.db.selectFrom('operator_emergencies');
  if (!caller.rights.includes('emergency.review')) {
    matching = matching.where('operator_id', '=', caller.operatorId);
  }
  if (which === 'unreviewed') matching = matching.where('reviewed_at', 'is', null);
  if (which === 'reviewed') matching = matching.where('reviewed_at', 'is not', null);
  const { count } = await matching
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .$call(onPage({ page, size: pageSize }))
    .execute();
  const list = await showRows(house, caller, rows);
  return pageOf(list, Number(count), { page, size: pageSize });
}

export async function showEmergency(house: House, caller: Caller, id: bigint): Promise<Shown> {
  const rows = await house.db
    .selectFrom('operator_emergencies')
    .selectAll()
    .where('id', '=', id)
    .execute();
  const [shown] = await showRows(house, caller, rows);
  return shown ?? refuse('NOT_FOUND');
}

/** What runs is told to everyone at the console: an alarm that few can see is none. */
export async function currentEmergencies(house: House, caller: Caller): Promise<Current> {
  const rows = await house.db
    .selectFrom('operator_emergencies')
    .selectAll()
    .where('reviewed_at', 'is', null)
    .orderBy('id')
    .execute();
  const open = rows.filter((row) => isRunning(house, row));
  const names = await operatorNames(
    house,
    open.map(({ operator_id }) => operator_id),
  );
  const own = open.find(({ session_id }) => session_id === caller.sessionId);
  return {
    own: own
      ? { id: String(own.id), rights: own.rights, expiresAt: own.expires_at.getTime() }
      : null,
    running: open.map((row) => ({
      id: String(row.id),
      operator: { id: Number(row.operator_id), username: names.get(row.operator_id) ?? '' },
      rights: row.rights,
      reason: row.reason,
      expiresAt: row.expires_at.getTime(),
    })),
    unreviewed: rows.length - open.length,
  };
}

async function showRows(house: House, caller: Caller, rows: EmergencyRow[]): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const people = rows.flatMap((row) => [row.operator_id, row.reviewed_by]);
  const names = await operatorNames(house, [...new Set(people.filter((id) => id !== null))]);
  const entries = await countEntries(house, rows);
  const links = await readLinks(house, house.db);
  const reviewMs = minutes((await targetsOf(house, house.db))('emergency-review'));
  const person = (id: bigint) => ({ id: Number(id), username: names.get(id) ?? '' });
  return rows.map((row) => ({
    id: String(row.id),
    operator: person(row.operator_id),
    rights: row.rights,
    reason: row.reason,
    takenAt: row.taken_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    endedAt: row.ended_at?.getTime() ?? null,
    isRunning: isRunning(house, row),
    entries: entries.get(row.id) ?? 0,
    reviewBy: row.taken_at.getTime() + reviewMs,
    judgement: row.judgement,
    reviewNote: row.review_note,
    reviewedBy: row.reviewed_by === null ? null : person(row.reviewed_by),
    reviewedAt: row.reviewed_at?.getTime() ?? null,
    blockedBy: whyNotMine(house, caller, row, links),
  }));
}

function isRunning(house: House, { ended_at, expires_at }: EmergencyRow): boolean {
  return ended_at === null && expires_at > house.clock.now();
}

async function countEntries(house: House, rows: EmergencyRow[]) {
  const ids = rows.map(({ id }) => id);
  const counted = await sql<{ id: bigint; count: number }>`
    select emergency_id as id, count(*)::int as count from audit_entries
    where emergency_id = any(${ids}::bigint[]) group by 1`.execute(house.db);
  return new Map(counted.rows.map(({ id, count }) => [id, count]));
}

function whyNotMine(
  house: House,
  { operatorId, rights }: Caller,
  row: EmergencyRow,
  links: readonly Link[],
): Shown['blockedBy'] {
  if (row.operator_id === operatorId) return 'own';
  if (!rights.includes('emergency.review')) return 'right';
  if (isRunning(house, row)) return 'running';
  const path = pathBetween(links, row.operator_id, operatorId);
  if (path.length === 0) return null;
  return path.some(({ reason }) => reason === 'device') ? 'device' : 'reset';
}
