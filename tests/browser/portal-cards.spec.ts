import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { enterAs, fund, openMember } from './members.ts';
import { seriousFindings } from './reach.ts';
import { untilTaken } from './until-taken.ts';

/** Whatever is asked of this seat is answered in the cheapest way, until the hand is over. */
async function playHand(page: Page): Promise<void> {
  const cheapest = page.getByRole('button', { name: /^(Check|Fold)/ }).first();
  const ended = page.getByRole('table', { name: 'Result' });
  await expect(async () => {
    if (await cheapest.isVisible()) await cheapest.click({ timeout: 1_000 });
    await expect(ended).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a member sits down, plays a hand of hold’em, and deals it again from its seeds', async ({
  page,
  request,
}) => {
  // A hand takes as long as those who play it.
  const member = await openMember(request);
  await fund(request, member, 100);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, member, '/pvp?game=holdem');
  await page
    .getByRole('article', { name: 'Micro stakes' })
    .getByRole('button', { name: 'Quick seat' })
    .click();
  await page.getByRole('button', { name: 'Sit down' }).click();

  await expect(page.getByRole('button', { name: 'Leave the table' })).toBeVisible();
  await playHand(page);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('tab', { name: 'History' }).click();
  await page
    .getByRole('link', { name: /^Hand 1/ })
    .first()
    .click();
  const past = page.getByRole('dialog', { name: 'Hand 1' });
  await expect(past.getByText('The same money for every seat')).toBeVisible();
  await past.getByRole('button', { name: 'To the end' }).click();
  await past.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: 'Leave the table' }).click();
});

test('who takes a break in the middle of a hand plays it, and reads why they get no other', async ({
  page,
  request,
}) => {
  const member = await openMember(request);
  await fund(request, member, 100);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const order = { headers: { authorization: member.token } };
  const seat = { ...order, data: { requestId: randomUUID() } };
  const seated = await untilTaken(() =>
    request.post('/wps/cardroom/stakes/holdem-micro/seat', seat),
  );
  const { tableId } = (await seated.json()).value;
  await enterAs(page, member, `/pvp?game=holdem&table=${tableId}`);
  await expect(page.getByRole('button', { name: /^(Check|Fold|Call)/ }).first()).toBeVisible();
  const pause = { ...order, data: { days: 1 } };
  expect((await request.post('/wps/protection/time-out', pause)).ok()).toBe(true);
  await playHand(page);
  await expect(page.getByText('You are taking a break from play')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deal me in' })).toBeHidden();
});

/** Parts of two boxes that lie over each other. */
async function isOver(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const { game, width, height, friends } of [
  { game: 'niu-niu', width: 390, height: 844, friends: 4 },
  { game: 'xiangqi', width: 390, height: 844, friends: 1 },
  { game: 'xiangqi', width: 820, height: 1100, friends: 1 },
]) {
  test(`the code of a private room of ${game} lies over nobody at ${width} pixels`, async ({
    page,
    request,
  }) => {
    const sit = async (path: string, code?: string) => {
      const member = await openMember(request);
      await fund(request, member, 500);
      const data = { requestId: randomUUID(), code };
      const order = { headers: { authorization: member.token }, data };
      const answer = await untilTaken(() => request.post(`/wps/cardroom${path}`, order));
      return { member, value: (await answer.json()).value };
    };
    const { member, value } = await sit(`/stakes/${game}-micro/rooms`);
    const { tableId, code } = value;
    for (let n = 0; n < friends; n += 1) await sit(`/tables/${tableId}/seat`, code);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enterAs(page, member, `/pvp?game=${game}&table=${tableId}`);
    const chairs = page.getByRole('region', { name: /^Seat of/ });
    await expect(chairs).toHaveCount(friends + 1);
    const box = page.getByText(code).locator('xpath=ancestor::div[1]');
    for (const chair of await chairs.all()) expect(await isOver(box, chair)).toBe(false);
  });
}

test('a friend comes into a private room by its code or a link with it, and nobody without', async ({
  page,
  request,
}) => {
  const [host, friend] = [await openMember(request), await openMember(request)];
  await fund(request, host, 100);
  const order = { headers: { authorization: host.token }, data: { requestId: randomUUID() } };
  const rooms = '/wps/cardroom/stakes/niu-niu-micro/rooms';
  const opened = await untilTaken(() => request.post(rooms, order));
  const { tableId, code } = (await opened.json()).value;

  await enterAs(page, friend, `/pvp?game=niu-niu&table=${tableId}`);
  await expect(page.getByText('This table is gone')).toBeVisible();
  await page.goto('/pvp?code=AAAAAA');
  await expect(page.getByText('No room has this code')).toBeVisible();
  await page.goto(`/pvp?code=${code}`);
  await expect(page.getByRole('button', { name: 'Sit down', exact: true })).toBeVisible();
  await page.goto('/pvp?game=niu-niu');
  await page.getByRole('button', { name: 'Enter a code' }).click();
  await page.getByRole('textbox', { name: 'Room code' }).fill(code);
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page.getByRole('button', { name: 'Sit down', exact: true })).toBeVisible();
});
