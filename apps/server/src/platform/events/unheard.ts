import { type RawBuilder, sql } from 'kysely';

/**
 * What a listener has not heard yet, as rows of `id, name, at, payload`: for those who compare what it
 * kept with what is so. A payload's amounts and instants are read by `payloadNumber`.
 */
export function unheardBy(listener: string): RawBuilder<unknown> {
  return sql`(select e.id, e.name, e.at, e.payload from events e
    where e.id > coalesce((select after_id from event_cursors where listener = ${listener}), 0)
    union all
    select e.id, e.name, e.at, e.payload from event_detours d join events e on e.id = d.event_id
    where d.listener = ${listener} and e.id <= coalesce(
      (select after_id from event_cursors where listener = ${listener}), 0))`;
}

/** An amount, or an instant in milliseconds, behind the sign that tells it from a text. */
export function payloadNumber(json: RawBuilder<unknown>, field: string): RawBuilder<bigint> {
  return sql<bigint>`substr(${json} ->> ${sql.lit(field)}, 3)::bigint`;
}
