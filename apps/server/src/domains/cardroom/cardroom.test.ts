import { createHash, randomUUID } from 'node:crypto';
import { minutes, seconds } from '@baize/calendar';
import { cardGames, chanceOfHand, shuffledDeck } from '@baize/games';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, cashOf, openPlayer } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { OWN_VENDOR } from '../catalogue/index.ts';
import { findBet, finishBets, openPlay, placeBet } from '../play/index.ts';
import { reconcile } from '../wallet/index.ts';
import { roundName } from './hands/collect.ts';
import { showTable } from './hands/show-table.ts';
import { handFinisher } from './lobby/records.ts';
import { findTable } from './tables/table-rows.ts';
import { as, type CardHouse, openCardHouse, type Shown } from './testing/card-house.ts';

let at: CardHouse;
let gamesBefore: bigint;

beforeAll(async () => {
  at = await openCardHouse();
  for (let member = 1n; member <= 9n; member += 1n) await openPlayer(at.house, member, '1000');
  await openPlayer(at.house, 30n, '0', 'trial');
  gamesBefore = await houseSum('games');
});

afterAll(async () => {
  const { fault } = await reconcile(at.serveUrl);
  await at.close();
  expect(fault).toBeNull();
});

const member = (id: number) => as(at, `member:${id}`);
const look = async (who: number, tableId: string): Promise<Shown> =>
  (await member(who).get(`/tables/${tableId}`)).value;

/** A room for two without bots, with the first hand dealt. */
async function headsUp(a: number, b: number, stake = 'holdem-low'): Promise<Shown> {
  const room = (await member(a).post(`/stakes/${stake}/rooms`, { buyIn: 100 })).value;
  const { tableId, code } = room;
  const joined = await member(b).post(`/tables/${tableId}/seat`, { code, buyIn: 100 });
  expect(joined.success).toBe(true);
  await at.pass(seconds(2));
  return look(a, tableId);
}

/** Whose turn it is, among members that sit there; their own view with it. */
async function turnOf(tableId: string, people: readonly number[]) {
  for (const who of people) {
    const table = await look(who, tableId);
    if (table.hand?.view.options) return { who, table };
  }
  return undefined;
}

/** Everyone checks or calls until the hand is over. */
async function callDown(tableId: string, people: readonly number[]): Promise<Shown> {
  for (;;) {
    const turn = await turnOf(tableId, people);
    if (!turn) {
      await at.pass(500);
      const table = await look(people[0]!, tableId);
      if (table.hand?.phase === 'over') return table;
      continue;
    }
    const { hand } = turn.table;
    const action = hand.view.options.check ? 'check' : 'call';
    const answer = await member(turn.who).post(`/tables/${tableId}/act`, {
      handId: hand.handId,
      moves: hand.moves,
      move: { action },
    });
    expect(answer.success, answer.message).toBe(true);
  }
}

const betOf = async (betId: string) => (await findBet(at.house.db, BigInt(betId)))!;

const houseSum = async (purpose: string): Promise<bigint> => {
  const rows = await at.house.pool.query(
    `select coalesce(sum(case when t.account_id = a.id then t.amount else -t.amount end), 0)::bigint as sum
     from accounts a join transfers t on a.id in (t.account_id, t.counter_account_id)
     where a.member_id is null and a.currency = 'USD' and a.purpose = $1`,
    [purpose],
  );
  return rows.rows[0].sum;
};

