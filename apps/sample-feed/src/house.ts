import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export type House = { url: string; code: string; secret: string };
export type Message = Record<string, unknown> & { id: string; number: number };
export type Answer = {
  results: { id: string; status: string; reason: string | null }[];
  reached: number;
};

const ANSWER_WITHIN_MS = 10_000;

/** One signed call. Throws when there is no clear answer: then it is sent again. */
async function tell({ url, code, secret }: House, messages: readonly Message[]): Promise<Answer> {
  const sentAt = Date.now();
  const body = JSON.stringify({ messages: messages.map((one) => ({ ...one, sentAt })) });
  const timestamp = String(Math.floor(sentAt / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const response = await fetch(`${url}/feed/v1/messages`, {
    method: 'POST',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    headers: {
      'content-type': 'application/json',
      'x-feed': code,
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
    body,
  });
  if (!response.ok) throw new Error(`The house answered ${response.status}`);
  return ((await response.json()) as { value: Answer }).value;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_SECONDS = 30;

/** A message that was not answered is sent again: the house counts it once. */
export async function tellUntilHeard(house: House, messages: readonly Message[]): Promise<Answer> {
  const longestMs = LONGEST_PAUSE_SECONDS * 1_000;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, longestMs)) {
    try {
      return await tell(house, messages);
    } catch (error) {
      process.stderr.write(`${(error as Error).message}; sent again\n`);
      await sleep(pauseMs);
    }
  }
}
