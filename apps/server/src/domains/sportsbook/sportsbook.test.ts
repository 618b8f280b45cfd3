import { randomUUID } from 'node:crypto';
import { sportsbookParts } from '@baize/contract';
import { outcomeOf, payParlay, readMarketKey, simulateMatch } from '@baize/games';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { TestHouse } from '../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { openPlay, type Play } from '../play/index.ts';
import { reconcile } from '../wallet/index.ts';
import { watchBets } from './alerts/watch.ts';
import { type Calendar, openCalendar } from './calendar/calendar.ts';
import { bookOf, findMatch } from './fixtures/book.ts';
import { eventsOf, finalState } from './fixtures/course.ts';
import type { Match } from './fixtures/match.ts';
import { settingsOf } from './leagues/settings.ts';
import { endMatches } from './settlement/end-match.ts';
import { bettors, ONE_X_TWO, type Placed } from './testing/book-house.ts';
import { renewShades } from './trading/shades.ts';

let test_: TestHouse;
let play: Play;
let calendar: Calendar;
let at: ReturnType<typeof bettors>;

beforeAll(async () => {
  test_ = await openPlayersHouse();
  play = openPlay(test_.house);
  calendar = openCalendar(play);
  at = bettors(test_);
  for (let member = 1n; member <= 12n; member += 1n) await openPlayer(test_.house, member, '1000');
  await calendar.step();
  await withoutDelay();
}, 120_000);

