import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { enterAs, openDemoMember } from './members.ts';

const sitDown = (page: Page, request: APIRequestContext, gameCode: string) =>
  sitDownAt(page, request, `/seamless?vendor=BAIZE&gameCode=${gameCode}`);

async function sitDownAt(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const member = await openDemoMember(request, 'player3');
  // The result is what counts here, not its picture.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, member, path);
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

test('a single and a parlay are taken from the list of matches, and one of them is cashed out', async ({
  page,
  request,
}) => {
  // Only rows in sight exist.
  await page.setViewportSize({ width: 1280, height: 2_000 });
  await sitDownAt(page, request, '/sports?view=upcoming');
  const rows = page.locator('.match-row');
  await expect(rows.nth(15)).toBeAttached();
  // Matches begin and leave the list meanwhile: these are some way down it, and known by their address.
  const far = await rows
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
  const back = (n: number) =>
    page
      .locator(`.match-row:has(a[href="${far[n]}"]) [data-column=result]`)
      .getByRole('button')
      .first()
      .click();
  const slip = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('tab', { name: 'Bet slip' }) });

  await back(12);
  await slip.getByRole('textbox', { name: 'Stake per bet' }).fill('10');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await expect(slip.getByText('Bet placed')).toBeVisible();
  await slip.getByRole('button', { name: 'Continue' }).click();

  // A second match makes a parlay of it.
  await back(13);
  await back(14);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('5');
  await slip.getByRole('button', { name: /^Place parlay/ }).click();
  await slip.getByRole('button', { name: 'View my bets' }).click();
  const newest = (kind: string) => slip.getByRole('listitem').filter({ hasText: kind }).first();
  await expect(newest('Parlay of 2').getByRole('listitem')).toHaveCount(2);
  await expect(newest('Parlay of 2').getByText('Open', { exact: true })).toBeVisible();
  await newest('Single')
    .getByRole('button', { name: /^Cash out/ })
    .click();
  await expect(page.getByText('Cashed out').first()).toBeVisible();
  await slip.getByRole('button', { name: 'Settled' }).click();
  await expect(newest('Single').getByText('Cashed out')).toBeVisible();
});
