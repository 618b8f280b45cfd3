import { catalogueFavourites, catalogueLobby } from '@baize/contract';
import { expect, type Page, test } from '@playwright/test';
import { enterAs, openDemoMember, openMember, PASSWORD, putNewsAside } from './members.ts';
import { overhang, seriousFindings } from './reach.ts';
import { untilTaken } from './until-taken.ts';

async function expectNoSeriousFinding(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
}

const wall = (page: Page) => page.getByRole('list', { name: 'Games' });

test('a list is searched and filtered, and its address keeps what was chosen', async ({ page }) => {
  await page.goto('/rng');
  await expect(wall(page).getByRole('button', { name: 'Play 25 Lines' })).toBeVisible();
  await expectNoSeriousFinding(page);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('plink');
  await expect(page).toHaveURL(/q=plink/);
  await expect(wall(page).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(wall(page).getByRole('button', { name: 'Play Plinko' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('no such game');
  await expect(page.getByRole('heading', { name: /No game here is called/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show all: Slots' }).click();
  await page.getByRole('button', { name: 'Table games' }).click();
  await expect(page).toHaveURL(/sub=TG/);
  await expect(wall(page).getByRole('button', { name: 'Play Plinko' })).toBeHidden();
});

test('only the tiles in sight exist, and the rest comes when one scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/rng');
  const tiles = wall(page).getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const total = Number(await tiles.first().getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(20);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(wall(page).locator(`[aria-posinset="${total}"]`)).toBeAttached({ timeout: 500 });
  }).toPass();
  expect(await tiles.count()).toBeLessThan(total);
  expect(await overhang(page)).toBe(0);
});

test('who waits at the end of a list stays where they are when more games come above the foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${catalogueLobby.gameList.path}?*after=*`, async (route) => {
    if (!route.request().url().endsWith('after=')) await released;
    await route.continue();
  });
  await page.goto('/rng');
  await expect(wall(page).getByRole('listitem').first()).toBeVisible();
  const height = () => wall(page).evaluate((list) => list.clientHeight);
  const before = await height();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const place = await page.evaluate('scrollY');
  release();
  await expect.poll(height).toBeGreaterThan(before);
  expect(await page.evaluate('scrollY')).toBe(place);
});

test('a centre without a game says so and names what is open', async ({ page }) => {
  // Every centre of the demo has games: in this house nobody fishes.
  await page.route(`**${catalogueLobby.vendorLanes.path}?*`, async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as { value: { data: { lanes: { title: string }[] } } };
    const { data } = told.value;
    data.lanes = data.lanes.filter(({ title }) => title !== 'FISH');
    await route.fulfill({ response, json: told });
  });
  await page.goto('/fish');
  await expect(page.getByRole('heading', { name: 'Open now' })).toBeVisible();
  await expectNoSeriousFinding(page);
  await page.getByRole('main').getByRole('link', { name: /Slots/ }).first().click();
  await expect(page).toHaveURL(/\/rng/);
});

test('a visitor logs in first and is then taken to the game; its heart is kept', async ({
  page,
  request,
}) => {
  const { username } = await openMember(request);
  await putNewsAside(page);
  await page.goto('/rng?q=dice');
  await page.getByRole('button', { name: 'Play Dice' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=username]').fill(username);
  await dialog.locator('[name=password]').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/seamless\?vendor=BAIZE&gameCode=dice/);
  await expect(page.getByRole('heading', { name: 'Dice' })).toBeVisible();
  await page.goto('/rng?q=dice');
  const heart = page.getByRole('button', { name: 'Dice as favourite' });
  // It is pressed at once; it is kept when the house has answered.
  const kept = page.waitForResponse((one) =>
    one.url().includes(catalogueFavourites.addFavourite.path),
  );
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await page.goto('/favorite');
  await expect(wall(page).getByRole('button', { name: 'Play Dice' })).toBeVisible();
  await page.goto('/recent');
  await expect(wall(page).getByRole('button', { name: 'Play Dice' })).toBeVisible();
});

test('a guest is told that an account is needed, and may play for fun', async ({ page }) => {
  await page.goto('/rng?q=dice');
  await page.getByRole('button', { name: 'Play Dice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Free demo' }).click();
  const dialog = page.getByRole('dialog', { name: 'A real account is needed' });
  await expect(dialog).toContainText('Please register or log in to a formal account');
  await dialog.getByRole('button', { name: 'Play for fun' }).click();
  await expect(page).toHaveURL(/gameCode=dice&fun=1/);
  await expect(page.getByRole('heading', { name: 'Dice' })).toBeVisible();
});

test('a bet of one’s own is found in the record, replayed, and can be checked', async ({
  page,
  request,
}) => {
  const member = await openDemoMember(request, 'player2');
  const bet = { requestId: `lists-${Date.now()}`, gameCode: 'red-lacquer-dragon', stake: 5 };
  const headers = { authorization: member.token };
  const placed = await untilTaken(() => request.post('/wps/game/bet', { data: bet, headers }));
  const { betId } = (await placed.json()).value as { betId: string };
  await enterAs(page, member, '/member?page=personalHistoryCopy');
  await page.getByRole('searchbox', { name: 'Bet number' }).fill(betId);
  const row = page.getByRole('dialog').getByRole('row', { name: /Red Lacquer Dragon/ });
  await expect(row).toHaveCount(1);
  await expectNoSeriousFinding(page);
  await row.press('Enter');
  const detail = page.getByRole('dialog', { name: 'Red Lacquer Dragon' });
  await expect(detail.getByText('1 of')).toBeVisible();
  await detail.getByRole('link', { name: 'Verify fairness' }).click();
  await expect(page).toHaveURL(new RegExp(`/fairness\\?betId=.*${betId}`));
});

test('lottery pages are for those who are logged in', async ({ page }) => {
  await page.goto('/vnLottery?gameCode=x');
  await expect(page).toHaveURL(/\/login/);
});
