import type { House } from '../../../platform/house.ts';

/** Why transfers must stay: the teams' sums have not counted one of them. */
export async function keptForTeams(
  { work }: House,
  { fromId, belowId }: { fromId: bigint; belowId: bigint },
): Promise<string | undefined> {
  const uncounted = await work
    .selectFrom('counted_transfers')
    .select('id')
    .where('id', '>=', fromId)
    .where('id', '<', belowId)
    .where('id', '>', ({ selectFrom }) => selectFrom('transfer_cursor').select('after_id'))
    .limit(1)
    .executeTakeFirst();
  return uncounted && `the sums of teams have not counted transfer ${uncounted.id}`;
}
