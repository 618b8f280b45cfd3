import { days } from '@baize/calendar';
import type { membersDataRequestsOperator, Output } from '@baize/contract';
import type { Generated, Selectable } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { operatorNames } from '../../operators/index.ts';
import { namesOf } from '../care/search.ts';

export interface DataRequestsTable {
  id: Generated<bigint>;
  member_id: bigint;
  kind: 'export' | 'erase';
  asked_at: Date;
  due_at: Date;
  state: 'waiting' | 'done' | 'refused';
  decided_by: bigint | null;
  decided_at: Date | null;
  note: Generated<string>;
  held_until: Date | null;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    data_requests: DataRequestsTable;
  }
}

export type DataRequest = Selectable<DataRequestsTable>;
type Shown = Output<typeof membersDataRequestsOperator.decideDataRequest.value>;

const DAYS_TO_ANSWER = 30;

/** Asks once: who asks again is reminded of the day on which it is due. */
export async function askDataRequest(
  house: House,
  memberId: bigint,
  kind: DataRequest['kind'],
): Promise<DataRequest> {
  const now = house.clock.now();
  return house.db
    .insertInto('data_requests')
    .values({
      member_id: memberId,
      kind,
      asked_at: now,
      due_at: new Date(now.getTime() + days(DAYS_TO_ANSWER)),
      state: 'waiting',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'kind'])
        .where('state', '=', 'waiting')
        .doUpdateSet({ state: 'waiting' }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Held until the transaction ends; decided once. */
export async function lockDataRequest(tx: Transaction, requestId: bigint): Promise<DataRequest> {
  const asked = await tx
    .selectFrom('data_requests')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!asked) refuse('NOT_FOUND');
  if (asked.state !== 'waiting') refuse('ALREADY_DECIDED');
  return asked;
}

export type DataDecision = Pick<DataRequest, 'state' | 'decided_by' | 'note' | 'held_until'>;

export async function closeDataRequest(
  house: House,
  tx: Transaction,
  requestId: bigint,
  decision: DataDecision,
): Promise<void> {
  await tx
    .updateTable('data_requests')
    .set({ ...decision, decided_at: house.clock.now() })
    .where('id', '=', requestId)
    .execute();
}

export async function listDataRequests(
  house: House,
  { state, pageSize }: { state: DataRequest['state']; pageSize: number },
): Promise<{ list: Shown[] }> {
  const rows = await house.reports
    .selectFrom('data_requests')
    .selectAll()
    .where('state', '=', state)
    .orderBy('due_at')
    .limit(pageSize)
    .execute();
  return { list: await toRequestRows(house, rows) };
}

export async function showDataRequest(house: House, requestId: bigint): Promise<Shown> {
  const rows = await house.db
    .selectFrom('data_requests')
    .selectAll()
    .where('id', '=', requestId)
    .execute();
  return (await toRequestRows(house, rows))[0] ?? refuse('NOT_FOUND');
}

async function toRequestRows(house: House, rows: DataRequest[]): Promise<Shown[]> {
  const members = await namesOf(house, [...new Set(rows.map((row) => row.member_id))]);
  const deciders = await operatorNames(house, [
    ...new Set(rows.flatMap((row) => row.decided_by ?? [])),
  ]);
  return rows.map((row) => ({
    requestId: String(row.id),
    member: { id: Number(row.member_id), username: members.get(row.member_id) ?? '' },
    kind: row.kind,
    state: row.state,
    askedAt: row.asked_at.getTime(),
    dueAt: row.due_at.getTime(),
    decidedAt: row.decided_at?.getTime() ?? null,
    decidedBy: row.decided_by === null ? null : (deciders.get(row.decided_by) ?? null),
    note: row.note,
    heldUntil: row.held_until?.getTime() ?? null,
  }));
}
