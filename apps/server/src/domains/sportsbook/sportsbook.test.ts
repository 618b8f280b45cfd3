import { randomUUID } from 'node:crypto';
import { playRecords, sportsbookParts } from '@baize/contract';
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
import { bookOf, findMatch, renewMatches } from './fixtures/book.ts';
import { eventsOf, finalState } from './fixtures/course.ts';
import type { Match } from './fixtures/match.ts';
import { writeMatchdays } from './fixtures/new-matchdays.ts';
import { writeSeasons } from './fixtures/new-seasons.ts';
import { settingsOf } from './leagues/settings.ts';
import { shippedLeagues } from './leagues/shipped.ts';
import { endMatches } from './settlement/end-match.ts';
import { bettors, ONE_X_TWO, type Placed, plantMatches, type Shown } from './testing/book-house.ts';
import { renewShades } from './trading/shades.ts';

let test_: TestHouse;
let play: Play;
let calendar: Calendar;
let at: ReturnType<typeof bettors>;

beforeAll(async () => {
  test_ = await openPlayersHouse();
  await plantMatches(test_.house);
  play = openPlay(test_.house);
  calendar = openCalendar(play);
  at = bettors(test_);
  for (let member = 1n; member <= 13n; member += 1n) await openPlayer(test_.house, member, '1000');
  await calendar.step();
  await withoutDelay();
});

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
      const open = after.markets.find(({ key }) => key.startsWith('HANDICAP.FULL'))!;
      const { code: selection, odds } = open.selections[0]!;
      const leg = { matchId: before.matchId, market: open.key, selection, odds };
      const late = (await at.place('member:3', [leg], { policy: 'any' })).body.value;
      // Only a live handicap counts from the score that stood: a total counts every goal.
      const { home, away } = after.state!;
      expect(late.bet.legs[0]!.scoreAtBet).toEqual({ home, away });
      expect(early.bet.legs[0]!.scoreAtBet).toBeNull();
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

    await rule('the betting record tells the odds of a slip and of each of its legs', async () => {
      type Row = { odds: number; oddsType: string; betDetails: object[] };
      const { path } = playRecords.sportsOrders;
      const [row] = (await ask<{ list: Row[] }>(test_.app, 'member:4', 'GET', path)).body.value
        .list as [Row & { orderNo: string }];
      const bet = await at.read('member:4', row.orderNo);
      expect(row).toMatchObject({ odds: bet.odds! / 100, oddsType: 'DECIMAL' });
      expect(row.odds).toBeGreaterThan(1);
      expect(row.betDetails).toMatchObject(
        bet.legs.map(({ selection, odds, outcome }) => ({
          market: ONE_X_TWO,
          selection,
          odds: odds / 100,
          result: outcome,
        })),
      );
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
      let quotedAt = match.startsAt + event.at + 3_000;
      for (let n = 0; amount === null && n < 20; n += 1) {
        quotedAt += 3_000;
        at.standAt(quotedAt);
        amount = (await ask<Quote>(test_.app, 'member:8', 'GET', path)).body.value.amount;
      }
      const price = await at.leg(match, event.side ?? 'HOME');
      expect(amount!).toBeGreaterThan(0);
      // Odds hold a margin, so what they say the bet is worth is less than its fair value.
      expect(amount!).toBeLessThanOrEqual((100 * leg.odds * 1.09) / price.odds);
      // The match went on meanwhile: they take the offer in the moment in which it was made.
      at.standAt(quotedAt);
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

    await rule('legs of one match are priced and paid together, not multiplied', async () => {
      const [match, other] = two();
      const home = await at.leg(match);
      const over = await at.leg(match, 'OVER', 'TOTAL.FULL.10');
      const alone = await at.leg(other);
      const legs = [home, alone, over];
      const body = { kind: 'PARLAY', legs, stake: 10 };
      type Quote = { odds: number; refusal: string | null; sameMatch: Shown['sameMatch'] };
      const quote = (await ask<Quote>(test_.app, 'member:7', 'POST', '/wps/sports/quote', body))
        .body.value;
      expect(quote.refusal).toBeNull();
      const [group] = quote.sameMatch;
      expect(group!.places).toEqual([0, 2]);
      // Who wins scores: together they are likelier than multiplied, and never likelier than one.
      expect(group!.odds).toBeLessThan((home.odds * over.odds) / 100);
      expect(group!.odds).toBeGreaterThan(Math.max(home.odds, over.odds));
      expect(quote.odds).toBe(Math.floor((group!.odds * alone.odds) / 100));
      const more = { odds: quote.odds + 1 };
      expect(await code(at.place('member:7', legs, more))).toBe('sports.odds.changed');
      const { bet } = (await at.place('member:7', legs, { odds: quote.odds })).body.value;
      expect(bet.odds).toBe(quote.odds);
      expect(bet.cashOut).toBeLessThan(10);
      const system = { kind: 'SYSTEM', sizes: [2], stake: 30 };
      expect(await code(at.place('member:7', legs, system))).toBe('sports.same.match');
      await toTheEnd(match, other);
      const done = await at.read('member:7', bet.betId);
      const isWon = [paid(match, home), paid(match, over), paid(other, alone)].every(
        ({ outcome }) => outcome === 'WIN',
      );
      // Ten at both prices, floored to cents once.
      const cents = (BigInt(group!.odds) * BigInt(alone.odds) * 10n) / 100n;
      expect(done).toMatchObject({ state: 'settled' });
      expect(money(String(done.payout))).toBe(isWon ? cents * 100n : 0n);
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
    test_.app,
    '',
    'GET',
    `/wps/sports/slips/${shared.body.value.code}`,
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

type Season = {
  matchId: string;
  isSuspended: boolean;
  runners: { code: string; team: { teamId: string } }[];
  markets: { key: string; selections: { code: string; odds: number }[] }[];
};

/** Where a team came in by its results alone: [rank, how many share it]. */
function rankIn(
  played: readonly Match[],
  teams: readonly string[],
  team: string,
): [number, number] {
  const worth = (id: string) =>
    played
      .filter(({ home, away }) => home.id === id || away.id === id)
      .reduce((sum, { home, state }) => {
        const [own, other] =
          home.id === id ? [state!.home, state!.away] : [state!.away, state!.home];
        const points = own > other ? 3 : own === other ? 1 : 0;
        return sum + points * 1e8 + (own - other) * 1e4 + own;
      }, 0);
  const all = teams.map(worth);
  const own = worth(team);
  return [all.filter((one) => one > own).length + 1, all.filter((one) => one === own).length];
}

test(
  'a season is sold before it begins, rests while it is played, and is paid by its table',
  async () => {
    const { house, app } = test_;
    await writeSeasons(house, [...shippedLeagues.values()]);
    await renewMatches(house);
    const row = [...bookOf(house).seasons.values()].find(
      ({ league, startsAt }) => league.id === 'norvia-hoops' && startsAt > now(),
    )!;
    const { league, season } = row;
    const path = `/wps/sports/leagues/${league.id}/outrights`;
    const shown = async () =>
      (await ask<{ seasons: Season[] }>(app, '', 'GET', path)).body.value.seasons.find(
        ({ matchId }) => matchId === String(row.id),
      );
    const sold = (await shown())!;
    const winners = sold.markets.find(({ key }) => key === 'OUTRIGHT.FULL')!.selections;
    const sum = winners.reduce((all, { odds }) => all + 100 / odds, 0);
    expect(sum).toBeGreaterThan(1.1);
    const legOf = ({ code: selection, odds }: { code: string; odds: number }) => ({
      matchId: sold.matchId,
      market: 'OUTRIGHT.FULL',
      selection,
      odds,
    });
    const [first, second] = winners;
    const both = [legOf(first!), legOf(second!)];
    expect(await code(at.place('member:12', both))).toBe('sports.same.match');
    const home = { ...(await at.leg(two()[0])), isEachWay: true };
    expect(await code(at.place('member:12', [home], { isEachWay: true }))).toBe('bet.choice.err');

    const bets: { leg: ReturnType<typeof legOf>; betId: string; isEachWay: boolean }[] = [];
    for (const isEachWay of [false, true]) {
      for (const winner of winners) {
        const leg = legOf(winner);
        const placed = await at.place('member:4', [leg], { isEachWay, stake: 20 });
        // A favourite's place may be as good as certain: then there is no each way.
        if (placed.body.value) bets.push({ leg, betId: placed.body.value.bet.betId, isEachWay });
        else expect([isEachWay, placed.body.errorCode]).toEqual([true, 'sports.market.suspended']);
      }
    }
    expect(bets.some(({ isEachWay }) => isEachWay)).toBe(true);

    await writeMatchdays(house, [league], { from: row.startsAt - 1, ahead: 14 });
    await renewMatches(house);
    const matches = [...bookOf(house).open.values()].filter(
      (match) => match.league.id === league.id && match.season === season,
    );
    expect(matches).toHaveLength(56);
    at.standAt(row.startsAt + 1_000);
    expect((await shown())!.isSuspended).toBe(true);
    // Those who have played are asked for a look at the clock first.
    expect(await code(at.place('member:13', [legOf(first!)], { policy: 'any' }))).toBe(
      'sports.market.suspended',
    );
    await toTheEnd(...matches);
    expect(await shown()).toBeUndefined();

    const played = await Promise.all(matches.map(({ id }) => findMatch(house, id)));
    const teams = league.teams.map(({ id }) => id);
    for (const { leg, betId, isEachWay } of bets) {
      const { team } = sold.runners.find(({ code: one }) => one === leg.selection)!;
      const [rank, tied] = rankIn(played, teams, team.teamId);
      const half = isEachWay ? 10 : 20;
      const share = (places: number) => Math.min(1, Math.max(0, places - rank + 1) / tied);
      const win = Math.floor(half * leg.odds * share(1) + 1e-9) / 100;
      const place = Math.floor(half * (100 + (leg.odds - 100) / 5) * share(3) + 1e-9) / 100;
      const done = await at.read('member:4', betId);
      expect(done.payout).toBeCloseTo(isEachWay ? win + place : win, 6);
      expect(done.state).toBe('settled');
    }
  },
  STORY_MS,
);
