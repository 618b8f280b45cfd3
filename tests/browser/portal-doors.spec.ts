import { expect, type Page, test } from '@playwright/test';
import { makeFilledFolder } from '../filled-folder.ts';
import { askServer, type ServerProcess, startServer, stopServer } from '../server-process.ts';
import { seriousFindings } from './reach.ts';

// A house of its own: closing the doors here must not shut out the other tests.
let server: ServerProcess;
let data: Awaited<ReturnType<typeof makeFilledFolder>>;
let token = '';

/** What the page must do by itself within two seconds of its own clock: a busy machine has another. */
const WITHIN_MS = 2_000;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  data = await makeFilledFolder();
  server = await startServer({ env: { BAIZE_DATA: data.dataDir } });
  const answer = await operate('POST', '/ops/session/login', {
    username: 'admin',
    password: 'Baize-demo-1',
  });
  token = answer.token as string;
});

test.afterAll(async () => {
  await stopServer(server);
  data.remove();
});

async function operate(
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const response = await askServer(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { success: boolean; value: Record<string, unknown> };
  expect(answer.success, `${method} ${path}: ${JSON.stringify(answer)}`).toBe(true);
  return answer.value;
}

/** Changes one page of the system as an operator does in the console. */
async function change(name: 'status' | 'regions', changes: object): Promise<void> {
  const { version, content } = await operate('GET', `/ops/system/${name}`);
  await operate('PUT', `/ops/system/${name}`, {
    version,
    content: { ...(content as object), ...changes },
  });
}

async function expectNoSeriousFinding(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
}

/** The server draws the page before it is alive, and only who hears the socket is told. */
async function openListening(page: Page): Promise<void> {
  // Listened for from the moment it opens: the first word may come before the page has loaded.
  const heard = page.waitForEvent('websocket').then((one) => one.waitForEvent('framereceived'));
  await page.goto(server.url);
  await heard;
  await page.locator('#content').waitFor();
}

/** Counts how often the page asks by itself, and not because it was told. */
function countLooks(page: Page): () => number {
  let told = 0;
  let asked = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (/"topic":"system"/.test(payload.toString())) told += 1;
    });
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/system/status')) asked += 1;
  });
  return () => asked - told;
}

test('maintenance is told at once to whoever watches, and so is its end', async ({ page }) => {
  const looks = countLooks(page);
  await openListening(page);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  const looksBefore = looks();

  await change('status', {
    maintenance: true,
    message: 'New tables are set.',
    endsAt: Date.now() + 3_600_000,
  });
  const closed = page.getByRole('heading', { name: 'The house is closed for maintenance' });
  await expect(closed).toBeVisible();
  await expect(page.getByText('New tables are set.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/00:59:\d\d/);
  const shown = await timer.textContent();
  await expect.poll(() => timer.textContent()).not.toBe(shown);
  await expectNoSeriousFinding(page);

  await change('status', { maintenance: false, message: '', endsAt: null });
  await expect(page.locator('#content')).toBeVisible();
  expect(loads).toEqual([]);
  // The one look is that of a socket that just came up; a page that polls would have looked more often.
  expect(looks()).toBeLessThanOrEqual(looksBefore + 1);
});

test('without a socket the page looks within 2 seconds of its own clock', async ({ page }) => {
  await page.routeWebSocket('**/ws', (socket) => void socket.close());
  await page.clock.install();
  const isAlive = page.waitForResponse(/domainRoute/);
  await page.goto(server.url);
  await isAlive;
  await page.locator('#content').waitFor();
  await change('status', { maintenance: true });
  const closed = page.getByRole('heading', { name: 'The house is closed for maintenance' });
  const look = page.waitForRequest('**/wps/system/status');
  await page.clock.fastForward(WITHIN_MS);
  await look;
  await expect(closed).toBeVisible();
  await change('status', { maintenance: false });
  await expect(page.locator('#content')).toBeVisible();
});

test('a blocked region is shown its address and a way to ask', async ({ page }) => {
  await openListening(page);
  await change('regions', { isOn: true, deniedAddresses: ['127.0.0.1'] });
  const blocked = page.getByRole('heading', { name: 'We may not serve you from here' });
  await expect(blocked).toBeVisible();
  await expect(page.getByText('127.0.0.1')).toBeVisible();
  await page.getByRole('button', { name: 'Customer service' }).click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoSeriousFinding(page);
  await change('regions', { isOn: false, deniedAddresses: [] });
  await expect(page.locator('#content')).toBeVisible();
});

test('a domain that is not ours is told to ask customer service', async ({ page }) => {
  await page.route('**/wps/system/domainRoute', (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        value: { domain: 'unknown' },
        message: '',
        errorCode: 'request_param_err',
      },
    }),
  );
  await page.goto(server.url);
  await expect(
    page.getByRole('heading', { name: 'This address is not one of ours' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
});

test('a house that cannot be reached offers to try again, and says no more once it can be', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/wps/system/status', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(server.url);
  // The lobby itself came with the page; what it asks for meanwhile does not come.
  const notice = page.getByRole('alert').filter({ hasText: 'Network link abnormal, try again' });
  await expect(notice).toBeVisible();
  const tried = page.waitForRequest('**/wps/system/status');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await tried;
  await expect(notice).toBeVisible();
  isDown = false;
  await expect(notice).toHaveCount(0);
  await expect(page.locator('#content')).toBeVisible();
});
