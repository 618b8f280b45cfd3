import type { operatorsAudit as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { findByName } from '../accounts.ts';
import { namesOfSubjects } from '../subjects.ts';

type Wanted = Output<typeof contract.listAudit.input>;
type Shown = Output<typeof contract.auditEntry>;

/** The log, newest first. */
export async function listAudit(house: House, wanted: Wanted) {
  const { page, pageSize } = wanted;
  const matching = await matchingEntries(house, wanted);
  const { count } = await matching
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .$call(onPage({ page, size: pageSize }))
    .execute();
  const nameOf = await namesOfSubjects(
    house,
    rows.flatMap(({ actor, subject }) => [actor, subject]),
  );
  const list = rows.map(
    (row): Shown => ({
      id: String(row.id),
      at: row.at.getTime(),
      actor: row.actor,
      actorName: nameOf(row.actor),
      action: row.action,
      subject: row.subject,
      subjectName: nameOf(row.subject),
      before: row.before === null ? null : JSON.parse(row.before),
      after: row.after === null ? null : JSON.parse(row.after),
      address: row.address,
      hash: row.hash,
      emergencyId: row.emergency_id === null ? null : String(row.emergency_id),
    }),
  );
  return pageOf(list, Number(count), { page, size: pageSize });
}

async function matchingEntries(house: House, wanted: Wanted) {
  const { actor, action, subject, emergency, from, to } = wanted;
  let entries = house.reports.selectFrom('audit_entries');
  if (actor) entries = entries.where('actor', '=', await actorNamed(house, actor));
  if (action) entries = entries.where('action', 'like', `${action.replace(/[\\%_]/g, '\\$&')}%`);
  if (subject) entries = entries.where('subject', '=', subject);
  if (emergency) entries = entries.where('emergency_id', '=', BigInt(emergency));
  if (from !== undefined) entries = entries.where('at', '>=', new Date(from));
  if (to !== undefined) entries = entries.where('at', '<=', new Date(to));
  return entries;
}

async function actorNamed(house: House, typed: string): Promise<string> {
  const operator = await findByName(house.db, typed);
  return operator ? `operator:${operator.id}` : typed;
}
