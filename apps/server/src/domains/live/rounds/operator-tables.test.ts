import { randomUUID } from 'node:crypto';
import { operatorsApprovals } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fund } from '../../../demo/fund.ts';
import { openGuest } from '../../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';
import { cashOf } from '../../../testing/players.ts';
import { openPlay, type Play } from '../../play/index.ts';
import { takeTimeOut } from '../../protection/index.ts';
import { reconcile } from '../../wallet/index.ts';
import { findTable } from '../tables/table.ts';
import { openTableDriver } from './driver.ts';
import { lastRound } from './round-rows.ts';

const TABLE = 'dragon-tiger-bamboo';
let desk: TestOperators;
let play: Play;

beforeAll(async () => {
  desk = await openTestOperators();
  play = openPlay(desk.house);
});

afterAll(async () => {
  await play.lanes.close();
  const { fault } = await reconcile(desk.serveUrl);
  await desk.close();
  expect(fault).toBeNull();
});

test('a round is called off by two, whether it is paid or not, and every stake goes back', async () => {
  const { member, token } = await openGuest(desk, 'gambler');
  await fund(desk.house, { memberId: member.id, amount: money('100'), key: 'test-opening' });
  const [first, second] = [await desk.logIn('admin'), await desk.logIn('admin2')];
  // The house runs its tables by itself beside this driver: every step is taken by one of them.
  const driver = openTableDriver(play, findTable(TABLE));
  const stepped = async (isWanted: boolean) => {
    driver.forget();
    await driver.step(isWanted);
    return lastRound(desk.house, TABLE);
  };
  const until = (state: string) =>
    expect.poll(async () => (await stepped(false))!.state).toBe(state);
  await driver.step(true);
  const round = (await lastRound(desk.house, TABLE))!;
  const number = Number(round.number);
  const bet = { requestId: randomUUID(), number, chips: { dragon: 40, tie: 2 } };
  await desk.ask('POST', `/wps/live/tables/${TABLE}/bet`, { token, body: bet });

  const shown = (await desk.ask('GET', '/ops/live/tables', { token: first })).value.list;
  const row = shown.find(({ tableId }: { tableId: string }) => tableId === TABLE);
  expect(row).toMatchObject({ players: 1, stake: 42, round: { number, phase: 'betting' } });
  expect(row.exposure).toBe(40 * 2 + 2 * 9 - 42);

  desk.house.clock.moveTo(new Date(round.closesAt));
  await until('drawn');
  desk.house.clock.moveTo(new Date((await lastRound(desk.house, TABLE))!.endsAt!));
  await until('settled');

  const path = `/ops/live/tables/${TABLE}/rounds/${number}/void`;
  const body = { reason: 'a card was seen too early' };
  const asked = await desk.ask('POST', path, { token: first, body });
  expect((await desk.ask('POST', path, { token: first, body })).success).toBe(false);
  const decide = (who: string) =>
    desk.ask(
      'POST',
      operatorsApprovals.decideApproval.path.replace(':id', asked.value.approvalId),
      {
        token: who,
        body: { decision: 'approve', note: 'seen' },
      },
    );
  expect((await decide(first)).errorCode).toBe('approval.same.person');
  expect((await decide(second)).success).toBe(true);
  await expect.poll(async () => (await stepped(false))!.isSettled).toBe(true);
  expect(await cashOf(desk.house, member.id)).toBe(money('100'));
  const { list } = (await desk.ask('GET', `/ops/live/tables/${TABLE}/rounds`, { token: first }))
    .value;
  expect(list[0]).toMatchObject({ number, state: 'void', bets: 0 });
});

