import { hours } from '@baize/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayersHouse } from '../../../testing/players.ts';
import { findIssue, openIssues } from '../issues/issues.ts';
import { findLottery } from '../lotteries.ts';
import { dayApproval } from './change-day.ts';
import { takeResult } from './results.ts';

let office: TestHouse;
const GAME = 'lao';
/** A Monday morning. */
const START = Date.UTC(2031, 4, 12, 2, 0, 0);

beforeAll(async () => {
  office = await openPlayersHouse({ drivesCrash: false });
  office.house.clock.moveTo(new Date(START));
});

afterAll(() => office.close());

type Shown = { list: { number: string; state: string }[]; before: string | null };

async function draws(query: string): Promise<Shown> {
  const path = `/wps/lottery/games/${GAME}/draws?${query}`;
  return (await ask<Shown>(office.app, 'member:1', 'GET', path)).body.value;
}

const numbersOf = ({ list }: Shown) => list.map(({ number }) => number);

const changeDay = (day: string, drawsAt: number | null) =>
  begin(office.house.db, (tx) =>
    dayApproval.apply(
      office.house,
      tx,
      { gameCode: GAME, day, drawsAt, reason: 'a holiday' },
      { approvalId: 1n, askedBy: 1n, decidedBy: 2n },
    ),
  );

async function enter(number: string, top: string) {
  const issue = (await findIssue(office.house, GAME, number))!;
  office.house.clock.moveTo(issue.draws_at);
  const result = { top, bottom: top.slice(0, 2) };
  await begin(office.house.db, (tx) => takeResult(office.house, tx, issue, result));
}

test('results stand in the order of their draws, and what is called off is past when its time comes', async () => {
  const [monday, wednesday, friday] = (await openIssues(office.house, findLottery(GAME), 3)).map(
    ({ number, draws_at }) => ({ number, drawsAt: draws_at.getTime() }),
  );
  const dayOf = (number: string) =>
    `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`;
  await changeDay(dayOf(friday!.number), null);
  await changeDay(dayOf(monday!.number), wednesday!.drawsAt + hours(24));
  await enter(wednesday!.number, '1234');
  expect(numbersOf(await draws('size=5'))).toEqual([wednesday!.number]);
  await enter(monday!.number, '5678');
  // The board and the list of lotteries name the same result as the newest.
  expect(numbersOf(await draws('size=5'))).toEqual([monday!.number, wednesday!.number]);
  const path = `/wps/lottery/games/${GAME}`;
  const board = await ask<{ last: Shown['list'] }>(office.app, 'member:1', 'GET', path);
  expect(board.body.value.last[0]!.number).toBe(monday!.number);
  office.house.clock.moveTo(new Date(friday!.drawsAt));
  const first = await draws('size=2');
  expect(numbersOf(first)).toEqual([friday!.number, monday!.number]);
  expect(numbersOf(await draws(`size=2&before=${first.before}`))).toEqual([wednesday!.number]);
});
