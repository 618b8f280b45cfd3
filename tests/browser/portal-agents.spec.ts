import { randomBytes } from 'node:crypto';
import { agentsContracts, agentsPlacement } from '@baize/contract';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { PASSWORD } from './members.ts';
import { overhang, seriousFindings } from './reach.ts';
import { untilTaken } from './until-taken.ts';

const DEMO_PASSWORD = 'Baize-demo-1';

async function call<Value>(
  request: APIRequestContext,
  path: string,
  data: object,
  token?: string,
): Promise<Value> {
  const headers = token ? { authorization: token } : {};
  const answer = await untilTaken(() => request.post(path, { data, headers }));
  const body = (await answer.json()) as { success: boolean; value: Value; message: string };
  if (!body.success) throw new Error(`${path}: ${body.message}`);
  return body.value;
}

async function tokenOf(request: APIRequestContext, username: string, password = DEMO_PASSWORD) {
  const order = { username, password, type: 'username' };
  return (await call<{ token: string }>(request, '/wps/session/login/unsecure', order)).token;
}

type Opened = { username: string; token: string };

/** An agent of the test's own below someone, with a daily salary of 0.6 %, so that nobody else is disturbed. */
async function openAgent(request: APIRequestContext, above: string): Promise<Opened> {
  const username = `t${randomBytes(5).toString('hex')}`;
  const order = { username, password: PASSWORD, kind: 'AGENT' };
  await call(request, agentsPlacement.openDownline.path, order, above);
  const terms = { tiers: [{ validBet: 100, rate: 0.6 }] };
  const { proposeDaily, processDaily } = agentsContracts;
  const { id } = await call<{ id: string }>(request, proposeDaily.path, { username, terms }, above);
  const token = await tokenOf(request, username, PASSWORD);
  await call(request, processDaily.path, { contractId: id, action: 'ACCEPT' }, token);
  return { username, token };
}

async function sitDown(page: Page, token: string, path: string): Promise<void> {
  const session = JSON.stringify(JSON.stringify({ token, kind: 'agent' }));
  await page.addInitScript({ content: `sessionStorage.setItem('baize.session', ${session})` });
  await page.goto(path);
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Agent centre' }).getByRole('link', { name });

test('an agent reads their team, makes a link and lowers a contract; who accepts it is warned', async ({
  page,
  browser,
}) => {
  const { request } = page;
  const above = await tokenOf(request, 'agenta');
  const lead = await openAgent(request, above);
  const wellPaid = await openAgent(request, lead.token);

  await test.step('the overview shows the team, and leads down to one of it', async () => {
    await sitDown(page, above, '/agentHome');
    await expect(page.getByRole('heading', { name: 'Team overview' })).toBeVisible();
    await expect(page.getByText('GMT+8')).toBeVisible();
    await expect(page.getByText('New registrations', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'agenta2' }).click();
    await expect(page).toHaveURL(/user=agenta2/);
    await expect(page.getByText('Team of agenta2')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('the tree is walked by its rows and its path', async () => {
    await menu(page, 'Team management').click();
    await page.getByRole('row', { name: /\bagenta2\b/ }).press('Enter');
    await expect(page.getByRole('row', { name: /\bplayer1\b/ })).toBeVisible();
    const path = page.getByRole('navigation', { name: 'Position in the tree' });
    await path.getByRole('button', { name: 'agenta' }).click();
    await expect(page.getByRole('row', { name: /\bplayer4\b/ })).toBeVisible();
  });

  await test.step('a change of terms above the own rate is stopped, a lower one is sent', async () => {
    await page.getByRole('button', { name: `Manage ${lead.username}` }).click();
    const kind = page.getByRole('listitem').filter({ hasText: 'Daily salary contract' });
    await kind.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change: Daily salary contract' });
    const rate = dialog.getByLabel('Share of the valid bets');
    await rate.fill('1.1');
    await expect(dialog.getByText('Above your own rate of this tier')).toBeVisible();
    await rate.fill('0.5');
    await dialog.getByRole('button', { name: 'Send the proposal' }).click();
    await expect(kind.getByText('Awaiting answer')).toBeVisible();
    const drawer = page.getByRole('dialog', { name: lead.username });
    await drawer.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a link has its code and its place in the list', async () => {
    await menu(page, 'Register centre').click();
    await page.getByRole('tab', { name: 'New link' }).click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    const made = page.getByRole('dialog', { name: 'Your link is ready' });
    const address = await made.getByLabel('Address').inputValue();
    expect(address).toContain('/register?affiliateCode=');
    await made.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('row', { name: new RegExp(address.slice(-8)) })).toBeVisible();
  });

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await test.step('the lower rate is accepted with what it ends in sight', async () => {
    await sitDown(phone, lead.token, '/agentHome?page=agentDailyWages2&tab=contracts');
    const popup = phone.getByRole('dialog', { name: /A new contract for you/ });
    await popup.getByRole('button', { name: 'Accept' }).click();
    const ask = phone.getByRole('dialog', { name: 'Accept: Daily salary contract' });
    await ask.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(ask.getByRole('alert')).toContainText(wellPaid.username);
    await ask.getByRole('button', { name: 'Accept and end these contracts' }).click();
    const told = phone.getByText('1 contract further down ended with it');
    await expect(told.first()).toBeVisible();
    expect(await seriousFindings(phone)).toEqual([]);
    expect(await overhang(phone)).toBe(0);
    await phone.close();
  });

  await test.step('a bill says why it is what it is', async () => {
    await menu(page, 'Daily salary').click();
    await page.getByRole('row', { name: /Paid/ }).nth(1).press('Enter');
    const bill = page.getByRole('dialog', { name: 'Daily salary' });
    await expect(bill.getByRole('heading', { name: 'Why this amount' })).toBeVisible();
    await expect(bill.getByText('Valid bets of the team')).toBeVisible();
    await expect(bill.getByText('The company')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

test('the agent centre is for agents only', async ({ page }) => {
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByRole('heading', { name: 'Your team, in plain figures' })).toBeVisible();
});