test(
  'a hand of hold’em between two people',
  async () => {
    const before = (await cashOf(at.house, 1n)) + (await cashOf(at.house, 2n));
    const rakeBefore = await houseSum('rake');
    const dealt = await headsUp(1, 2);
    const { tableId } = dealt;

    await rule(
      'everyone has one bet of what they can lose, and nothing else is taken',
      async () => {
        expect(dealt.hand.phase).toBe('playing');
        const bet = await betOf(dealt.mine.betId);
        expect(bet).toMatchObject({ state: 'open', category: 'PVP', stake: money('100') });
        expect(await cashOf(at.house, 1n)).toBe(money('900'));
      },
    );

    await rule('what a seat may not know is not sent, to nobody and nowhere', async () => {
      const [mine, theirs] = [await look(1, tableId), await look(2, tableId)];
      const own = (table: Shown) =>
        table.hand.view.seats.find(({ seat }: Shown) => seat === table.mine.seat).cards;
      expect(own(mine)).toHaveLength(2);
      expect(own(theirs)).not.toEqual(own(mine));
      for (const { topic, body } of at.said) {
        const seats = (body as Shown).table?.hand?.view.seats ?? [];
        const open = seats.filter(({ cards }: Shown) => cards !== null);
        expect(open.length, topic).toBeLessThanOrEqual(topic.startsWith('cards:me:') ? 1 : 0);
        if (topic === 'cards:me:1' && open.length > 0) expect(open[0].cards).toEqual(own(mine));
      }
      const stranger = await ask(at.app, 'member:9', 'GET', `/wps/cardroom/tables/${tableId}`);
      expect(stranger.status).toBe(404);
    });

    await rule(
      'a move out of turn, of another hand or against the rules changes nothing',
      async () => {
        const turn = (await turnOf(tableId, [1, 2]))!;
        const other = turn.who === 1 ? 2 : 1;
        const { handId } = turn.table.hand;
        const code = async (who: number, body: object) =>
          (await member(who).post(`/tables/${tableId}/act`, { handId, ...body })).errorCode;
        expect(await code(other, { move: { action: 'fold' } })).toBe('card.not.your.turn');
        expect(await code(turn.who, { move: { action: 'raise', to: 1e12 } })).toBe('card.move.err');
        for (const move of [null, 7, 'fold', { action: 'steal' }, [{}]]) {
          expect(await code(turn.who, { move })).toBe('card.move.err');
        }
        expect(await code(turn.who, { handId: '1234567', move: { action: 'fold' } })).toBe(
          'card.not.your.turn',
        );
        expect(await code(9, { move: { action: 'fold' } })).toBe('card.not.seated');
        expect((await look(1, tableId)).hand.moves).toBe(0);
      },
    );

    await rule('the same request is one move', async () => {
      const turn = (await turnOf(tableId, [1, 2]))!;
      const body = {
        requestId: 'the-same-request',
        handId: turn.table.hand.handId,
        move: { action: 'call' },
      };
      const path = `/tables/${tableId}/act`;
      const answers = await Promise.all([1, 2, 3].map(() => member(turn.who).post(path, body)));
      expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
      expect((await look(1, tableId)).hand.moves).toBe(1);
    });

    const over = await callDown(tableId, [1, 2]);

    await rule('bets are settled with what was put in; money, rake and chips agree', async () => {
      const nets = new Map<number, Shown>(over.hand.outcomes.map((one: Shown) => [one.seat, one]));
      const own = nets.get(over.mine.seat);
      const bet = (await member(1).get('/hands')).value.list[0];
      expect(bet).toMatchObject({ putIn: own.putIn, won: own.won, rake: own.rake, net: own.net });
      const settled = await betOf(bet.betId);
      expect(settled).toMatchObject({ state: 'settled', stake: money(`${own.putIn}`) });
      const size = own.net < 0 ? -own.net : own.net;
      expect(settled.validBet).toBe(money(`${size}`) + money(`${own.rake}`));
      const rake = (await houseSum('rake')) - rakeBefore;
      const after = (await cashOf(at.house, 1n)) + (await cashOf(at.house, 2n));
      expect(after + rake).toBe(before);
      const stacks = (await look(1, tableId)).players.map(({ stack }: Shown) => stack);
      expect(stacks[0] + stacks[1] + Number(rake) / 10_000).toBeCloseTo(200, 6);
    });

    await rule('the seeds of a hand that is over deal it again', async () => {
      const hand = (await member(1).get(`/hands/${over.hand.handId}`)).value;
      const { serverSeed, serverSeedHash, clientSeeds } = hand.proof;
      expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(serverSeedHash);
      expect(dealt.hand.serverSeedHash).toBe(serverSeedHash);
      const game = cardGames.get('holdem')!;
      const chance = chanceOfHand({ serverSeed, clientSeeds, hand: hand.number });
      let state = game.deal({
        rules: hand.rules,
        seats: hand.seats.map(({ seat, atRisk }: Shown) => ({ seat, stack: atRisk * 10_000 })),
        deck: shuffledDeck(chance, game.cards),
        lead: hand.lead ?? undefined,
      });
      for (const { seat, move } of hand.moves) state = game.apply(state, seat, move);
      expect(game.view(state, over.mine.seat)).toEqual(hand.last);
      expect(hand.last).toEqual(over.hand.view);
      expect((await member(9).get(`/hands/${over.hand.handId}`)).success).toBe(false);
    });

    await rule('no seed was said before its hand was over', async () => {
      const hand = (await member(1).get(`/hands/${over.hand.handId}`)).value;
      const wire = JSON.stringify(at.said);
      expect(wire).toContain(hand.proof.serverSeedHash);
      expect(wire).not.toContain(hand.proof.serverSeed);
    });
  },
  STORY_MS,
);

