import { createHmac, timingSafeEqual } from 'node:crypto';

/** A delivery that is older than this may be one that somebody recorded. */
const MAX_AGE_SECONDS = 300;

export type Signed = { timestamp: string; signatures: string; body: string };

/** Whether the house sent these bytes, and sent them just now. Any of its signatures will do. */
export function isFromHouse(secret: string, { timestamp, signatures, body }: Signed): boolean {
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!(age <= MAX_AGE_SECONDS)) return false;
  const right = Buffer.from(
    `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
  );
  return signatures.split(',').some((one) => {
    const given = Buffer.from(one);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
