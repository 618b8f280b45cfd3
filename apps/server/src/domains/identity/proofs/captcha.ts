import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { minutes } from '@baize/calendar';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isModuleOn } from '../../system/index.ts';
import { drawCaptcha } from './captcha-picture.ts';

export interface CaptchasTable {
  id: string;
  answer_hash: string;
  client: string;
  expires_at: Date;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    captchas: CaptchasTable;
  }
}

const LIFETIME_MS = minutes(5);
const LENGTH = 5;
// Without the look-alikes 0 O, 1 I L, 2 Z, 5 S, 8 B.
const LETTERS = '34679ACDEFHJKMNPRTUVWXY';

export type Captcha = { id: string; png: string };

export type CaptchaInput = { address: string; replaces: string | undefined };

/** A picture to read, good for one try from the address that asked for it; another one a second later. */
export async function makeCaptcha(
  house: House,
  { address, replaces }: CaptchaInput,
): Promise<Captcha> {
  if (replaces) await dropOldOne(house, replaces);
  const id = randomBytes(18).toString('base64url');
  const answer = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  await house.db
    .insertInto('captchas')
    .values({
      id,
      answer_hash: hashOf(house, id, answer),
      client: house.keys.lookup('captcha-client', address),
      expires_at: new Date(house.clock.now().getTime() + LIFETIME_MS),
    })
    .execute();
  return { id, png: drawCaptcha(answer).toString('base64') };
}

const REFRESH_MS = 1_000;

async function dropOldOne(house: House, id: string): Promise<void> {
  const youngest = new Date(house.clock.now().getTime() + LIFETIME_MS - REFRESH_MS);
  const old = await house.db
    .selectFrom('captchas')
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirst();
  if (old && old.expires_at > youngest) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 });
  await house.db.deleteFrom('captchas').where('id', '=', id).execute();
}

export type CaptchaTry = { id: string | undefined; answer: string | undefined; address: string };

/** Right or wrong, the captcha is used up: it is taken out before it is looked at. */
export async function solveCaptcha(house: House, attempt: CaptchaTry): Promise<void> {
  if (!isModuleOn(house, 'CAPTCHA3')) return;
  if (house.config.profile === 'test' && attempt.answer === 'test') return;
  if (!attempt.id || !attempt.answer) refuse('CAPTCHA_WRONG', { value: { captcha: true } });
  const captcha = await house.db
    .deleteFrom('captchas')
    .where('id', '=', attempt.id)
    .returningAll()
    .executeTakeFirst();
  const isRight =
    captcha !== undefined &&
    captcha.expires_at > house.clock.now() &&
    captcha.client === house.keys.lookup('captcha-client', attempt.address) &&
    isSame(captcha.answer_hash, hashOf(house, captcha.id, attempt.answer));
  if (!isRight) refuse('CAPTCHA_WRONG', { value: { captcha: true } });
}

export async function forgetOldCaptchas(house: House): Promise<void> {
  await house.db.deleteFrom('captchas').where('expires_at', '<', house.clock.now()).execute();
}

function hashOf(house: House, id: string, answer: string): string {
  return createHmac('sha256', house.keys.derive('captcha'))
    .update(`${id}:${answer.trim().toUpperCase()}`)
    .digest('base64url');
}

function isSame(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
