import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const PLAYER_ROUTES = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/login',
  '/register',
  '/help',
  '/member',
  '/promotions',
  '/pointMall',
  '/sports',
  '/esports',
  '/lott',
  '/elott',
  '/cockfight',
  '/live',
  '/fish',
  '/rng',
  '/rng?vassalage=INHOUSE',
  '/pvp',
  '/bgs',
  '/favorite',
  '/recent',
];
const GAME_ROUTES = ['/seamless'];
const AGENT_ROUTES = ['/agent', '/agentHome'];
const MEMBER_ROUTES = ['/lottery', '/seaLottery?gameCode=x', '/vnLottery'];

/** What a browser complains about: errors, and anything the policy had to stop. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** The page has come, and what moves when it comes has come to rest. */
async function settle(page: Page): Promise<void> {
  await page.locator('#content').waitFor();
  // As text: the page's policy lets nothing be made into a function there.
  await expect
    .poll(() =>
      page.evaluate("document.getAnimations().some((one) => one.playState === 'running')"),
    )
    .toBe(false);
}

const sideMenu = (page: Page) => page.locator('aside nav').first();

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

for (const route of [...PLAYER_ROUTES, ...GAME_ROUTES]) {
  test(`${route} stands in the shell, without a complaint or a serious finding`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto(route);
    await settle(page);
    await expect(page.locator('header').first()).toBeVisible();
    await expect(page.locator('footer').first()).toBeVisible();
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(sideMenu(page)).toBeVisible({ visible: !GAME_ROUTES.includes(route) });
    expect(await seriousFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

for (const route of AGENT_ROUTES) {
  test(`${route} shows the agents' layout, and lets in no one else`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(route);
    await settle(page);
    await expect(page).toHaveURL(/\/agent$/);
    await expect(sideMenu(page)).toHaveCount(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

for (const route of MEMBER_ROUTES) {
  test(`${route} without a session leads to the login`, async ({ page }) => {
    await page.goto(route);
    await expect(page).toHaveURL(/\/login$/);
  });
}

test('an address that does not exist says so inside the shell', async ({ page }) => {
  const response = await page.goto('/no/such/table');
  expect(response?.status()).toBe(404);
  await settle(page);
  await expect(page.getByText('/no/such/table')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the theme is remembered, and stands before the page is drawn', async ({ page }) => {
  await page.goto('/');
  await settle(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page
    .locator('aside')
    .getByRole('button', { name: /^Theme: Dark/ })
    .click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await settle(page);
  expect(await seriousFindings(page)).toEqual([]);
});

test('"as the device" follows the device while the page stands', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.evaluate("localStorage.setItem('baize.theme', 'system')");
  await page.reload();
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the language is changed in place, remembered, and mirrors the layout', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await settle(page);
  const html = page.locator('html');
  const menuBefore = await page.locator('aside').first().boundingBox();
  await page
    .locator('aside')
    .getByRole('button', { name: /^Language: English/ })
    .click();
  await page.getByRole('dialog').getByText('العربية').click();
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await settle(page);
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[؀-ۿ]/);
  const menuAfter = await page.locator('aside').first().boundingBox();
  expect(menuBefore!.x).toBe(0);
  expect(Math.round(menuAfter!.x + menuAfter!.width)).toBeGreaterThanOrEqual(1424);
  expect(await seriousFindings(page)).toEqual([]);
});

test("a visitor hears his own language first, and only that language's words are loaded", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  const words = loaded.filter((path) => /\/assets\/(en|vi|th|ar|fil|zh-Han[st])-/.test(path));
  expect(new Set(words).size).toBe(1);
  await context.close();
});

test('the side menu collapses to icons and stays so', async ({ page }) => {
  await page.goto('/');
  await settle(page);
  const menu = page.locator('aside').first();
  expect((await menu.boundingBox())!.width).toBe(232);
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect.poll(async () => (await menu.boundingBox())!.width).toBe(72);
  await page.reload();
  await settle(page);
  expect((await menu.boundingBox())!.width).toBe(72);
  await page.getByRole('button', { name: 'Expand the menu' }).click();
  await expect.poll(async () => (await menu.boundingBox())!.width).toBe(232);
});

test('a new page begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/');
  await settle(page);
  await page.evaluate('window.scrollTo(0, 400)');
  await sideMenu(page).getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveURL(/promotions$/);
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);
});

test('a modal holds the page still, and gives back scroll and focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/');
  await settle(page);
  await page.evaluate('window.scrollTo(0, 300)');
  const opener = page.locator('footer').getByRole('button', { name: /^Language/ });
  await opener.focus();
  const scrolled = await page.evaluate('window.scrollY');
  await opener.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(20, 250);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate('window.scrollY')).toBe(scrolled);
  await expect(opener).toBeFocused();
});

test('/help lies over the lobby, and closing it leads there', async ({ page }) => {
  await page.goto('/help#term');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
});

test('on a phone the menu is a drawer, and nothing stands out at the side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await settle(page);
  await page.locator('header').getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveURL(/promotions$/);
  await expect(drawer).toHaveCount(0);
  const overhang = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overhang).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test('service addresses are opened in the browser and lead where they should', async ({ page }) => {
  await page.goto('/');
  await settle(page);
  const links = page.locator('aside').last().getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(/^(https?:\/\/|mailto:|tel:|\/)/);
  }
});

test('a broken line is told over the page, and taken back when it holds again', async ({
  page,
}) => {
  await page.goto('/');
  await settle(page);
  await page.context().setOffline(true);
  await expect(page.getByRole('alert').getByText('Network link abnormal, try again')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that does not come is said to be slow, then given up for lost', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.locator('#content').waitFor();
  await page.route('**/assets/promotions-*.js', () => undefined);
  await sideMenu(page).getByRole('link', { name: 'Promotions' }).click();
  await page.clock.fastForward(5_000);
  await expect(page.getByText('Check your network or contact support.')).toBeVisible();
  await page.clock.fastForward(120_000);
  await expect(
    page.getByRole('heading', { name: 'A part of the page did not load' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
