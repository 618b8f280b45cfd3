import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { enterAs } from './members.ts';

const PLAYER = { username: 'player3', password: 'Baize-demo-1' };

async function sitDown(page: Page, request: APIRequestContext, gameCode: string): Promise<void> {
  const answer = await request.post('/wps/session/login', { data: PLAYER });
  const { value } = (await answer.json()) as { value: { token: string } };
  // The result is what counts here, not its picture.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const member = { username: PLAYER.username, token: value.token };
  await enterAs(page, member, `/seamless?vendor=BAIZE&gameCode=${gameCode}`);
}

const betButton = (page: Page) => page.getByRole('button', { name: 'Bet', exact: true });

test('a bet on dice is paid as shown, and computed anew over the stage', async ({
  page,
  request,
}) => {
  await sitDown(page, request, 'dice');
  await expect(betButton(page)).toBeEnabled();
  const answered = page.waitForResponse('**/wps/game/bet');
  await betButton(page).click();
  const { value } = (await (await answered).json()) as {
    value: { payout: number; balance: number; steps: { roll: number }[] };
  };
  const shown = value.balance.toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(page.getByText(`$${shown}`, { exact: true }).first()).toBeVisible();
  const result = page.locator('output[aria-live=polite]').first();
  await expect(result).toContainText(`Rolled ${value.steps[0]!.roll.toFixed(2)}`);
  await expect(result).toContainText(value.payout > 0 ? 'Paid out' : 'No win');

  // The bet opens over the stage; its sealed seed is revealed and checked there.
  await page
    .getByRole('button', { name: /^Open this bet/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Reveal and verify' }).click();
  await expect(page.getByText('Matches what was paid')).toBeVisible();
  await expect(page.getByText('The seed matches its hash')).toBeVisible();
});

test('a round of mines goes on after a reload, where it was', async ({ page, request }) => {
  await sitDown(page, request, 'mines');
  await page.getByRole('button', { name: '24', exact: true }).click();
  await betButton(page).click();
  const tile = page.getByRole('button', { name: 'Tile 13', exact: true });
  await expect(tile).toBeEnabled();
  await page.reload();
  await expect(tile).toBeEnabled();
  await expect(page.getByRole('button', { name: '24', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // With 24 mines the first tile ends the round, whatever lies under it.
  await tile.click();
  await expect(page.getByRole('button', { name: /^Tile 13: (mine|safe)$/ })).toBeVisible();
  await expect(betButton(page)).toBeEnabled();
});
