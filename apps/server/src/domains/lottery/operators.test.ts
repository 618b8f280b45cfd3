import { minutes } from '@baize/calendar';
import { lotteryIssuesOperator, lotteryOddsOperator, operatorsApprovals } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTrial } from '../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { cashOf, openPlayer } from '../../testing/players.ts';
import { openPlay, type Play, playerOf } from '../play/index.ts';
import { runDraws } from './draws/draws.ts';
import { openIssues } from './issues/issues.ts';
import { findLottery } from './lotteries.ts';
import { buyTickets } from './tickets/buy.ts';

let office: TestOperators;
let play: Play;
let first: string;
let second: string;
const START = Date.UTC(2031, 4, 10, 4, 0, 10);

beforeAll(async () => {
  office = await openTestOperators();
  office.house.clock.moveTo(new Date(START));
  play = openPlay(office.house);
  [first, second] = [await office.logIn('admin'), await office.logIn('admin2')];
  for (const member of [901n, 902n, 903n]) await openPlayer(office.house, member, '1000');
});

afterAll(async () => {
  await play.lanes.close();
  await office.close();
});

const named = (path: string, issue = '') =>
  path.replace(':gameCode', 'ssc-1').replace(':number', issue);
const decide = (id: unknown, token: string) =>
  office.ask('POST', operatorsApprovals.decideApproval.path.replace(':id', String(id)), {
    token,
    body: { decision: 'approve', note: 'seen' },
  });
const cash = (member: bigint) => cashOf(office.house, member);

async function bet(memberId: bigint, spots: string[], amount = '10') {
  const [issue] = await openIssues(office.house, findLottery('ssc-1'), 1);
  const selection = { spots };
  const { tickets } = await buyTickets(
    { play, groupOf: async () => 1800 },
    playerOf({ kind: 'member', memberId } as never),
    {
      requestId: `test-${memberId}-${issue!.number}`,
      gameCode: 'ssc-1',
      stopOnWin: false,
      rows: [{ play: 'sum-side', selection, amount: money(amount) }],
      issues: [{ issue: issue!.number, multiple: 1 }],
      stake: money(amount) * BigInt(spots.length),
    },
  );
  return { issue: issue!, ticket: tickets[0]! };
}

test('an issue is called off by two people, and every stake goes back', async () => {
  const { issue } = await bet(901n, ['big', 'small']);
  const path = named(lotteryIssuesOperator.askVoid.path, issue.number);
  const body = { reason: 'the machine stood still' };
  const asked = await office.ask('POST', path, { token: first, body });
  const again = await office.ask('POST', path, { token: first, body });
  expect(again.success).toBe(false);
  const { approvalId } = asked.value as { approvalId: string };
  expect((await decide(approvalId, first)).errorCode).toBe('approval.same.person');
  expect(await decide(approvalId, second)).toMatchObject({ success: true });
  await runDraws(play);
  expect(await cash(901n)).toBe(money('1000'));
  office.house.clock.moveTo(new Date(issue.draws_at.getTime() + 1_000));
  await runDraws(play);
  const issues = `${lotteryIssuesOperator.listIssues.path}?gameCode=ssc-1`;
  const { value } = await office.ask('GET', issues, { token: first });
  const { list } = value as { list: { number: string; state: string; printed: string }[] };
  expect(list.find(({ number }) => number === issue.number)).toMatchObject({
    state: 'void',
    printed: '',
  });
});

test('an issue that was paid is taken back too, wins and all', async () => {
  office.house.clock.moveTo(new Date(START + minutes(3)));
  const { issue } = await bet(902n, ['big', 'small']);
  office.house.clock.moveTo(new Date(issue.draws_at.getTime() + 1_000));
  await runDraws(play);
  expect(await cash(902n)).toBe(money('999.8'));
  const path = named(lotteryIssuesOperator.askVoid.path, issue.number);
  const body = { reason: 'a wrong draw' };
  const { value } = await office.ask('POST', path, { token: first, body });
  await decide((value as { approvalId: string }).approvalId, second);
  await runDraws(play);
  await runDraws(play);
  expect(await cash(902n)).toBe(money('1000'));
});

test('other odds are a new version by two people: boards show them, tickets bought before keep theirs', async () => {
  office.house.clock.moveTo(new Date(START + minutes(6)));
  const before = await bet(903n, ['big', 'small', 'odd', 'even']);
  const path = named(lotteryOddsOperator.askOdds.path);
  type Shown = { version: number; prizes: { play: string; odds: number }[]; isAsked: boolean };
  const show = async () => (await office.ask('GET', path, { token: first })).value as Shown;
  const { version } = await show();
  const input = (odds: number) => ({
    version,
    reason: 'a new season',
    odds: [{ play: 'sum-side', prize: 'side', odds }],
  });
  const tooHigh = await office.ask('POST', path, { token: first, body: input(2.01) });
  expect(tooHigh).toMatchObject({ success: false, errorCode: 'request_param_err' });
  const { value } = await office.ask('POST', path, { token: first, body: input(1.9) });
  expect((await show()).isAsked).toBe(true);
  await decide((value as { approvalId: string }).approvalId, second);
  await expect.poll(async () => (await show()).version).toBe(version + 1);
  expect((await show()).prizes.find(({ play }) => play === 'sum-side')!.odds).toBe(1.9);
  const board = await office.ask('GET', '/wps/lottery/games/ssc-1', {
    token: await openTrial(office),
  });
  expect(board.value).toMatchObject({ odds: { 'sum-side': { side: 1.9 } } });
  office.house.clock.moveTo(new Date(before.issue.draws_at.getTime() + 1_000));
  await runDraws(play);
  expect(await cash(903n)).toBe(money('999.6'));
  const after = await bet(903n, ['big', 'small', 'odd', 'even']);
  office.house.clock.moveTo(new Date(after.issue.draws_at.getTime() + 1_000));
  await runDraws(play);
  expect(await cash(903n)).toBe(money('997.6'));
});

