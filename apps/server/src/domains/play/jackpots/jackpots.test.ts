import { randomUUID } from 'node:crypto';
import { dayOf } from '@baize/calendar';
import { pots } from '@baize/games';
import { floorToCents, money } from '@baize/money';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../../platform/events/drain.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { reconcile } from '../../wallet/index.ts';
import { claimPots } from '../index.ts';

let test_: TestHouse;
const MEMBERS = 40;
const GAME = 'lines25';

beforeAll(async () => {
  test_ = await openPlayersHouse();
  for (let member = 1n; member <= MEMBERS; member += 1n) {
    await openPlayer(test_.house, member, '1000');
  }
  await openPlayer(test_.house, 99n, '0', 'trial');
});

afterAll(async () => {
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

type Shown = {
  betId: string;
  balance: number;
  jackpot: { amount: number; pots: { pot: string; amount: number }[] } | null;
};
type Fed = { rows: (string | null)[][]; total: (string | null)[] | null };
type Pot = { pot: string; amount: number; ceiling: number; lastWin: { amount: number } | null };

function spin(token: string, stake = 100, requestId: string = randomUUID()) {
  const order = { requestId, gameCode: GAME, stake };
  return ask<Shown>(test_.app, token, 'POST', '/wps/game/bet', order);
}

async function potsNow(): Promise<Record<string, Pot>> {
  const { body } = await ask<{ pots: Pot[] }>(test_.app, '', 'GET', '/wps/game/jackpots');
  return Object.fromEntries(body.value.pots.map((pot) => [pot.pot, pot]));
}

/** What the pots' accounts hold in the books. */
async function booked(): Promise<Record<string, number>> {
  const { rows } = await test_.house.pool.query(
    "select purpose, balance from audit_accounts where purpose like 'jackpot:%'",
  );
  const names = rows.map(({ purpose, balance }) => [purpose.slice(8), Number(balance) / 10_000]);
  return Object.fromEntries(names);
}

async function expectPotsBooked(): Promise<void> {
  const shown = Object.values(await potsNow()).map(({ pot, amount }) => [pot, amount]);
  expect(Object.fromEntries(shown)).toEqual(await booked());
}

// A spin that wins nothing takes five floats; a float of 0 hits a pot, one near 1 does not.
const NO_WIN = [0, 0, 0, 0, 0];
const hits = (...names: string[]) =>
  pots.flatMap(({ name }) => (names.includes(name) ? [0, 0] : [0.9999, 0.9999]));

/** A large stake hits a pot by chance often enough to spoil a test that is about something else. */
async function spinPastPots(token: string, stake: number) {
  const draws = { gameCode: GAME, draws: [...NO_WIN, ...hits()] };
  await ask(test_.app, token, 'POST', '/test/draws', draws);
  return spin(token, stake);
}

async function asOwner(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(test_.migrateUrl);
  await client.connect();
  await client.query(text, values);
  await client.end();
}

test(
  'pots grow, are hit and begin anew',
  async () => {
    await rule(
      'pots begin with their seed, and grow by a part of every stake to the last unit',
      async () => {
        expect(await booked()).toEqual({ mini: 50, minor: 500, major: 5_000, grand: 100_000 });
        const stakes = [0.2, 0.37, 99.99, 1.01, 20];
        for (const stake of stakes) await spinPastPots('member:1', stake);
        await spin('trial:99');
        await drainEvents(test_.house);
        const total = stakes.reduce((sum, stake) => sum + money(stake), 0n);
        for (const { name, seed, contribution } of pots) {
          const held = (await potsNow())[name]!.amount;
          expect(money(held)).toBe(seed + (total * contribution) / 10_000n);
        }
        await expectPotsBooked();
      },
    );

    await rule(
      'a pot that is hit is paid beside the payout, and a repeat is told the same',
      async () => {
        const whole = (await potsNow()).minor!.amount;
        // Stakes of odd amounts have left it with less than a cent at its end, which stays in it.
        expect(Math.round(whole * 10_000) % 100).not.toBe(0);
        const held = Math.floor(whole * 100) / 100;
        await ask(test_.app, 'member:2', 'POST', '/test/draws', {
          gameCode: GAME,
          draws: [...NO_WIN, ...hits('minor')],
        });
        const requestId = randomUUID();
        const won = await spin('member:2', 100, requestId);
        expect(won.body.value.jackpot).toEqual({
          amount: held,
          pots: [{ pot: 'minor', amount: held }],
        });
        expect(await cashOf(test_.house, 2n)).toBe(money(won.body.value.balance));
        expect((await spin('member:2', 100, requestId)).body).toEqual(won.body);
        const read = await ask<Shown>(
          test_.app,
          'member:2',
          'GET',
          `/wps/game/bets/${won.body.value.betId}`,
        );
        expect(read.body.value.jackpot).toEqual(won.body.value.jackpot);
        expect((await potsNow()).minor!.lastWin).toMatchObject({ amount: held });
        await drainEvents(test_.house);
        expect(await cashOf(test_.house, 2n)).toBe(money(won.body.value.balance));
        await expectPotsBooked();
      },
    );

    await rule('play money tests no pot', async () => {
      await ask(test_.app, 'trial:99', 'POST', '/test/draws', {
        gameCode: GAME,
        draws: [...NO_WIN, ...hits('mini', 'grand')],
      });
      expect((await spin('trial:99')).body.value.jackpot).toBeNull();
    });

    await rule('of a thousand hits in one moment one wins the pot', async () => {
      const { house } = test_;
      const placedAt = house.clock.now();
      const before = (await potsNow()).major!.amount;
      const betIds: bigint[] = [];
      for (let n = 0; n < 10; n += 1)
        betIds.push(BigInt((await spin('member:3', 1)).body.value.betId));
      const hit = { memberId: 3n, gameCode: GAME, placedAt, pots: ['major'] };
      const winners = new Set<bigint>();
      const ask20 = Array.from({ length: 20 }, async (_, asker) => {
        for (let n = 0; n < 50; n += 1) {
          const betId = betIds[(asker + n) % betIds.length]!;
          if ((await claimPots(house, { ...hit, betId })).length > 0) winners.add(betId);
        }
      });
      await Promise.all(ask20);
      expect(winners.size).toBe(1);
      const { rows } = await house.pool.query(
        "select amount from jackpot_wins where pot = 'major'",
      );
      expect(rows).toEqual([{ amount: floorToCents(money(before)) }]);
      await drainEvents(house);
      await expectPotsBooked();
    });

    await rule(
      'the bet that fills a pot to its ceiling wins it, and of many at once only one does',
      async () => {
        const held = (await potsNow()).mini!.amount;
        await asOwner('update jackpot_pots set ceiling = $1 where pot = $2', [
          money(held) + money('3'),
          'mini',
        ]);
        const members = Array.from({ length: MEMBERS - 10 }, (_, n) => `member:${n + 11}`);
        await Promise.all(members.map((token) => spinPastPots(token, 100)));
        await drainEvents(test_.house);
        const { rows } = await test_.house.pool.query(
          "select cause, amount from jackpot_wins where pot = 'mini'",
        );
        expect(rows).toHaveLength(1);
        expect(rows[0].cause).toBe('ceiling');
        expect(rows[0].amount).toBeGreaterThanOrEqual(floorToCents(money(held) + money('3')));
        await expectPotsBooked();
      },
    );

    await rule('a hit whose process died is paid from its announcement, once', async () => {
      const { house } = test_;
      const betId = BigInt((await spin('member:5', 1)).body.value.betId);
      const before = await cashOf(house, 5n);
      const held = (await potsNow()).minor!.amount;
      const at = house.clock.now();
      const payload = { betId, memberId: 5n, gameCode: GAME, pots: ['minor'], placedAt: at };
      const { announce } = await import('../../../platform/events.ts');
      const { begin } = await import('../../../platform/database.ts');
      await begin(house.db, (tx) =>
        announce(tx, { name: 'jackpot.hit', key: 'member:5', at, payload }),
      );
      await drainEvents(house);
      expect(await cashOf(house, 5n)).toBeGreaterThanOrEqual(before + floorToCents(money(held)));
      const paid = await cashOf(house, 5n);
      expect(await claimPots(house, payload)).toHaveLength(1);
      expect(await cashOf(house, 5n)).toBe(paid);
    });

    await rule('who fed the pots is told by name, and adds up to what the pots grew', async () => {
      const day = dayOf(test_.house.clock.now(), 480);
      const path = `/ops/insight/statements/feeders?from=${day}&to=${day}`;
      const { body } = await ask<Fed>(test_.app, 'operator:1:insight.read', 'GET', path);
      const { rows, total } = body.value;
      const { rows: staked } = await test_.house.pool.query(
        `select member_id::int as member, sum(stake)::bigint as stake from bets
         where currency = 'USD' and game_code = $1 group by 1`,
        [GAME],
      );
      expect(rows).toHaveLength(staked.length);
      const first = staked.find(({ member }) => member === 1);
      const ofFirst = rows.find(([, stake]) => money(stake!) === first.stake)!;
      const shares = pots.map(({ contribution }) => (first.stake * contribution) / 10_000n);
      expect(ofFirst.slice(2, 6).map((one) => money(one!))).toEqual(shares);
      const { rows: grown } = await test_.house.pool.query(
        "select sum(amount)::bigint as amount from insight_pot_moves where key like '#pot.%.grow.%'",
      );
      expect(money(total![6]!)).toBe(grown[0].amount);
      const listed = rows.reduce((sum, row) => sum + money(row[6]!), 0n);
      // Of each pot and member less than the smallest unit is left over.
      expect(money(total![6]!) - listed).toBeLessThan(BigInt(rows.length * pots.length));
      expect(money(total![6]!)).toBeGreaterThanOrEqual(listed);
    });
  },
  STORY_MS,
);
