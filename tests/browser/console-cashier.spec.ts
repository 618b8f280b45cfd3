import type { Page } from '@playwright/test';
import { callAs, enterAs, expect, openSession, test } from './console-house.ts';

test('money that fits no order is matched by hand, with what really arrived', async ({
  page,
  houseUrl,
}) => {
  await enterAs(page, houseUrl, 'finance', '/payments');
  await page.getByRole('button', { name: 'Add payment' }).click();
  const entry = page.getByRole('dialog', { name: 'Add payment' });
  await entry.getByLabel('Channel').selectOption('bank');
  await entry.getByLabel(/^Bank reference/).fill('SLIP-77');
  await entry.getByLabel(/^Amount/).fill('249.00');
  await entry.getByRole('button', { name: 'Add payment' }).click();
  await expect(page.getByText('No matching order: waiting here')).toBeVisible();

  await page.getByRole('row', { name: /SLIP-77/ }).press('Enter');
  const order = page.getByRole('listitem').filter({ hasText: /player3.* · Reported as paid/ });
  await order.getByRole('button', { name: 'Match' }).click();
  const asking = page.getByRole('dialog', { name: 'Credit this payment?' });
  await expect(asking.getByText(/The amount differs from the order/)).toBeVisible();
  await asking.getByRole('button', { name: 'Match' }).click();
  await expect(asking.getByText('Enter a reason')).toBeVisible();
  await asking.getByLabel(/^Reason/).fill('The payer’s name is the same');
  await asking.getByRole('button', { name: 'Match' }).click();
  await expect(page.getByRole('row', { name: /SLIP-77/ })).toHaveCount(0);

  await page.goto('/console/deposits?queue=credited');
  const credited = page.getByRole('row', { name: /player3.*249\.00.*Credited, different amount/ });
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
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const asking = page.getByRole('dialog', { name: 'Approve' });
  await expect(asking.getByText(/From USD 500\.00, a second operator must approve/)).toBeVisible();
  await asking.getByRole('button', { name: 'Approve', exact: true }).click();
  const waits = page.getByRole('region', { name: 'Awaiting second approval' });
  await expect(waits).toBeVisible();
  await expect(waits.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start payout' })).toHaveCount(0);

  const other = await browser.newPage({ baseURL: houseUrl });
  await enterAs(other, houseUrl, 'finance2', '/withdrawals');
  await other.getByRole('row', { name: /player5.*Second approval/ }).click();
  await other.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(other.getByRole('row', { name: /player5/ })).toHaveCount(0);
  await other.close();
  // The first one's desk hears of it by itself.
  await expect(page.getByRole('row', { name: /player5/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Approved 1' }).click();
  await page.getByRole('row', { name: /player5/ }).click();
  await expect(page.getByRole('button', { name: 'Start payout' })).toBeVisible();
});

test('a part that did not arrive is decided with both sides in sight', async ({
  page,
  browser,
  houseUrl,
}) => {
  const other = await browser.newPage({ baseURL: houseUrl });
  await enterAs(other, houseUrl, 'support', '/disputes');
  await other.getByRole('row', { name: /player4/ }).click();
  await expect(other.getByText('You can view this withdrawal but not process it.')).toBeVisible();
  await other.close();

  await enterAs(page, houseUrl, 'finance', '/disputes');
  await page.getByRole('row', { name: /player4.*500\.00.*100\.00.*400\.00/ }).click();
  const shown = page.getByRole('region', { name: 'Member’s evidence' });
  await expect(shown.locator('img')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Our payment evidence' })).toBeVisible();
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('Choose a decision.')).toBeVisible();
  await page.getByRole('radio', { name: /Refund the rest.*USD 400\.00 goes back/ }).check();
  await page.getByLabel(/^Reason/).fill('The bank confirms that only a part left');
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'only a part left' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resolve' })).toHaveCount(0);
});

async function twoPeopleFrom(page: Page, house: string, sum: number): Promise<void> {
  const token = await openSession(page, house, 'admin');
  const path = '/ops/cashier/settings';
  const rules = await callAs<Record<string, unknown>>(page, house, { token, method: 'get', path });
  const data = { ...rules, twoPeopleFrom: sum, reason: 'smaller sums are large here' };
  await callAs(page, house, { token, method: 'put', path, data });
}
