import { minutes, seconds } from '@baize/calendar';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { ask, cashOf, openPlayer } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { findBet } from '../../play/index.ts';
import { reconcile } from '../../wallet/index.ts';
import { voidHandApproval } from '../desk/void-hand.ts';
import { as, type CardHouse, openCardHouse, type Shown } from '../testing/card-house.ts';

let at: CardHouse;

beforeAll(async () => {
  at = await openCardHouse();
  for (const member of [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 11n, 12n, 13n, 14n, 15n, 16n]) {
    await openPlayer(at.house, member, '100');
  }
  await openPlayer(at.house, 9n, '4');
});

afterAll(async () => {
  const { fault } = await reconcile(at.serveUrl);
  await at.close();
  expect(fault).toBeNull();
});

const member = (id: number) => as(at, `member:${id}`);
const look = async (who: number, tableId: string): Promise<Shown> =>
  (await member(who).get(`/tables/${tableId}`)).value;
const enter = async (who: number): Promise<Shown> =>
  member(who).post('/stakes/holdem-sng-low/seat');
const cash = (who: number) => cashOf(at.house, BigInt(who));

/** Everyone whose turn it is goes all in, or calls. */
async function shoveAll(tableId: string, people: readonly number[]): Promise<void> {
  for (const who of people) {
    const { hand } = await look(who, tableId);
    const options = hand?.view.options;
    if (!options) continue;
    const move = options.raise
      ? { action: 'raise', to: options.raise.max }
      : { action: options.check ? 'check' : 'call' };
    await member(who).post(`/tables/${tableId}/act`, { handId: hand.handId, move });
  }
  await at.pass(seconds(1));
}

test('a sit-and-go of six people', { timeout: STORY_MS }, async () => {
  const people = [1, 2, 3, 4, 5, 6];
  const { tableId } = (await enter(1)).value;

  await rule(
    'an entry is one bet, taken at once, and given back to whom leaves in time',
    async () => {
      expect(await cash(1)).toBe(money('95'));
      const entered = (await enter(2)).value;
      expect(entered).toMatchObject({ tableId, sitAndGo: { state: 'registering', left: 2 } });
      expect((await member(2).post(`/tables/${tableId}/leave`)).value.hasLeft).toBe(true);
      expect(await cash(2)).toBe(money('100'));
      const { value } = await enter(2);
      expect(value.tableId).toBe(tableId);
      expect(await cash(2)).toBe(money('95'));
    },
  );

  await rule('who cannot pay does not sit down, and nobody opens a room of friends', async () => {
    expect((await enter(9)).success).toBe(false);
    const room = await member(3).post('/stakes/holdem-sng-low/rooms');
    expect(room.success).toBe(false);
    expect((await look(1, tableId)).players).toHaveLength(2);
  });

  for (const who of people.slice(2)) expect((await enter(who)).value.tableId).toBe(tableId);
  await rule('it begins when it is full: nobody can leave with chips or come late', async () => {
    const table = await look(1, tableId);
    expect(table.sitAndGo).toMatchObject({ state: 'running', level: 1, left: 6 });
    expect((await member(7).post(`/tables/${tableId}/seat`)).success).toBe(false);
    expect((await member(1).post(`/tables/${tableId}/top-up`, { stack: 100 })).success).toBe(false);
    expect((await member(6).post(`/tables/${tableId}/leave`)).value.hasLeft).toBe(false);
    expect((await enter(7)).value.tableId).not.toBe(tableId);
  });

  await at.pass(seconds(3));
  expect((await look(1, tableId)).hand).toMatchObject({ phase: 'playing', number: 1 });
  let table = await look(1, tableId);
  for (let n = 0; n < 300 && table.sitAndGo.state !== 'paid'; n += 1) {
    await shoveAll(tableId, people);
    await at.pass(seconds(6));
    table = await look(1, tableId);
  }

  await rule('places are paid 65 and 35 percent of what the fee leaves, once', async () => {
    expect(table.sitAndGo.state).toBe('paid');
    const won = await Promise.all(people.map(cash));
    const prizes = table.sitAndGo.entrants.map(({ prize }: Shown) => prize).toSorted();
    expect(won.reduce((sum, one) => sum + one, 0n)).toBe(money('598.5'));
    expect(Math.max(...prizes)).toBeLessThanOrEqual(18.53);
    const best = table.sitAndGo.entrants.find(({ place }: Shown) => place === 1);
    const { betId } = await entryOf(tableId, best.seat);
    const bet = (await findBet(at.house.db, BigInt(betId)))!;
    expect(bet).toMatchObject({ state: 'settled', stake: money('5') });
    expect(bet.detail).toMatchObject({ place: 1, entrants: 6 });
    expect(bet.validBet).toBe(bet.payout - money('5') + money('0.25'));
    const hands = (await member(1).get('/hands')).value.list;
    expect(hands[0]).toMatchObject({ isSitAndGo: true, net: 0 });
    expect((await member(1).get(`/hands/${hands[0].handId}`)).success).toBe(true);
    // The record of an entry leads to the hands of its table, and to no others.
    expect((await member(1).get(`/hands?tableId=${tableId}`)).value.list).toEqual(hands);
    expect((await member(1).get(`/hands?tableId=${tableId + 1}`)).value.list).toEqual([]);
  });

  await rule('the table goes, and a hand called off later gives every entry back', async () => {
    await at.pass(minutes(1));
    expect((await ask(at.app, 'member:1', 'GET', `/wps/cardroom/tables/${tableId}`)).status).toBe(
      404,
    );
    const rows = await at.house.pool.query(
      'select id, stake_id, state from card_hands where table_id = $1 order by id limit 1',
      [tableId],
    );
    const [{ id, stake_id: stakeId, state }] = rows.rows;
    const payload = { handId: String(id), tableId, stakeId, state, reason: 'two were one' };
    await begin(at.house.db, (tx) =>
      voidHandApproval.apply(at.house, tx, payload, { decidedBy: 2n } as Shown),
    );
    await at.pass(seconds(1));
    const left = await Promise.all(people.map(cash));
    expect(left).toEqual(people.map(() => money('100')));
  });
});