test(
  'clocks, leaving and coming back',
  async () => {
    const dealt = await headsUp(3, 4);
    const { tableId } = dealt;
    const first = (await turnOf(tableId, [3, 4]))!;
    const rest = first.who === 3 ? 4 : 3;

    await rule('the time bank gives a turn more time, and takes it from the bank', async () => {
      const { handId } = first.table.hand;
      const longer = (await member(first.who).post(`/tables/${tableId}/time-bank`, { handId }))
        .value;
      const dueAt = (table: Shown) => table.hand.clocks[0].dueAt;
      expect(dueAt(longer) - dueAt(first.table)).toBe(seconds(30));
      expect(longer.mine.timeBankMs).toBe(seconds(30));
    });

    await rule('whose time is up folds, and sits out after the second time', async () => {
      await at.pass(seconds(51));
      // On a slow machine the next hand is dealt by now: the list says that this one is over.
      const { list } = (await member(3).get('/hands')).value;
      expect(list.map(({ handId }: Shown) => handId)).toContain(first.table.hand.handId);
      await at.pass(seconds(6));
      await at.pass(seconds(21));
      await at.pass(seconds(6));
      await at.pass(seconds(21));
      const players = (await look(3, tableId)).players;
      expect(players.filter(({ out }: Shown) => out === 'missed').length).toBeGreaterThan(0);
      for (const who of [3, 4])
        await member(who).post(`/tables/${tableId}/sit-out`, { isOut: false });
    });

    await rule('a hand goes on after the server was started anew', async () => {
      for (let n = 0; n < 20 && !(await turnOf(tableId, [3, 4])); n += 1) await at.pass(seconds(2));
      const before = await look(3, tableId);
      at = await at.restart();
      const after = await look(3, tableId);
      expect(after.hand).toEqual(before.hand);
      // A turn whose end nobody saw begins anew.
      await at.pass(seconds(60));
      expect((await look(3, tableId)).hand).toMatchObject({ phase: 'playing', moves: 0 });
      expect((await member(3).get('/mine')).value.tables).toMatchObject([
        { tableId, isInHand: true },
      ]);
      const over = await callDown(tableId, [3, 4]);
      expect(over.hand.handId).toBe(before.hand.handId);
    });

    await rule(
      'who leaves in a hand is played for at once; who comes back brings as much',
      async () => {
        for (let n = 0; n < 20 && !(await turnOf(tableId, [3, 4])); n += 1)
          await at.pass(seconds(2));
        const left = (await member(rest).post(`/tables/${tableId}/leave`)).value;
        await callDown(tableId, [first.who]).catch(() => undefined);
        await at.pass(seconds(6));
        expect(left.table.tableId).toBe(tableId);
        const { players } = await look(first.who, tableId);
        expect(players).toHaveLength(1);
      },
    );
  },
  STORY_MS,
);

