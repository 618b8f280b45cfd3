import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { firstView } from '@baize/contract';
import { openPlay } from '../domains/play/index.ts';
import { asOwner, openBenchHouse } from './bench-house.ts';
import { compareBook } from './book/compared.ts';
import { measureBook } from './book/insight-reports.ts';
import { measureReads } from './catalogue-reads.ts';
import { measureBets } from './dice-bets.ts';
import { compareWithBare } from './edge-rows.ts';
import { measureGrown } from './growth/growth.ts';
import { fillHouses, measureHistory } from './growth/history.ts';
import { measureHttp, measureOpenLoop } from './http/http-load.ts';
import { measureServers } from './http/more-servers.ts';
import { measureLimited } from './limited-bets.ts';
import { measureDraw } from './lottery-draw.ts';
import type { Measured } from './measure.ts';
import { addPlayers } from './players.ts';
import { measureBetsBeside, measureCentre } from './promotions/campaign-reads.ts';
import { measureReference } from './reference.ts';
import { atLeast, atMost, lines, type Row } from './rows.ts';
import { type ServerChild, startRestedServer } from './server-child.ts';
import { measureFinalWhistle } from './sportsbook/final-whistle.ts';
import { measurePrices } from './sportsbook/match-prices.ts';
import { stress } from './stress/stress.ts';
import { measureReports } from './team-reports.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    out: { type: 'string' },
    only: { type: 'string' },
    kept: { type: 'string' },
    fill: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const PLAYERS = 1_000;
const RATE = 300;
const STEADY_P99_MS = 15;
/** Of the warm rate, for a server that has just started. */
const FIRST_BETS_SHARE = 0.5;
/** Code that runs once per batch is only compiled after some thousands of batches. */
const WARM_UP_SECONDS = 12;
/** What any public read may take. */
const READ_MS = 100;
/** What pricing 200 running matches anew may take of one core. */
const PRICES_MS = 300;
const HISTORY = { bets: 20_000_000, keptIn: values.kept && resolve(values.kept) };
/** What a reading of a member's past may take, however much lies behind the house. */
const PAST_READ_MS = 300;
/** What proving a day's transfers may take, however much lies before them. */
const NIGHT_SECONDS = 60;
/** Of one issue, paid while others bet. */
const TICKETS = 50_000;
const RUNNING_CAMPAIGNS = 20;
const SHOWN_CAMPAIGNS = 200;
const CENTRE_MS = 50;
/** Within so many seconds of the result nearly every slip on it is paid. */
const PAID_SECONDS = 3;
/** What any report over two years may take. */
const REPORT_MS = 500;
/** Callers, bets/s over the reference, processor time over the reference's. */
const BARS = [
  [16, 1.8, 0.5],
  [64, 2.5, 0.4],
  [256, 3.5, 0.35],
] as const;
const loadBefore = loadavg()[0]!;

const said: string[] = [];
function say(line: string): void {
  said.push(line);
  process.stdout.write(`${line}\n`);
}

const inBets = (m: Measured) =>
  `${m.perSecond.toFixed(0)}/s, p50 ${m.p50Ms.toFixed(1)} ms, p99 ${m.p99Ms.toFixed(1)} ms, ` +
  `PostgreSQL ${m.databaseMicros.toFixed(0)} µs, Node ${m.nodeMicros.toFixed(0)} µs per bet`;

say(
  `Machine: ${cpus().length} cores (${cpus()[0]?.model.trim() || process.arch}), ` +
    `${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}; load before the start ${loadBefore.toFixed(2)}.`,
);
const groups: Record<string, () => Promise<Row[]>> = {
  lanes: laneRows,
  limits: async () => [await limitRow()],
  edge: edgeRows,
  http: httpRows,
  servers: serverRows,
  growth: async () => [...(await historyRows()), ...(await growthRows())],
  history: historyRows,
  teams: teamRows,
  reports: reportRows,
  book: async () => [await bookRow()],
  catalogue: catalogueRows,
  promotions: promotionRows,
  prices: async () => [priceRow()],
  lottery: lotteryRows,
  whistle: async () => [await whistleRow()],
  stress: async () => [await stressRow()],
};
const wanted = values.only?.split(',') ?? Object.keys(groups);
const rows: Row[] = [];
for (const group of wanted) {
  const measured = groups[group];
  if (!measured) throw new Error(`--only takes ${Object.keys(groups).join(', ')}`);
  rows.push(...(await measured()));
}
say('');
for (const line of lines(rows)) say(line);
const failed = rows.filter(({ isPass }) => !isPass);
say('');
say(
  failed.length === 0 ? 'All measures pass.' : `${failed.length} of ${rows.length} measures fail.`,
);
if (values.out) writeFileSync(values.out, `${said.join('\n')}\n`);
process.exit(failed.length === 0 ? 0 : 1);

