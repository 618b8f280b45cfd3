import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { enterAs, fund, openMember } from './members.ts';
import { untilTaken } from './until-taken.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const centre = (page: Page) => page.getByRole('dialog').last();

test('a member limits their bets, and then takes a break that holds at once', async ({
  page,
  request,
}) => {
  const member = await openMember(request);
  await fund(request, member, 100);
  await enterAs(page, member, '/member?page=playerProtection');

  await centre(page).getByRole('button', { name: 'Set: Bets, Per day' }).click();
  await centre(page).getByLabel('Limit', { exact: true }).fill('5');
  await centre(page).getByRole('button', { name: 'Save limit' }).click();
  await expect(centre(page).getByRole('button', { name: 'Change: Bets, Per day' })).toBeVisible();
  await expect(centre(page)).toContainText('$0.00 used, $5.00 left');
  expect(await bet(request, member.token, 6)).toBe('protection.wager.limit');
  expect(await bet(request, member.token, 1)).toBe('taken');

  await centre(page).getByRole('button', { name: 'Start time-out' }).click();
  await centre(page).getByLabel('Number of days, 1 to 42').fill('2');
  await expect(centre(page)).toContainText('This cannot be undone');
  await centre(page).getByRole('button', { name: 'Start time-out' }).click();
  await expect(centre(page)).toContainText('You are taking a break until');
  await expect(centre(page).getByRole('button', { name: 'Withdraw my money' })).toBeVisible();
  expect(await bet(request, member.token, 1)).toBe('protection.time.out');
});

async function bet(request: APIRequestContext, token: string, stake: number): Promise<string> {
  const choice = { target: 50, side: 'under' };
  const order = {
    headers: { authorization: token },
    data: { requestId: randomUUID(), gameCode: 'dice', stake, choice },
  };
  const answer = await untilTaken(() => request.post('/wps/game/bet', order));
  const { success, errorCode } = (await answer.json()) as { success: boolean; errorCode?: string };
  return success ? 'taken' : (errorCode ?? '');
}
