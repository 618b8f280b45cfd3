import { randomUUID } from 'node:crypto';
import { seconds } from '@baize/calendar';
import { operatorsApprovals } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fund } from '../../../demo/fund.ts';
import { type Guest, openGuest } from '../../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';
import { cashOf } from '../../../testing/players.ts';
import { takeTimeOut } from '../../protection/index.ts';
import { reconcile } from '../../wallet/index.ts';

let desk: TestOperators;

beforeAll(async () => {
  desk = await openTestOperators();
});

afterAll(async () => {
  const { fault } = await reconcile(desk.serveUrl);
  await desk.close();
  expect(fault).toBeNull();
});

// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
type Shown = any;

const call = async (guest: Guest, path: string, body?: object): Promise<Shown> =>
  desk.ask(body ? 'POST' : 'GET', `/wps/cardroom${path}`, {
    token: guest.token,
    ...(body && { body: { requestId: randomUUID(), ...body } }),
  });

const pass = (ms: number) =>
  desk.house.clock.moveTo(new Date(desk.house.clock.now().getTime() + ms));

async function rich(username: string): Promise<Guest> {
  const guest = await openGuest(desk, username);
  await fund(desk.house, { memberId: guest.member.id, amount: money('500'), key: 'test-opening' });
  return guest;
}

test('a hand is called off by two people, and what it moved goes back', async () => {
  const people = [await rich('river'), await rich('stone')];
  const [river, stone] = people as [Guest, Guest];
  const room = (await call(river, '/stakes/holdem-low/rooms', { buyIn: 100 })).value;
  const { tableId, code } = room;
  await call(stone, `/tables/${tableId}/seat`, { code, buyIn: 100 });
  pass(seconds(2));
  const look = async (who: Guest) => (await call(who, `/tables/${tableId}`)).value;
  await expect.poll(async () => (await look(river)).hand?.phase).toBe('playing');

  // One of them puts in everything, the other follows: a large loss in a private room.
  const { handId } = (await look(river)).hand;
  const acts = async (who: Guest, move: object) =>
    (await call(who, `/tables/${tableId}/act`, { handId, move })).success;
  for (const who of people) {
    if ((await look(who)).hand.view.options) await acts(who, { action: 'raise', to: 1_000_000 });
  }
  for (const who of people) {
    if ((await look(who)).hand.view.options) await acts(who, { action: 'call' });
  }
  const [first, second] = [await desk.logIn('admin'), await desk.logIn('admin2')];
  const ops = async (path: string, body?: object): Promise<Shown> =>
    desk.ask(body ? 'POST' : 'GET', `/ops/cardroom${path}`, {
      token: first,
      ...(body && { body }),
    });
  const row = async () => (await ops(`/hands?handId=${handId}`)).value.list[0];
  await expect.poll(async () => (await row()).state).toBe('settled');
  const sums = async () => Promise.all(people.map(({ member }) => cashOf(desk.house, member.id)));
  const hasWinner = (await row()).players.some(({ net }: Shown) => net > 0);
  if (hasWinner) {
    expect(await sums()).not.toEqual([money('500'), money('500')]);
    const [sign] = (await ops('/suspicions')).value.list;
    expect(sign).toMatchObject({ handId, kind: 'private-loss', state: 'open' });
    const path = `/suspicions/${sign.suspicionId}`;
    const said = { isConfirmed: true, note: 'they sat down together' };
    expect((await ops(path, said)).success).toBe(true);
    expect((await ops(path, said)).success).toBe(false);
    expect((await ops('/suspicions?state=confirmed')).value.totalCount).toBe(1);
  }

  const asked = await ops(`/hands/${handId}/void`, { reason: 'the chips were given away' });
  const waiting: Shown = await desk.ask('GET', operatorsApprovals.listApprovals.path, {
    token: first,
  });
  expect(waiting.value.list[0].subjectName).toBe(`Texas Hold’em, low, #${handId}`);
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
  await expect.poll(sums).toEqual([money('500'), money('500')]);
  expect((await row()).state).toBe('void');

  // Who had lost everything has it again, and plays on without a word.
  const next = async () => {
    pass(seconds(3));
    const { hand, players } = await look(river);
    return hand?.handId !== handId && hand?.phase === 'playing' && players;
  };
  await expect.poll(next).toMatchObject([
    { stack: 100, out: null },
    { stack: 100, out: null },
  ]);
});

