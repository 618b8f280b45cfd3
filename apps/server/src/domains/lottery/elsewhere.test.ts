import { days, hours, minutes } from '@baize/calendar';
import {
  lotteryAlarmsOperator,
  lotteryCalendarOperator,
  lotteryResultsOperator,
  lotterySources,
  lotterySourcesOperator,
  operatorsApprovals,
} from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signatureOf } from '../../platform/crypto/signature.ts';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { cashOf, openPlayer } from '../../testing/players.ts';
import { openPlay, type Play, playerOf } from '../play/index.ts';
import { reconcile } from '../wallet/index.ts';
import { watchLateResults } from './draws/alarms.ts';
import { runDraws } from './draws/draws.ts';
import { DRAWS_JOB } from './draws/results.ts';
import { findIssue, openIssues } from './issues/issues.ts';
import { findLottery } from './lotteries.ts';
import { renewSources } from './sources/sources.ts';
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

/** The house's own draws have tests of their own. */
const draw = () => runDraws(play, (code) => findLottery(code).drawnBy === 'elsewhere');

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
  await draw();
}

test('a result needs two people who type the same; then every ticket is paid', async () => {
  const issue = await buy(901n, 'thai', { play: 'top3', texts: ['345', '999'] });
  const name = { gameCode: 'thai', number: issue.number };
  const drawn = { top: ['812345'], bottom: ['67'] };
  expect((await enter(first, name, drawn)).success).toBe(false);
  await standAt(issue.draws_at.getTime() + minutes(20));
  await draw();
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
  expect(await drawsAskedFor()).toBe(0);
  expect((await enter(first, name, drawn)).value.standing).toBe('taken');
  expect(await drawsAskedFor(), 'they are paid without waiting for the next minute').toBe(1);
  await draw();
  expect(await cash(901n)).toBe(money('1898'));
});

/** Runs that somebody asked for, beside those by the clock. */
async function drawsAskedFor(): Promise<number> {
  const { rows } = await office.house.pool.query(
    `select count(*)::int as n from graphile_worker.jobs
     where task_identifier = $1 and queue_name = $1 and key = $2`,
    [DRAWS_JOB, `${DRAWS_JOB} at once`],
  );
  return rows[0].n;
}

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
  await draw();
  expect(await cash(903n)).toBe(money('1089'));
});

