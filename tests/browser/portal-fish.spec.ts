import { expect, type Page, test } from '@playwright/test';
import { enterAs, openDemoMember, openMember } from './members.ts';

const sea = (page: Page) => page.getByRole('application', { name: 'The sea. Aim and fire here.' });

type Answer = { type?: string; body?: { value?: { results?: { outcome: string }[] } | null } };

/** What the house answers over the socket of the page to shots that hit something. */
function hearHits(page: Page): string[] {
  const outcomes: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { type, body } = JSON.parse(String(payload)) as Answer;
      if (type !== 'answer') return;
      outcomes.push(...(body?.value?.results ?? []).map(({ outcome }) => outcome));
    }),
  );
  return outcomes;
}

test('a visit to a fish room: a seat, paid shots, a reload, and what is left comes back', async ({
  page,
  request,
}) => {
  const member = await openDemoMember(request, 'player4');
  const outcomes = hearHits(page);
  await enterAs(page, member, '/seamless?vendor=BAIZE&gameCode=fish-lagoon');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(sea(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Seats at this sea' })).toContainText('You');

  // By keys alone: a larger cannon, the sight on the dearest fish, and the trigger held until it hit.
  await sea(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Cannon 2')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.down('Space');
  await expect.poll(() => outcomes.some((one) => ['missed', 'caught'].includes(one))).toBe(true);
  await page.keyboard.up('Space');
  // It was said by a worker: sending takes nothing of the thread that draws.
  expect(page.workers().filter((worker) => worker.url().includes('line-worker'))).toHaveLength(1);

  // The seat and its cannon are kept over a reload, and what was paid for lies ready.
  await page.reload();
  await expect(sea(page)).toBeVisible();
  await expect(page.getByText('Cannon 2')).toBeVisible();

  const left = page.waitForResponse((told) => told.url().endsWith('/leave') && told.ok());
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  const visit = ((await (await left).json()) as { value: { visit: { stake: number } } }).value
    .visit;
  expect(visit.stake).toBeGreaterThan(0);
  const note = page.getByRole('status').filter({ hasText: 'Your visit' });
  await expect(note).toContainText(visit.stake.toFixed(2));

  // From the end of a visit one tap leads to all of it, worked out again.
  await note.getByRole('link', { name: 'Verify fairness' }).click();
  await expect(page.getByText(/computed again, (all )?equal/)).toBeVisible();
  await page.goBack();

  // Whoever came back to a seat and left it may take another, with the smallest cannon.
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByText('Cannon 1')).toBeVisible();
});

test('who cannot pay for a shot is told so until they can, with a way on', async ({
  page,
  request,
}) => {
  const member = await openMember(request);
  await enterAs(page, member, '/seamless?vendor=BAIZE&gameCode=fish-lagoon');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'balance' });
  await sea(page).focus();
  await page.keyboard.press('Space');
  await expect(note).toBeVisible();
  await expect(note.getByRole('button', { name: 'Deposit' })).toBeVisible();

  // Another try does not take away why the first was refused.
  const told = await note.elementHandle();
  await page.keyboard.press('Space');
  expect(await told?.isVisible()).toBe(true);
});

/** Here no graphics card draws, and WebGL would be refused for it. */
const allowSlowWebgl = `{
  const plain = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return plain.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
  };
}`;

/** Looked at after its frame was drawn, and before it is shown and emptied. */
const lookAt = `new Promise((resolve) => requestAnimationFrame(() => {
  const canvas = document.querySelector('[role="application"] canvas');
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const ink = copy.getContext('2d');
  ink.drawImage(canvas, 0, 0);
  const { data } = ink.getImageData(0, 0, copy.width, copy.height);
  const isDrawn = data.some((part, n) => n % 4 === 3 && part > 200);
  resolve({ by: canvas.getContext('webgl2') ? 'webgl' : 'canvas', isDrawn });
}))`;

/** What draws the sea, and whether anything is drawn. Text is run as it stands, and is handed no element. */
async function pictureOf(page: Page): Promise<unknown> {
  await expect(sea(page).locator('canvas')).toBeVisible();
  return page.evaluate(lookAt);
}

const takeCard = `document.querySelector('[role="application"] canvas')
  .getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()`;

const loseCard = (page: Page) => page.evaluate(takeCard);

test('the sea is drawn by a graphics card, anew where that is taken away, and at last without it', async ({
  page,
  request,
}) => {
  await page.addInitScript({ content: allowSlowWebgl });
  const member = await openMember(request);
  await enterAs(page, member, '/seamless?vendor=BAIZE&gameCode=fish-wreck');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect.poll(() => pictureOf(page)).toEqual({ by: 'webgl', isDrawn: true });
  await loseCard(page);
  await expect.poll(() => pictureOf(page)).toEqual({ by: 'webgl', isDrawn: true });
  await loseCard(page);
  await expect.poll(() => pictureOf(page)).toEqual({ by: 'webgl', isDrawn: true });
  await loseCard(page);
  await expect.poll(() => pictureOf(page)).toEqual({ by: 'canvas', isDrawn: true });
});

/** Whether a browser without a card says so by itself differs from version to version. */
const refuseSlowWebgl = `{
  const plain = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return options?.failIfMajorPerformanceCaveat ? null : plain.call(this, kind, options);
  };
}`;

test('without a graphics card the canvas draws the sea', async ({ page, request }) => {
  await page.addInitScript({ content: refuseSlowWebgl });
  const member = await openMember(request);
  await enterAs(page, member, '/seamless?vendor=BAIZE&gameCode=fish-wreck');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect.poll(() => pictureOf(page)).toEqual({ by: 'canvas', isDrawn: true });
});
