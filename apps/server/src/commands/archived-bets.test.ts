import { randomUUID } from 'node:crypto';
import { days, minutes } from '@baize/calendar';
import { agentsRebates } from '@baize/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archivables } from '../archivables.ts';
import { openCrash } from '../domains/games/crash/crash.ts';
import { openCrashDriver } from '../domains/games/crash/driver.ts';
import { lastRound as lastCrash } from '../domains/games/crash/rounds.ts';
import { openTableDriver } from '../domains/live/rounds/driver.ts';
import { lastRound as lastDeal } from '../domains/live/rounds/round-rows.ts';
import { findTable } from '../domains/live/tables/table.ts';
import { runDraws } from '../domains/lottery/draws/draws.ts';
import { lotteryCalls } from '../domains/lottery/testing/lottery-calls.ts';
import { openPlay, type Play } from '../domains/play/index.ts';
import { openCalendar } from '../domains/sportsbook/calendar/calendar.ts';
import { bookOf } from '../domains/sportsbook/fixtures/book.ts';
import { bettors, plantMatches } from '../domains/sportsbook/testing/book-house.ts';
import { reconcile } from '../domains/wallet/index.ts';
import { archiveOld } from '../platform/database/archive.ts';
import { drainEvents } from '../platform/events/drain.ts';
import { stopClock } from '../testing/clock.ts';
import type { TestHouse } from '../testing/house.ts';
import { moveToNextPartitions } from '../testing/partitions.ts';
import { ask, openPlayer, openPlayersHouse } from '../testing/players.ts';

const TABLE = 'baccarat-jade';

let test_: TestHouse;
let play: Play;
let owner: pg.Client;

beforeAll(async () => {
  test_ = await openPlayersHouse({ drivesCrash: false, runsTables: false });
  owner = new pg.Client({ connectionString: test_.migrateUrl });
  await owner.connect();
  await owner.query('update insight_book set has_past = true');
  stopClock(test_.house);
  await plantMatches(test_.house);
  play = openPlay(test_.house);
  await openPlayer(test_.house, 1n, '1000');
});
afterAll(async () => {
  await play.lanes.close();
  await owner.end();
  await test_.close();
});

const now = () => test_.house.clock.now().getTime();
const standAt = (ms: number) => test_.house.clock.moveTo(new Date(Math.ceil(ms)));

/** A slip on a match that has ended. */
async function slip(): Promise<string> {
  const calendar = openCalendar(play);
  await calendar.step();
  const at = bettors(test_);
  const [match] = [...bookOf(test_.house).open.values()]
    .filter(({ sport, startsAt }) => sport === 'FOOTBALL' && startsAt > now() + minutes(1))
    .sort((one, other) => one.startsAt - other.startsAt);
  const { body } = await at.place('member:1', [await at.leg(match!)]);
  standAt(match!.endsAt! + 1_000);
  await calendar.step();
  return body.value.bet.betId;
}

/** A ticket of an issue that was drawn. */
async function ticket(): Promise<{ betId: string; issue: string }> {
  const calls = lotteryCalls(test_);
  const [issue] = await calls.issues(1);
  const { number, drawsAt } = issue!;
  const rows = [{ play: 'sum-side', selection: { spots: ['big'] }, amount: 10 }];
  const { body } = await calls.buy(1, { rows, issues: [{ issue: number }], stake: 10 });
  standAt(drawsAt + 500);
  await runDraws(play);
  return { betId: body.value.tickets[0]!.betId, issue: number };
}

/** Chips on a round of a table that was dealt and paid. */
async function chips(): Promise<{ betId: string; number: bigint }> {
  const driver = openTableDriver(play, findTable(TABLE));
  await driver.step(true);
  const { number, closesAt } = (await lastDeal(test_.house, TABLE))!;
  const order = { requestId: randomUUID(), number: Number(number), chips: { banker: 10 } };
  const path = `/wps/live/tables/${TABLE}/bet`;
  const { body } = await ask<{ betId: string }>(test_.app, 'member:1', 'POST', path, order);
  standAt(closesAt);
  for (;;) {
    await driver.step(true);
    const round = (await lastDeal(test_.house, TABLE))!;
    if (round.isSettled) return { betId: body.value.betId, number };
    if (round.state === 'drawn') standAt(round.endsAt!);
  }
}

