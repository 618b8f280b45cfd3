import { setTimeout as sleep } from 'node:timers/promises';
import { postgresSeconds } from './processor-time.ts';

export type Measured = {
  done: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of PostgreSQL, and of this process, per operation. */
  databaseMicros: number;
  nodeMicros: number;
};

export type Load = {
  callers: number;
  seconds: number;
  postmaster: number;
  /** One operation; the caller's number keeps callers apart. */
  once(caller: number): Promise<void>;
};

const WARM_UP_SECONDS = 1;

/** Callers that ask again as soon as they are answered. */
export async function measure({ callers, seconds, postmaster, once }: Load): Promise<Measured> {
  await drive(callers, WARM_UP_SECONDS, once);
  const before = { database: postgresSeconds(postmaster), node: process.cpuUsage() };
  const started = performance.now();
  const latencies = await drive(callers, seconds, once);
  const elapsed = (performance.now() - started) / 1_000;
  const node = process.cpuUsage(before.node);
  const database = postgresSeconds(postmaster) - before.database;
  latencies.sort((a, b) => a - b);
  return {
    done: latencies.length,
    perSecond: latencies.length / elapsed,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
    databaseMicros: (database / latencies.length) * 1e6,
    nodeMicros: (node.user + node.system) / latencies.length,
  };
}

async function drive(callers: number, seconds: number, once: Load['once']): Promise<number[]> {
  const end = performance.now() + seconds * 1_000;
  const latencies: number[] = [];
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (performance.now() < end) {
        const started = performance.now();
        await once(caller);
        latencies.push(performance.now() - started);
      }
    }),
  );
  return latencies;
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * A fixed rate whatever the answers: latency counts from when something should have been sent. Answers
 * the latencies, the shortest first, when all of it has ended.
 */
export async function atFixedRate(
  { rate, seconds }: { rate: number; seconds: number },
  send: (n: number) => Promise<void>,
): Promise<number[]> {
  const latencies: number[] = [];
  const underWay: Promise<void>[] = [];
  const started = performance.now();
  for (let n = 0; n < rate * seconds; n += 1) {
    const intended = started + (n * 1_000) / rate;
    const early = intended - performance.now();
    if (early > 1) await sleep(early);
    underWay.push(send(n).then(() => void latencies.push(performance.now() - intended)));
  }
  await Promise.all(underWay);
  return latencies.sort((a, b) => a - b);
}

/** Sells again under the same id where a busy machine turned it away: what is sold is not what is measured. */
export async function untilTaken<Answer>(sell: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await sell();
    } catch (error) {
      if ((error as { code?: string }).code !== 'BUSY') throw error;
    }
  }
}
