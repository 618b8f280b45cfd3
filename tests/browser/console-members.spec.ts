import type { Page } from '@playwright/test';
import { callAs, enterAs, expect, openSession, test } from './console-house.ts';
import { openMember } from './members.ts';

test('a member is found by the beginning of the name, and personal data waits to be asked for', async ({
  page,
  houseUrl,
}) => {
  const { username } = await openMember(page.request);
  await enterAs(page, houseUrl, 'support', '/members');
  await page.getByRole('searchbox', { name: 'Username' }).fill(username.slice(0, 9));
  await expect(page).toHaveURL(/username=t/);
  await page.getByRole('row', { name: username }).click();
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();

  await openTab(page, 'Audit');
  await expect(page.getByText('No entries')).toBeVisible();
  await openTab(page, 'Profile');
  await expect(page.getByText('Real name')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show personal data' }).click();
  await expect(page.getByText('Real name')).toBeVisible();
  await openTab(page, 'Audit');
  await expect(page.getByRole('row', { name: /Personal data viewed/ })).toHaveCount(1);

  await expect(page.getByRole('button', { name: 'Freeze' })).toHaveCount(0);
  await openTab(page, 'Notes');
  await page.getByLabel('New note').fill('Called about a lost phone');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'lost phone' })).toBeVisible();
});

test('a freeze takes a reason and ends sessions when it is told to', async ({ page, houseUrl }) => {
  const { username, token } = await openMember(page.request);
  await openCard(page, houseUrl, 'risk', username);
  await openTab(page, 'Sessions');
  await expect(page.getByRole('row', { name: '127.0.0.1' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Freeze' }).click();
  const asking = page.getByRole('dialog', { name: `Freeze ${username}?` });
  await asking.getByRole('button', { name: 'Freeze' }).click();
  await expect(asking.getByText('Enter a reason')).toBeVisible();
  await asking.getByLabel(/^Reason/).fill('Asked for a pause');
  await asking.getByLabel('End all sessions as well').check();
  await asking.getByRole('button', { name: 'Freeze' }).click();
  await expect(page.getByText(/Frozen since .*: Asked for a pause/)).toBeVisible();
  await expect(page.getByText('Not signed in')).toBeVisible();
  expect(await isSignedIn(page, token)).toBe(false);

  await page.getByRole('button', { name: 'Unfreeze' }).click();
  const ending = page.getByRole('dialog', { name: `Unfreeze ${username}?` });
  await ending.getByLabel(/^Reason/).fill('The pause is over');
  await ending.getByRole('button', { name: 'Unfreeze' }).click();
  await expect(page.getByText(/Frozen since/)).toHaveCount(0);
});

test('a new password is shown once, and a second factor goes only with a second person', async ({
  page,
  houseUrl,
}) => {
  const { username, token } = await openMember(page.request);
  await openCard(page, houseUrl, 'admin', username);
  await page.getByRole('button', { name: 'Reset password' }).click();
  const reset = page.getByRole('dialog', { name: `Reset the password of ${username}` });
  await reset.getByLabel(/^Reason/).fill('Forgot it, proved by call');
  await reset.getByRole('button', { name: 'Generate password' }).click();
  await expect(reset.getByTestId('one-time-password')).toHaveText(/^[A-Za-z2-9]{14}$/);
  await reset.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(reset.getByLabel(/^Reason/)).toHaveValue('');
  await expect(page.getByTestId('one-time-password')).toHaveCount(0);
  await reset.getByRole('button', { name: 'Cancel' }).click();
  expect(await isSignedIn(page, token)).toBe(false);

  await page.getByRole('button', { name: 'Remove second factor' }).click();
  const factor = page.getByRole('dialog', { name: /^Remove the second factor/ });
  await factor.getByLabel(/^Reason/).fill('Lost phone');
  await factor.getByRole('button', { name: 'Request approval' }).click();
  await expect(page.getByText('Approval requested')).toBeVisible();
  await page.goto('/console/approvals');
  await expect(
    page.getByRole('row', { name: /Removal of a member’s second factor/ }),
  ).toBeVisible();
});

test('the outbox shows what was written, the ledger the last proof, each to those who may', async ({
  page,
  houseUrl,
}) => {
  const { username, token } = await openMember(page.request);
  const email = `${username}@example.com`;
  await page.request.post('/wps/v2/verification/mail/send', {
    headers: { authorization: token },
    data: { purpose: 10, email },
  });
  await enterAs(page, houseUrl, 'admin', '/outbox');
  await page.getByRole('row', { name: email }).click();
  const message = page.getByRole('complementary', { name: 'Message' });
  await expect(message.getByText(/is your Baize code/)).toBeVisible();
  await message.getByRole('link', { name: 'Open member' }).click();
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();

  await page.goto('/console/ledger');
  // They are proved every night, which may have been a minute ago.
  const isProved = page.getByRole('heading', { name: 'Ledger is correct' });
  await expect(page.getByText('No checks yet').or(isProved)).toBeVisible();
  await page.request.post('/test/jobs/run', { data: { name: 'wallet.reconcile' } });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(isProved).toBeVisible();

  await enterAs(page, houseUrl, 'finance', '/outbox');
  await expect(page.getByText('View the SMS and e-mail log')).toBeVisible();
  await expect(page.getByRole('link', { name: 'SMS and e-mail log' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ledger' })).toBeVisible();
});

async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name }).click();
}

async function openCard(page: Page, house: string, operator: string, username: string) {
  const token = await openSession(page, house, operator);
  const { list } = await callAs<{ list: { id: number }[] }>(page, house, {
    token,
    method: 'get',
    path: `/ops/members?username=${username}`,
  });
  await enterAs(page, house, operator, `/members/${list[0]!.id}`);
}

async function isSignedIn(page: Page, token: string): Promise<boolean> {
  const answer = await page.request.get('/wps/v2/wallets/balance', {
    headers: { authorization: token },
  });
  return ((await answer.json()) as { success: boolean }).success;
}