test(
  'bots take empty chairs, and go as people come',
  async () => {
    const seat = (who: number) => member(who).post('/stakes/holdem-micro/seat');
    const alone = (await seat(5)).value;
    const { tableId } = alone;
    expect(alone.players).toHaveLength(1);
    await at.pass(seconds(4));
    expect((await look(5, tableId)).players).toHaveLength(1);
    await at.pass(seconds(1));
    const { players } = await look(5, tableId);
    expect(players.filter(({ isBot }: Shown) => isBot)).toHaveLength(3);

    await rule('what bots win or lose is the house’s, on an account of its own', async () => {
      await at.pass(seconds(2));
      await callDown(tableId, [5]);
      expect(await houseSum('bots')).not.toBe(0n);
      expect(await houseSum('games')).toBe(gamesBefore);
    });

    await rule('whoever comes has no part in the hand that is shown', async () => {
      const seen = (await seat(6)).value.players.filter(({ isBot }: Shown) => !isBot);
      expect(seen.map(({ isMe, isDealt }: Shown) => isMe !== isDealt)).toEqual([true, true]);
    });

    await rule('four people leave no chair to a bot', async () => {
      for (const who of [7, 8]) expect((await seat(who)).value.tableId).toBe(tableId);
      for (let n = 0; n < 40; n += 1) await at.pass(seconds(5));
      const now = await look(5, tableId);
      expect((now?.players ?? []).filter(({ isBot }: Shown) => isBot)).toEqual([]);
    });

    await rule('nobody is led to a game of two that others are playing', async () => {
      const play = async (who: number) =>
        (await member(who).post('/stakes/xiangqi-micro/seat')).value;
      const first = await play(5);
      await at.pass(seconds(5));
      await at.pass(seconds(2));
      expect((await look(5, first.tableId)).hand.phase).toBe('playing');
      expect((await play(6)).tableId).not.toBe(first.tableId);
      expect((await play(5)).tableId).toBe(first.tableId);
    });
  },
  STORY_MS,
);

test('nobody sits at one table for money with their own device, address or account', async () => {
  const from = async (who: string, url: string, body: object, address: string) =>
    (
      await at.app.inject({
        method: 'POST',
        url: `/wps/cardroom${url}`,
        headers: { authorization: who },
        payload: { requestId: 'from-an-address', ...body },
        remoteAddress: address,
      })
    ).json<Shown>();
  const room = await from('member:1', '/stakes/holdem-low/rooms', {}, '203.0.113.7');
  const { tableId, code } = room.value;
  const join = (who: string, address: string) =>
    from(who, `/tables/${tableId}/seat`, { code }, address);
  expect((await join('member:2', '203.0.113.7')).errorCode).toBe('card.table.shared');
  expect((await join('member:2', '203.0.113.8')).success).toBe(true);
});

test('nobody opens a table that they may not sit down at', async () => {
  const count = async () => (await at.house.pool.query('select count(*) from card_tables')).rows[0];
  await openPlayer(at.house, 40n, '5');
  const before = await count();
  const refusal = async (who: number, path: string, body?: object) =>
    (await member(who).post(`/stakes/${path}`, body)).errorCode;
  expect(await refusal(8, 'holdem-high/seat', { buyIn: 1 })).toBe('card.buy.in.err');
  expect(await refusal(8, 'holdem-low/rooms', { buyIn: 1 })).toBe('card.buy.in.err');
  expect(await refusal(40, 'holdem-high/seat')).toBe('account.balance.not.enough');
  expect(await count()).toEqual(before);
});

test('trial members play for fun among themselves', async () => {
  const trial = as(at, 'trial:30');
  const { value } = await trial.post('/stakes/holdem-micro/seat');
  expect(value).toMatchObject({ currency: 'FUN' });
  const member9 = await member(9).post('/stakes/holdem-micro/seat', { buyIn: 20 });
  expect(member9.value.tableId).not.toBe(value.tableId);
  expect((await member(9).post(`/tables/${value.tableId}/seat`)).errorCode).toBe(
    'card.table.closed',
  );
});

test(
  'every game is dealt, played by the clock and by bots, and paid',
  async () => {
    const mine = async () => (await member(9).get('/mine')).value.tables;
    for (const { tableId } of await mine()) await member(9).post(`/tables/${tableId}/leave`);
    for (const code of cardGames.keys()) {
      const before = await cashOf(at.house, 9n);
      const opened = await member(9).post(`/stakes/${code}-micro/rooms`, { hasBots: true });
      const { tableId } = opened.value;
      await at.pass(seconds(5));
      await at.pass(seconds(2));
      await member(9).post(`/tables/${tableId}/leave`);
      while ((await mine()).length > 0) await at.pass(seconds(10));
      const list = (await member(9).get(`/hands?game=${code}`)).value.list.filter(
        (one: Shown) => one.tableId === tableId,
      );
      expect(list, code).toMatchObject([{ game: code, state: 'over' }]);
      const { outcomes } = (await member(9).get(`/hands/${list[0].handId}`)).value;
      const sum = (of: (one: Shown) => number) =>
        outcomes.reduce((all: number, one: Shown) => all + Math.round(of(one) * 10_000), 0);
      expect(
        sum(({ putIn }) => putIn),
        code,
      ).toBe(sum(({ won, rake }) => won + rake));
      expect(await cashOf(at.house, 9n), code).toBe(before + money(`${list[0].net}`));
    }
  },
  STORY_MS,
);