/** A bet on a round of crash that has flown. */
async function flight(): Promise<{ betId: string; round: bigint }> {
  const driver = openCrashDriver(openCrash(play));
  const drive = async (steps = 20) => {
    for (let n = 0; n < steps && (await driver.step(true)) < 2; n += 1);
  };
  for (;;) {
    await drive();
    const round = (await lastCrash(test_.house))!;
    if (!round.isSettled && now() < round.startsAt) {
      const order = { requestId: randomUUID(), gameCode: 'crash', stake: 10, choice: {} };
      const bet = await ask<{ betId: string }>(
        test_.app,
        'member:1',
        'POST',
        '/wps/game/bet',
        order,
      );
      await land(drive, round.crashAt);
      return { betId: bet.body.value.betId, round: round.id };
    }
    await land(drive, round.crashAt);
  }
}

async function land(drive: () => Promise<void>, crashAt: number): Promise<void> {
  for (const ms of [1, 2_600, 3_100]) {
    standAt(Math.max(now(), crashAt + ms));
    await drive();
  }
}

async function archiveBets(): Promise<void> {
  await drainEvents(test_.house);
  await moveToNextPartitions(owner, ['bet_ids']);
  standAt(now() + days(100));
  // A hundred days of issues in which nobody has bet are not drawn here.
  await owner.query('update lottery_issues set settled_at = $1 where settled_at is null', [
    test_.house.clock.now(),
  ]);
  const config = { ...test_.house.config, archiveAfter: new Map([['bets', 3]]) };
  const old = archivables.filter(({ table }) => table === 'bets');
  expect(await archiveOld({ ...test_.house, config }, old)).toMatchObject({
    detached: ['bets_0'],
    kept: [],
    failed: [],
  });
}

test('slips, tickets, chips and flights that are archived are refused by every list and every correction', async () => {
  const ids = { slip: await slip(), ticket: await ticket(), chips: await chips() };
  const flown = await flight();
  // What an agent earned by the slip, as it is written when the slip is settled.
  await owner.query(
    `insert into bet_earnings (bet_id, kind, member_id, settlement, amount, at)
     values ($1, 'difference', 2, 1, 5, $2)`,
    [ids.slip, test_.house.clock.now()],
  );
  const lines = `${agentsRebates.agentRebates.path}?startTime=${now() - days(1)}&endTime=${now() + 1}`;
  const reads: [who: string, path: string][] = [
    ['member:1', `/wps/sports/bets/${ids.slip}`],
    ['member:1', '/wps/sports/bets'],
    ['member:1', '/wps/lottery/bets?state=settled'],
    ['member:1', `/wps/game/bets/${ids.ticket.betId}`],
    ['member:1', `/wps/live/bets/${ids.chips.betId}`],
    ['member:1', `/wps/game/bets/${flown.betId}`],
    ['agent:2', lines],
  ];
  for (const [who, path] of reads) {
    expect((await ask(test_.app, who, 'GET', path)).status, path).toBe(200);
  }
  await archiveBets();
  for (const [who, path] of reads) {
    expect(await ask(test_.app, who, 'GET', path), path).toMatchObject({
      status: 410,
      body: { errorCode: 'bet.archived', message: expect.stringContaining('in the archive') },
    });
  }
  const desk = 'operator:1:play.correct:lottery.void:lottery.read:play.read';
  const corrections = [
    `/ops/live/tables/${TABLE}/rounds/${ids.chips.number}/void`,
    `/ops/play/crash-rounds/${flown.round}/void`,
    `/ops/lottery/games/ssc-1/issues/${ids.ticket.issue}/void`,
  ];
  for (const path of corrections) {
    const reason = { reason: 'somebody asks for it late' };
    expect(await ask(test_.app, desk, 'POST', path, reason), path).toMatchObject({
      status: 410,
      body: { errorCode: 'bet.archived' },
    });
  }
  expect((await reconcile(test_.serveUrl)).fault).toBeNull();
});
