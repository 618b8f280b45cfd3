import { sql } from 'kysely';

/** Levels of friends that are paid for. */
export const LEVELS = 3;

/** Everyone who may be paid for a friend `f`, with the level at which they see them. */
export const EARNERS = sql`(values (f.referrer_id, 1), (f.second_id, 2), (f.third_id, 3)) e (earner_id, level)`;

/** The block of the pair of `f` and `e`, while it stands. */
export const IS_BLOCKED = sql`exists (select 1 from referral_blocks x
  where x.friend_id = f.member_id and x.earner_id = e.earner_id and x.lifted_at is null)`;

/**
 * A friend `m` counts while they are an ordinary member and no agent is paid for their play: nobody is
 * paid twice for one person. The house's own account is no agent.
 */
export const countsAsFriend = (houseAccountId: bigint | null) =>
  sql`(m.type = 0 and m.frozen_at is null and m.agents <@ ${houseAccountId === null ? [] : [houseAccountId]}::bigint[])`;
