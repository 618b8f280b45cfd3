import type { operatorsEmergencies as contract, Output, Right } from '@baize/contract';
import { type Generated, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables, Transaction } from '../../platform/database.ts';

declare module '../../platform/database.ts' {
  interface Tables {
    operator_emergencies: {
      id: Generated<bigint>;
      operator_id: bigint;
      session_id: bigint;
      rights: Right[];
      reason: string;
      taken_at: Date;
      expires_at: Date;
      ended_at: Date | null;
      judgement: Output<typeof contract.judgement> | null;
      review_note: Generated<string>;
      reviewed_by: bigint | null;
      reviewed_at: Date | null;
    };
  }
}

export type EmergencyRow = Selectable<Tables['operator_emergencies']>;

/** The rights that were taken for a session `s` in an emergency and still last, within a query of sessions. */
export const takenRightsOf = (now: Date): RawBuilder<Right[]> => sql<Right[]>`coalesce((
  select e.rights from operator_emergencies e
  where e.session_id = s.id and e.ended_at is null and e.expires_at > ${now}), '{}')`;

/**
 * The emergency in which this actor acts. What they do in another browser meanwhile belongs to it too:
 * whoever reviews it sees the whole of that hour.
 */
export async function emergencyOf(
  tx: Transaction,
  actor: string,
  now: Date,
): Promise<bigint | null> {
  const [, id] = /^operator:(\d{1,18})$/.exec(actor) ?? [];
  if (id === undefined) return null;
  const row = await tx
    .selectFrom('operator_emergencies')
    .select('id')
    .where('operator_id', '=', BigInt(id))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.id ?? null;
}
