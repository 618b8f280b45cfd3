import type { Money } from '@baize/money';
import { type Generated, type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { WorkKind, WorkName } from '../work-kinds.ts';
import { targetsOf } from './targets.ts';

declare module '../../../platform/database.ts' {
  interface Tables {
    operator_assignments: {
      id: Generated<bigint>;
      kind: string;
      item: string;
      operator_id: bigint;
      assigned_by: bigint;
      note: string;
      assigned_at: Date;
      ended_at: Date | null;
    };
  }
}

/** One row of `openWork`. */
export type OpenRow = {
  kind: WorkName;
  id: string;
  name: string;
  member_id: bigint | null;
  amount: Money | null;
  at: Date;
  due_at: Date;
  holder_id: bigint | null;
  note: string;
  handed_by: bigint | null;
};

/** The kinds of work that this operator may do. */
export function kindsFor(house: House, { rights }: Pick<Caller, 'rights'>): WorkKind[] {
  return house.contributed('work').filter(({ right }) => rights.includes(right));
}

/**
 * All that waits of these kinds, as one query over what the domains select, with until when and with
 * whom. Where a desk keeps itself who is on a case, its word counts.
 */
export async function openWork(
  house: House,
  db: Database | Transaction,
  kinds: readonly WorkKind[],
): Promise<RawBuilder<OpenRow>> {
  const minutesOf = await targetsOf(house, db);
  const parts = kinds.map(
    ({ kind, open, hold }) => sql`
      select ${kind}::text as kind, ${minutesOf(kind)}::int as minutes,
        ${hold !== undefined}::boolean as has_holder, one.*
      from (${open}) as one (id, name, member_id, amount, at, held_by)`,
  );
  return sql<OpenRow>`
    select w.kind, w.id, w.name, w.member_id, w.amount, w.at,
      w.at + w.minutes * interval '1 minute' as due_at,
      case when w.has_holder then w.held_by else a.operator_id end as holder_id,
      case when w.has_holder and w.held_by is distinct from a.operator_id then ''
        else coalesce(a.note, '') end as note,
      case when w.has_holder and w.held_by is distinct from a.operator_id then null
        else nullif(a.assigned_by, a.operator_id) end as handed_by
    from (${sql.join(parts, sql` union all `)}) as w
    left join operator_assignments a
      on a.kind = w.kind and a.item = w.id and a.ended_at is null`;
}
