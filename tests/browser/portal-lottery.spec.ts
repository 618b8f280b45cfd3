import { expect, test } from '@playwright/test';
import { enterAs, openDemoMember } from './members.ts';

test('a chase is marked, counted, bought and taken back', async ({ page, request }) => {
  const member = await openDemoMember(request, 'player4');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, member, '/lottery?gameCode=ssc-5');
  await expect(page.getByRole('timer')).toBeVisible();

  // Two of five digits in three places are eight notes.
  await page.getByRole('button', { name: 'Last three', exact: true }).click();
  await page.getByRole('button', { name: 'Last three exact', exact: true }).click();
  for (const place of [3, 4, 5]) {
    const row = page.getByRole('group', { name: `Place ${place}` });
    await row.getByRole('button', { name: '1', exact: true }).click();
    await row.getByRole('button', { name: '2', exact: true }).click();
  }
  await expect(page.locator('[data-notes]')).toHaveText('8');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const cart = page.getByRole('region', { name: 'Cart' });
  await expect(cart.getByText('1,2 | 1,2 | 1,2')).toBeVisible();

  // The running issue may close in this very moment; those after it do not.
  await cart.getByRole('button', { name: 'Chase' }).click();
  const drawer = page.getByRole('dialog', { name: 'Chase several issues' });
  await drawer.getByLabel('Issues', { exact: true }).selectOption('5');
  await drawer.getByRole('button', { name: 'Buy 5 tickets' }).click();
  await expect(page.getByText('Tickets bought. Good luck!').first()).toBeVisible();
  await page.getByRole('tab', { name: 'My tickets' }).click();
  const last = page.getByRole('listitem').filter({ hasText: 'Chase 5 of 5' }).first();
  await last.getByRole('button', { name: 'Cancel ticket' }).click();
  await expect(last.getByText('Refunded')).toBeVisible();
});