async function laneRows(): Promise<Row[]> {
  const bench = await openBenchHouse();
  const play = openPlay(bench.house);
  try {
    const { rows } = await asOwner(
      bench.superuserUrl,
      "select version(), current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
    );
    say(
      `${rows[0].version.split(',')[0]}, fsync ${rows[0].fsync}, synchronous_commit ${rows[0].commit}.`,
    );
    await addPlayers(bench, { from: 1, count: PLAYERS, units: 10n ** 13n });
    const load = { seconds, postmaster: bench.pid(), players: PLAYERS };
    await measureBets(play, { ...load, callers: 16, seconds: WARM_UP_SECONDS });
    await asOwner(bench.superuserUrl, 'checkpoint');
    const reference = await measureReference(bench, seconds);
    say(`Reference, one transaction per bet, 16 clients: ${inBets(reference)}`);
    const found: Row[] = [];
    for (const [callers, must, cpu] of BARS) {
      const bets = await measureBets(play, { ...load, callers });
      const detail = inBets(bets);
      say(`Lanes, ${callers} callers: ${detail}`);
      const speed = bets.perSecond / reference.perSecond;
      found.push(atLeast(`bets/s over the reference, ${callers} callers`, speed, must, detail));
      const cost = bets.databaseMicros / reference.databaseMicros;
      found.push(
        atMost(
          `PostgreSQL's processor time per bet over the reference's, ${callers} callers`,
          cost,
          cpu,
          '',
        ),
      );
      if (callers !== 16) continue;
      found.push(atMost('p99 over the reference, 16 callers', bets.p99Ms / reference.p99Ms, 1, ''));
    }
    return found;
  } finally {
    await play.lanes.close();
    await bench.close();
  }
}

/** Whoever limits themselves must not wait longer for it. */
async function limitRow(): Promise<Row> {
  const { plain, limited } = await measureLimited(seconds);
  say(`Bets of members with limits: ${inBets(limited)}; without: ${inBets(plain)}`);
  const costOf = ({ databaseMicros, nodeMicros }: Measured) => databaseMicros + nodeMicros;
  const detail = `${costOf(limited).toFixed(0)} and ${costOf(plain).toFixed(0)} µs`;
  const cost = costOf(limited) / costOf(plain);
  return atMost('processor time per bet with limits over without', cost, 1.15, detail);
}

/** What stands in front of the domains, beside the framework with nothing in front of it. */
async function edgeRows(): Promise<Row[]> {
  const bench = await openBenchHouse();
  let server: ServerChild | undefined;
  const { serveUrl, dataDir } = bench;
  try {
    await addPlayers(bench, { from: 1, count: PLAYERS, units: 10n ** 13n });
    server = await startRestedServer({ serveUrl, dataDir });
    const reads = [
      ['/healthz', 0.75],
      ['/wps/system/status', 0.6],
      ['/wps/system/setting/register', 0.6],
      [firstView.gameList, 0.6],
      [firstView.announcements, 0.6],
    ] as const;
    return await compareWithBare(
      server,
      [
        ...reads.map(([path, must]) => ({ name: path, path, must })),
        {
          name: 'the home page, as browsers ask for it',
          path: '/',
          must: 0.6,
          type: 'text/html; charset=utf-8',
          headers: { 'accept-encoding': 'gzip, deflate, br' },
        },
        {
          name: "a member's balance",
          path: '/wps/v2/wallets/balance',
          must: 0.45,
          headers: { authorization: 'member:7' },
        },
        {
          name: 'a bet, 64 callers',
          path: '/wps/game/bet',
          must: 0.3,
          method: 'POST',
          connections: 64,
          betsOf: PLAYERS,
        },
      ],
      { seconds, say },
    );
  } finally {
    await server?.stop();
    await bench.close();
  }
}