test('groups and odds are proved before they are asked for, and sold from the second word on', async () => {
  type Proof = Record<'now' | 'wanted', { lowest: number; highest: number }> & {
    play: string;
    isTooHigh: boolean;
  };
  const prove = async (body: object) => {
    const path = named(lotteryOddsOperator.proveOdds.path);
    const { value } = await office.ask('POST', path, { token: first, body });
    return (value as { list: Proof[] }).list;
  };
  const groups = { lowest: 1820, highest: 1900 };
  const odds = [{ play: 'sum-side', prize: 'side', odds: 2.1 }];
  const proved = await prove({ odds, groups });
  const of = (play: string) => proved.find((one) => one.play === play)!;
  expect(of('last3-direct')).toMatchObject({
    now: { lowest: 0.9, highest: 0.98 },
    wanted: { lowest: 0.91, highest: 0.95 },
    isTooHigh: false,
  });
  expect(of('sum-side')).toMatchObject({ wanted: { highest: 1.05 }, isTooHigh: true });
  const path = named(lotteryOddsOperator.askOdds.path);
  type Shown = { version: number; groups: object };
  const show = async () => (await office.ask('GET', path, { token: first })).value as Shown;
  const { version } = await show();
  const ask = (wanted: object) =>
    office.ask('POST', path, {
      token: first,
      body: { version, reason: 'lower groups', odds: [], groups: wanted },
    });
  expect((await ask({ lowest: 1821, highest: 1900 })).success).toBe(false);
  expect((await ask({ lowest: 1900, highest: 1820 })).success).toBe(false);
  const { value } = await ask(groups);
  await decide((value as { approvalId: string }).approvalId, second);
  await expect.poll(async () => (await show()).groups).toEqual(groups);
  const [issue] = await openIssues(office.house, findLottery('ssc-1'), 1);
  const buy = (group: number | undefined, own: number) =>
    buyTickets(
      { play, groupOf: async () => own },
      playerOf({ kind: 'member', memberId: 902n } as never),
      {
        requestId: `group-${group}-${own}`,
        gameCode: 'ssc-1',
        stopOnWin: false,
        rows: [{ play: 'fixed', selection: { positions: [[1], [], [], [], []] }, unit: '2' }],
        issues: [{ issue: issue!.number, multiple: 1 }],
        stake: money('2'),
        group,
      },
    );
  await expect(buy(1920, 1950)).rejects.toMatchObject({ code: 'CHOICE_NOT_ALLOWED' });
  await expect(buy(1810, 1950)).rejects.toMatchObject({ code: 'CHOICE_NOT_ALLOWED' });
  expect((await buy(undefined, 1950)).tickets[0]!.group).toBe(1900);
  expect((await buy(undefined, 1810)).tickets[0]!.group).toBe(1810);
});

test('issues are found by lottery, number, time and state, page after page', async () => {
  type Found = {
    list: { gameCode: string; number: string; state: string }[];
    after: string | null;
  };
  const find = async (query: string) => {
    const path = `${lotteryIssuesOperator.listIssues.path}?${query}`;
    return (await office.ask('GET', path, { token: first })).value as Found;
  };
  const all = await find('gameCode=ssc-1&pageSize=100');
  const { number } = all.list.find(({ state }) => state === 'settled')!;
  expect((await find(`gameCode=ssc-1&number=${number}`)).list).toMatchObject([{ number }]);
  const voided = await find('gameCode=ssc-1&state=void');
  expect(voided.list.length).toBe(all.list.filter(({ state }) => state === 'void').length);
  expect(voided.list.length).toBeGreaterThan(0);
  const everywhere = await find(`number=${number.slice(0, 8)}&pageSize=5`);
  expect(new Set(everywhere.list.map(({ gameCode }) => gameCode)).size).toBeGreaterThan(1);
  const next = await find(`number=${number.slice(0, 8)}&pageSize=5&after=${everywhere.after}`);
  const names = [...everywhere.list, ...next.list].map((one) => `${one.gameCode} ${one.number}`);
  expect(new Set(names).size).toBe(10);
  const { list: none } = await find(`gameCode=ssc-1&to=${START - minutes(60)}`);
  expect(none).toEqual([]);
});

test('a lottery is closed and opened, and closes earlier, on the record', async () => {
  office.house.clock.moveTo(new Date(START + minutes(10)));
  const path = named(lotteryIssuesOperator.saveLottery.path);
  const save = (more: object, version?: number) =>
    office.ask('PUT', path, {
      token: first,
      body: {
        isOpen: true,
        closeBeforeSeconds: 5,
        min: 1,
        max: 100,
        ...more,
        ...(version !== undefined && { version }),
      },
    });
  expect((await save({ closeBeforeSeconds: 55 })).success).toBe(false);
  expect((await save({ min: 200 })).success).toBe(false);
  expect((await save({ isOpen: false })).success).toBe(true);
  await expect(bet(901n, ['big'])).rejects.toMatchObject({ code: 'GAME_NOT_FOUND' });
  expect((await save({ closeBeforeSeconds: 20 }, 0)).success).toBe(false);
  expect((await save({ closeBeforeSeconds: 20 })).success).toBe(true);
  const issues = await openIssues(office.house, findLottery('ssc-1'), 2);
  const { draws_at, closes_at } = issues[1]!;
  expect(draws_at.getTime() - closes_at.getTime()).toBe(20_000);
  await expect(bet(902n, ['big'], '101')).rejects.toMatchObject({ code: 'STAKE_NOT_ALLOWED' });
});
