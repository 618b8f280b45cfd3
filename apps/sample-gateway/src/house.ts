import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export type House = { url: string; secret: string };

export type Message = {
  depositId: string;
  externalId: string;
  status: 'opened' | 'paid';
  /** In 1/10,000 of a unit. */
  amount: number;
  confirmations: number;
};

const ANSWER_WITHIN_MS = 5_000;

/** One signed callback. Throws when there is no clear answer: then it is sent again. */
export async function tell(house: House, message: Message): Promise<string> {
  const timestamp = Date.now();
  const { depositId, externalId, status, amount, confirmations } = message;
  const words = [timestamp, depositId, externalId, status, amount, confirmations].join('.');
  const signature = createHmac('sha256', house.secret).update(words).digest('hex');
  const response = await fetch(`${house.url}/wps/cashier/gateways/sample/callback`, {
    method: 'POST',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...message, amount: amount / 10_000, timestamp, signature }),
  });
  if (response.status >= 500 || response.status === 429) {
    throw new Error(`The house answered ${response.status}`);
  }
  const answer = (await response.json()) as { value?: { result?: string } | null };
  return answer.value?.result ?? 'REFUSED';
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_SECONDS = 60;

/** Money that left is told of until someone has heard it. */
export async function tellUntilHeard(house: House, message: Message): Promise<string> {
  for (
    let pauseMs = FIRST_PAUSE_MS;
    ;
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_SECONDS * 1_000)
  ) {
    try {
      return await tell(house, message);
    } catch {
      await sleep(pauseMs, undefined, { ref: false });
    }
  }
}
