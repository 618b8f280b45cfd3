import type { Page } from '@playwright/test';
import { callAs, enterAs, expect, openSession, test } from './console-house.ts';

test('money that fits no order is matched by hand, with what really arrived', async ({
  page,
  houseUrl,
}) => {
  await enterAs(page, houseUrl, 'finance', '/payments');
  await page.getByRole('button', { name: 'Enter a payment' }).click();
  const entry = page.getByRole('dialog', { name: 'Enter a payment' });
  await entry.getByLabel('Channel').selectOption('bank');
  await entry.getByLabel(/^Bank’s number/).fill('SLIP-77');
  await entry.getByLabel(/^Amount/).fill('249.00');
  await entry.getByRole('button', { name: 'Enter a payment' }).click();
  await expect(page.getByText('No order fits: it waits here')).toBeVisible();

  await page.getByRole('row', { name: /SLIP-77/ }).press('Enter');
  const order = page.getByRole('listitem').filter({ hasText: 'player3 · Said to be paid' });
  await order.getByRole('button', { name: 'Match' }).click();
  const asking = page.getByRole('dialog', { name: 'Credit this payment?' });
  await expect(asking.getByText(/Another amount than was to be paid/)).toBeVisible();
  await asking.getByRole('button', { name: 'Match' }).click();
  await expect(asking.getByText('Please give a reason')).toBeVisible();
  await asking.getByLabel(/^Reason/).fill('The payer’s name is the same');
  await asking.getByRole('button', { name: 'Match' }).click();
  await expect(page.getByRole('row', { name: /SLIP-77/ })).toHaveCount(0);

  await page.goto('/console/deposits?queue=credited');
  const credited = page.getByRole('row', { name: /player3.*249\.00.*Credited, other amount/ });
  await expect(credited).toHaveCount(1);
});

test('a large withdrawal is let go by one person and agreed to by another', async ({
  page,
  browser,
  houseUrl,
}) => {
  await twoPeopleFrom(page, houseUrl, 500);
  await enterAs(page, houseUrl, 'finance', '/withdrawals');
  await page.getByRole('row', { name: /player5/ }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  const asking = page.getByRole('dialog', { name: 'Approve' });
  await expect(asking.getByText(/From USD 500\.00 on a second person must agree/)).toBeVisible();
  await asking.getByRole('button', { name: 'Approve' }).click();
  const waits = page.getByRole('region', { name: 'Waits for a second person' });
  await expect(waits).toBeVisible();
  await expect(waits.getByRole('button', { name: 'Agree' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start paying' })).toHaveCount(0);

  const other = await browser.newPage({ baseURL: houseUrl });
  await enterAs(other, houseUrl, 'finance2', '/withdrawals');
  await other.getByRole('row', { name: /player5.*Second look/ }).click();
  await other.getByRole('button', { name: 'Agree: let it go' }).click();
  await expect(other.getByRole('row', { name: /player5/ })).toHaveCount(0);
  await other.close();
  // The first one's desk hears of it by itself.
  await expect(page.getByRole('row', { name: /player5/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'To pay 1' }).click();
  await page.getByRole('row', { name: /player5/ }).click();
  await expect(page.getByRole('button', { name: 'Start paying' })).toBeVisible();
});

test('a part that did not arrive is decided with both sides in sight', async ({
  page,
  browser,
  houseUrl,
}) => {
  const other = await browser.newPage({ baseURL: houseUrl });
  await enterAs(other, houseUrl, 'support', '/disputes');
  await other.getByRole('row', { name: /player4/ }).click();
  await expect(other.getByText('You may look at this, and not decide it.')).toBeVisible();
  await other.close();

  await enterAs(page, houseUrl, 'finance', '/disputes');
  await page.getByRole('row', { name: /player4.*500\.00.*100\.00.*400\.00/ }).click();
  const shown = page.getByRole('region', { name: 'What the member shows' });
  await expect(shown.locator('img')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What the house paid' })).toBeVisible();
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('Choose what is to happen.')).toBeVisible();
  await page.getByRole('radio', { name: /Give the rest back.*USD 400\.00 goes back/ }).check();
  await page.getByLabel(/^Reason/).fill('The bank confirms that only a part left');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'only a part left' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decide' })).toHaveCount(0);
});

async function twoPeopleFrom(page: Page, house: string, sum: number): Promise<void> {
  const token = await openSession(page, house, 'admin');
  const path = '/ops/cashier/settings';
  const rules = await callAs<Record<string, unknown>>(page, house, { token, method: 'get', path });
  const data = { ...rules, twoPeopleFrom: sum, reason: 'smaller sums are large here' };
  await callAs(page, house, { token, method: 'put', path, data });
}
