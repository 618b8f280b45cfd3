import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BetClient, BetHeard, BetSent } from '../http/bet-client.ts';

/** What was acknowledged, and what must never happen. */
export type StormLog = {
  acknowledged: Map<string, { memberId: number; betId: string; stake: string; payout: number }>;
  refused: number;
  retried: number;
  /** Two answers to one request that are not the same, or a reused key that was let through. */
  breaches: string[];
};

export type StormPlan = { members: number; callers: number; isOver(): boolean };

/**
 * Few members, little money, many callers: a third of the requests are sent three times at once, some
 * keys come again with other content, and whatever fails is sent again until it is answered.
 */
export async function raiseStorm(client: BetClient, plan: StormPlan): Promise<StormLog> {
  const log: StormLog = { acknowledged: new Map(), refused: 0, retried: 0, breaches: [] };
  await Promise.all(
    Array.from({ length: plan.callers }, async () => {
      while (!plan.isOver()) await oneRequest(client, plan, log);
    }),
  );
  return log;
}

async function oneRequest(client: BetClient, plan: StormPlan, log: StormLog): Promise<void> {
  const bet = {
    memberId: randomInt(1, plan.members + 1),
    requestId: randomUUID(),
    stake: `${randomInt(1, 60)}.00`,
  };
  const copies = randomInt(10) < 3 ? 3 : 1;
  const answers = await Promise.all(
    Array.from({ length: copies }, () => untilAnswered(client, bet, log)),
  );
  // "Too many, come again" decides nothing; whatever decides says the same each time.
  const decided = answers.filter(({ status }) => status !== 429);
  const distinct = new Set(decided.map(({ status, body }) => JSON.stringify([status, body])));
  if (distinct.size > 1) log.breaches.push(`answers differ: ${[...distinct].join(' | ')}`);
  const [first] = answers;
  if (first!.body.success) await acknowledged(client, bet, first!, log);
  else log.refused += 1;
}

async function acknowledged(client: BetClient, bet: BetSent, heard: BetHeard, log: StormLog) {
  const { betId, payout } = heard.body.value;
  log.acknowledged.set(bet.requestId, { memberId: bet.memberId, stake: bet.stake, betId, payout });
  if (randomInt(20) > 0) return;
  const other = await untilAnswered(client, { ...bet, stake: '0.50' }, log);
  if (other.status !== 409) log.breaches.push(`a reused key was answered ${other.status}`);
}

/** An error or a busy server leaves the fate unknown: the same key asks again. */
async function untilAnswered(client: BetClient, bet: BetSent, log: StormLog): Promise<BetHeard> {
  for (;;) {
    const heard = await client.send(bet).catch(() => undefined);
    if (heard && heard.status < 500) return heard;
    if (heard && heard.status !== 503) log.breaches.push(`answered ${heard.status}`);
    log.retried += 1;
    await sleep(randomInt(20, 120));
  }
}