test('a draw is put off or left out by two people, a year of issues stands ahead', async () => {
  await standAt(START + days(20));
  await draw();
  const path = lotteryCalendarOperator.askDay.path.replace(':gameCode', 'vn-south');
  const before = await cash(901n);
  const [today, tomorrow] = await openIssues(office.house, findLottery('vn-south'), 2);
  await buy(901n, 'vn-south', { play: 'de', texts: ['45'] });
  expect(await cash(901n)).toBe(before - money('1'));
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
  await draw();
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

type Sent = { status: number; results: { status: string; reason: string | null }[] };

/** Connects a source, and lets a second person open it; from then on it tells under its own key. */
async function connect(code: string) {
  const path = lotterySourcesOperator.saveSource.path.replace(':code', code);
  const body = { version: 0, name: code, games: [], addresses: [], isEnabled: true };
  const { value } = await office.ask('PUT', path, { token: first, body });
  const { secret, approvalId } = value as { secret: string; approvalId: string };
  const send = async (results: object[], signing = { as: code, secret }): Promise<Sent> => {
    const text = JSON.stringify({ results });
    const timestamp = String(Math.floor(office.house.clock.now().getTime() / 1_000));
    const answer = await office.app.inject({
      method: 'POST',
      url: lotterySources.tellResults.path,
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-source': signing.as,
        'x-timestamp': timestamp,
        'x-signature': signatureOf(signing.secret, timestamp, text),
      },
    });
    return { status: answer.statusCode, results: answer.json().value?.results ?? [] };
  };
  expect((await send([telling('early')])).status).toBe(401);
  const at = operatorsApprovals.decideApproval.path.replace(':id', approvalId);
  await office.ask('POST', at, { token: second, body: { decision: 'approve', note: 'known' } });
  await renewSources(office.house);
  return { send, secret };
}

const telling = (id: string, top = '1234', day = '2031-05-14') => ({
  id,
  game: 'lao',
  day,
  values: { top: [top] },
});
const dayOf = (number: string) =>
  `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`;

async function openAlarms() {
  const { value } = await office.ask('GET', lotteryAlarmsOperator.listAlarms.path, {
    token: first,
  });
  const { list } = value as { list: { id: string; kind: string; number: string }[] };
  return list.map(({ kind, number }) => `${kind} ${number}`);
}

test('two sources that agree are the result; where they differ, two people are', async () => {
  await standAt(START + days(60));
  await draw();
  const [one, two] = [await connect('post'), await connect('radio')];
  const issue = await buy(902n, 'lao', { play: 'top2', texts: ['34'] });
  const before = await cash(902n);
  const [, next] = await openIssues(office.house, findLottery('lao'), 2);
  const day = dayOf(issue.number);
  expect((await one.send([telling('a', '1234', day)])).results[0]!.reason).toBe('TOO_EARLY');
  await standAt(issue.draws_at.getTime() + minutes(5));
  // Nobody speaks in another's name, and one source is not two.
  expect(
    (await one.send([telling('a', '1234', day)], { as: 'radio', secret: one.secret })).status,
  ).toBe(401);
  const told = await one.send([telling('a', '1234', day), telling('b', '123', day)]);
  expect(told.results.map(({ status, reason }) => reason ?? status)).toEqual([
    'waits',
    'NOT_A_DRAW',
  ]);
  expect((await one.send([telling('a', '1234', day)])).results[0]!.status).toBe('repeated');
  expect((await one.send([telling('a', '9999', day)])).results[0]!.reason).toBe('CONTENT_DIFFERS');
  expect((await one.send([telling('c', '1234', day)])).results[0]!.status).toBe('waits');
  expect((await two.send([telling('a', '1234', day)])).results[0]!.status).toBe('taken');
  await draw();
  expect(await cash(902n)).toBe(before + money('90'));
  // What stands is corrected by people only: a source that changes its mind raises an alarm.
  expect((await two.send([telling('d', '1299', day)])).results[0]!.status).toBe('differs');
  expect((await one.send([telling('d', '1299', day)])).results[0]!.status).toBe('differs');
  expect(await openAlarms()).toEqual([`CONTRADICTED ${issue.number}`]);
  await agree('lao', issue.number, { top: ['1299'] }, 'both sources read the old sheet');
  expect(await cash(902n)).toBe(before);
  expect(await openAlarms()).toEqual([]);
  // The next draw: they differ, one of them gives in, and it is still for people to say.
  await standAt(next!.draws_at.getTime() + minutes(5));
  const later = dayOf(next!.number);
  await one.send([telling('e', '5678', later)]);
  expect((await two.send([telling('e', '5679', later)])).results[0]!.status).toBe('differs');
  expect((await two.send([telling('f', '5678', later)])).results[0]!.status).toBe('differs');
  expect((await findIssue(office.house, 'lao', next!.number))!.state).toBe('open');
  expect(await openAlarms()).toEqual([`DIFFERS ${next!.number}`]);
  await agree('lao', next!.number, { top: ['5678'] });
  expect(await openAlarms()).toEqual([]);
});

test('a result that nobody tells is late after half an hour, until one stands', async () => {
  await standAt(START + days(90));
  await draw();
  const [issue] = await openIssues(office.house, findLottery('thai'), 1);
  const late = `LATE ${issue!.number}`;
  await standAt(issue!.draws_at.getTime() + minutes(29));
  await watchLateResults(office.house);
  expect(await openAlarms()).not.toContain(late);
  await standAt(issue!.draws_at.getTime() + minutes(30));
  await watchLateResults(office.house);
  await watchLateResults(office.house);
  expect((await openAlarms()).filter((alarm) => alarm === late)).toHaveLength(1);
  await agree('thai', issue!.number, { top: ['812345'], bottom: ['67'] });
  await watchLateResults(office.house);
  expect(await openAlarms()).not.toContain(late);
});