test('while a hand goes on no bet of it is decided by itself: the house would pay in its place', async () => {
  const people = [await rich('brook'), await rich('pebble')];
  const [brook, pebble] = people as [Guest, Guest];
  const { tableId, code } = (await call(brook, '/stakes/holdem-low/rooms', { buyIn: 100 })).value;
  await call(pebble, `/tables/${tableId}/seat`, { code, buyIn: 100 });
  pass(seconds(2));
  const look = async () => (await call(brook, `/tables/${tableId}`)).value;
  await expect.poll(async () => (await look()).hand?.phase).toBe('playing');
  const token = await desk.logIn('admin');
  const bets: Shown = await desk.ask('GET', `/ops/play/bets?memberId=${brook.member.id}`, {
    token,
  });
  const [bet] = bets.value.list;
  expect(bet).toMatchObject({ state: 'open', gameCode: 'holdem' });
  const correct = (way: string, body: object): Promise<Shown> =>
    desk.ask('POST', `/ops/play/bets/${bet.betId}/${way}`, {
      token,
      body: { reason: 'asked for by the player', ...body },
    });
  const begun = { status: 409, errorCode: 'game.round.begun' };
  expect(await correct('void', {})).toMatchObject(begun);
  expect(await correct('resettle', { payout: 500 })).toMatchObject(begun);
});

test('a stake is closed and narrowed, and two who save at once are told', async () => {
  const admin = await desk.logIn('admin');
  const guest = await rich('delta');
  const settings = {
    isOpen: true,
    hasBots: true,
    rakeBasisPoints: 250,
    rakeCapUnits: 2,
    turnSeconds: 10,
    timeBankSeconds: 30,
    maxTables: 1,
  };
  const save = async (version: number, more: object = {}) => {
    const body = { version, ...settings, ...more };
    const answer = await desk.ask('PUT', '/ops/cardroom/stakes/holdem-micro', {
      token: admin,
      body,
    });
    return answer.errorCode ?? answer.value.version;
  };
  expect(await save(0, { rakeBasisPoints: 1_001 })).toBe('request_param_err');
  expect([await save(0), await save(0), await save(1)]).toEqual([1, 'changed.meanwhile', 2]);
  const { stake, tableId } = (await call(guest, '/stakes/holdem-micro/seat', {})).value;
  expect(stake).toMatchObject({ rake: { basisPoints: 250, cap: 0.4 }, turnSeconds: 10 });
  const tables = (await desk.ask('GET', '/ops/cardroom/tables', { token: admin })).value;
  const [shown] = tables.list;
  expect(shown).toMatchObject({ tableId, people: [{ username: 'delta' }] });
  const stakes = (await desk.ask('GET', '/ops/cardroom/stakes', { token: admin })).value.list;
  const named = stakes.find(({ stakeId }: { stakeId: string }) => stakeId === shown.stakeId);
  expect(shown.stakeName).toBe(named.name);

  await save(2, { isOpen: false });
  const other = await rich('marsh');
  expect((await call(other, '/stakes/holdem-micro/seat', {})).errorCode).toBe('card.table.closed');
  const body = { reason: 'a leak in the ceiling' };
  await desk.ask('POST', `/ops/cardroom/tables/${tableId}/close`, { token: admin, body });
  const gone = async () => (await call(guest, '/mine')).value.tables.length;
  await expect.poll(gone).toBe(0);
});

