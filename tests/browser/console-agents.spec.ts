import { makeFilledFolder } from '../filled-folder.ts';
import { startServer, stopServer } from '../server-process.ts';
import { test as base, callAs, enterAs, expect, openSession } from './console-house.ts';

/** A house whose clock may be moved: sessions of others would end with it. */
const test = base.extend<object, { house: string }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs from the pattern
    async ({}, use) => {
      const { dataDir, remove } = await makeFilledFolder();
      const server = await startServer({ env: { BAIZE_DATA: dataDir } });
      await use(server.url);
      await stopServer(server);
      remove();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Salaries of a day are reckoned after its end, by the brand's clock. */
function untilTodayIsOver(): number {
  const sinceMidnight = (Date.now() + 8 * HOUR_MS) % DAY_MS;
  return DAY_MS - sinceMidnight + HOUR_MS;
}

test('a pay run is previewed and approved, and a member is moved', async ({ page, houseUrl }) => {
  const token = await openSession(page, houseUrl, 'admin');
  const call = <Value>(method: 'get' | 'put' | 'post', path: string, data?: unknown) =>
    callAs<Value>(page, houseUrl, { token, method, path, data });
  const { version, ...rules } = await call<{ version: number }>('get', '/ops/agents/settings');
  const wish = { ...rules, approveDaily: true, version, reason: 'Looked at first' };
  await call('put', '/ops/agents/settings', wish);
  const ask = async (door: string, data: object) =>
    expect((await page.request.post(`${houseUrl}/test/${door}`, { data })).ok()).toBe(true);
  // All the work of a day takes minutes, and the run of its salaries is what is looked at here.
  await ask('clock', { advanceMs: untilTodayIsOver(), leavesWork: true });
  await ask('jobs/run', { name: 'agents.daily-run' });

  await enterAs(page, houseUrl, 'finance', '/pay-runs?state=WAITING');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: /Daily salary/ });
  await expect(preview.getByRole('row', { name: /agenta2/ })).toBeVisible();
  await preview.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Daily salary' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Daily salary' })).toBeVisible();
  await page.getByRole('row', { name: /agenta2/ }).click();
  await expect(page.getByText('Tier reached')).toBeVisible();
  await page.getByRole('button', { name: 'Approve and pay' }).click();
  const asking = page.getByRole('dialog', { name: 'Approve and pay this run?' });
  await asking.getByRole('button', { name: 'Approve and pay' }).click();
  await expect(page.getByText('Run paid').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve and pay' })).toHaveCount(0);
  // Finance pays, and changes no tree.
  await page.goto('/console/agents?who=player4');
  await expect(page.getByRole('heading', { level: 2, name: 'player4' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move' })).toHaveCount(0);

  await enterAs(page, houseUrl, 'admin', '/agents?below=agenta&who=player4');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const move = page.getByRole('dialog', { name: 'Move player4' });
  await move.getByLabel('New upline').fill('agentb');
  await move.getByRole('button', { name: 'Preview the move' }).click();
  await expect(move.getByText('Accounts that move')).toBeVisible();
  await move.getByLabel(/^Reason/).fill('Asked for by both');
  await move.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('Moved', { exact: true }).first()).toBeVisible();
  await page.goto('/console/agents?below=agentb');
  await expect(page.getByRole('row', { name: /player4/ })).toBeVisible();
});
