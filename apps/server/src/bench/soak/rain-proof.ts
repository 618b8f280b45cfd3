import { Agent, request } from 'node:http';
import { days, minutes } from '@baize/calendar';
import { money } from '@baize/money';
import { brandOf } from '../../domains/system/index.ts';
import { reconcile } from '../../domains/wallet/index.ts';
import type { House } from '../../platform/house.ts';
import { asOwner, type BenchHouse, openBenchHouse } from '../bench-house.ts';
import { atFixedRate, quantile } from '../measure.ts';
import { addPromotedMembers } from '../promotions/promoted-members.ts';
import { runCampaign } from '../promotions/running-campaigns.ts';
import { startServerChild } from '../server-child.ts';
import type { SoakProof } from './proof.ts';

const CATCHERS = 5_000;
const SECONDS = 50;
const P99_MS = 300;
const PATIENCE_MS = 30_000;
/** Less than all of them would catch, so that the budget ends while it rains. */
const BUDGET_EACH = 1.1;

export const rainProof: SoakProof = {
  id: 'RAIN',
  what: `${CATCHERS} members catch within a minute, p99 within ${P99_MS} ms, not one cent over budget`,
  run: letItRain,
};

/** A share lessens the people and the time alike, so that as many catch in a second. */
async function letItRain(share: number): Promise<string | undefined> {
  const count = Math.max(50, Math.ceil(CATCHERS * share));
  const seconds = Math.max(5, Math.ceil(SECONDS * share));
  const bench = await openBenchHouse();
  const { serveUrl, dataDir, house } = bench;
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  await addPromotedMembers(bench, count);
  const id = await startRain(house, count);
  // It began yesterday, so that the fall of this very minute is its own.
  await asOwner(
    bench.migrateUrl,
    "update promotion_campaigns set started_at = started_at - interval '1 day'",
  );
  const server = await startServerChild({ serveUrl, dataDir });
  try {
    const statuses: number[] = [];
    const latencies = await atFixedRate({ rate: count / seconds, seconds }, async (n) => {
      const path = `/wps/promotions/rain/${id}/catch`;
      statuses.push(await post(agent, { port: server.port, path, memberId: (n % count) + 1 }));
    });
    const p99 = quantile(latencies, 0.99);
    const failed = statuses.filter((status) => status !== 200).length;
    const told = `${statuses.length} catches in ${seconds} s, ${failed} failed, p50 ${quantile(latencies, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
    process.stdout.write(`      ${told}\n`);
    const wrong = await faultOf(bench, id);
    return wrong ?? (failed > 0 || p99 > P99_MS ? told : undefined);
  } finally {
    agent.destroy();
    await server.stop();
    await bench.close();
  }
}

/** It falls from this minute on; everyone may catch once. */
async function startRain(house: House, count: number): Promise<string> {
  const now = house.clock.now().getTime();
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const minute = Math.floor((now / minutes(1) + zone) % (days(1) / minutes(1)));
  return runCampaign(house, {
    kind: 'RAIN',
    startsAt: now - days(1),
    rainMinutes: [minute],
    rainSeconds: 600,
    rainAmounts: [
      { amount: 1, weight: 3 },
      { amount: 2, weight: 1 },
    ],
    costs: { budget: Math.floor(count * BUDGET_EACH) },
  });
}

/** The budget, the campaign's own sum, the gifts and the ledger say one thing. */
async function faultOf(bench: BenchHouse, id: string): Promise<string | undefined> {
  const { rows } = await asOwner(
    bench.migrateUrl,
    `select c.spent::text as spent, (c.content -> 'costs' ->> 'budget') as budget,
      (select coalesce(sum(amount), 0) from promotion_catches where campaign_id = c.id)::text as caught,
      (select coalesce(sum(money), 0) from promotion_gifts where campaign_id = c.id)::text as given,
      (select coalesce(sum(amount), 0) from transfers where key like '#promo.%')::text as booked
    from promotion_campaigns c where id = ${Number(id)}`,
  );
  const { spent, budget, caught, given, booked } = rows[0];
  process.stdout.write(`      spent ${spent} of ${budget} (units and money)\n`);
  if (BigInt(spent) > money(String(budget))) return `over budget: ${spent} of ${budget}`;
  if (new Set([spent, caught, given, booked]).size > 1) {
    return `sums differ: spent ${spent}, caught ${caught}, given ${given}, booked ${booked}`;
  }
  const { fault } = await reconcile(bench.serveUrl);
  return fault ? `${fault.check}: ${fault.row}` : undefined;
}

type Sending = { port: number; path: string; memberId: number };

function post(agent: Agent, { port, path, memberId }: Sending): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `member:${memberId}`,
      'content-type': 'application/json',
      'content-length': 2,
    };
    const to = { host: '127.0.0.1', port, method: 'POST', path, agent, headers };
    const sent = request({ ...to, timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('timeout', () => sent.destroy(new Error('No answer in time')));
    sent.on('error', reject);
    sent.end('{}');
  });
}
