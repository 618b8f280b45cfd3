import { cashierWithdrawals, loyaltyLevels, loyaltyPoints, referralInvite } from '@baize/contract';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { openSession, enterAs as sitAtDesk } from './console-house.ts';
import { enterAs } from './members.ts';
import { overhang, seriousFindings } from './reach.ts';
import { untilTaken } from './until-taken.ts';

/** The demo's own: a member with points to spend. */
const MEMBER = 'player6';
const PASSWORD = 'Baize-demo-1';
const PAYMENT_PASSWORD = '246810';

async function ask<Value>(
  request: APIRequestContext,
  method: 'GET' | 'POST',
  path: string,
  { token, data }: { token?: string; data?: object } = {},
): Promise<Value> {
  const headers = token ? { authorization: token } : {};
  const send = { method, headers, ...(data && { data }) };
  const answer = await untilTaken(() => request.fetch(path, send));
  const body = (await answer.json()) as { success: boolean; value: Value; message: string };
  expect(body.success, `${path}: ${body.message}`).toBe(true);
  return body.value;
}

/** The demo's withdrawals ask whether they arrived, over whatever page one comes to. */
async function sayAllArrived(request: APIRequestContext, token: string): Promise<void> {
  const { withdrawalsToConfirm, confirmReceipt } = cashierWithdrawals;
  type Waiting = { list: { withdrawId: string }[] };
  const { list } = await ask<Waiting>(request, 'GET', withdrawalsToConfirm.path, { token });
  for (const { withdrawId } of list) {
    const data = { withdrawId, action: 'RECEIVED' };
    await ask(request, 'POST', confirmReceipt.path, { token, data });
  }
}

/** Orders one of a thing, and gives its number. */
async function order(page: Page, name: string, isFirst = false): Promise<string> {
  await page.getByRole('tab', { name: 'Goods' }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await card.getByRole('button', { name: 'Redeem' }).click();
  const dialog = page.getByRole('dialog', { name });
  if (isFirst) await fillAddress(dialog);
  else await expect(dialog.getByLabel('Ship to')).toContainText('14 Rizal Street');
  await dialog.getByLabel('Withdrawal password').fill(PAYMENT_PASSWORD);
  await dialog.getByRole('button', { name: /^Redeem for/ }).click();
  await expect(page.getByText(`${name} ordered`).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Redeemed' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(row).toContainText('In process');
  return (await row.textContent())!.match(/No\. (\d+)/)![1]!;
}

/** The first order asks where to; the next finds the address in the book. */
async function fillAddress(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Recipient').fill('Mara Lim');
  await dialog.getByLabel('Phone').fill('+63 917 555 0144');
  await dialog.getByLabel('Province and city').fill('Cebu');
  await dialog.getByLabel('Street and number').fill('14 Rizal Street');
}

test('points become goods: ordered, sent with a number, or given back whole; and a friend finds the code', async ({
  page,
  browser,
}) => {
  // Two browsers and a desk, on machines that do other things too.
  const { request } = page;
  const login = { username: MEMBER, password: PASSWORD, type: 'username' };
  const own = await ask<{ token: string }>(request, 'POST', '/wps/session/login/unsecure', {
    data: login,
  });
  const { token } = own;
  const held = async () =>
    (await ask<{ balance: number }>(request, 'GET', loyaltyPoints.points.path, { token })).balance;
  const before = await held();
  await sayAllArrived(request, token);

  await test.step('the club shows the own level, and the way to the next', async () => {
    const club = await ask<{ name: string }>(request, 'GET', loyaltyLevels.club.path, { token });
    await enterAs(page, { username: MEMBER, token }, '/club');
    await expect(page.getByRole('heading', { level: 2, name: club.name })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(2);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await page.goto('/pointMall');
  const sent = await test.step('a mug is ordered', () => order(page, 'Spade mug', true));
  const refused = await test.step('and a deck', () => order(page, 'House deck, linen finish'));
  expect(await held()).toBeLessThan(before);
  expect(await seriousFindings(page)).toEqual([]);

  await test.step('an operator sends the one, and rejects the other', async () => {
    const desk = await (await browser.newContext()).newPage();
    const house = new URL(page.url()).origin;
    await sitAtDesk(desk, house, 'admin', `/mall-orders?id=${sent}`);
    await desk.getByRole('button', { name: 'Approve', exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(desk.getByText('Order approved').first()).toBeVisible();
    await desk.goto(`/console/mall-orders?state=TO_SHIP&id=${sent}`);
    await desk.getByRole('button', { name: 'Mark as shipped' }).click();
    const shipping = desk.getByRole('dialog', { name: 'Mark as shipped' });
    await shipping.getByLabel('Carrier').fill('Harbour Post');
    await shipping.getByLabel('Tracking number').fill(`CEB-${sent}`);
    await shipping.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(desk.getByText('Order shipped').first()).toBeVisible();
    await ask(request, 'POST', `/ops/loyalty/orders/${refused}/decide`, {
      token: await openSession(desk, house, 'admin'),
      data: { decision: 'REJECT', reason: 'Damaged on its way to us' },
    });
    await desk.context().close();
  });

  await test.step('the member reads the number, and has the points of the other back', async () => {
    await page.goto('/pointMall?tab=orders');
    const row = (id: string) => page.getByRole('listitem').filter({ hasText: `No. ${id}` });
    await expect(row(sent)).toContainText(`Shipped with Harbour Post, tracking number CEB-${sent}`);
    await expect(row(refused)).toContainText('Damaged on its way to us');
    await expect(row(refused)).toContainText('Everything was returned.');
    const spent = before - (await held());
    await expect(row(sent)).toContainText(`${spent.toLocaleString('en')} points`);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overhang(page)).toBe(0);
  });

  await test.step('a friend finds the code in the form', async () => {
    const { path } = referralInvite.createCode;
    const { code } = await ask<{ code: string }>(request, 'POST', path, { token, data: {} });
    const friend = await (await browser.newContext()).newPage();
    await friend.goto(`/register?referralCode=${code}`);
    await expect(friend.getByLabel('Referral code')).toHaveValue(code);
    await friend.context().close();
  });
});
