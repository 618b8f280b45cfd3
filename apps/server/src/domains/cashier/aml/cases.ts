import type { cashierAmlOperator as contract, Output } from '@baize/contract';
import { type Selectable, sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { usernamesOf } from '../../members/index.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';
import { OPERATORS_TOPIC } from '../news.ts';
import type { AmlCasesTable } from '../tables.ts';

type Case = Selectable<AmlCasesTable>;
type CaseRow = Output<typeof contract.listCases.value>['list'][number];

export async function listCases(
  house: House,
  input: Output<typeof contract.listCases.input>,
): Promise<Output<typeof contract.listCases.value>> {
  let query = house.db.selectFrom('watch_cases').where('state', '=', input.state);
  if (input.pattern) query = query.where('pattern', '=', input.pattern);
  if (input.memberId) query = query.where('member_id', '=', BigInt(input.memberId));
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('id', input.state === 'OPEN' ? 'asc' : 'desc')
    .$call(onPage(input))
    .execute();
  const list = await toCaseRows(house, rows);
  return pageOf(list, count, input);
}

export function countCases(house: House): Promise<{ count: number; oldest: Date | null }> {
  return house.db
    .selectFrom('watch_cases')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<Date | null>`min(opened_at)`.as('oldest'))
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
}

export async function showCase(
  house: House,
  caseId: string,
): Promise<Output<typeof contract.showCase.value>> {
  const row = await house.db
    .selectFrom('watch_cases')
    .selectAll()
    .where('id', '=', BigInt(caseId))
    .executeTakeFirst();
  const [one] = await toCaseRows(house, [row ?? refuse('NOT_FOUND')]);
  const notes = await house.db
    .selectFrom('watch_notes')
    .selectAll()
    .where('case_id', '=', BigInt(caseId))
    .orderBy('id')
    .execute();
  const names = await operatorNames(house, [...new Set(notes.map(({ by }) => by))]);
  return {
    ...one!,
    facts: row!.facts,
    notes: notes.map(({ by, at, text }) => ({
      by: names.get(by) ?? String(by),
      at: at.getTime(),
      text,
    })),
  };
}

async function toCaseRows(house: House, rows: readonly Case[]): Promise<CaseRow[]> {
  const members = rows.flatMap(({ member_id, other_ids }) => [member_id, ...other_ids.map(BigInt)]);
  const names = await usernamesOf(house.db, members);
  const assigned = rows.flatMap(({ assigned_to }) => assigned_to ?? []);
  const operators = await operatorNames(house, [...new Set(assigned)]);
  const person = (id: bigint) => ({ memberId: Number(id), username: names.get(id) ?? '' });
  return rows.map((row) => ({
    caseId: String(row.id),
    pattern: row.pattern,
    ...person(row.member_id),
    others: row.other_ids.map((id) => person(BigInt(id))),
    amount: row.amount,
    state: row.state,
    assignedTo: row.assigned_to === null ? null : (operators.get(row.assigned_to) ?? '?'),
    openedAt: row.opened_at.getTime(),
    closedAt: row.closed_at?.getTime() ?? null,
    outcome: row.outcome,
  }));
}

type Step = { action: string; after: Record<string, unknown> };

/** Each step holds the case's row, wants it open, and stays on record. */
async function onOpenCase(
  house: House,
  caller: Caller,
  caseId: string,
  work: (tx: Transaction, one: Case) => Promise<Step>,
): Promise<null> {
  await begin(house.db, async (tx) => {
    const one = await tx
      .selectFrom('watch_cases')
      .selectAll()
      .where('id', '=', BigInt(caseId))
      .forUpdate()
      .executeTakeFirst();
    if (!one) refuse('NOT_FOUND');
    if (one.state !== 'OPEN') refuse('ALREADY_DECIDED');
    const { action, after } = await work(tx, one);
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: `cashier.case.${action}`,
      subject: `case:${caseId}`,
      after,
      address: caller.address,
    });
  });
  house.realtime.publish(OPERATORS_TOPIC, { kind: 'case', id: caseId });
  return null;
}

/** Taken by one person at a time; whoever has it gives it back. */
export function assignCase(
  house: House,
  caller: Caller,
  { caseId, take }: { caseId: string; take: boolean },
): Promise<null> {
  const { operatorId } = caller;
  return onOpenCase(house, caller, caseId, async (tx, { id, assigned_to }) => {
    if (assigned_to !== null && assigned_to !== operatorId) refuse('CHANGED_MEANWHILE');
    const assigned = take ? operatorId : null;
    await tx
      .updateTable('watch_cases')
      .set({ assigned_to: assigned })
      .where('id', '=', id)
      .execute();
    return { action: take ? 'taken' : 'given-back', after: {} };
  });
}

export function noteCase(
  house: House,
  caller: Caller,
  { caseId, ...said }: { caseId: string; text: string },
): Promise<null> {
  const text = maskCardNumbers(said.text);
  return onOpenCase(house, caller, caseId, async (tx, { id }) => {
    await addNote(house, tx, { id, by: caller.operatorId, text });
    return { action: 'noted', after: { text } };
  });
}

export function closeCase(
  house: House,
  caller: Caller,
  { caseId, outcome, ...said }: Output<typeof contract.closeCase.input>,
): Promise<null> {
  const reason = maskCardNumbers(said.reason);
  return onOpenCase(house, caller, caseId, async (tx, { id }) => {
    await addNote(house, tx, { id, by: caller.operatorId, text: reason });
    await tx
      .updateTable('watch_cases')
      .set({ state: 'CLOSED', closed_at: house.clock.now(), outcome })
      .where('id', '=', id)
      .execute();
    return { action: 'closed', after: { outcome, reason } };
  });
}

async function addNote(
  house: House,
  tx: Transaction,
  { id, by, text }: { id: bigint; by: bigint; text: string },
): Promise<void> {
  const note = { case_id: id, by, text, at: house.clock.now() };
  await tx.insertInto('watch_notes').values(note).execute();
}