afterAll(async () => {
  await play.lanes.close();
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

const code = async (answer: Promise<{ body: { errorCode?: string } }>) =>
  (await answer).body.errorCode ?? 'taken';

/** Leagues in which bets in play are taken at once: a test has no seconds to wait. */
async function withoutDelay(): Promise<void> {
  type List = { list: { leagueId: string; settings: object }[] };
  const desk = 'operator:1:sports.read:sports.edit';
  const { list } = (await ask<List>(test_.app, desk, 'GET', '/ops/sportsbook/leagues')).body.value;
  for (const { leagueId, settings } of list) {
    const body = { version: 0, settings: { ...settings, delaySeconds: 0 } };
    await ask(test_.app, desk, 'PUT', `/ops/sportsbook/leagues/${leagueId}`, body);
  }
}

const now = () => test_.house.clock.now().getTime();

/** Two football matches of different leagues that are still to come. */
function two(): [Match, Match] {
  const open = [...bookOf(test_.house).open.values()].filter(
    ({ sport, startsAt }) => sport === 'FOOTBALL' && startsAt > now() + 60_000,
  );
  open.sort((a, b) => a.startsAt - b.startsAt);
  return [open[0]!, open.find(({ league }) => league.id !== open[0]!.league.id)!];
}

async function toTheEnd(...matches: Match[]): Promise<void> {
  at.standAt(Math.max(...matches.map(({ endsAt }) => endsAt!)) + 1_000);
  await calendar.step();
}

const paid = (
  match: Match,
  { market, selection, odds }: { market: string; selection: string; odds: number },
) => ({
  outcome: outcomeOf(readMarketKey(market)!, selection, finalState(match))!,
  odds,
});

test(
  'a book from the first bet to the last payment',
  async () => {
    await rule('a calendar of virtual leagues is on sale', async () => {
      type Tree = { sports: { sport: string; upcoming: number; leagues: object[] }[] };
      const { sports } = (await ask<Tree>(test_.app, '', 'GET', '/wps/sports/tree')).body.value;
      expect(sports.length).toBe(6);
      expect(sports[0]!.leagues.length).toBeGreaterThanOrEqual(10);
      expect(sports[0]!.upcoming).toBeGreaterThanOrEqual(100);
    });

    await rule(
      'a repeated request is answered as it was first; another one is refused',
      async () => {
        const [match] = two();
        const leg = await at.leg(match);
        const requestId = randomUUID();
        const first = (await at.place('member:1', [leg], { requestId })).body.value;
        expect(first.balance).toBe(990);
        const again = await Promise.all(
          [1, 2].map(() => at.place('member:1', [leg], { requestId })),
        );
        for (const { body } of again) expect(body.value.bet.betId).toBe(first.bet.betId);
        expect(await code(at.place('member:1', [leg], { requestId, stake: 11 }))).toBe(
          'exists.transaction',
        );
        expect(await cashOf(test_.house, 1n)).toBe(money('990'));
      },
    );

    await rule('odds that moved against a slip refuse it, unless any are taken', async () => {
      const [match] = two();
      const leg = await at.leg(match);
      const better = { ...leg, odds: leg.odds + 5 };
      expect(await code(at.place('member:2', [better]))).toBe('sports.odds.changed');
      expect(
        await code(at.place('member:2', [{ ...leg, odds: leg.odds - 1 }], { policy: 'none' })),
      ).toBe('sports.odds.changed');
      const taken = (await at.place('member:2', [better], { policy: 'any' })).body.value;
      expect(taken.bet.legs[0]!.odds).toBe(leg.odds);
    });

    await rule('limits and impossible slips are told', async () => {
      const [match, other] = two();
      const leg = await at.leg(match);
      expect(await code(at.place('member:2', [leg], { stake: 5_001 }))).toBe('bet.stake.err');
      expect(await code(at.place('member:2', [leg], { stake: 0.5 }))).toBe('bet.stake.err');
      expect(await code(at.place('member:2', [leg, await at.leg(match, 'AWAY')]))).toBe(
        'sports.same.match',
      );
      expect(await code(at.place('member:2', [leg, await at.leg(other)], { kind: 'SINGLE' }))).toBe(
        'bet.choice.err',
      );
      expect(await code(at.place('member:2', [{ ...leg, selection: 'NOBODY' }]))).toBe(
        'sports.market.suspended',
      );
      expect(await code(at.place('member:2', [{ ...leg, market: 'WRONG.FULL' }]))).toBe(
        'bet.choice.err',
      );
    });

    await rule('a goal stops betting for a moment, and prices follow it', async () => {
      const { match, event } = at.find('GOAL', now());
      const goalAt = match.startsAt + event.at;
      at.standAt(match.startsAt - 5_000);
      await calendar.step();
      const before = await at.leg(match, 'OVER', 'TOTAL.FULL.10');
      at.standAt(match.startsAt + 500);
      const early = (await at.place('member:3', [before], { policy: 'any' })).body.value;
      at.standAt(goalAt + 500);
      expect(await code(at.place('member:3', [before], { policy: 'any' }))).toBe(
        'sports.market.suspended',
      );
      expect((await at.page(match)).match.isSuspended).toBe(true);
      at.standAt(goalAt + 5_600);
      const after = await at.page(match);
      expect([after.match.isSuspended, after.state!.home + after.state!.away]).toEqual([false, 1]);
      expect(await code(at.place('member:3', [before], { policy: 'any' }))).toBe('taken');
      await toTheEnd(match);
      const { state, payout } = await at.read('member:3', early.bet.betId);
      const [taken] = early.bet.legs;
      const won = payParlay(money('10'), [paid(match, { ...before, odds: taken!.odds })]);
      expect([state, money(String(payout))]).toEqual(['settled', won]);
    });

    await rule('a match is what its seed says, shown once its day is over', async () => {
      const over = [...bookOf(test_.house).over.values()].flat()[0]!;
      const { proof } = await at.page(over);
      const seed = { link: proof.hash!, salt: proof.salt, round: proof.nonce };
      expect(simulateMatch(over.sport, over.strengths, seed)).toEqual(eventsOf(over));
      const [next] = two();
      expect((await at.page(next)).proof.hash).toBeNull();
    });

    await rule('a parlay across matches is settled once, whoever settles it', async () => {
      const [one, other] = two();
      const legs = [await at.leg(one), await at.leg(other, 'AWAY')];
      const slips = await Promise.all(
        [4, 5, 6, 7].map((n) => at.place(`member:${n}`, legs, { policy: 'any' })),
      );
      const last = one.endsAt! > other.endsAt! ? one : other;
      at.standAt(last.endsAt! + 500);
      // The first server dies between the result and the payment; two others find it at once.
      await endMatches(test_.house, [one, other]);
      await Promise.all([1, 2].map(() => openCalendar(play).step()));
      const expected = payParlay(money('10'), [paid(one, legs[0]!), paid(other, legs[1]!)]);
      for (const [n, { body }] of slips.entries()) {
        const bet = await at.read(`member:${n + 4}`, body.value.bet.betId);
        expect([bet.state, money(String(bet.payout))]).toEqual(['settled', expected]);
        expect(await cashOf(test_.house, BigInt(n + 4))).toBe(money('990') + expected);
      }
    });

    await rule('a cash-out pays once, never more than the bet is worth', async () => {
      const { match, event } = at.find('GOAL', now());
      at.standAt(match.startsAt - 5_000);
      const leg = await at.leg(match, event.side ?? 'HOME');
      const { bet } = (await at.place('member:8', [leg], { stake: 100 })).body.value;
      type Quote = { amount: number | null };
      const path = `/wps/sports/bets/${bet.betId}/cash-out`;
      // Another goal soon after stops the book again: one waits until it is open.
      let amount: number | null = null;
      for (let past = 6_000; amount === null && past < 60_000; past += 3_000) {
        at.standAt(match.startsAt + event.at + past);
        amount = (await ask<Quote>(test_.app, 'member:8', 'GET', path)).body.value.amount;
      }
      const price = await at.leg(match, event.side ?? 'HOME');
      expect(amount!).toBeGreaterThan(0);
      // Odds hold a margin, so what they say the bet is worth is less than its fair value.
      expect(amount!).toBeLessThanOrEqual((100 * leg.odds * 1.09) / price.odds);
      const body = { requestId: randomUUID(), part: 50, amount: Math.floor(amount! * 45) / 100 };
      const half = await ask<Placed & { paid: number }>(test_.app, 'member:8', 'POST', path, body);
      expect(half.body.value.bet.running).toBe(50);
      const again = await ask<Placed & { paid: number }>(test_.app, 'member:8', 'POST', path, body);
      expect(again.body.value.paid).toBe(half.body.value.paid);
      expect(
        await code(
          ask(test_.app, 'member:8', 'POST', path, { requestId: randomUUID(), amount: 9_999 }),
        ),
      ).toBe('sports.cashout.changed');
      await toTheEnd(match);
      const done = await at.read('member:8', bet.betId);
      const rest = payParlay(money('50'), [paid(match, leg)]);
      expect(money(String(done.payout))).toBe(money(String(half.body.value.paid)) + rest);
      expect(
        await code(
          ask(test_.app, 'member:8', 'POST', path, { requestId: randomUUID(), amount: 1 }),
        ),
      ).toBe('account.booked.trans.confirmed');
    });

    await rule('what a first half decides is paid at the break', async () => {
      const { match, event } = at.find('PERIOD_END', now());
      at.standAt(match.startsAt - 5_000);
      const leg = await at.leg(match, 'HOME', 'MATCH_RESULT.HALF_1');
      const { bet } = (await at.place('member:9', [leg])).body.value;
      at.standAt(match.startsAt + event.at + 200);
      await calendar.step();
      expect((await at.read('member:9', bet.betId)).state).toBe('settled');
      expect((await findMatch(test_.house, match.id)).phase).toBe('scheduled');
    });
  },
  STORY_MS,
);

test('what nobody decided stays open, and lists tell where it stands', async () => {
  const [one, other] = two();
  const legs = [await at.leg(one), await at.leg(other, 'DRAW', ONE_X_TWO)];
  await at.place('member:10', legs, { kind: 'SYSTEM', sizes: [1, 2], stake: 30 });
  type List = { list: { state: string; combinations: number; legs: object[] }[] };
  const { list } = (await ask<List>(test_.app, 'member:10', 'GET', '/wps/sports/bets?state=open'))
    .body.value;
  expect(list).toMatchObject([{ state: 'open', combinations: 3, legs: [{}, {}] }]);
  const shared = await ask<{ code: string }>(test_.app, 'member:10', 'POST', '/wps/sports/slips', {
    kind: 'PARLAY',
    legs,
  });
  const loaded = await ask<{ legs: object[] }>(
    ...([test_.app, '', 'GET', `/wps/sports/slips/${shared.body.value.code}`] as const),
  );
  expect(loaded.body.value.legs).toHaveLength(2);
});

async function prices(match: Match): Promise<Record<string, number>> {
  const market = (await at.page(match)).markets.find(({ key }) => key === ONE_X_TWO)!;
  return Object.fromEntries(market.selections.map(({ code, odds }) => [code, odds]));
}

test(
  'what bets tell together is brought before traders once, and answered',
  async () => {
    const desk = 'operator:1:sports.read:sports.trade';
    type Alerts = { list: { id: string; kind: string; members: number[]; percent: number }[] };
    const alerts = async (kind: string) => {
      await watchBets(test_.house);
      const path = `/ops/sportsbook/alerts?kind=${kind}`;
      return (await ask<Alerts>(test_.app, desk, 'GET', path)).body.value.list;
    };

    await rule('several members at once while the price falls, all on one side', async () => {
      const [match] = two();
      const leg = await at.leg(match, 'AWAY');
      for (const n of [1, 2]) await at.place(`member:${n}`, [leg], { policy: 'any', stake: 50 });
      const odds = Math.floor(leg.odds * 0.8);
      const price = { market: leg.market, selection: 'AWAY', odds, reason: 'money comes in' };
      await ask(test_.app, desk, 'PUT', `/ops/sportsbook/matches/${match.id}/price`, price);
      for (const n of [3, 4, 5, 6]) {
        await at.place(`member:${n}`, [leg], { policy: 'any', stake: 50 });
      }
      const [steam] = await alerts('STEAM');
      expect(steam).toMatchObject({ members: [1, 2, 3, 4, 5, 6], percent: 20 });
      expect(await alerts('ONE_SIDED')).toMatchObject([{ percent: 95 }]);
      const path = `/ops/sportsbook/alerts/${steam!.id}/seen`;
      await ask(test_.app, desk, 'POST', path, { note: 'a tip on the radio' });
      expect(await alerts('STEAM')).toEqual([]);
      expect(await code(ask(test_.app, desk, 'POST', path, { note: 'again' }))).toBe('not.found');
    });

    await rule('a price leans against what lies on it, and never to an arbitrage', async () => {
      const [, match] = two();
      const path = `/ops/sportsbook/leagues/${match.league.id}`;
      const { content } = settingsOf(test_.house, match.league.id);
      const wire = z.encode(sportsbookParts.leagueSettings, content);
      const body = { version: 1, settings: { ...wire, maxLiability: 4_000 } };
      await ask(test_.app, 'operator:1:sports.edit', 'PUT', path, body);
      const before = await prices(match);
      const leg = await at.leg(match);
      for (const n of [8, 9]) await at.place(`member:${n}`, [leg], { policy: 'any', stake: 500 });
      await renewShades(test_.house);
      const after = await prices(match);
      expect(after.HOME!).toBeLessThan(before.HOME!);
      expect(after.AWAY!).toBeGreaterThan(before.AWAY!);
      expect(Object.values(after).reduce((sum, odds) => sum + 100 / odds, 0)).toBeGreaterThan(1);
    });

    await rule('two accounts that back the same in the same moments', async () => {
      const open = [...bookOf(test_.house).open.values()]
        .filter(({ sport, startsAt }) => sport === 'FOOTBALL' && startsAt > now() + 60_000)
        .slice(0, 4);
      for (const match of open) {
        const leg = await at.leg(match);
        for (const n of [10, 11]) await at.place(`member:${n}`, [leg], { policy: 'any', stake: 1 });
      }
      expect(await alerts('SAME_PERSON')).toMatchObject([{ members: [10, 11] }]);
    });

    await rule('bets that come just before the goal, again and again', async () => {
      for (let times = 0; times < 3; times += 1) {
        expect(await alerts('LATE')).toEqual([]);
        const { match, event } = at.find('GOAL', now());
        at.standAt(match.startsAt + event.at - 2_000);
        const leg = await at.leg(match, event.side!, 'NEXT_GOAL.FULL..1');
        expect(await code(at.place('member:12', [leg], { policy: 'any' }))).toBe('taken');
        at.standAt(match.startsAt + event.at + 1_000);
      }
      expect(await alerts('LATE')).toMatchObject([{ members: [12] }]);
    });
  },
  STORY_MS,
);