async function entryOf(tableId: string, seat: number): Promise<Shown> {
  const { rows } = await at.house.pool.query(
    'select entrants from card_sit_and_gos where table_id = $1',
    [tableId],
  );
  return rows[0].entrants.find((one: Shown) => one.seat === seat);
}

test('a sit-and-go that does not fill gives entries back; bots fill it where they may', async () => {
  const { tableId } = (await enter(8)).value;
  await at.house.pool.query('update card_tables set has_bots = false where id = $1', [tableId]);
  expect(await cash(8)).toBe(money('95'));
  await at.pass(minutes(10));
  expect((await look(8, tableId)).sitAndGo.state).toBe('refunded');
  expect(await cash(8)).toBe(money('100'));

  const again = (await enter(8)).value;
  expect(again.tableId).not.toBe(tableId);
  await at.pass(seconds(31));
  const { sitAndGo, players } = await look(8, again.tableId);
  expect(sitAndGo.state).toBe('running');
  expect(players.filter(({ isBot }: Shown) => isBot)).toHaveLength(5);
  // Whoever went away is dealt in, and nobody waits for them.
  await member(8).post(`/tables/${again.tableId}/leave`);
  await at.pass(seconds(3));
  const table = await look(8, again.tableId);
  expect(table.hand.seats).toHaveLength(6);
  expect(table.mine).not.toBeNull();
});

/** All of somebody's chips, less so many; without a raise they go along. */
function putIn(options: Shown, kept: number): object {
  const most = options.raise?.max;
  if (most) return { action: 'raise', to: most - kept };
  return { action: options.check ? 'check' : 'call' };
}

/** Twenty chips, as the rules count them. */
const KEPT = 200_000;

/** Who gives their chips away puts nearly all in and folds; the friend waits, and leaves no other way. */
const dumping: Record<string, (options: Shown, hasGiven: boolean) => object> = {
  giver: (options, hasGiven) => (hasGiven ? { action: 'fold' } : putIn(options, KEPT)),
  friend: (options, hasGiven) =>
    hasGiven ? putIn(options, 0) : { action: options.check ? 'check' : 'call' },
  other: () => ({ action: 'fold' }),
};

async function giveAway(tableId: string, people: readonly number[]): Promise<void> {
  for (let hasGiven = false; ; ) {
    const { hand, players } = await look(people[0]!, tableId);
    if (hand.phase !== 'playing') return;
    const seats = players.map(({ seat }: Shown) => seat).toSorted((a: number, b: number) => a - b);
    const at = seats.indexOf(hand.clocks[0].seat);
    const { options } = (await look(people[at]!, tableId)).hand.view;
    const move = dumping[['giver', 'friend'][at] ?? 'other']!(options, hasGiven);
    hasGiven ||= at === 0;
    const made = { handId: hand.handId, move };
    expect((await member(people[at]!).post(`/tables/${tableId}/act`, made)).success).toBe(true);
  }
}

test('chips that go one way in one sit-and-go after another wait for a person to look', {
  timeout: STORY_MS,
}, async () => {
  const people = [11, 12, 13, 14, 15, 16];
  const found = async () => {
    const text = `select member_id, other_id, facts from card_suspicions where kind = 'one-way'`;
    return (await at.house.pool.query(text)).rows;
  };
  for (let meeting = 1; meeting <= 3; meeting += 1) {
    expect(await found()).toEqual([]);
    let tableId = '';
    for (const who of people) ({ tableId } = (await enter(who)).value);
    await at.pass(seconds(3));
    await giveAway(tableId, people);
    await at.pass(seconds(1));
  }
  const [one, ...more] = await found();
  expect(more).toEqual([]);
  expect(one).toMatchObject({ member_id: 11n, other_id: 12n });
  // Three stacks are three entries of five, less what they kept.
  expect(one.facts.amount).toBeGreaterThan(Number(money('14')));
  expect(one.facts.amount).toBeLessThanOrEqual(Number(money('15')));
});
