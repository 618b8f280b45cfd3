import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterAs, expect, signIn, test } from './console-house.ts';

test('a role is asked for by one administrator and given by another', async ({
  browser,
  page,
  houseUrl,
}) => {
  await enterAs(page, houseUrl, 'admin', '/operators');
  await page.getByRole('button', { name: 'New operator' }).click();
  const form = page.getByRole('dialog', { name: 'New operator' });
  await form.getByLabel(/^Username/).fill('nora');
  await form.getByLabel(/^Name/).fill('Nora New');
  await form.getByLabel(/^E-mail/).fill('nora@staff.example');
  await form.getByLabel('Content').check();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Approval requested')).toBeVisible();

  await page.goto('/console/approvals');
  await page.getByRole('row', { name: /New operator/ }).click();
  const own = page.getByRole('complementary', { name: 'Approval' });
  await expect(own.getByText('another operator must decide')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const second = await browser.newPage({ baseURL: houseUrl });
  await enterAs(second, houseUrl, 'admin2', '/');
  // How many wait depends on what other tests asked for in this house.
  await expect(second.getByRole('link', { name: /Approvals, \d+ waiting/ })).toBeVisible();
  await second.goto('/console/approvals');
  await second.getByRole('row', { name: /New operator/ }).click();
  const theirs = second.getByRole('complementary', { name: 'Approval' });
  await expect(theirs.getByText('nora@staff.example')).toBeVisible();
  await theirs.getByRole('button', { name: 'Reject' }).click();
  await expect(theirs.getByText('Enter a reason')).toBeVisible();
  await theirs.getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText('Approved and executed')).toBeVisible();
  await second.goto('/console/audit?action=operators.created');
  await expect(second.getByRole('row', { name: /admin2 Operator created/ })).toBeVisible();
  await second.close();

  const nora = await browser.newPage({ baseURL: houseUrl });
  await nora.goto(await linkOf(nora, houseUrl, 'nora@staff.example'));
  await nora.getByLabel('New password', { exact: true }).fill('a password of my own');
  await nora.getByLabel('Repeat new password').fill('a password of my own');
  await nora.getByRole('button', { name: 'Set password' }).click();
  await nora.getByRole('link', { name: 'Sign in' }).click();
  await signIn(nora, 'nora', 'a password of my own');
  await expect(nora.getByRole('heading', { name: 'Good to see you, Nora New' })).toBeVisible();
  await expect(nora.getByRole('link', { name: 'Settings' })).toBeVisible();
  await nora.close();
});

test('a second factor is set up, asked at the next login, and its recovery codes work', async ({
  page,
}) => {
  await page.goto('/console/account');
  await signIn(page, 'risk');
  await page.getByRole('button', { name: 'Set up' }).click();
  const panel = page.getByRole('region', { name: 'Second factor' });
  await panel.getByLabel('Current password').fill('Baize-demo-1');
  await panel.getByRole('button', { name: 'Continue' }).click();
  const secret = (await panel.locator('.code').innerText()).replaceAll(' ', '');
  await panel.getByLabel('Authenticator code').fill(totpOf(secret));
  await expect(panel.getByRole('listitem')).toHaveCount(10);
  const codes = await panel.getByRole('listitem').allInnerTexts();
  await panel.getByLabel('I have saved them').check();
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel.getByText('On', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, 'risk');
  await page.getByLabel('Authenticator code').fill('000000');
  await expect(page.getByText('The code is not correct')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]!);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
});

/** The six digits an authenticator app shows for a secret right now. */
function totpOf(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const key = Buffer.from(
    (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)),
  );
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.at(-1)! & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The one-time letter is written by a job: it is there soon, not at once. */
async function linkOf(page: Page, houseUrl: string, to: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const letter = await page.request.get(`${houseUrl}/test/outbox?to=${to}`);
    link = /\/console\/setup\S+/.exec(await letter.text())![0];
  }).toPass();
  return link;
}
