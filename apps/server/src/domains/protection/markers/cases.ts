import type { protectionMarkersOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { usernamesOf } from '../../members/index.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';
import { recordEvent } from '../record.ts';

type Listed = Output<typeof contract.listCases.value>;

/** The gravest first. */
export async function listCases(
  house: House,
  { state, memberId, page, pageSize }: Output<typeof contract.listCases.input>,
): Promise<Listed> {
  let of = house.db.selectFrom('protection_cases').where('state', '=', state);
  if (memberId) of = of.where('member_id', '=', BigInt(memberId));
  const { count } = await of
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .selectAll()
    .orderBy('grade', 'desc')
    .orderBy('id', 'desc')
    .$call(onPage({ page, pageSize }))
    .execute();
  const names = await usernamesOf(
    house.db,
    rows.map(({ member_id }) => member_id),
  );
  const by = rows.flatMap(({ decided_by }) => decided_by ?? []);
  const operators = await operatorNames(house, [...new Set(by)]);
  const list = rows.map((row) => ({
    caseId: String(row.id),
    memberId: Number(row.member_id),
    grade: row.grade,
    username: names.get(row.member_id) ?? '',
    markers: row.markers,
    state: row.state,
    outcome: row.outcome,
    note: row.note,
    openedAt: row.opened_at.getTime(),
    decidedBy: row.decided_by ? (operators.get(row.decided_by) ?? null) : null,
    decidedAt: row.decided_at?.getTime() ?? null,
  }));
  return pageOf(list, count, { page, pageSize });
}

/** Somebody looked after the member: what was done stays on record. */
export async function decideCase(
  house: House,
  caller: Caller,
  { caseId, outcome, note }: Output<typeof contract.decideCase.input>,
): Promise<null> {
  const at = house.clock.now();
  await begin(house.db, async (tx) => {
    const decided = await tx
      .updateTable('protection_cases')
      .set({
        state: 'CLOSED',
        outcome,
        note,
        decided_by: caller.operatorId,
        decided_at: at,
      })
      .where('id', '=', BigInt(caseId))
      .where('state', '=', 'OPEN')
      .returning('member_id')
      .executeTakeFirst();
    const memberId = decided?.member_id ?? refuse('ALREADY_DECIDED');
    if (outcome !== 'NOTHING') {
      await recordEvent(tx, memberId, { what: 'case.closed', at, by: actorOf(caller) });
    }
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'protection.case.closed',
      subject: `member:${memberId}`,
      after: { caseId, outcome, note },
      address: caller.address,
    });
  });
  return null;
}
