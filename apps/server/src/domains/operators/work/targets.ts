import type { operatorsWork as contract, Output } from '@baize/contract';
import type { Generated } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { JsonColumn } from '../../../platform/database.ts';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import type { WorkName } from '../work-kinds.ts';

type Minutes = Partial<Record<WorkName, number>>;

declare module '../../../platform/database.ts' {
  interface Tables {
    operator_work_targets: {
      only_one: Generated<boolean>;
      minutes: JsonColumn<Minutes>;
      version: number;
    };
  }
}

type Shown = Output<typeof contract.readTargets.value>;

/** Within how many minutes each kind is to be done: what was decided, or what its domain proposes. */
export async function targetsOf(
  house: House,
  db: Database | Transaction,
): Promise<(kind: WorkName) => number> {
  const { minutes } = await readRow(db);
  const shipped = new Map(house.contributed('work').map(({ kind, minutes }) => [kind, minutes]));
  return (kind) => minutes[kind] ?? shipped.get(kind) ?? 0;
}

export async function showTargets(house: House, db: Database | Transaction): Promise<Shown> {
  const { version } = await readRow(db);
  const minutesOf = await targetsOf(house, db);
  const targets = house.contributed('work').map(({ kind }) => ({ kind, minutes: minutesOf(kind) }));
  return { targets, version };
}

type Change = Output<typeof contract.saveTargets.input>;

/** Kinds that are not named stay as they are. */
export function saveTargets(house: House, caller: Caller, change: Change): Promise<Shown> {
  return begin(house.db, async (tx) => {
    const row = await tx
      .selectFrom('operator_work_targets')
      .selectAll()
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.version !== change.version) refuse('CHANGED_MEANWHILE');
    const before = await showTargets(house, tx);
    const named = Object.fromEntries(change.targets.map(({ kind, minutes }) => [kind, minutes]));
    await tx
      .updateTable('operator_work_targets')
      .set({ minutes: JSON.stringify({ ...row.minutes, ...named }), version: row.version + 1 })
      .execute();
    const after = await showTargets(house, tx);
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'operators.work-targets.changed',
      subject: 'system:work-targets',
      before: minutesByKind(before),
      after: minutesByKind(after),
      address: caller.address,
    });
    return after;
  });
}

function readRow(db: Database | Transaction) {
  return db.selectFrom('operator_work_targets').selectAll().executeTakeFirstOrThrow();
}

function minutesByKind({ targets }: Shown): Minutes {
  return Object.fromEntries(targets.map(({ kind, minutes }) => [kind, minutes]));
}
