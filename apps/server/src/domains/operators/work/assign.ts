import type { operatorsWork as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { staffHolding } from '../staff-contacts.ts';
import type { WorkKind } from '../work-kinds.ts';
import { findOpen, kindFor, type Shown, showWork } from './list-work.ts';
import { openWork } from './open-work.ts';

type Wanted = Output<typeof contract.assignWork.input>;

/**
 * Gives a piece of work to one person, to another, or back to all. It binds nobody: whoever may
 * decide it still may, and sees who is on it.
 */
export async function assignWork(
  house: House,
  caller: Caller,
  wanted: Wanted,
): Promise<Shown | null> {
  const kind = kindFor(house, caller, wanted.kind);
  await assertMayHold(house, kind, wanted.to);
  await begin(house.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`work:${kind.kind}:${wanted.id}`}, 0))`.execute(
      tx,
    );
    const row = (await findOpen(house, tx, kind, wanted.id)) ?? refuse('ALREADY_DECIDED');
    const holder = row.holder_id === null ? null : Number(row.holder_id);
    if (holder !== wanted.holder) refuse('CHANGED_MEANWHILE');
    if (holder !== wanted.to) await handOver(house, tx, { kind, caller, wanted });
  });
  return showWork(house, caller, wanted);
}

/** Work is given to those who can do it, and who can still log in. */
async function assertMayHold(house: House, { right }: WorkKind, to: number | null): Promise<void> {
  if (to === null) return;
  const people = await staffHolding(house, right);
  if (!people.some(({ id }) => id === BigInt(to))) refuse('WORK_NOT_THEIRS');
}

type Handing = { kind: WorkKind; caller: Caller; wanted: Wanted };

async function handOver(house: House, tx: Transaction, { kind, caller, wanted }: Handing) {
  const at = house.clock.now();
  const note = maskCardNumbers(wanted.note).trim();
  const { id, to, holder } = wanted;
  await tx
    .updateTable('operator_assignments')
    .set({ ended_at: at })
    .where('kind', '=', kind.kind)
    .where('item', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  if (to !== null) {
    await tx
      .insertInto('operator_assignments')
      .values({
        kind: kind.kind,
        item: id,
        operator_id: BigInt(to),
        assigned_by: caller.operatorId,
        note,
        assigned_at: at,
        ended_at: null,
      })
      .execute();
  }
  await kind.hold?.(tx, BigInt(id), to === null ? null : BigInt(to));
  await recordAudit(house, tx, {
    actor: actorOf(caller),
    action: to === null ? 'operators.work.released' : 'operators.work.assigned',
    subject: `${kind.kind}:${id}`,
    before: { holder: nameOf(holder) },
    after: { holder: nameOf(to), note },
    address: caller.address,
  });
}

const nameOf = (id: number | null) => (id === null ? null : `operator:${id}`);

/** Whom work of this kind may be given to. */
export async function listPeople(house: House, caller: Caller, name: WorkKind['kind']) {
  const people = await staffHolding(house, kindFor(house, caller, name).right);
  return {
    list: people.map(({ id, username, name }) => ({ id: Number(id), username, name })),
  };
}

/** What is done, by whomever, is nobody's any more: it would be theirs again if it came back. */
export async function endDone(house: House): Promise<void> {
  const open = await openWork(house, house.work, house.contributed('work'));
  await sql`
    update operator_assignments a set ended_at = ${house.clock.now()}
    where a.ended_at is null
      and not exists (select from (${open}) as o where o.kind = a.kind and o.id = a.item)`.execute(
    house.work,
  );
}
