import type { Period } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import { unheardBy } from '../../../platform/events/unheard.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { PEOPLE_KEPT, PEOPLE_NOW } from '../people/people.ts';
import { dayIn, hourIn } from './counted.ts';

/** Whose first deposit of these days is not what the ledger says, as rows of faults. */
export function firstDepositFaults({ from, to }: Period, offset: number): RawBuilder<unknown> {
  const written = (side: 'k' | 'c') => {
    const row = sql.ref(side);
    return sql`concat_ws(' / ', ${row}.transfer_id, ${row}.hour, ${row}.amount)`;
  };
  return sql`select 'firstDeposits' as what, coalesce(k.day, c.day)::text as day,
      member_id::text as place, ${written('k')} as kept, ${written('c')} as counted
    from insight_first_deposits k
    full join (select distinct on (member_id) member_id, id as transfer_id,
        ${dayIn(sql`at`, offset)} as day, ${hourIn(sql`at`, offset)} as hour, amount
      from insight_transfers where reason = 'DEPOSIT' and currency = ${BRAND_CURRENCY}
        and id <= (select transfer_id from insight_book) order by member_id, id) c using (member_id)
    where coalesce(k.day, c.day) between ${from} and ${to}
      and (k.transfer_id, k.day, k.hour, k.amount) is distinct from (c.transfer_id, c.day, c.hour, c.amount)`;
}

/** Of whom something else is kept than is so; told on the last day, since they belong to none. */
export function peopleFaults({ to }: Period): RawBuilder<unknown> {
  const written = (side: 'k' | 'c') => {
    const row = sql.ref(side);
    return sql`concat_ws(' / ', ${row}.country, ${row}.device, ${row}.source, ${row}.campaign)`;
  };
  return sql`select 'people' as what, ${to}::text as day, member_id::text as place,
      ${written('k')} as kept, ${written('c')} as counted
    from insight_people k join (${PEOPLE_NOW}) c using (member_id)
    where (k.country, k.device, k.source, k.campaign)
        is distinct from (c.country, c.device, c.source, c.campaign)
      and not exists (select 1 from ${unheardBy(PEOPLE_KEPT)} e
        where e.payload ->> 'memberId' = k.member_id::text)`;
}
