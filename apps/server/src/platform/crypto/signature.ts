import { createHmac, timingSafeEqual } from 'node:crypto';
import { minutes } from '@baize/calendar';
import type { House } from '../house.ts';

export type Signed = { timestamp: string; body: string; signature: string };

/** Both sides sign the same way: hex HMAC-SHA256 over the timestamp, a point and the body as it is sent. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

const HEX = /^[0-9a-f]{64}$/i;

/** In constant time: how long it takes tells nothing about where a guess went wrong. */
export function isSignedWith(secret: string, { timestamp, body, signature }: Signed): boolean {
  if (!HEX.test(signature)) return false;
  const expected = Buffer.from(signatureOf(secret, timestamp, body), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

const WINDOW_MS = minutes(5);

/** Seconds near our own time, or the machine's where a test has moved ours. */
export function isFresh({ clock }: Pick<House, 'clock'>, timestamp: string): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  const at = Number(timestamp) * 1_000;
  return [clock.now(), clock.machineNow()].some((now) => Math.abs(now.getTime() - at) <= WINDOW_MS);
}

export type Secrets = readonly { secret: string; until: Date | null }[];

/** With the secret in use, or the one before for as long as that is good. */
export function isSignedWithAny(
  { clock }: Pick<House, 'clock'>,
  secrets: Secrets,
  signed: Signed,
): boolean {
  const now = clock.now();
  return secrets
    .filter(({ until }) => until === null || now < until)
    .some(({ secret }) => isSignedWith(secret, signed));
}
