import { expect, test } from '@playwright/test';
import { seriousFindings } from './reach.ts';

test('the lobby is there before any script has run, and comes alive without a word of complaint', async ({
  page,
  request,
}) => {
  const sent = await (await request.get('/', { headers: { 'accept-language': 'en' } })).text();
  expect(sent).toContain('class="tile"');
  expect(sent).toContain('id="first-view"');
  const complaints: string[] = [];
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const hot = page.getByRole('region', { name: 'Hot tonight' });
  await expect(hot.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'House jackpot' })).toContainText('$100,');
  await test.step('the lobby has no serious fault for those who cannot see it', async () => {
    expect(await seriousFindings(page)).toEqual([]);
  });
  // Once it answers to the hand it has come alive, and whatever it complains about was said.
  await page.getByRole('button', { name: 'Games' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: /^Jackpots/ })).toBeVisible();
  expect(
    complaints.filter((text) => /hydrat|#418|#421|#423|#425|Content Security/i.test(text)),
  ).toEqual([]);

  await test.step('pictures of games are drawn, small, and kept for good', async () => {
    const picture = hot.locator('.tile img').first();
    const src = await picture.evaluate<string, { currentSrc: string }>((image) => image.currentSrc);
    expect(src).toContain('.webp?v=');
    const answer = await request.get(src);
    expect(answer.headers()['cache-control']).toContain('immutable');
    expect((await answer.body()).length).toBeLessThanOrEqual(12_000);
  });

  await test.step('a visitor who clicks a game is asked to log in', async () => {
    const row = page.getByRole('region', { name: 'Slots' });
    await row
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('what lies below the first view is made alive when someone comes to it', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const feedback = page.getByRole('button', { name: 'Feedback' });
  // Pressed before the page is alive: it is done when it is, and the page stays where it was read.
  await feedback.click();
  const place = await page.evaluate('scrollY');
  expect(place).toBeGreaterThan(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate('scrollY')).toBe(place);
  expect(complaints).toEqual([]);
});
