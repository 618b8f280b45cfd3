import { expect, type Page, test } from '@playwright/test';
import { goInside, overhang, seriousFindings, standsStill } from './reach.ts';

/** One address of every kind of page is looked at closely; its sisters stand on the same layout. */
const ROUTES = [
  '/help',
  '/promotions',
  '/pointMall',
  '/sports',
  '/lott',
  '/live',
  '/rng?vassalage=INHOUSE',
  '/favorite',
  '/seamless',
];
/** The lobby and the dialogs over it are looked at closely where they are proved: home, people. */
const LOBBY_ROUTES = ['/', '/login', '/register', '/member'];
const SISTERS = [
  '/index',
  '/index.html',
  '/home',
  '/esports',
  '/elott',
  '/cockfight',
  '/fish',
  '/rng',
  '/pvp',
  '/bgs',
  '/recent',
];
const WITHOUT_MENU = ['/seamless'];
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

async function settle(page: Page): Promise<void> {
  await page.locator('#content').waitFor();
  await standsStill(page);
}

/** Where the menu stands; a page that is drawn anew has none for a moment. */
async function menuEdges(page: Page): Promise<{ left: number; right: number } | undefined> {
  const box = await page.locator('aside').first().boundingBox();
  return box ? { left: box.x, right: Math.round(box.x + box.width) } : undefined;
}

const sideMenu = (page: Page) => page.locator('aside nav').first();

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

// The last file of all: as a whole it would leave one worker without work.
test.describe.configure({ mode: 'parallel' });

async function expectShell(page: Page, route: string): Promise<void> {
  await settle(page);
  await expect(page.locator('header').first(), route).toBeVisible();
  await expect(page.locator('footer').first(), route).toBeVisible();
  await expect(page.locator('h1').first(), route).toBeVisible();
  const hasMenu = !WITHOUT_MENU.includes(route);
  await expect(sideMenu(page), route).toBeVisible({ visible: hasMenu });
}

test('every page stands in the shell, without a complaint or a serious finding', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const titles = new Map<string, string>();
  for (const route of [...LOBBY_ROUTES, ...ROUTES]) {
    await page.goto(route);
    await expectShell(page, route);
    if (ROUTES.includes(route)) expect.soft(await seriousFindings(page), route).toEqual([]);
    if (ROUTES.includes(route)) {
      // Names come with their pages: the last one may still stand in the tab for a moment.
      const isNamed = async () => !titles.has(await page.title());
      await expect.poll(isNamed, route).toBe(true);
    }
    titles.set(await page.title(), route);
    expect.soft(complaints.splice(0), route).toEqual([]);
  }
});

test('its sisters stand in the same shell, without a complaint', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/');
  await settle(page);
  for (const route of SISTERS) {
    await goInside(page, route);
    await expectShell(page, route);
    expect.soft(complaints.splice(0), route).toEqual([]);
  }
});

test("agents have a layout of their own, members' pages want a login, and the rest is not there", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  for (const route of AGENT_ROUTES) {
    await page.goto(route);
    await settle(page);
    await expect(page).toHaveURL(/\/agent$/);
    await expect(sideMenu(page)).toHaveCount(0);
  }
  expect(await seriousFindings(page)).toEqual([]);
  for (const route of MEMBER_ROUTES) {
    await page.goto(route);
    await expect(page, route).toHaveURL(/\/login$/);
  }
  expect(complaints).toEqual([]);
  const response = await page.goto('/no/such/table');
  expect(response?.status()).toBe(404);
  await settle(page);
  await expect(page.getByText('/no/such/table')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('theme and menu are remembered, and stand before the page is drawn', async ({ page }) => {
  await page.goto('/');
  await settle(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const theme = page.locator('aside').getByRole('button', { name: /^Theme: Dark/ });
  await theme.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => menuEdges(page)).toEqual({ left: 0, right: 232 });
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect.poll(() => menuEdges(page)).toEqual({ left: 0, right: 72 });

  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await settle(page);
  await expect.poll(() => menuEdges(page)).toEqual({ left: 0, right: 72 });
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Expand the menu' }).click();
  await expect.poll(() => menuEdges(page)).toEqual({ left: 0, right: 232 });

  // "Match device" follows the device while the page stands.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate("localStorage.setItem('baize.theme', 'system')");
  await page.reload();
  await settle(page);
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('a visitor hears their own language first, changes it in place, and the layout is mirrored', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'vi-VN',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await settle(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'vi');
  const words = loaded.filter((path) => /\/assets\/(en|vi|th|ar|fil|zh-Han[st])-/.test(path));
  expect(new Set(words).size).toBe(1);
  await expect.poll(() => menuEdges(page)).toMatchObject({ left: 0 });
  await page
    .locator('aside')
    .getByRole('button', { name: /Tiếng Việt/ })
    .click();
  await page.getByRole('dialog').getByText('العربية').click();
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The step of the dialog leaves the history a moment later, and a reload must not meet it.
  await expect.poll(() => page.evaluate('history.state?.layer ?? null')).toBeNull();
  await page.reload();
  await settle(page);
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[؀-ۿ]/);
  await expect.poll(async () => (await menuEdges(page))?.right).toBeGreaterThanOrEqual(1424);
  expect(await seriousFindings(page)).toEqual([]);
  await context.close();
});

/** Where the page is scrolled to, once the rows that come into sight have taken their room. */
async function restingPlace(page: Page): Promise<unknown> {
  let last: unknown;
  const isAtRest = async () => {
    const before = last;
    last = await page.evaluate('window.scrollY');
    return before === last;
  };
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true);
  return last;
}

test('a modal holds the page still, and a new page begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/help#term');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
  await settle(page);

  await page.evaluate('window.scrollTo(0, 300)');
  const opener = page.locator('footer').getByRole('button', { name: /^Language/ });
  await opener.focus();
  const scrolled = await restingPlace(page);
  await opener.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(20, 250);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate('window.scrollY')).toBe(scrolled);
  await expect(opener).toBeFocused();

  const links = page.locator('aside').last().getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(/^(https?:\/\/|mailto:|tel:|\/)/);
  }

  await sideMenu(page)
    .getByRole('link', { name: /^Lottery/ })
    .click();
  await expect(page).toHaveURL(/lott$/);
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);

  await page.context().setOffline(true);
  await expect(page.getByRole('alert').getByText('Network link abnormal, try again')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('on a phone the menu is a drawer, and nothing stands out at the side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await settle(page);
  await page.locator('header').getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: /^Lottery/ }).click();
  await expect(page).toHaveURL(/lott$/);
  await expect(drawer).toHaveCount(0);
  expect(await overhang(page)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test('a page that does not come is said to be slow, then given up for lost', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.locator('#content').waitFor();
  await page.route('**/assets/lott-*.js', () => undefined);
  const link = sideMenu(page).getByRole('link', { name: /^Lottery/ });
  // A link that is not alive yet would load the whole of the next page.
  await link.hover();
  const isTaken = (element: object) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => link.evaluate(isTaken)).toBe(true);
  await link.click();
  await page.clock.fastForward(5_000);
  await expect(page.getByText('Check your network or contact support.')).toBeVisible();
  await page.clock.fastForward(120_000);
  await expect(
    page.getByRole('heading', { name: 'A part of the page did not load' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