test('while operators have closed a game nobody is dealt in or sent away, and it goes on by itself', async () => {
  const admin = await desk.logIn('admin');
  const people = [await rich('harbour'), await rich('lantern')];
  const [host, friend] = people as [Guest, Guest];
  const brings = { buyIn: 100 };
  const { tableId, code } = (await call(host, '/stakes/holdem-low/rooms', brings)).value;
  await call(friend, `/tables/${tableId}/seat`, { code, ...brings });
  pass(seconds(2));
  const look = async (who: Guest) => (await call(who, `/tables/${tableId}`)).value;
  const phase = async () => (await look(host)).hand?.phase;
  await expect.poll(phase).toBe('playing');

  const listed = '/ops/catalogue/games?search=holdem';
  const { list } = (await desk.ask('GET', listed, { token: admin })).value;
  const { nodeId } = list.find((one: Shown) => one.code === 'holdem');
  const mark = (isEnabled: boolean) =>
    desk.ask('POST', '/ops/catalogue/marks', {
      token: admin,
      body: { nodeIds: [nodeId], isEnabled },
    });
  expect((await mark(false)).status).toBe(200);
  const { handId } = (await look(host)).hand;
  for (const who of people) {
    const { hand } = await look(who);
    if (!hand.view.options) continue;
    const fold = { handId, move: { action: 'fold' } };
    expect((await call(who, `/tables/${tableId}/act`, fold)).success).toBe(true);
  }
  await expect.poll(phase).toBe('over');
  pass(seconds(6));
  await expect.poll(async () => (await look(host)).nextHandAt).toBeNull();
  const closed = await look(host);
  expect(closed.stake.isOpen).toBe(false);
  expect(closed.players.map(({ out }: Shown) => out)).toEqual([null, null]);

  expect((await mark(true)).status).toBe(200);
  const next = async () => {
    pass(seconds(6));
    const { hand } = await look(host);
    return hand.handId !== handId && hand.phase;
  };
  await expect.poll(next).toBe('playing');
});

test('words at a card table are for those who sit there, and moderators hide them', async () => {
  const [host, friend, stranger] = [await rich('host'), await rich('friend'), await rich('passer')];
  const { tableId, code } = (await call(host, '/stakes/holdem-low/rooms', { buyIn: 100 })).value;
  const talk = `/wps/cardroom/tables/${tableId}/talk`;
  const say = ({ token }: Guest, text: string) => desk.ask('POST', talk, { token, body: { text } });
  const read = ({ token }: Guest) => desk.ask('GET', talk, { token });
  expect((await say(friend, 'let me in')).errorCode).toBe('card.not.seated');
  await call(friend, `/tables/${tableId}/seat`, { code, buyIn: 100 });

  const said = await say(friend, 'good evening, see www.else.example');
  expect(said.value).toMatchObject({ isMine: true, text: 'good evening, see ***' });
  expect((await read(host)).value.list).toMatchObject([{ text: 'good evening, see ***' }]);
  expect((await read(stranger)).errorCode).toBe('card.table.closed');
  expect((await say(stranger, 'hello')).errorCode).toBe('card.not.seated');
  const { talkRoom } = (await call(host, `/tables/${tableId}`)).value;
  expect(talkRoom).toBe(`cards-${tableId}-${code.toLowerCase()}`);

  const admin = await desk.logIn('admin');
  const { list } = (await desk.ask('GET', '/ops/chat/rooms', { token: admin })).value;
  expect(list).toMatchObject([{ room: talkRoom, count: 1 }]);
  const hidden = `/ops/chat/room/${said.value.id}/hidden`;
  await desk.ask('PUT', hidden, { token: admin, body: { isHidden: true } });
  expect((await read(host)).value.list).toEqual([]);

  const by = { kind: 'member', memberId: host.member.id, operatorId: 0n, address: '' } as const;
  await takeTimeOut(desk.house, by, { memberId: host.member.id, days: 1 });
  expect((await say(host, 'once more')).success).toBe(false);
});
