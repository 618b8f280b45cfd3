import { sql } from 'kysely';
import type { House } from '../../house.ts';
import type { Archivable, Stretch } from './archivable.ts';
import type { ArchiveState } from './kept.ts';

/** A partition that stands in its place: untouched, or on its way into a file. */
export type Part = Stretch & { table: string; child: string; state: ArchiveState | null };

/** Rows from before this instant are archived; none where nobody has set the rule for the table. */
export function archivedBefore(
  { config, clock }: Pick<House, 'config' | 'clock'>,
  table: string,
): Date | undefined {
  const months = config.archiveAfter.get(table);
  return months === undefined ? undefined : monthsBefore(clock.now(), months);
}

/** The same day of an earlier month; its last where it is shorter, so that no month is ever a short one. */
function monthsBefore(at: Date, months: number): Date {
  const then = new Date(at);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== at.getUTCDate()) then.setUTCDate(0);
  return then;
}

/**
 * The partitions whose numbers are all given out and whose last row is old. One that was brought back
 * stays until somebody archives it again by name.
 */
export async function findDue(
  house: House,
  { table, at }: Archivable,
  before: Date,
): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select r.parent as table, p.child, coalesce(p.from_id, 0) as "fromId", p.below_id as "belowId", a.state
    from partition_rules r cross join lateral partitions_of(r.parent) p
    left join archives a on a.parent = r.parent and a.below_id = p.below_id
    where r.parent = ${table} and p.below_id <= coalesce(pg_sequence_last_value(r.numbers::regclass), 0)
      and a.state is distinct from 'restored'
      and coalesce((select t.${sql.id(at)} from ${sql.table(table)} t
        where t.id >= coalesce(p.from_id, 0) and t.id < p.below_id order by t.id desc limit 1) < ${before}, true)
    order by p.below_id`.execute(house.work);
  return rows;
}
