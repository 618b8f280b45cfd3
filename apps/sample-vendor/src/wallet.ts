import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export type House = { url: string; vendor: string; secret: string };

export type Answer = {
  status: string;
  balance: number | null;
  currency: string;
  playerId?: string;
  gameCode?: string;
};

const ANSWER_WITHIN_MS = 3_000;

export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** One signed message. Throws when there is no clear answer: then its fate is unknown. */
export async function send(house: House, call: string, message: object): Promise<Answer> {
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const response = await fetch(`${house.url}/vendor/v1/${call}`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    headers: {
      'content-type': 'application/json',
      'x-vendor': house.vendor,
      'x-timestamp': timestamp,
      'x-signature': signatureOf(house.secret, timestamp, body),
    },
  });
  const answer = (await response.json()) as Partial<Answer>;
  if (!answer.status) throw new Error(`The house answered ${response.status}`);
  return answer as Answer;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_SECONDS = 60;

/** Sends until there is an answer: money that is owed is not forgotten because a line was down. */
export async function sendUntilAnswered(
  house: House,
  call: string,
  message: object,
): Promise<Answer> {
  for (
    let pauseMs = FIRST_PAUSE_MS;
    ;
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_SECONDS * 1_000)
  ) {
    try {
      return await send(house, call, message);
    } catch {
      await sleep(pauseMs, undefined, { ref: false });
    }
  }
}

const WINDOW_S = 300;

/** Whether the house itself asks. */
export function isFromHouse(
  { secret }: House,
  { timestamp, signature, body }: { timestamp: string; signature: string; body: string },
): boolean {
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > WINDOW_S) return false;
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = Buffer.from(signatureOf(secret, timestamp, body), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
