import { randomInt, randomUUID } from 'node:crypto';
import { atFixedRate, type Measured, measure, quantile } from '../measure.ts';
import { type BetClient, openBetClient } from './bet-client.ts';

const HTTP_CALLERS = 64;

/** Bets over HTTP, at each server in turn, by callers that ask again as soon as they are answered. */
export async function measureHttp(
  ports: readonly number[],
  seconds: number,
  players: number,
): Promise<Measured> {
  let turn = 0;
  const client = openBetClient(() => {
    turn += 1;
    return ports[turn % ports.length]!;
  });
  try {
    const once = async () => {
      const { status } = await client.send(newBet(players));
      if (status !== 200) throw new Error(`A bet was answered ${status}`);
    };
    return await measure({ callers: HTTP_CALLERS, seconds, postmaster: 0, once });
  } finally {
    client.close();
  }
}

export type OpenLoop = {
  rate: number;
  sent: number;
  served: number;
  /** Turned away with 429 or 503, and how long the slowest hundredth of those waited for it. */
  shed: number;
  shedP99Ms: number;
  errors: number;
  p50Ms: number;
  p99Ms: number;
  worstMs: number;
};

/** A fixed rate whatever the answers: latency counts from when a bet should have been sent. */
export async function measureOpenLoop(
  port: number,
  { rate, seconds, players }: { rate: number; seconds: number; players: number },
): Promise<OpenLoop> {
  const client = openBetClient(() => port);
  const shedMs: number[] = [];
  let served = 0;
  const latencies = await atFixedRate({ rate, seconds }, async () => {
    const { status, ms } = await sendOne(client, players);
    if (status === 200) served += 1;
    if (status === 429 || status === 503) shedMs.push(ms);
  });
  client.close();
  shedMs.sort((a, b) => a - b);
  const sent = latencies.length;
  return {
    rate,
    sent,
    served,
    shed: shedMs.length,
    errors: sent - served - shedMs.length,
    shedP99Ms: quantile(shedMs, 0.99),
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
    worstMs: latencies.at(-1) ?? 0,
  };
}

async function sendOne(
  client: BetClient,
  players: number,
): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const answer = await client.send(newBet(players)).catch(() => undefined);
  return { status: answer?.status ?? 0, ms: performance.now() - started };
}

export function newBet(players: number) {
  return { memberId: randomInt(1, players + 1), requestId: randomUUID(), stake: '1.00' };
}
