import { type RawBuilder, sql } from 'kysely';

/** Transfers between the main wallet and vendors', as the story of a member tells them. */
export const movedWithVendors = (memberId: bigint): RawBuilder<unknown> => sql`
  select id, asked_at as at,
    case direction when 'TO_VENDOR' then 'to-vendor' else 'from-vendor' end as what,
    vendor as about, status as state, amount::text as amount
  from vendor_transfers where member_id = ${memberId}`;
