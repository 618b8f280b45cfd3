import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enterAs, expect, test } from './console-house.ts';

const PAGES = [
  '/',
  '/approvals',
  '/members',
  '/members/100001',
  '/members/100001?tab=tree',
  '/outbox',
  '/ledger',
  '/operators?id=3',
  '/roles',
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

for (const path of PAGES) {
  test(`${path} is in reach of everyone, in both themes`, async ({ page, houseUrl }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enterAs(page, houseUrl, 'admin', path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await seriousFindings(page)).toEqual([]);
    // The other theme changes colours and nothing else.
    await page.evaluate(`document.documentElement.dataset.theme = 'dark'`);
    expect(await seriousFindings(page, ['color-contrast'])).toEqual([]);
  });
}

test('the login is in reach of everyone', async ({ page }) => {
  await page.goto('/console/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});

test('no page scrolls sideways on a phone', async ({ page, houseUrl }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of PAGES) {
    await enterAs(page, houseUrl, 'admin', path);
    const beyond = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
});

async function seriousFindings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
