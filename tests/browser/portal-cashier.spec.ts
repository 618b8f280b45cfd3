import { createHmac, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { enterAs } from './members.ts';
import { seriousFindings, standsStill } from './reach.ts';
import { untilTaken } from './until-taken.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const PASSWORD = 'Baize-demo-1';
const PAYMENT_PASSWORD = '246810';
/** The demo's own, and good for nothing else. */
const BANK_SECRET = 'baize-sample-gateway';
/** A picture of eight by eight dots. */
const RECEIPT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGN48f4lVsQwtCQAxISwAenYzHoAAAAASUVORK5CYII=',
  'base64',
);

const centre = (page: Page) => page.getByRole('dialog').last();
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Member centre' }).getByRole('button', { name }).click();

test('a member pays in, plays, withdraws, and says that only a part arrived', async ({
  page,
  request,
}) => {
  const token = await logIn(request, '/wps/session/login/unsecure', {
    username: 'player1',
    password: PASSWORD,
    type: 'username',
  });
  const member = { username: 'player1', token };
  // What they earned before is credited every five minutes: it must not come between two looks.
  expect((await request.post('/test/jobs/run', { data: { name: 'agents.rebates' } })).ok()).toBe(
    true,
  );
  // A deposit of 200 brings 198 after the fee of one per cent.
  const after = shown((await balanceOf(request, token)) + 198);
  await enterAs(page, member, '/member?page=depositv2');

  await test.step('paying in is credited under his eyes', async () => {
    await centre(page).getByText('Online', { exact: true }).click();
    await centre(page).getByRole('button', { name: 'Deposit', exact: true }).last().click();
    await expect(centre(page).getByRole('alert')).toHaveText('Please enter an amount');
    await centre(page).getByLabel('Amount').fill('200');
    await expect(centre(page)).toContainText(after);
    await centre(page).getByRole('button', { name: 'Pay $200.00' }).click();
    await expect(centre(page).getByRole('timer')).toBeVisible();
    await expect(centre(page).getByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
      'href',
      /./,
    );
    await page.reload();
    await expect(centre(page).getByRole('timer')).toBeVisible();
    await payIn(request, token);
    await expect(centre(page)).toContainText('Your deposit has arrived');
    await expect(page.getByRole('banner').first()).toContainText(after);
  });

  await test.step('what must be played first is told, and counts once it is played', async () => {
    await goTo(page, 'Withdraw');
    await expect(centre(page)).toContainText('$198.00 left');
    await askFor(page, '100', '111111');
    await expect(centre(page).getByRole('alert')).toContainText('4 tries left');
    await askFor(page, '100', PAYMENT_PASSWORD);
    await expect(centre(page).getByRole('alert')).toContainText('198.00 left');
    await play(request, token, 200);
    await expect(async () => {
      const canAsk = await centre(page).locator('input[name=password]').isVisible();
      if (canAsk) await askFor(page, '100', PAYMENT_PASSWORD);
      await expect(centre(page)).toContainText('Requested', { timeout: 5_000 });
    }).toPass();
    await standsStill(page);
    expect(await seriousFindings(page, { within: '[role=dialog]' })).toEqual([]);
  });

  await test.step('paid by the desk, it is asked about at once, and a part needs its proof', async () => {
    await payOut(request, token);
    await expect(centre(page)).toContainText('Has your money arrived?');
    await centre(page).getByText('Only a part').click();
    await centre(page).getByLabel('What arrived').fill('60');
    await expect(centre(page)).toContainText('$40.00 would remain outstanding');
    await centre(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(centre(page).getByRole('alert')).toContainText('one to three pictures');
    const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: RECEIPT };
    await centre(page).locator('input[type=file]').setInputFiles(receipt);
    await centre(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(centre(page)).toContainText('$60.00 received, $40.00 outstanding');
    await expect(centre(page).getByRole('img', { name: 'Picture 1' })).toBeVisible();
  });

  await test.step('the record shows it, and keeps its filters in the address', async () => {
    await goTo(page, 'Account record');
    await centre(page).getByRole('combobox', { name: 'Type' }).selectOption('withdraw');
    await expect(page).toHaveURL(/type=withdraw/);
    await expect(
      centre(page)
        .getByRole('row', { name: /Withdrawal requested/ })
        .first(),
    ).toContainText('−$100.00');
  });
});

const shown = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });

async function balanceOf(request: APIRequestContext, token: string): Promise<number> {
  const asked = { method: 'GET', path: '/wps/v2/wallets/balance', token };
  return (await call<{ mainWalletBalance: number }>(request, asked)).mainWalletBalance;
}

async function askFor(page: Page, amount: string, password: string): Promise<void> {
  await centre(page).getByLabel('Amount').fill(amount);
  await centre(page).locator('input[name=password]').fill(password);
  await centre(page).getByRole('button', { name: 'Withdraw', exact: true }).last().click();
}

async function logIn(request: APIRequestContext, path: string, data: object): Promise<string> {
  const { token } = await call<{ token: string }>(request, { method: 'POST', path, data });
  return token;
}

/** The sample bank's signed word that the newest order was paid. */
async function payIn(request: APIRequestContext, token: string): Promise<void> {
  type Report = { list: { depositId: string }[] };
  const report = { method: 'GET', path: '/wps/report/depositTransaction?size=1', token };
  const { list } = await call<Report>(request, report);
  const paid = { depositId: list[0]!.depositId, externalId: randomUUID(), status: 'paid' };
  const timestamp = Date.now();
  const words = [timestamp, paid.depositId, paid.externalId, paid.status, 2_000_000, 0].join('.');
  const signature = createHmac('sha256', BANK_SECRET).update(words).digest('hex');
  await call(request, {
    method: 'POST',
    path: '/wps/cashier/gateways/sample/callback',
    data: { ...paid, amount: 200, confirmations: 0, timestamp, signature },
  });
}

async function play(request: APIRequestContext, token: string, stake: number): Promise<void> {
  const choice = { target: 98, side: 'under' };
  const data = { requestId: randomUUID(), gameCode: 'dice', stake, choice };
  await call(request, { method: 'POST', path: '/wps/game/bet', data, token });
}

/** The desk lets the newest withdrawal go, step by step. */
async function payOut(request: APIRequestContext, memberToken: string): Promise<void> {
  type Report = { records: { withdrawId: string }[] };
  const reportPath = '/wps/report/withdrawTransaction?size=1';
  const report = { method: 'GET', path: reportPath, token: memberToken };
  const { withdrawId } = (await call<Report>(request, report)).records[0]!;
  const operator = { username: 'finance', password: PASSWORD };
  const token = await logIn(request, '/ops/session/login', operator);
  const path = `/ops/cashier/withdrawals/${withdrawId}`;
  for (const action of ['approve', 'pay', 'disburse']) {
    await call(request, { method: 'POST', path, data: { action, note: 'Seen' }, token });
  }
}

type Sent = { method: string; path: string; data?: object; token?: string };

async function call<Value>(
  request: APIRequestContext,
  { method, path, data, token }: Sent,
): Promise<Value> {
  const headers = token ? { authorization: token } : {};
  const send = { method, headers, ...(data && { data }) };
  const answer = await untilTaken(() => request.fetch(path, send));
  const body = (await answer.json()) as { success: boolean; value: Value; message: string };
  expect(body.success, `${method} ${path}: ${body.message}`).toBe(true);
  return body.value;
}
