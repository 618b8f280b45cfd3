import type { Caller } from '../../platform/caller.ts';
import { begin, type Database, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { actorOf, recordAudit } from '../operators/index.ts';
import { tellCatalogue } from './shelf.ts';

/** Changes happen one after another, so that a version never hides what came before it. */
export async function nextVersion(tx: Transaction): Promise<bigint> {
  const { version } = await tx
    .updateTable('catalogue_state')
    .set(({ eb }) => ({ version: eb('version', '+', 1n) }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export type Editor = Pick<Caller, 'kind' | 'operatorId' | 'memberId' | 'address'>;

export type Change<Result> = {
  action: string;
  subject: string;
  before?: unknown;
  after: unknown;
  result: Result;
};

/** One change of the catalogue by an operator: written, put on record, and told to every server. */
export async function changeCatalogue<Result>(
  house: House,
  editor: Editor,
  work: (tx: Transaction, version: bigint) => Promise<Change<Result>>,
  db: Database = house.db,
): Promise<Result> {
  const result = await begin(db, async (tx) => {
    const { result, ...entry } = await work(tx, await nextVersion(tx));
    const { address } = editor;
    const actor = editor.operatorId ? actorOf(editor) : 'system';
    await recordAudit(house, tx, { actor, ...entry, address: address || undefined });
    return result;
  });
  await tellCatalogue(house);
  return result;
}

type Windowed = { maintenanceFrom: number | null; maintenanceUntil: number | null };

/** A window that ends before it begins would never be open, and never closed. */
export function windowColumns({ maintenanceFrom: from, maintenanceUntil: until }: Windowed) {
  if (from !== null && until !== null && until <= from) {
    refuse('INVALID_INPUT', { value: { maintenanceUntil: 'too_small' } });
  }
  return {
    maintenance_from: from === null ? null : new Date(from),
    maintenance_until: until === null ? null : new Date(until),
  };
}
