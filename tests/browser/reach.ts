import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** What axe finds of less weight is not asked for: to look for landmarks takes it as long as much of the rest. */
const TOO_MILD = [
  'region',
  'heading-order',
  'page-has-heading-one',
  'skip-link',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'aria-allowed-role',
  'form-field-multiple-labels',
  'image-redundant-alt',
  'presentation-role-conflict',
];

/** What would keep someone out, as axe finds it in the page or a part of it. */
export async function seriousFindings(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<string[]> {
  // As text, and once per page: it is half a megabyte, and pages are looked at several times.
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(axe.source);
  const options = {
    resultTypes: ['violations'],
    elementRef: false,
    preload: false,
    selectors: false,
    ...(rules
      ? { runOnly: rules }
      : { rules: Object.fromEntries(TOO_MILD.map((id) => [id, { enabled: false }])) }),
  };
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run(${JSON.stringify(within ?? 'html')}, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What moves when a page comes has come to rest. */
export async function standsStill(page: Page): Promise<void> {
  // As text: the page's policy lets nothing be made into a function there.
  const isMoving = "document.getAnimations().some((one) => one.playState === 'running')";
  await expect.poll(() => page.evaluate(isMoving), { intervals: [50] }).toBe(false);
}

/** Another page of the same app, without loading it anew. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)})`);
}

export async function overhang(page: Page): Promise<unknown> {
  return page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
}
