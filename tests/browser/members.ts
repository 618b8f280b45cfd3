import { createHmac, randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { untilTaken } from './until-taken.ts';

export const PASSWORD = 'Quiet-room-7';

const CONSENTS = {
  password: PASSWORD,
  confirmPassword: PASSWORD,
  isOfAge: true,
  termsAccepted: true,
  captcha: 'test',
  botCheck: 'test',
  birthday: '1990-02-28',
  login: true,
};

export type NewMember = { username: string; token: string };

/** A member of one's own, opened over the wire, so that no test stands in another's way. */
export async function openMember(request: APIRequestContext): Promise<NewMember> {
  const username = `t${randomBytes(6).toString('hex')}`;
  const { token } = await call<{ token: string }>(request, 'PUT', '/wps/member/register/unsecure', {
    ...CONSENTS,
    username,
  });
  return { username, token };
}

/** A member of the demo, with a session that was opened over the wire. */
export async function openDemoMember(
  request: APIRequestContext,
  username: string,
): Promise<NewMember> {
  const order = { username, password: 'Baize-demo-1' };
  const { token } = await call<{ token: string }>(request, 'POST', '/wps/session/login', order);
  return { username, token };
}

/** Puts money into a member's hands. */
export async function fund(
  request: APIRequestContext,
  { username }: NewMember,
  amount: number,
): Promise<void> {
  await call(request, 'POST', '/test/fund', { username, amount });
}

/** Gives a member a proved mail address. */
export async function proveEmail(request: APIRequestContext, { token, username }: NewMember) {
  const email = `${username}@example.com`;
  await call(request, 'POST', '/wps/v2/verification/mail/send', { purpose: 10, email }, token);
  const verificationCode = await sentCode(request, email);
  const order = { email, verificationCode, password: PASSWORD };
  await call(request, 'POST', '/wps/member/info/email', order, token);
  return email;
}

/** A member who registered with a mobile number of the Philippines. */
export async function openMobileMember(request: APIRequestContext): Promise<string> {
  const mobileNum = `917${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`;
  await call(request, 'PUT', '/wps/member/register/mobile', {
    ...CONSENTS,
    mobileNum,
    countryDialingCode: '+63',
  });
  return mobileNum;
}

type Letter = { text: string; code?: string };

export async function letters(request: APIRequestContext, to: string): Promise<Letter[]> {
  const answer = await request.get(`/test/outbox?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as Letter[];
}

export async function sentCode(request: APIRequestContext, to: string): Promise<string> {
  const [newest] = await letters(request, to);
  if (!newest?.code) throw new Error(`No code was sent to ${to}`);
  return newest.code;
}

/** The list of announcements, and the popup of the demo. */
const ANNOUNCED = /^(Announcements|Good to see you)$/;

/** Puts the house's announcements aside as soon as they come: they lie over what a test is about. */
export function putNewsAside(page: Page): Promise<void> {
  return putAside(page, ANNOUNCED);
}

/** Closes a dialog whenever it comes; one over which another opens meanwhile has its turn after that. */
export async function putAside(page: Page, name: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  const putItAside = async () => {
    const close = dialog.getByRole('button', { name: 'Close' });
    await close.click({ timeout: 2_000 }).catch(() => undefined);
  };
  // Who waited here until it is gone would wait for ever for one that lies under another.
  await page.addLocatorHandler(dialog, putItAside, { noWaitAfter: true });
}

/** Sits down with a session that was opened over the wire: most tests are not about the login. */
export async function enterAs(page: Page, { token }: NewMember, path = '/'): Promise<void> {
  await putNewsAside(page);
  const session = JSON.stringify(JSON.stringify({ token, kind: 'member' }));
  await page.addInitScript({ content: `sessionStorage.setItem('baize.session', ${session})` });
  await page.goto(path);
}

export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await putNewsAside(page);
  await openLogin(page);
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=username]').fill(username);
  await dialog.locator('[name=password]').fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The login over a page that is soon there: what lies below it is no matter to most tests. */
async function openLogin(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function call<Value>(
  request: APIRequestContext,
  method: string,
  path: string,
  data: object,
  token?: string,
): Promise<Value> {
  const headers = token ? { authorization: token } : {};
  const answer = await untilTaken(() => request.fetch(path, { method, data, headers }));
  const body = (await answer.json()) as { success: boolean; value: Value; message: string };
  if (!body.success) throw new Error(`${method} ${path}: ${body.message}`);
  return body.value;
}

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows; a code is good once, so the next step's is at hand too. */
export function authenticatorCode(secret: string, stepsAhead = 0): string {
  const bits = [...secret.replace(/=+$/, '')]
    .map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsAhead));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = hash.at(-1)! & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
