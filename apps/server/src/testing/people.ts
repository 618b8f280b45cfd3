import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { days, hours, minutes, seconds } from '@baize/calendar';
import { lettersTo } from '../domains/post/index.ts';
import { type PageName, type Pages, savePage, storedPage } from '../domains/system/index.ts';
import { openTestHouse, type TestHouse } from './house.ts';

export const PASSWORD = 'Quiet-table-7';

export type Answer = {
  status: number;
  success: boolean;
  errorCode?: string;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
  value: any;
  headers: Record<string, string | string[] | number | undefined>;
};

type Asking = {
  token?: string | undefined;
  body?: unknown;
  address?: string;
  cookie?: string | undefined;
  headers?: Record<string, string>;
};

export type People = TestHouse & {
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, asking?: Asking): Promise<Answer>;
  /** A new member with a name of their own, signed in. */
  register(more?: object): Promise<{ username: string; token: string; id: bigint }>;
  logIn(username: string, password?: string, more?: object, asking?: Asking): Promise<Answer>;
  /** The newest code sent to a number or address. */
  codeFor(to: string): Promise<string>;
  /** Changes the brand's settings, as an operator would. */
  settle<Name extends PageName>(page: Name, change: (content: Pages[Name]) => void): Promise<void>;
  switchModule(module: string, isOn: boolean): Promise<void>;
  advance(ms: number): void;
};

/**
 * Asks once more, when Retry-After says so, where the caller was only too quick: how quick a test is
 * depends on its machine.
 */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.errorCode !== 'too.much.request') return answer;
    await sleep(seconds(Number(answer.headers['retry-after'])));
  }
}

/** A house for tests about people: everything goes through the calls they make. */
export async function openPeople(env: NodeJS.ProcessEnv = {}): Promise<People> {
  const test = await openTestHouse(env);
  const ask: People['ask'] = async (method, url, asking = {}) => {
    const { token, body, address, cookie, headers } = asking;
    const answer = await test.app.inject({
      method,
      url,
      headers: { ...(token && { authorization: token }), ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { payload: passedBotCheck(method, url, body) }),
      ...(address && { remoteAddress: address }),
    });
    const empty = { success: true, message: '', value: null };
    const said = answer.headers['content-type']?.toString().includes('json')
      ? answer.json()
      : empty;
    return { status: answer.statusCode, headers: answer.headers, ...said };
  };
  const settle: People['settle'] = async (page, change) => {
    const { version, content } = storedPage(test.house, page);
    const changed = structuredClone(content);
    change(changed);
    await savePage(test.house, { operatorId: 0n }, page, { version, content: changed });
  };
  return {
    ...test,
    ask,
    settle,
    register: async (more = {}) => {
      const username = newName();
      const body = { username, password: PASSWORD, confirmPassword: PASSWORD, ...more };
      const { success, value, message } = await ask('PUT', '/wps/member/register', { body });
      if (!success) throw new Error(`${message} ${JSON.stringify(value)}`);
      return { username: value.userName, token: value.token, id: BigInt(value.id) };
    },
    logIn: (username, password = PASSWORD, more = {}, asking = {}) =>
      ask('POST', '/wps/session/login', { ...asking, body: { username, password, ...more } }),
    codeFor: async (to) => (await lettersTo(test.house, to))[0]?.code ?? '',
    switchModule: (module, isOn) =>
      settle('whitelabel', ({ modules }) => {
        (modules as Record<string, boolean>)[module] = isOn;
      }),
    advance: (ms) => test.house.clock.moveTo(new Date(test.house.clock.now().getTime() + ms)),
  };
}

export function newName(): string {
  return `ann${randomBytes(4).toString('hex')}`;
}

/** A number that exists in the Philippines, as people type it there. */
export function newNumber(): string {
  return `917${randomInt(1_000_000, 9_999_999)}`;
}

export function cookieOf({ headers }: Answer, name: string): string | undefined {
  const set = [headers['set-cookie'] ?? []].flat().map(String);
  return set.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0];
}

export const MINUTE = minutes(1);
export const HOUR = hours(1);
export const DAY = days(1);

const BOT_CHECKED = /\/member\/register|\/verification\/sms\/|\/oneClick/;

/** Visitors of the tests have passed the bot check, unless their test says otherwise. */
function passedBotCheck(method: string, url: string, body: unknown): object {
  const isObject = typeof body === 'object' && body !== null && !(body instanceof Uint8Array);
  if (method === 'GET' || !isObject || !BOT_CHECKED.test(url)) return body as object;
  return { botCheck: 'test', ...body };
}
