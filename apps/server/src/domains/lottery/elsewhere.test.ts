import { days, hours, minutes } from '@baize/calendar';
import {
  lotteryCalendarOperator,
  lotteryResultsOperator,
  operatorsApprovals,
} from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { cashOf, openPlayer } from '../../testing/players.ts';
import { openPlay, type Play, playerOf } from '../play/index.ts';
import { reconcile } from '../wallet/index.ts';
import { runDraws } from './draws/draws.ts';
import { findIssue, openIssues } from './issues/issues.ts';
import { findLottery } from './lotteries.ts';
import { buyTickets } from './tickets/buy.ts';

let office: TestOperators;
let play: Play;
let first: string;
let second: string;

/** A Wednesday noon in Bangkok. */
const START = Date.UTC(2031, 4, 14, 5, 0, 0);

beforeAll(async () => {
  office = await openTestOperators();
  await standAt(START);
  play = openPlay(office.house);
  for (const member of [901n, 902n, 903n]) await openPlayer(office.house, member, '1000');
});

afterAll(async () => {
  await play.lanes.close();
  const { fault } = await reconcile(office.serveUrl);
  await office.close();
  expect(fault).toBeNull();
});

/** Days pass between draws: whoever comes back signs in again. */
async function standAt(ms: number) {
  office.house.clock.moveTo(new Date(ms));
  [first, second] = [await office.logIn('admin'), await office.logIn('admin2')];
}

const cash = (member: bigint) => cashOf(office.house, member);

async function buy(memberId: bigint, gameCode: string, row: { play: string; texts: string[] }) {
  const [issue] = await openIssues(office.house, findLottery(gameCode), 1);
  await buyTickets(
    { play, groupOf: async () => 1800 },
    playerOf({ kind: 'member', memberId } as never),
    {
      requestId: `test-${memberId}-${gameCode}-${issue!.number}-${row.play}`,
      gameCode,
      stopOnWin: false,
      rows: [{ play: row.play, selection: { texts: row.texts }, amount: money('1') }],
      issues: [{ issue: issue!.number, multiple: 1 }],
      stake: money('1') * BigInt(row.texts.length),
    },
  );
  return issue!;
}

type Entered = { success: boolean; value: { standing: string }; errorCode?: string };

async function enter(
  token: string,
  { gameCode, number }: { gameCode: string; number: string },
  values: Record<string, string[]>,
  reason = '',
): Promise<Entered> {
  const path = lotteryResultsOperator.enterResult.path
    .replace(':gameCode', gameCode)
    .replace(':number', number);
  return (await office.ask('POST', path, { token, body: { values, reason } })) as Entered;
}

async function agree(
  gameCode: string,
  number: string,
  values: Record<string, string[]>,
  reason?: string,
) {
  expect((await enter(first, { gameCode, number }, values, reason)).value.standing).toBe('waits');
  const { value } = await enter(second, { gameCode, number }, values, reason);
  expect(value.standing).toBe('taken');
  await runDraws(play);
}

test('a result needs two people who type the same; then every ticket is paid', async () => {
  const issue = await buy(901n, 'thai', { play: 'top3', texts: ['345', '999'] });
  const name = { gameCode: 'thai', number: issue.number };
  const drawn = { top: ['812345'], bottom: ['67'] };
  expect((await enter(first, name, drawn)).success).toBe(false);
  await standAt(issue.draws_at.getTime() + minutes(20));
  await runDraws(play);
  expect((await findIssue(office.house, 'thai', issue.number))!.state).toBe('open');
  expect((await enter(first, name, { top: ['81234'], bottom: ['67'] })).success).toBe(false);
  expect((await enter(first, name, { ...drawn, top: ['812346'] })).value.standing).toBe('waits');
  expect((await enter(first, name, { ...drawn, top: ['812346'] })).value.standing).toBe('waits');
  expect((await enter(second, name, drawn)).value.standing).toBe('differs');
  const seen = await office.ask(
    'GET',
    lotteryResultsOperator.showResult.path
      .replace(':gameCode', 'thai')
      .replace(':number', issue.number),
    { token: first },
  );
  expect(JSON.stringify(seen)).not.toContain('812345');
  expect((await enter(first, name, drawn)).value.standing).toBe('taken');
  await runDraws(play);
  expect(await cash(901n)).toBe(money('1898'));
});

test('a corrected result takes wins back, even spent ones, and pays those it left out', async () => {
  const lost = await cash(902n);
  const issue = await buy(902n, 'lao', { play: 'top2', texts: ['34'] });
  await buy(903n, 'lao', { play: 'top2', texts: ['99'] });
  await standAt(issue.draws_at.getTime() + minutes(20));
  await agree('lao', issue.number, { top: ['1234'] });
  expect(await cash(902n)).toBe(lost + money('89'));
  expect(await cash(903n)).toBe(money('999'));
  expect(
    (await enter(first, { gameCode: 'lao', number: issue.number }, { top: ['1299'] })).success,
  ).toBe(false);
  await agree('lao', issue.number, { top: ['1299'] }, 'read from the wrong line');
  expect(await cash(902n)).toBe(lost - money('1'));
  expect(await cash(903n)).toBe(money('1089'));
  await runDraws(play);
  expect(await cash(903n)).toBe(money('1089'));
});

test('a draw is put off or left out by two people, a year of issues stands ahead', async () => {
  await standAt(START + days(20));
  await runDraws(play);
  const path = lotteryCalendarOperator.askDay.path.replace(':gameCode', 'vn-south');
  const before = await cash(901n);
  const [today, tomorrow] = await openIssues(office.house, findLottery('vn-south'), 2);
  await buy(901n, 'vn-south', { play: 'de', texts: ['45'] });
  expect(await cash(901n)).toBe(before - money('1'));
  const dayOf = (number: string) =>
    `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`;
  const decide = async (body: object) => {
    const { value } = await office.ask('POST', path, { token: first, body });
    const id = (value as { approvalId: string }).approvalId;
    const at = operatorsApprovals.decideApproval.path.replace(':id', id);
    const note = { decision: 'approve', note: 'seen' };
    expect(await office.ask('POST', at, { token: second, body: note })).toMatchObject({
      success: true,
    });
  };
  await decide({ day: dayOf(today!.number), reason: 'a storm' });
  const later = tomorrow!.draws_at.getTime() + hours(5);
  await decide({ day: dayOf(tomorrow!.number), drawsAt: later, reason: 'a storm' });
  await runDraws(play);
  expect(await cash(901n)).toBe(before);
  const [next] = await openIssues(office.house, findLottery('vn-south'), 1);
  expect(next).toMatchObject({ number: tomorrow!.number, draws_at: new Date(later) });
  const shown = await office.ask(
    'GET',
    lotteryCalendarOperator.showCalendar.path.replace(':gameCode', 'vn-south'),
    { token: first },
  );
  const { reachesTo } = shown.value as { reachesTo: number };
  expect(reachesTo - office.house.clock.now().getTime()).toBeGreaterThan(days(330));
});
