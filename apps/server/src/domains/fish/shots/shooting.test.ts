import { randomUUID } from 'node:crypto';
import { hours } from '@baize/calendar';
import {
  chanceOf,
  type Fish,
  hashOfSeed,
  isOnScreen,
  judgeBullet,
  placeOf,
  seaTimeAt,
  type Target,
} from '@baize/games';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../../platform/events/drain.ts';
import { stopClock } from '../../../testing/clock.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { openPlay, type Play } from '../../play/index.ts';
import { reconcile } from '../../wallet/index.ts';
import { closeDue } from '../magazines/magazines.ts';

let test_: TestHouse;
let play: Play;
const told: { topic: string; body: Record<string, unknown> }[] = [];

beforeAll(async () => {
  test_ = await openPlayersHouse({ runsSeas: false });
  stopClock(test_.house);
  play = openPlay(test_.house);
  for (let member = 1n; member <= 9n; member += 1n) await openPlayer(test_.house, member, '100');
  await openPlayer(test_.house, 30n, '0', 'trial');
  const { publish } = test_.house.realtime;
  test_.house.realtime.publish = (topic, body) => {
    told.push({ topic, body });
    publish(topic, body);
  };
});

afterAll(async () => {
  await play.lanes.close();
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

type Sea = {
  seaId: string;
  now: number;
  openedAt: number;
  freezes: { at: number; forMs: number }[];
  fish: Fish[];
  seats: { name: string | null }[];
};
type Sat = {
  visit: { visitId: string; seat: number; serverSeedHash: string; serverSeed: string | null };
  sea: Sea;
};
type Magazine = { magazineId: string; bullets: number; firstNonce: number; state: string };
type Shown = {
  results: {
    n: number;
    outcome: string;
    caught: { fishId: number; worth: number; pay: number }[];
  }[];
  refused: { n: number }[];
  closed: Magazine[];
  pending: number;
  balance: number;
};

const sit = async (who: string, room = 'fish-reef') =>
  (await ask<Sat>(test_.app, who, 'POST', `/wps/fish/rooms/${room}/sit`, {})).body.value;

const load = (who: string, visitId: string, more: object = {}) =>
  ask<{ magazine: Magazine; balance: number }>(
    test_.app,
    who,
    'POST',
    `/wps/fish/visits/${visitId}/load`,
    { requestId: randomUUID(), cost: 1, bullets: 10, ...more },
  );

const shoot = (who: string, visitId: string, input: object) =>
  ask<Shown>(test_.app, who, 'POST', `/wps/fish/visits/${visitId}/shoot`, input);

const now = () => test_.house.clock.now().getTime();
const pass = (ms: number) => test_.house.clock.moveTo(new Date(now() + ms));

/** A fish that can be seen now, and where it is. */
async function seen(who: string, seaId: string, skip: readonly number[] = []) {
  for (;;) {
    const sea = (await ask<Sea>(test_.app, who, 'GET', `/wps/fish/seas/${seaId}`)).body.value;
    const at = now();
    const seaMs = seaTimeAt(sea.openedAt, sea.freezes, at);
    const found = sea.fish
      .map((fish) => ({ fish, place: placeOf(fish, seaMs), at }))
      .find(({ fish, place }) => isOnScreen(place) && !skip.includes(fish.id));
    if (found) return found;
    pass(500);
  }
}

/** Fires bullet n two seconds ahead and hits the fish with it. */
async function fireAndHit(
  who: string,
  visitId: string,
  seaId: string,
  magazineId: string,
  n: number,
) {
  const shot = { magazineId, n, at: now(), angle: 0, weapon: 'bolt' };
  const fired = await shoot(who, visitId, { shots: [shot] });
  expect(fired.body.value.refused).toEqual([]);
  pass(1_900);
  const { fish, place, at } = await seen(who, seaId);
  const hit = { magazineId, n, at, x: place.x, y: place.y, fish: [fish.id] };
  const { body } = await shoot(who, visitId, { hits: [hit] });
  return { hit, fish, value: body.value };
}

test(
  'a visit to a sea, from sitting down to the proof',
  async () => {
    const { visit, sea } = await sit('member:1');
    const { visitId } = visit;

    await rule(
      'whoever sits there already finds the same seat, and others sit beside them',
      async () => {
        expect((await sit('member:1')).visit.visitId).toBe(visitId);
        const other = await sit('member:2');
        expect(other.sea.seaId).toBe(sea.seaId);
        expect(other.visit.seat).not.toBe(visit.seat);
        for (const who of ['member:3', 'member:4'])
          expect((await sit(who)).sea.seaId).toBe(sea.seaId);
        expect((await sit('member:5')).sea.seaId).not.toBe(sea.seaId);
      },
    );

    await rule(
      'before the first magazine there is nothing to fire, and that is no fault',
      async () => {
        const shot = { magazineId: '1', n: 1, at: now(), angle: 0, weapon: 'bolt' };
        const { status, body } = await shoot('member:1', visitId, { shots: [shot] });
        expect(status).toBe(200);
        expect(body.value.refused).toEqual([{ magazineId: '1', n: 1 }]);
      },
    );

    const requestId = randomUUID();
    const first = await load('member:1', visitId, { requestId, clientSeed: 'my-own' });
    const { magazineId } = first.body.value.magazine;

    await rule('bullets are paid before they fly, once per request and once a second', async () => {
      expect(first.body.value.balance).toBe(90);
      const again = await load('member:1', visitId, { requestId, clientSeed: 'my-own' });
      expect(again.body.value).toEqual(first.body.value);
      expect((await load('member:1', visitId)).body.errorCode).toBe('play.too.fast');
      expect((await load('member:1', visitId, { requestId, bullets: 9 })).status).toBe(409);
      expect((await load('member:2', visitId)).status).toBe(404);
      pass(1_000);
      expect((await load('member:1', visitId, { clientSeed: 'other' })).status).toBe(409);
      expect((await load('member:1', visitId, { cost: 0.3 })).status).toBe(400);
    });

    const hits: Awaited<ReturnType<typeof fireAndHit>>[] = [];
    await rule('a hit is decided once, and a repeat is answered as it was', async () => {
      for (const n of [1, 2, 3]) {
        hits.push(await fireAndHit('member:1', visitId, sea.seaId, magazineId, n));
      }
      for (const { value } of hits)
        expect(['caught', 'missed']).toContain(value.results[0]!.outcome);
      const { hit, value } = hits[2]!;
      const repeat = await shoot('member:1', visitId, { hits: [hit] });
      expect(repeat.body.value.results).toEqual(value.results);
    });

    await rule(
      'a lie hits nothing: a fish elsewhere, unknown, unfired, or too fast a bullet',
      async () => {
        const { fish, place, at } = await seen('member:1', sea.seaId);
        const shot = { magazineId, n: 4, at: now(), angle: 0, weapon: 'bolt' };
        await shoot('member:1', visitId, { shots: [shot] });
        const hit = { magazineId, n: 4, at, x: place.x, y: place.y, fish: [fish.id] };
        const outcome = async (more: object) => {
          const { body } = await shoot('member:1', visitId, { hits: [{ ...hit, ...more }] });
          return body.value.results[0]!.outcome;
        };
        // It has not flown yet, and the cannon is far away.
        expect(await outcome({})).toBe('flies');
        pass(1_900);
        expect(await outcome({ at: now(), x: 1_600 - place.x, y: 900 - place.y })).toBe('flies');
        expect(await outcome({ at: now(), fish: [9_999_999] })).toBe('flies');
        expect(await outcome({ n: 9 })).toBe('unknown');
        expect(await outcome({ magazineId: '777777' })).toBe('unknown');
        // Fired by another member's hand it does not exist.
        expect((await shoot('member:2', visitId, { hits: [hit] })).status).toBe(404);
      },
    );

    await rule('no more than ten shots in any second, and none twice', async () => {
      pass(1_000);
      const { magazine } = (await load('member:1', visitId, { bullets: 20, cost: 0.1 })).body.value;
      const shots = Array.from({ length: 12 }, (_, n) => ({
        magazineId: magazine.magazineId,
        n: n + 1,
        at: now() - 600 + n * 50,
        angle: 1,
        weapon: 'bolt',
      }));
      const { body } = await shoot('member:1', visitId, { shots });
      expect(body.value.refused.map(({ n }) => n)).toEqual([11, 12]);
      expect((await shoot('member:1', visitId, { shots })).body.value.refused).toHaveLength(2);
      const late = [{ ...shots[11]!, at: now() - 2_001 }];
      expect((await shoot('member:1', visitId, { shots: late })).body.value.refused).toHaveLength(
        1,
      );
    });

    await rule(
      'what nobody closed is closed from what was written: paid and given back',
      async () => {
        pass(21_000);
        await closeDue(play);
        const { body } = await ask<{ magazines: Magazine[] }>(
          test_.app,
          'member:1',
          'GET',
          '/wps/fish/visit',
        );
        expect(body.value.magazines).toEqual([]);
        const won = hits
          .flatMap(({ value }) => value.results[0]!.caught)
          .reduce((sum, { pay }) => sum + pay, 0);
        // Three bullets of 1.00 hit; everything else came back.
        expect(await cashOf(test_.house, 1n)).toBe(money('97') + money(String(won)));
        expect(await closeDue(play)).toBe(0);
      },
    );

    await rule(
      'an end is told to whoever says nothing, and once to whoever says more',
      async () => {
        const told = async (input: object) =>
          (await shoot('member:1', visitId, input)).body.value.closed.map((one) => one.magazineId);
        const ended = await told({});
        expect(ended).toContain(magazineId);
        expect(await told({ open: [magazineId, '777777'] })).toEqual([magazineId]);
        expect(await told({ open: [] })).toEqual([]);
        // Its bullets are still answered as they were.
        const { hit, value } = hits[2]!;
        const repeat = await shoot('member:1', visitId, { hits: [hit], open: [] });
        expect(repeat.body.value.results).toEqual(value.results);
      },
    );

    await rule(
      'the seed is shown when the visit is over, and gives the same captures',
      async () => {
        const left = await ask<{ visit: Sat['visit'] }>(
          test_.app,
          'member:1',
          'POST',
          `/wps/fish/visits/${visitId}/leave`,
          {},
        );
        const { serverSeed } = left.body.value.visit;
        expect(hashOfSeed(serverSeed!)).toBe(visit.serverSeedHash);
        const { body } = await ask<{
          magazines: {
            cost: number;
            kept: { nonce: number; hit: { targets: Target[]; caught: unknown[] } | null }[];
          }[];
        }>(test_.app, 'member:1', 'GET', `/wps/fish/visits/${visitId}/proof`);
        const kept = body.value.magazines.flatMap((one) => one.kept).filter(({ hit }) => hit);
        expect(kept).toHaveLength(3);
        for (const { nonce, hit } of kept) {
          const chance = chanceOf({ serverSeed: serverSeed!, clientSeed: 'my-own', nonce });
          expect(judgeBullet(hit!.targets, money('1'), chance).caught).toEqual(hit!.caught);
        }
        expect((await load('member:1', visitId)).status).toBe(409);
      },
    );

    await rule('nothing is told that could be known too early', async () => {
      const wire = JSON.stringify(told.filter(({ topic }) => topic.startsWith('sea:')));
      expect(wire).not.toMatch(/seed/i);
      const { rows } = await test_.house.pool.query('select sealed from fish_seas');
      for (const { sealed } of rows) expect(wire).not.toContain(test_.house.keys.open(sealed));
    });
  },
  STORY_MS,
);

test('two bullets for one fish at once: one has it, the other finds it gone', async () => {
  const pair = ['member:6', 'member:7'];
  const seats = [];
  for (const who of pair) seats.push({ who, ...(await sit(who, 'fish-lagoon')) });
  const { seaId } = seats[0]!.sea;
  let caught = 0;
  while (caught === 0) {
    const loaded = [];
    for (const { who, visit } of seats) {
      const { body } = await load(who, visit.visitId, { cost: 0.01, bullets: 10 });
      loaded.push({ who, visitId: visit.visitId, magazineId: body.value.magazine.magazineId });
    }
    const numbers = Array.from({ length: 10 }, (_, n) => n + 1);
    for (const { who, visitId, magazineId } of loaded) {
      const shots = numbers.map((n) => ({ magazineId, n, at: now(), angle: 0, weapon: 'bolt' }));
      await shoot(who, visitId, { shots });
    }
    pass(1_900);
    const { fish, place, at } = await seen('member:6', seaId);
    const answers = await Promise.all(
      loaded.map(({ who, visitId, magazineId }) => {
        const hits = numbers.map((n) => ({
          magazineId,
          n,
          at,
          x: place.x,
          y: place.y,
          fish: [fish.id],
        }));
        return shoot(who, visitId, { hits });
      }),
    );
    const results = answers.flatMap(({ body }) => body.value.results);
    const winners = results.filter(({ outcome }) => outcome === 'caught');
    expect(winners.length).toBeLessThanOrEqual(1);
    // Bullets judged after the capture fly on, and cost nothing in the end.
    if (winners.length === 0)
      expect(results.every(({ outcome }) => outcome === 'missed')).toBe(true);
    caught += winners.length;
    pass(30_000);
    await closeDue(play);
  }
  expect(caught).toBe(1);
});

test('play money shoots at the same fish and never touches real money', async () => {
  const { visit } = await sit('trial:30', 'fish-wreck');
  const { body } = await load('trial:30', visit.visitId, { cost: 1, bullets: 5 });
  expect(body.value.magazine.state).toBe('open');
  const left = await ask<{ balance: number }>(
    test_.app,
    'trial:30',
    'POST',
    `/wps/fish/visits/${visit.visitId}/leave`,
    {},
  );
  expect(left.body.value.balance).toBe(body.value.balance + 5);
});

test('nobody new comes to a sea of six hours, so that it empties and its seed is shown', async () => {
  for (const member of [41n, 42n, 43n]) await openPlayer(test_.house, member, '100');
  const seaOf = async (who: string) => (await sit(who, 'fish-lagoon')).sea.seaId;
  const first = await seaOf('member:41');
  pass(hours(5));
  expect(await seaOf('member:42')).toBe(first);
  pass(hours(1));
  expect(await seaOf('member:43')).not.toBe(first);
  expect(await seaOf('member:42')).toBe(first);
});

test('an operator closes a room and narrows its cannons from the next magazine on', async () => {
  const boss = 'operator:1:play.read:play.limits';
  const { visit } = await sit('member:8', 'fish-abyss');
  type Rooms = { list: { room: string; version: number; players: number }[] };
  const { list } = (await ask<Rooms>(test_.app, boss, 'GET', '/ops/fish/rooms')).body.value;
  const { version } = list.find(({ room }) => room === 'fish-abyss')!;
  const save = (input: object) =>
    ask(test_.app, boss, 'PUT', '/ops/fish/rooms/fish-abyss', { version, ...input });
  expect((await save({ isOpen: true, minCost: 5, maxCost: 500 })).status).toBe(400);
  expect((await save({ isOpen: true, minCost: 5, maxCost: 5 })).status).toBe(200);
  expect((await save({ isOpen: true, minCost: 5, maxCost: 5 })).status).toBe(409);
  const answer = await load('member:8', visit.visitId, { cost: 10, bullets: 1 });
  expect(answer.body.errorCode).toBe('bet.stake.err');
  expect((await load('member:8', visit.visitId, { cost: 5, bullets: 1 })).status).toBe(200);
  const seas = await ask<{ totalCount: number }>(
    test_.app,
    boss,
    'GET',
    '/ops/fish/seas?state=open',
  );
  expect(seas.body.value.totalCount).toBeGreaterThan(0);
});

test('bullets at a pearl whale feed the real pots, and what they hit of them is paid', async () => {
  const pool = async () => {
    const rows = await test_.house.db.selectFrom('jackpot_pots').selectAll().execute();
    return rows.reduce((sum, row) => sum + row.pool * 10_000n + row.remainder, 0n);
  };
  const { visit } = await sit('member:9', 'fish-wreck');
  const { body } = await load('member:9', visit.visitId, { cost: 2, bullets: 2 });
  const { magazineId } = body.value.magazine;
  const hit = (species: string, pots: string[]) => ({
    at: now(),
    x: 0,
    y: 0,
    worth: 0,
    caught: [],
    pots,
    targets: [{ fishId: 1, species, takes: [] }],
  });
  const bullet = (n: number, hit: object) => ({
    n,
    nonce: n,
    weapon: 'bolt',
    angle: 0,
    firedAt: now(),
    lockedOn: null,
    hit,
  });
  // What another server would have written of two bullets, one of them lucky with the mini pot.
  const shots = [bullet(1, hit('pearl-whale', ['mini'])), bullet(2, hit('tang', []))];
  await test_.house.db
    .insertInto('fish_bundles')
    .values({ bet_id: BigInt(magazineId), version: 2, bullets: JSON.stringify(shots) })
    .execute();
  await test_.house.db
    .updateTable('fish_visits')
    .set({ shots_version: 2 })
    .where('id', '=', BigInt(visit.visitId))
    .execute();
  const before = await pool();
  await ask(test_.app, 'member:9', 'POST', `/wps/fish/visits/${visit.visitId}/leave`, {});
  await drainEvents(test_.house);
  // 1 % of 2.00 in all four, and the seed of the pot that was won in its place.
  const wins = await test_.house.db.selectFrom('jackpot_wins').selectAll().execute();
  expect(wins).toMatchObject([{ pot: 'mini', bet_id: BigInt(magazineId), member_id: 9n }]);
  expect((await pool()) - before).toBe((money('0.02') + money('50') - wins[0]!.amount) * 10_000n);
  expect(await cashOf(test_.house, 9n)).toBe(money('96') + wins[0]!.amount);
});