async function httpRows(): Promise<Row[]> {
  const bench = await openBenchHouse();
  const { serveUrl, dataDir } = bench;
  try {
    await addPlayers(bench, { from: 1, count: PLAYERS, units: 10n ** 13n });
    const idle = await startRestedServer({ serveUrl, dataDir, wallet: 'idle' });
    await measureHttp([idle.port], 2, PLAYERS);
    const nothing = await measureHttp([idle.port], seconds, PLAYERS);
    await idle.stop();
    const real = await startRestedServer({ serveUrl, dataDir });
    await measureHttp([real.port], 2, PLAYERS);
    const bets = await measureHttp([real.port], seconds, PLAYERS);
    const steady = await measureOpenLoop(real.port, {
      rate: RATE,
      seconds: seconds * 2,
      players: PLAYERS,
    });
    await real.stop();
    say(
      `HTTP, 64 callers: ${bets.perSecond.toFixed(0)}/s; with a wallet that does nothing: ${nothing.perSecond.toFixed(0)}/s`,
    );
    say(
      `HTTP at a fixed ${steady.rate}/s, from the intended start: p50 ${steady.p50Ms.toFixed(1)} ms, ` +
        `p99 ${steady.p99Ms.toFixed(1)} ms, worst ${steady.worstMs.toFixed(0)} ms, ${steady.sent - steady.served} not served of ${steady.sent}`,
    );
    const detail = `${bets.perSecond.toFixed(0)} and ${nothing.perSecond.toFixed(0)} bets/s`;
    return [
      atLeast(
        'bets over HTTP over an idle wallet',
        bets.perSecond / nothing.perSecond,
        0.7,
        detail,
      ),
      atMost(
        `bets not served at a fixed ${RATE}/s over HTTP`,
        steady.sent - steady.served,
        0,
        `p99 ${steady.p99Ms.toFixed(1)} ms`,
      ),
      atMost(`p99 of a bet in ms at a fixed ${RATE}/s over HTTP`, steady.p99Ms, STEADY_P99_MS, ''),
    ];
  } finally {
    await bench.close();
  }
}

async function serverRows(): Promise<Row[]> {
  const bench = await openBenchHouse();
  const { serveUrl, dataDir } = bench;
  try {
    await addPlayers(bench, { from: 1, count: PLAYERS, units: 10n ** 13n });
    const place = { serveUrl, dataDir, players: PLAYERS, seconds };
    const { one, two, first } = await measureServers(place);
    const inBoth = `${two.toFixed(0)} and ${one.toFixed(0)} bets/s`;
    return [
      atLeast('bets/s of two servers over one', two / one, 1, inBoth),
      atLeast(
        'the first 1,000 bets after a start over the warm rate',
        first / one,
        FIRST_BETS_SHARE,
        `${first.toFixed(0)} and ${one.toFixed(0)} bets/s`,
      ),
    ];
  } finally {
    await bench.close();
  }
}