test('a table is narrowed, paused and shut, and two who save at once are told', async () => {
  const admin = await desk.logIn('admin');
  const save = async (version: number, more: object = {}) => {
    const settings = {
      isOpen: true,
      isPaused: false,
      min: 1,
      max: 100,
      maxRound: 200,
      betSeconds: 20,
    };
    const body = { version, ...settings, ...more };
    const answer = await desk.ask('PUT', '/ops/live/tables/baccarat-jade', { token: admin, body });
    return answer.errorCode ?? answer.value.version;
  };
  expect(await save(0, { max: 2_001 })).toBe('request_param_err');
  expect(await save(0, { min: 101 })).toBe('request_param_err');
  expect([await save(0), await save(0), await save(1, { isPaused: true })]).toEqual([
    1,
    'changed.meanwhile',
    2,
  ]);
  const driver = openTableDriver(play, findTable('baccarat-jade'));
  await driver.step(true);
  expect(await lastRound(desk.house, 'baccarat-jade')).toBeUndefined();
  await save(2, { isOpen: false });
  const shut = await desk.ask('GET', '/wps/live/tables/baccarat-jade', {});
  expect(shut.success).toBe(false);
  const { tables } = (await desk.ask('GET', '/wps/live/tables', {})).value;
  expect(tables.map(({ tableId }: { tableId: string }) => tableId)).not.toContain('baccarat-jade');
});

test('a fight that is not for a region is neither shown there, nor bet on, nor talked about', async () => {
  const { token } = await openGuest(desk, 'elsewhere');
  const ring = '/wps/live/tables/arena-sol';
  expect((await desk.ask('GET', ring, {})).success).toBe(true);
  const admin = await desk.logIn('admin');
  const search = '/ops/catalogue/games?search=arena-sol';
  const [found] = (await desk.ask('GET', search, { token: admin })).value.list;
  const { nodeId, vendor, code, isInHouse, isOpenable, ...game } = found;
  const body = { ...game, allowedRegions: ['DE'] };
  await desk.ask('PUT', `/ops/catalogue/games/${nodeId}`, { token: admin, body });
  const { tables } = (await desk.ask('GET', '/wps/live/tables?category=COCKFIGHT', {})).value;
  expect(tables.map(({ tableId }: { tableId: string }) => tableId)).toEqual(['arena-sabong']);
  const bet = { requestId: randomUUID(), number: 1, chips: { meron: 5 } };
  const answers = await Promise.all([
    desk.ask('GET', ring, { token }),
    desk.ask('POST', `${ring}/bet`, { token, body: bet }),
    desk.ask('POST', `${ring}/chat`, { token, body: { text: 'hello' } }),
  ]);
  expect(answers.map(({ errorCode }) => errorCode)).toEqual(Array(3).fill('game.not.found'));
});

test('words at a table stay at that table, and moderators hide them there', async () => {
  const [talker, reader] = [await openGuest(desk, 'talker'), await openGuest(desk, 'reader')];
  const admin = await desk.logIn('admin');
  const at = (table: string) => `/wps/live/tables/${table}/chat`;
  const said = async (table: string) =>
    (await desk.ask('GET', at(table), { token: reader.token })).value.list.map(
      ({ name, text }: { name: string; text: string }) => `${name}: ${text}`,
    );
  const words = { text: 'good evening, see www.else.example' };
  const answer = await desk.ask('POST', at(TABLE), { token: talker.token, body: words });
  expect(answer.value).toMatchObject({ isMine: true, text: 'good evening, see ***' });
  expect(await said(TABLE)).toEqual(['ta***r: good evening, see ***']);
  expect(await said('money-wheel-comet')).toEqual([]);
  const everyone = await desk.ask('GET', '/wps/chat/room', { token: reader.token });
  expect(everyone.value.list).toEqual([]);

  const { list } = (await desk.ask('GET', '/ops/chat/rooms', { token: admin })).value;
  expect(list).toMatchObject([{ room: TABLE, count: 1 }]);
  const path = `/ops/chat/room/${answer.value.id}/hidden`;
  await desk.ask('PUT', path, { token: admin, body: { isHidden: true } });
  const greeting = { room: TABLE, text: 'Place your bets, please' };
  await desk.ask('POST', '/ops/chat/room', { token: admin, body: greeting });
  expect(await said(TABLE)).toEqual(['Dealer: Place your bets, please']);

  const by = { kind: 'member', memberId: talker.member.id, operatorId: 0n, address: '' } as const;
  await takeTimeOut(desk.house, by, { memberId: talker.member.id, days: 1 });
  const late = await desk.ask('POST', at(TABLE), { token: talker.token, body: { text: 'again' } });
  expect(late.success).toBe(false);
});
