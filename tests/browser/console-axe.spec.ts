import type { Page } from '@playwright/test';
import { enterAs, expect, test } from './console-house.ts';
import { goInside, overhang, seriousFindings, standsStill } from './reach.ts';

const PAGES = [
  '/',
  '/reports?rows=category,vendor&column=day&figures=ggr&versus=before',
  '/book',
  '/approvals',
  '/members',
  '/members/100001',
  '/members/100001?tab=tree',
  '/members/100004?tab=money',
  '/withdrawals?queue=all&id=8',
  '/disputes/7',
  '/deposits?queue=all',
  '/payments?id=3',
  '/payout-files',
  '/adjustments',
  '/cash-report',
  '/money-cases?id=1',
  '/channels/bank',
  '/cashier-rules',
  '/agents?who=agenta',
  '/agent-contracts',
  '/pay-runs',
  '/pay-runs/1',
  '/agent-debts',
  '/bill-disputes',
  '/agent-applications',
  '/agent-rules',
  '/campaigns',
  '/campaigns/new',
  '/campaign-budgets',
  '/campaign-applications',
  '/segments',
  '/outbox',
  '/games/1001',
  '/announcements/new',
  '/look',
  '/ledger',
  '/own-games/dice',
  '/returns',
  '/stops',
  '/jackpots',
  '/crash-rounds',
  '/alarms',
  '/sportsbook',
  '/bets/1',
  '/open-rounds',
  '/wins',
  '/connections/sample',
  '/vendor-messages',
  '/comparisons',
  '/operators?id=3',
  '/roles',
  '/access-rules',
  '/audit?id=1',
  '/account',
  '/status',
  '/regions',
  '/brand',
  '/modules',
  '/registration',
  '/domains',
  '/resources',
  '/customer-service',
  '/no-such-page',
];

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

// Each half may have a worker of its own.
test.describe.configure({ mode: 'parallel' });

test('the login is in reach of everyone', async ({ page }) => {
  await page.goto('/console/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});

for (const [name, isOurs] of [
  ['first', (n: number) => n < PAGES.length / 2],
  ['second', (n: number) => n >= PAGES.length / 2],
] as const) {
  test(`every page of the ${name} half is in reach of everyone, and fits a phone`, async ({
    page,
    houseUrl,
  }) => {
    await enterAs(page, houseUrl, 'admin', '/');
    const pages = PAGES.filter((_, n) => isOurs(n));
    for (const [n, path] of pages.entries())
      await lookAt(page, path, { inTheDarkToo: n % 3 === 0 });
  });
}

/** The other theme changes colours and nothing else, and all pages have theirs from one list. */
async function lookAt(
  page: Page,
  path: string,
  { inTheDarkToo }: { inTheDarkToo: boolean },
): Promise<void> {
  await goInside(page, `/console${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.soft(page.getByText('This could not be loaded'), path).toHaveCount(0);
  expect.soft(await seriousFindings(page), path).toEqual([]);
  if (inTheDarkToo) {
    await page.evaluate(`document.documentElement.dataset.theme = 'dark'`);
    await standsStill(page);
    expect.soft(await seriousFindings(page, { rules: ['color-contrast'] }), path).toEqual([]);
    await page.evaluate(`document.documentElement.dataset.theme = 'light'`);
  }
  await page.setViewportSize(PHONE);
  const softly = expect.configure({ soft: true });
  // What a list looks like on a phone follows a moment after the size.
  await softly.poll(() => overhang(page), { message: path }).toBeLessThanOrEqual(0);
  await page.setViewportSize(WIDE);
}
