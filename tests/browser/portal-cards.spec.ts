import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
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