/** A house that has served for years must not feel it, and a night must not grow with the years. */
async function historyRows(): Promise<Row[]> {
  if (values.fill) {
    if (!HISTORY.keptIn) throw new Error('--fill takes --kept FOLDER beside it');
    say(`Filled, to be measured without --fill: ${(await fillHouses(HISTORY)).join(', ')}`);
    return [];
  }
  const { empty, grown, partitions } = await measureHistory(HISTORY, seconds);
  const { bets, night } = grown;
  const detail = `${bets.databaseMicros.toFixed(0)} and ${empty.bets.databaseMicros.toFixed(0)} µs`;
  say(
    `After ${HISTORY.bets} bets in ${partitions} partitions: ${inBets(bets)}; with none: ${inBets(empty.bets)}`,
  );
  say(`Their first bets after the start: ${inBets(grown.first)}; ${inBets(empty.first)}`);
  const proved = `${night.transfers} transfers of a day, ${HISTORY.bets} before it`;
  say(
    `A night's proof: ${night.seconds.toFixed(1)} s for ${proved}; with none before it ${empty.night.seconds.toFixed(1)} s for ${empty.night.transfers}`,
  );
  return [
    atMost(
      'processor time per bet after 2e7 bets over an empty house',
      bets.databaseMicros / empty.bets.databaseMicros,
      1.25,
      detail,
    ),
    ...grown.reads.map(([what, p95], n) =>
      atMost(
        `ms, p95 of ${what} after 2e7 bets`,
        p95,
        PAST_READ_MS,
        `${empty.reads[n]![1].toFixed(1)} in an empty house`,
      ),
    ),
    atMost("seconds of a night's proof after 2e7 bets", night.seconds, NIGHT_SECONDS, proved),
  ];
}

async function growthRows(): Promise<Row[]> {
  const { bets: small } = await measureGrown({ accounts: 1_000, transfers: 1_000 }, seconds);
  const grown = await measureGrown({ accounts: 1_000_000, transfers: 5_000_000 }, seconds);
  const large = grown.bets;
  const detail = `${large.databaseMicros.toFixed(0)} and ${small.databaseMicros.toFixed(0)} µs`;
  say(
    `Growth, PostgreSQL per bet with 1e6 accounts and 5e6 transfers, and with 1e3 and none: ${detail}`,
  );
  const proved = `${grown.transfers} transfers in ${grown.proofSeconds.toFixed(0)} s`;
  say(`Reconciliation: ${proved}`);
  const forTenMillion = (grown.proofSeconds * 1e7) / grown.transfers;
  return [
    atMost(
      'processor time per bet, 1e6 accounts and 5e6 transfers over 1e3 and none',
      large.databaseMicros / small.databaseMicros,
      1.5,
      detail,
    ),
    atMost('seconds to reconcile 1e7 transfers', forTenMillion, 300, proved),
  ];
}

/** An agent's reports while their team grows: what they read is kept for them, not counted for them. */
async function teamRows(): Promise<Row[]> {
  const found: Row[] = [];
  for (const members of [1_000, 10_000, 100_000]) {
    const times = await measureReports({ members, bets: members * 100 });
    const detail = Object.entries(times)
      .map(([name, { p50Ms, p95Ms }]) => `${name} ${p50Ms.toFixed(0)}/${p95Ms.toFixed(0)}`)
      .join(', ');
    say(`Team reports, ${members} members and ${members * 100} bets, p50/p95 in ms: ${detail}`);
    if (members < 100_000) continue;
    const worst = Math.max(...Object.values(times).map(({ p95Ms }) => p95Ms));
    found.push(atMost('p95 of team reports in ms, 1e5 members and 1e7 bets', worst, 300, detail));
  }
  return found;
}

/** An owner's questions over two years: each is answered before they look away. */
async function reportRows(): Promise<Row[]> {
  const size = { members: 100_000, days: 730, games: 60 };
  const times = await measureBook(size, (name, { p50Ms, p95Ms }) =>
    say(`Reports over two years, ${name}: p50 ${p50Ms.toFixed(0)}, p95 ${p95Ms.toFixed(0)} ms`),
  );
  return Object.entries(times).map(([name, { p95Ms }]) =>
    atMost(`p95 in ms over two years, 1e5 members: ${name}`, p95Ms, REPORT_MS, ''),
  );
}

/** Whatever an owner reads is what happened: bets, voids and corrections, counted by two servers. */
async function bookRow(): Promise<Row> {
  const { figures, faults, told } = await compareBook({ bets: 50_000, length: 90 });
  say(`Book of 90 days: ${told}; ${figures} figures compared with a second count`);
  for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
  return atMost('figures that differ from a second count', faults.length, 0, `of ${figures}`);
}

