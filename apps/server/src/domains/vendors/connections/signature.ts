import { createHmac, timingSafeEqual } from 'node:crypto';

/** Both sides sign the same way: hex HMAC-SHA256 over the timestamp, a point and the body as it is sent. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

const HEX = /^[0-9a-f]{64}$/i;

/** In constant time: how long it takes tells nothing about where a guess went wrong. */
export function isSignedWith(
  secret: string,
  { timestamp, body, signature }: { timestamp: string; body: string; signature: string },
): boolean {
  if (!HEX.test(signature)) return false;
  const expected = Buffer.from(signatureOf(secret, timestamp, body), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
