import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { days, minutes } from '@baize/calendar';
import { money } from '@baize/money';
import { brandOf } from '../../domains/system/index.ts';
import { reconcile } from '../../domains/wallet/index.ts';
import type { House } from '../../platform/house.ts';
import { asOwner, type BenchHouse, openBenchHouse } from '../bench-house.ts';
import { atFixedRate, quantile } from '../measure.ts';
import { addPromotedMembers } from '../promotions/promoted-members.ts';
import { runCampaign } from '../promotions/running-campaigns.ts';
import { startRestedServer, startServerChild } from '../server-child.ts';
import { killServer } from '../stress/kills.ts';
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
  run: (share) => letItRain(share),
};

export const rainKillProof: SoakProof = {
  id: 'RAIN-KILL',
  what: 'kill -9 of one of two servers three times in a rain: every catch is answered once, nothing is lost or doubled',
  run: (share) => letItRain(share, 3),
};

/**
 * A share lessens the people and the time alike, so that as many catch in a second. Where a server is
 * killed, another stands beside it, and whoever got no answer sends the same request to either of them.
 */
async function letItRain(share: number, kills = 0): Promise<string | undefined> {
  const count = Math.max(50, Math.ceil(CATCHERS * share));
  const seconds = Math.max(5, Math.ceil(SECONDS * share));
  const bench = await openBenchHouse();
  const { house } = bench;
  await addPromotedMembers(bench, count);
  const id = await startRain(house, count);
  // It began yesterday, so that the fall of this very minute is its own.
  await asOwner(
    bench.migrateUrl,
    "update promotion_campaigns set started_at = started_at - interval '1 day'",
  );
  try {
    const caught = await catchAll(bench, { id, count, seconds, kills });
    const { latencies, failed } = caught;
    const p99 = quantile(latencies, 0.99);
    const told = `${latencies.length} catches in ${seconds} s, ${failed} failed, p50 ${quantile(latencies, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
    process.stdout.write(`      ${told}\n`);
    const wrong = await faultOf(bench, id, count);
    return wrong ?? (failed > 0 || (kills === 0 && p99 > P99_MS) ? told : undefined);
  } finally {
    await bench.close();
  }
}

type Rain = { id: string; count: number; seconds: number; kills: number };

async function catchAll(
  { serveUrl, dataDir }: BenchHouse,
  { id, count, seconds, kills }: Rain,
): Promise<{ latencies: number[]; failed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  let server = await startRestedServer({ serveUrl, dataDir });
  const second = kills > 0 ? await startServerChild({ serveUrl, dataDir }) : undefined;
  const path = `/wps/promotions/rain/${id}/catch`;
  let failed = 0;
  let isRaining = true;
  const killing = (async () => {
    for (let n = 0; n < kills && isRaining; n += 1) {
      await sleep((seconds * 1_000) / (kills + 1));
      await killServer(server);
      server = await startServerChild({ serveUrl, dataDir, port: server.port });
    }
  })();
  try {
    const latencies = await atFixedRate({ rate: count / seconds, seconds }, async (n) => {
      const asked = { path, memberId: (n % count) + 1, key: randomUUID() };
      const send = (turn: number) => {
        const { port } = second && turn % 2 === 1 ? second : server;
        return post(agent, { ...asked, port }).catch(() => 0);
      };
      let status = await send(n);
      for (let tries = 1; kills > 0 && status !== 200 && tries < 100; tries += 1) {
        await sleep(200);
        status = await send(n + tries);
      }
      if (status !== 200) failed += 1;
    });
    isRaining = false;
    await killing;
    return { latencies, failed };
  } finally {
    agent.destroy();
    await Promise.all([server.stop(), second?.stop()]);
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
async function faultOf(bench: BenchHouse, id: string, count: number): Promise<string | undefined> {
  const { rows } = await asOwner(
    bench.migrateUrl,
    `select c.spent::text as spent, (c.content -> 'costs' ->> 'budget') as budget,
      (select coalesce(sum(amount), 0) from promotion_catches where campaign_id = c.id)::text as caught,
      (select count(*) from promotion_catches where campaign_id = c.id)::int as catches,
      (select coalesce(sum(money), 0) from promotion_gifts where campaign_id = c.id)::text as given,
      (select coalesce(sum(amount), 0) from transfers where key like '#promo.%')::text as booked
    from promotion_campaigns c where id = ${Number(id)}`,
  );
  const { spent, budget, caught, catches, given, booked } = rows[0];
  process.stdout.write(`      spent ${spent} of ${budget} (units and money)\n`);
  if (BigInt(spent) > money(String(budget))) return `over budget: ${spent} of ${budget}`;
  if (new Set([spent, caught, given, booked]).size > 1) {
    return `sums differ: spent ${spent}, caught ${caught}, given ${given}, booked ${booked}`;
  }
  if (catches !== count) return `${catches} catches are written for ${count} members`;
  const { fault } = await reconcile(bench.serveUrl);
  return fault ? `${fault.check}: ${fault.row}` : undefined;
}

type Sending = { port: number; path: string; memberId: number; key: string };

function post(agent: Agent, { port, path, memberId, key }: Sending): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify({ requestId: key });
    const headers = {
      authorization: `member:${memberId}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const to = { host: '127.0.0.1', port, method: 'POST', path, agent, headers };
    const sent = request({ ...to, timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('timeout', () => sent.destroy(new Error('No answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}