/** A visitor must not feel whether the house has a hundred games or ten thousand. */
async function catalogueRows(): Promise<Row[]> {
  const few = await measureReads(100);
  const many = await measureReads(10_000);
  return (['list', 'filter', 'search'] as const).map((name) => {
    const detail = `p50 ${many[name].p50Ms.toFixed(2)} and ${few[name].p50Ms.toFixed(2)} ms`;
    say(`Catalogue, ${name}, 10,000 games and 100: ${detail}`);
    return atMost(`p99 of a ${name} in ms, 10,000 games`, many[name].p99Ms, READ_MS, detail);
  });
}

/** Campaigns are counted behind the bets: however many run, a bet costs the same. */
async function promotionRows(): Promise<Row[]> {
  const { plain, beside } = await measureBetsBeside(RUNNING_CAMPAIGNS, seconds);
  const costs = `${beside.toFixed(0)} and ${plain.toFixed(0)} µs`;
  say(`Bets with ${RUNNING_CAMPAIGNS} running campaigns, and with none: ${costs}`);
  const centre = await measureCentre(SHOWN_CAMPAIGNS);
  const told = `p50 ${centre.p50Ms.toFixed(1)} ms, ${centre.cards} cards`;
  say(
    `Activity centre of ${SHOWN_CAMPAIGNS} campaigns: ${told}, p95 ${centre.p95Ms.toFixed(1)} ms`,
  );
  return [
    atMost('processor time per bet, 20 campaigns over none', beside / plain, 1.03, costs),
    atMost('p95 of the activity centre in ms, 200 campaigns', centre.p95Ms, CENTRE_MS, told),
  ];
}

/** A goal is answered by new prices before a bettor can use the old ones. */
function priceRow(): Row {
  const measured = measurePrices();
  const detail = measured.map(([sport, ms]) => `${sport} ${ms.toFixed(0)}`).join(', ');
  say(`Pricing 200 running matches, ms of one core: ${detail}`);
  const slowest = Math.max(...measured.map(([, ms]) => ms));
  return atMost('ms of one core to price 200 running matches', slowest, PRICES_MS, detail);
}

/** A full issue is paid at once, and nobody else feels it. */
async function lotteryRows(): Promise<Row[]> {
  const measured = await measureDraw(TICKETS);
  const { tickets, won, settledSeconds, quietP99Ms, busyP99Ms } = measured;
  const cores = `${measured.databaseSeconds.toFixed(1)} s of PostgreSQL, ${measured.nodeSeconds.toFixed(1)} s of Node`;
  const detail = `${tickets} tickets, ${won} of them won, in ${settledSeconds.toFixed(1)} s (${cores})`;
  const others = `p99 ${busyP99Ms.toFixed(1)} and ${quietP99Ms.toFixed(1)} ms`;
  say(`A draw: ${detail}; bets of others at 100/s meanwhile and in quiet: ${others}`);
  return [
    atMost('seconds from a draw to its last ticket, 50,000 tickets', settledSeconds, 5, detail),
    atMost(
      'p99 of bets at 100/s while a draw is paid, over quiet',
      busyP99Ms / quietP99Ms,
      2,
      others,
    ),
  ];
}

/** Whoever won is paid before they look, however many won with them. */
async function whistleRow(): Promise<Row> {
  const { p50, p95, paid, databaseSeconds, nodeSeconds } = await measureFinalWhistle();
  const cores = `${databaseSeconds.toFixed(1)} s of PostgreSQL, ${nodeSeconds.toFixed(1)} s of Node`;
  const detail = `${paid} slips, p50 ${p50.toFixed(2)} s (${cores})`;
  say(`Payment after a final whistle: ${detail}, p95 ${p95.toFixed(2)} s`);
  return atMost('p95 of payment in s, 20,000 slips on one match', p95, PAID_SECONDS, detail);
}

async function stressRow(): Promise<Row> {
  const after = await stress({ callers: 96, members: 40, serverKills: 2, databaseKills: 2 });
  say(`Stress: ${JSON.stringify(after)}`);
  const { lost, changed, doubled, negative, unbalanced, breaches } = after;
  const wrong = lost + changed + doubled + negative + breaches.length + (unbalanced ? 1 : 0);
  const detail = `${after.acknowledged} acknowledged bets`;
  return atMost(
    'lost, doubled, negative or unbalanced after kill -9 of server and database',
    wrong,
    0,
    detail,
  );
}
