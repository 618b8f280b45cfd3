import type { House } from '../../platform/house.ts';

/** Why transfers up to an instant must stay: a withdrawal of that time has not ended, or is in dispute. */
export async function keptForWithdrawals(
  { work }: House,
  { lastAt }: { lastAt: Date },
): Promise<string | undefined> {
  const open = await work
    .selectFrom('withdrawals')
    .select('id')
    .where('ended_at', 'is', null)
    .where('applied_at', '<=', lastAt)
    .limit(1)
    .executeTakeFirst();
  return open && `withdrawal ${open.id} has not ended`;
}
