import { setTimeout as sleep } from 'node:timers/promises';
import type { APIResponse } from '@playwright/test';

/** Sends again for as long as the house says that it is busy, as its own pages do. */
export async function untilTaken(send: () => Promise<APIResponse>): Promise<APIResponse> {
  for (;;) {
    const answer = await send();
    if (answer.status() !== 503) return answer;
    await sleep(250);
  }
}
