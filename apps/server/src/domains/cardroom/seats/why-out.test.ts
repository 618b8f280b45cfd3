import { randomUUID } from 'node:crypto';
import { seconds } from '@baize/calendar';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fund } from '../../../demo/fund.ts';
import { type Guest, openGuest } from '../../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';
import { cashOf } from '../../../testing/players.ts';
import { STORY_MS } from '../../../testing/story.ts';
import { reconcile } from '../../wallet/index.ts';

let desk: TestOperators;
let admin: string;
let count = 0;

beforeAll(async () => {
  desk = await openTestOperators();
  admin = await desk.logIn('admin');
});

afterAll(async () => {
  const { fault } = await reconcile(desk.serveUrl);
  await desk.close();
  expect(fault).toBeNull();
});

// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
type Shown = any;

const member = async ({ token }: Guest, path: string, body?: object): Promise<Shown> =>
  desk.ask(body ? 'POST' : 'GET', path, {
    token,
    headers: { language: 'de' },
    ...(body && { body }),
  });
const ops = async (method: 'POST' | 'PUT', path: string, body: object): Promise<Shown> =>
  desk.ask(method, `/ops${path}`, { token: admin, body });

async function rich(): Promise<Guest> {
  count += 1;
  const guest = await openGuest(desk, `sitter${count}`);
  await fund(desk.house, { memberId: guest.member.id, amount: money('500'), key: 'test-opening' });
  return guest;
}

/** Two people in a room of their own, in the middle of a hand of hold'em. */
async function inHand() {
  const [host, friend] = [await rich(), await rich()];
  const room = '/wps/cardroom/stakes/holdem-low/rooms';
  const brings = { requestId: randomUUID(), buyIn: 100 };
  const { tableId, code } = (await member(host, room, brings)).value;
  const path = `/wps/cardroom/tables/${tableId}`;
  await member(friend, `${path}/seat`, { ...brings, code });
  const look = async (who: Guest): Promise<Shown> => (await member(who, path)).value;
  const pass = (ms: number) =>
    desk.house.clock.moveTo(new Date(desk.house.clock.now().getTime() + ms));
  const dealt = async () => {
    pass(seconds(3));
    const { hand } = await look(host);
    return hand?.phase === 'playing' && hand.handId;
  };
  await expect.poll(dealt).toBeTruthy();
  /** Whoever is asked checks or calls; false once the hand is over. */
  const answer = async (who: Guest) => {
    const { hand } = await look(who);
    const options = hand.view.options;
    if (!options) return hand.phase === 'playing';
    const move = { action: options.check ? 'check' : 'call' };
    const body = { requestId: randomUUID(), handId: hand.handId, move };
    const answered = await member(who, `${path}/act`, body);
    expect(answered.success, answered.message).toBe(true);
    return true;
  };
  const callDown = async () => {
    while ((await answer(host)) && (await answer(friend)));
  };
  const outOf = async (who: Guest) => (await look(who)).players.find(({ isMe }: Shown) => isMe).out;
  const money = async () =>
    (await Promise.all([host, friend].map((one) => cashOf(desk.house, one.member.id)))).reduce(
      (sum, one) => sum + one,
      0n,
    );
  return { host, friend, path, look, pass, callDown, outOf, money };
}

const reasons: [title: string, errorCode: string, words: string, (who: Guest) => Promise<Shown>][] =
  [
    [
      'frozen by an operator',
      'us_forbidden_login_error',
      'Dieses Konto ist gesperrt. Bitte kontaktieren Sie den Kundenservice',
      ({ member: { id } }) => ops('POST', `/members/${id}/freeze`, { reason: 'to be looked at' }),
    ],
    [
      'excluded by themselves',
      'protection.excluded',
      'Sie haben sich selbst vom Spiel ausgeschlossen',
      (who) => member(who, '/wps/protection/exclusion', { term: 'months', months: 6 }),
    ],
    [
      'on a break',
      'protection.time.out',
      'Sie machen gerade eine Spielpause',
      (who) => member(who, '/wps/protection/time-out', { days: 1 }),
    ],
    [
      'beyond their own limit',
      'protection.stake.limit',
      'Dieser Einsatz liegt über Ihrem eigenen Limit',
      (who) => member(who, '/wps/protection/limit', { kind: 'stake', period: 'once', amount: 1 }),
    ],
    [
      'stopped by a switch',
      'play.stopped',
      'Das Spiel ist derzeit angehalten',
      ({ member: { id } }) =>
        ops('PUT', '/play/stops', {
          scope: 'member',
          subject: String(id),
          isStopped: true,
          reason: 'to be looked at',
        }),
    ],
  ];

test.each(reasons)(
  'who is %s in the middle of a hand plays it to its end, and is told why they get no other',
  async (_title, errorCode, words, bar) => {
    const { host, friend, path, look, pass, callDown, outOf, money: both } = await inHand();
    const before = (await both()) + money('200');
    const { handId } = (await look(host)).hand;
    const barred = await bar(friend);
    expect(barred.success, barred.message).toBe(true);
    await callDown();
    const state = async () => (await look(host)).hand;
    expect(await state()).toMatchObject({ handId, phase: 'over' });
    const rake = (await state()).outcomes.reduce((sum: number, one: Shown) => sum + one.rake, 0);
    await expect.poll(both).toBe(before - money(`${rake}`));

    const out = async () => {
      pass(seconds(3));
      return outOf(friend);
    };
    await expect.poll(out).toBe('protection');
    expect((await look(host)).hand?.phase).not.toBe('playing');
    const why = (await member(friend, `${path}/why-out`)).value;
    expect(why).toEqual({ errorCode, message: words });
    expect((await member(host, `${path}/why-out`)).value).toBeNull();
    expect(await both()).toBe(before - money(`${rake}`));
  },
  STORY_MS,
);

test('nobody else is told why somebody is not dealt in', async () => {
  const { host, friend, path, pass, callDown, look, outOf } = await inHand();
  await member(friend, '/wps/protection/exclusion', { term: 'months', months: 6 });
  await callDown();
  const out = async () => {
    pass(seconds(3));
    return outOf(friend);
  };
  await expect.poll(out).toBe('protection');
  expect(JSON.stringify(await look(host))).not.toMatch(/exclu|PLAY_/i);
  const stranger = await rich();
  expect((await member(stranger, `${path}/why-out`)).errorCode).toBe('card.not.seated');
});

test('while a switch stops a game nobody is dealt in or sent away', async () => {
  const { host, friend, look, pass, callDown } = await inHand();
  const stop = (isStopped: boolean) =>
    ops('PUT', '/play/stops', {
      scope: 'game',
      subject: 'BAIZE:holdem',
      isStopped,
      reason: 'to be looked at',
    });
  expect((await stop(true)).success).toBe(true);
  const { handId } = (await look(host)).hand;
  await callDown();
  for (let n = 0; n < 10; n += 1) {
    pass(seconds(6));
    await look(host);
  }
  const stopped = await look(host);
  expect(stopped.stake.isOpen).toBe(false);
  expect(stopped.hand.handId).toBe(handId);
  expect(stopped.players.map(({ out }: Shown) => out)).toEqual([null, null]);
  const seat = { requestId: randomUUID() };
  const refused = await member(await rich(), '/wps/cardroom/stakes/holdem-low/seat', seat);
  expect(refused.errorCode).toBe('play.stopped');
  await stop(false);
  const next = async () => {
    pass(seconds(6));
    const { hand } = await look(friend);
    return hand.handId !== handId && hand.phase;
  };
  await expect.poll(next).toBe('playing');
});
