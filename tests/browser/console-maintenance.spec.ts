import { enterAs, expect, test } from './console-house.ts';

test('an operator closes the house while a visitor watches, and opens it again', async ({
  browser,
  page,
  houseUrl,
}) => {
  const visitor = await browser.newPage({ baseURL: houseUrl });
  await visitor.goto('/');
  await expect(visitor.getByRole('main')).toBeVisible();

  await enterAs(page, houseUrl, 'admin', '/status');
  await page.getByLabel('Message to visitors').fill('New tables are being laid.');
  await page.getByRole('button', { name: 'In 2 h' }).click();
  await page.getByRole('button', { name: 'Close the site' }).click();
  const ask = page.getByRole('dialog', { name: 'Close the site?' });
  await expect(ask.getByText('New tables are being laid.')).toBeVisible();
  await ask.getByRole('button', { name: 'Close the site' }).click();

  // They are told, without a reload.
  await expect(visitor.getByText('New tables are being laid.')).toBeVisible();
  await expect(page.getByText('Closed for maintenance', { exact: true })).toBeVisible();
  await expect(page.getByText('Maintenance page', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Open the site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the site' }).click();
  await expect(visitor.getByText('New tables are being laid.')).toBeHidden();
  await visitor.close();

  await page.goto('/console/audit?action=system.status');
  await expect(page.getByRole('row', { name: /admin Maintenance changed/ })).toHaveCount(2);
});
