import type { House } from '../../../platform/house.ts';

/** Why bets up to an instant must stay: an issue that took bets by then is not settled. */
export async function keptForIssues(
  { work }: House,
  { lastAt }: { lastAt: Date },
): Promise<string | undefined> {
  const issue = await work
    .selectFrom('lottery_issues')
    .select(['game_code', 'number'])
    .where('settled_at', 'is', null)
    .where('opens_at', '<=', lastAt)
    .limit(1)
    .executeTakeFirst();
  return issue && `issue ${issue.number} of ${issue.game_code} is not settled`;
}
