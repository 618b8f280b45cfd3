import type { sportsbookBets as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';

const MAX_KEPT = 200;

export async function listFavourites(
  { db }: House,
  { memberId }: Caller,
): Promise<Output<typeof contract.favourites.value>> {
  const rows = await db
    .selectFrom('sports_favourites')
    .select(['kind', 'subject'])
    .where('member_id', '=', memberId)
    .orderBy('kept_at', 'desc')
    .execute();
  return { list: rows.map(({ kind, subject }) => ({ kind, id: subject })) };
}

export async function setFavourite(
  { db, clock }: House,
  { memberId }: Caller,
  { kind, id, isKept }: Output<typeof contract.setFavourite.input>,
): Promise<null> {
  if (!isKept) {
    await db
      .deleteFrom('sports_favourites')
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('subject', '=', id)
      .execute();
    return null;
  }
  const { count } = await db
    .selectFrom('sports_favourites')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_KEPT) refuse('TOO_MANY_REQUESTS');
  await db
    .insertInto('sports_favourites')
    .values({ member_id: memberId, kind, subject: id, kept_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return null;
}