test('a move that was made for an earlier turn is not made in a later one', async () => {
  for (const who of [401, 402]) await openPlayer(at.house, BigInt(who), '500');
  const { tableId } = await headsUp(401, 402);
  const turn = async () => (await turnOf(tableId, [401, 402]))!;
  const say = ({ who, table }: { who: number; table: Shown }, move: object, moves: number) =>
    member(who).post(`/tables/${tableId}/act`, { handId: table.hand.handId, moves, move });
  const first = await turn();
  expect((await say(first, { action: 'call' }, 0)).success).toBe(true);
  const second = await turn();
  // Both are on the flop now; what the first one says was meant for before it.
  expect((await say(second, { action: 'check' }, 1)).success).toBe(true);
  expect((await say(first, { action: 'fold' }, 0)).errorCode).toBe('card.not.your.turn');
  const third = await turn();
  const again = await say(third, { action: 'fold' }, 1);
  expect(again).toMatchObject({ success: false, errorCode: 'changed.meanwhile' });
  expect((await look(third.who, tableId)).hand).toMatchObject({ phase: 'playing', moves: 2 });
});

test('a picture of a table is of one moment, whatever was played while it was drawn', async () => {
  for (const who of [403, 404]) await openPlayer(at.house, BigInt(who), '500');
  const { tableId } = await headsUp(403, 404);
  const go = async (action: string) => {
    const { who, table } = (await turnOf(tableId, [403, 404]))!;
    const { handId } = table.hand;
    await member(who).post(`/tables/${tableId}/act`, { handId, move: { action } });
  };
  await go('call');
  const read = (await findTable(at.house.db, BigInt(tableId), at.house.clock.now()))!;
  await go('check');
  const { hand } = await showTable(at.house, read, 403n);
  expect(hand).toMatchObject({ moves: 1, view: { street: 'preflop' } });
});

test('a bet that came too late for its hand is given back, and the hand goes on', async () => {
  const dealt = await headsUp(7, 8);
  const before = await cashOf(at.house, 6n);
  const play = openPlay(at.house);
  const late = await placeBet(play, {
    memberId: 6n,
    currency: 'USD',
    requestId: 'late',
    vendor: OWN_VENDOR,
    gameCode: 'holdem',
    category: 'PVP',
    stake: money('100'),
    roundId: roundName(BigInt(dealt.hand.handId)),
    rulesVersion: 1,
    choice: { table: dealt.tableId, number: dealt.hand.number, stake: 'holdem-low', seat: 2 },
  });
  at.house.clock.moveTo(new Date(at.house.clock.now().getTime() + minutes(11)));
  await finishBets(play, [handFinisher(play)]);
  await play.lanes.close();
  expect(await betOf(String(late.bet.id))).toMatchObject({ state: 'void' });
  expect(await cashOf(at.house, 6n)).toBe(before);
  expect(await betOf(dealt.mine.betId)).toMatchObject({ state: 'open' });
});

test(
  'more people than there are connections sit down in one moment, and each has a chair',
  async () => {
    const hosts = Array.from({ length: 40 }, (_, n) => 200 + n);
    const rooms: Shown[] = [];
    for (const host of hosts) {
      await openPlayer(at.house, BigInt(host), '100');
      await openPlayer(at.house, BigInt(host + 100), '100');
      rooms.push((await member(host).post('/stakes/holdem-micro/rooms')).value);
    }
    const answers = await Promise.all(
      rooms.map(({ tableId, code }, n) =>
        at.app.inject({
          method: 'POST',
          url: `/wps/cardroom/tables/${tableId}/seat`,
          headers: { authorization: `member:${hosts[n]! + 100}` },
          payload: { requestId: randomUUID(), code },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(hosts.map(() => 200));
    for (const [n, { tableId }] of rooms.entries()) {
      expect(answers[n]!.json().value.mine).not.toBeNull();
      await member(hosts[n]!).post(`/tables/${tableId}/leave`);
      await member(hosts[n]! + 100).post(`/tables/${tableId}/leave`);
    }
  },
  STORY_MS,
);
