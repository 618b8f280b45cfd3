import { test as base, expect, type Page } from '@playwright/test';
import { makeFilledFolder } from '../filled-folder.ts';
import { startServer, stopServer } from '../server-process.ts';
import { untilTaken } from './until-taken.ts';

export const PASSWORD = 'Baize-demo-1';

/**
 * A house of its own for the operators' tests: they close it, change its brand and its staff, which
 * nobody else's test should meet.
 */
export const test = base.extend<{ houseUrl: string }, { house: string }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs from the pattern
    async ({}, use) => {
      const { dataDir, remove } = await makeFilledFolder();
      const server = await startServer({ env: { BAIZE_DATA: dataDir } });
      await use(server.url);
      await stopServer(server);
      remove();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ house }, use) => use(house),
  houseUrl: async ({ house }, use) => use(house),
});

export { expect };

/** Signs in by hand, as an operator does. */
export async function signIn(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const tokens = new Map<string, string>();

/** Comes in with a session that was opened before: logins are counted, and tests are many. */
export async function enterAs(page: Page, house: string, username: string, path = '/') {
  const key = `${house} ${username}`;
  if (!tokens.has(key)) tokens.set(key, await openSession(page, house, username));
  await page.addInitScript({
    content: `sessionStorage.setItem('baize.console.token', '${tokens.get(key)}')`,
  });
  await page.goto(`/console${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A house that has just opened on a busy machine may ask to be tried again. */
export async function openSession(page: Page, house: string, username: string): Promise<string> {
  let token = '';
  const signIn = async () => {
    const answer = await page.request.post(`${house}/ops/session/login`, {
      data: { username, password: PASSWORD },
    });
    const { value, message } = (await answer.json()) as SignInAnswer;
    token = value?.token ?? '';
    return token ? 'signed in' : message;
  };
  await expect.poll(signIn).toBe('signed in');
  return token;
}

type SignInAnswer = { value: { token: string } | null; message: string };

/** A call of the operators' own, beside the browser. */
export async function callAs<Value>(
  page: Page,
  house: string,
  call: { token: string; method: 'get' | 'put' | 'post'; path: string; data?: unknown },
): Promise<Value> {
  const send = {
    headers: { authorization: call.token },
    ...(call.data === undefined ? {} : { data: call.data }),
  };
  const answer = await untilTaken(() => page.request[call.method](`${house}${call.path}`, send));
  const body = (await answer.json()) as { success: boolean; value: Value; message: string };
  expect(body.success, body.message).toBe(true);
  return body.value;
}
