import { randomUUID } from 'node:crypto';
import { hours, minutes } from '@baize/calendar';
import { cashierTurnover, operatorsApprovals, playRecords } from '@baize/contract';
import { type Outcome, slipLines } from '@baize/games';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGuest } from '../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { cashOf } from '../../testing/players.ts';
import { rule } from '../../testing/story.ts';
import { openPlay, type Play } from '../play/index.ts';
import { reconcile } from '../wallet/index.ts';
import { payLines } from './bets/slip.ts';
import { settleMatch, unsettledMatches } from './settlement/end-match.ts';
import { ONE_X_TWO } from './testing/book-house.ts';

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

test('of a free bet each line pays what it brings beyond its stake, and never less than nothing', () => {
  const pays = (stake: string, legs: [Outcome, number][], lines = [legs.map((_, n) => n)]) =>
    payLines(
      money(stake) / BigInt(lines.length),
      legs.map(([outcome, odds]) => ({ outcome, odds })),
      lines,
      true,
    );
  expect(pays('10', [['WIN', 250]])).toBe(money('15'));
  expect(pays('10', [['HALF_WIN', 190]])).toBe(money('4.5'));
  expect(pays('10', [['HALF_LOSE', 190]])).toBe(0n);
  expect(pays('10', [['PUSH', 190]])).toBe(0n);
  expect(
    pays('10', [
      ['WIN', 200],
      ['VOID', 300],
    ]),
  ).toBe(money('10'));
  // Two of three doubles are lost: the third pays its own winnings, whatever became of the others.
  const doubles = slipLines('SYSTEM', 3, [2])!;
  const three: [Outcome, number][] = [
    ['WIN', 200],
    ['WIN', 300],
    ['LOSE', 400],
  ];
  expect(pays('30', three, doubles)).toBe(money('50'));
  expect(pays('10', three, doubles)).toBe(money('16.65'));
  // A dead heat of two for one place halves the stake: 10 at 5.00 brings 25, at 1.50 not even its stake.
  const heat = (odds: number) =>
    payLines(
      money('10'),
      [{ outcome: 'WIN', odds, deadHeat: { places: 1, tied: 2 } }],
      [[0]],
      true,
    );
  expect([heat(500), heat(150)]).toEqual([money('15'), 0n]);
});

type Free = { id: string; stake: number; expiresAt: number };

test('a free bet from the campaign to the last correction', async () => {
  let [first, second] = [await desk.logIn('admin'), await desk.logIn('admin2')];
  const guest = await openGuest(desk, 'freebettor');
  const { member } = guest;
  let { token } = guest;
  const ops = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, who = first) =>
    desk.ask(method, `/ops${path}`, { token: who, ...(body && { body }) });
  const own = (method: 'GET' | 'POST', path: string, body?: object) =>
    desk.ask(method, `/wps${path}`, { token, ...(body && { body }) });
  const now = () => desk.house.clock.now().getTime();

  const league = {
    leagueId: 'free-cup',
    sport: 'FOOTBALL',
    names: { EN: 'Free Cup' },
    country: '',
  };
  await ops('POST', '/sportsbook/leagues', { ...league, teams: ['Harbour', 'Mill'] });
  const startsAt = now() + minutes(5);
  const fixture = { leagueId: 'free-cup', home: 'Harbour', away: 'Mill', startsAt };
  const { matchId } = (await ops('POST', '/sportsbook/matches', fixture)).value;
  for (const [selection, odds] of [
    ['HOME', 250],
    ['AWAY', 170],
  ]) {
    const price = { market: ONE_X_TWO, selection, odds, reason: 'opening price' };
    await ops('PUT', `/sportsbook/matches/${matchId}/price`, price);
  }

  const freeBet = {
    stake: 10,
    hoursValid: 24,
    terms: { sports: ['FOOTBALL'], kinds: ['SINGLE'], leagues: ['free-cup'], minOdds: 180 },
  };
  const content = {
    kind: 'GIFT',
    words: { EN: { title: 'A bet on us' } },
    startsAt: now(),
    goals: [{ metric: 'BET_COUNT' }],
    steps: [0, 0, 0].map((target) => ({ targets: [target], gives: { freeBet } })),
    terms: { multiple: 3 },
  };
  const unbudgeted = await ops('PUT', '/promotions/campaigns', {
    version: 0,
    content,
    reason: 'a test',
  });
  expect(unbudgeted.errorCode).toBe('request_param_err');
  const saved = await ops('PUT', '/promotions/campaigns', {
    version: 0,
    content: { ...content, costs: { budget: 40 } },
    reason: 'a test',
  });
  expect(saved.success, saved.message).toBe(true);
  const { id, version } = saved.value;
  const begun = await ops('POST', `/promotions/campaigns/${id}/start`, {
    version,
    reason: 'a test',
  });
  expect(begun.success, begun.message).toBe(true);
  const activity = async () => (await own('GET', `/promotions/activities/${id}`)).value;
  await expect.poll(activity).not.toBeNull();
  const { cycleKey } = await activity();
  for (const step of [0, 1, 2]) {
    const claim = { cycleKey, step, requestId: randomUUID() };
    const { value, message } = await own('POST', `/promotions/activities/${id}/claim`, claim);
    expect(value, message).toMatchObject({ freeBet: 10, state: 'CLAIMED' });
  }
  const inHand = async (): Promise<Free[]> => (await own('GET', '/promotions/free-bets')).value;
  const free = await inHand();
  expect(free.map(({ stake }) => stake)).toEqual([10, 10, 10]);

  const leg = { matchId, market: ONE_X_TWO, selection: 'HOME', odds: 250 };
  const slip = (more: object) => ({
    requestId: randomUUID(),
    kind: 'SINGLE',
    legs: [leg],
    stake: 1,
    ...more,
  });
  const place = (more: object) => own('POST', '/sports/bets', slip(more));

  await rule('it holds for what it was given for, and for its owner alone', async () => {
    const short = [{ ...leg, selection: 'AWAY', odds: 170 }];
    const refused = await place({ freeBet: free[0]!.id, legs: short });
    expect(refused.errorCode).toBe('promotion.freebet.terms');
    const quote = (more: object) => own('POST', '/sports/quote', slip(more));
    expect((await quote({ freeBet: free[0]!.id })).value).toMatchObject({
      maxPayout: 15,
      refusal: null,
    });
    expect((await quote({ freeBet: free[0]!.id, legs: short })).value.refusal).toBe(
      'promotion.freebet.terms',
    );
    const { token: other } = await openGuest(desk, 'otherbettor');
    const theirs = await desk.ask('POST', '/wps/sports/bets', {
      token: other,
      body: slip({ freeBet: free[0]!.id }),
    });
    expect(theirs.errorCode).toBe('promotion.freebet.none');
  });

  let betId = '';
  await rule(
    'ten slips at once use it once, and the same request again is the same bet',
    async () => {
      const requestId = randomUUID();
      const rush = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          place({ freeBet: free[0]!.id, ...(n < 2 && { requestId }) }),
        ),
      );
      const taken = new Set(rush.flatMap(({ value }) => value?.bet?.betId ?? []));
      expect(taken.size).toBe(1);
      [betId] = [...taken] as [string];
      expect((await inHand()).map((one) => one.id)).toEqual([free[1]!.id, free[2]!.id]);
      const { bet } = (await own('GET', `/sports/bets/${betId}`)).value;
      expect(bet).toMatchObject({ stake: 0, freeStake: 10, maxPayout: 15, cashOut: null });
      const wish = await desk.ask('PUT', `/wps/sports/bets/${betId}/auto-cash-out`, {
        token,
        body: { amount: 1 },
      });
      expect(wish.success).toBe(false);
      expect(await cashOf(desk.house, member.id)).toBe(0n);
    },
  );

  const settle = async () => {
    for (const match of await unsettledMatches(desk.house)) await settleMatch(play, match);
  };
  const tell = async (match: string, path: string, body: object) => {
    const { approvalId } = (await ops('POST', `/sportsbook/matches/${match}${path}`, body)).value;
    const url = operatorsApprovals.decideApproval.path.replace(':id', approvalId);
    const note = { decision: 'approve', note: 'seen' };
    expect((await desk.ask('POST', url, { token: second, body: note })).success).toBe(true);
    await settle();
  };
  const score = (home: number, away: number) => ({
    result: {
      periods: [
        { home, away },
        { home: 0, away: 0 },
      ],
    },
    reason: 'seen on the pitch',
  });
  const owed = async (): Promise<number> =>
    (await desk.ask('GET', cashierTurnover.turnoverInfo.path, { token })).value.left;

  await rule('it wins what exceeds its stake, which is no play and must be played', async () => {
    desk.house.clock.moveTo(new Date(startsAt + 1_000));
    for (const who of [first, second]) {
      await ops('POST', `/sportsbook/matches/${matchId}/result`, score(1, 0), who);
    }
    await settle();
    expect(await cashOf(desk.house, member.id)).toBe(money('15'));
    expect((await own('GET', `/sports/bets/${betId}`)).value.bet).toMatchObject({
      payout: 15,
      validBet: 0,
      isFreeBetBack: false,
    });
    expect(await owed()).toBe(45);
    const { list } = (await desk.ask('GET', playRecords.sportsOrders.path, { token })).value;
    expect(list[0]).toMatchObject({ betAmount: 0, freeBetAmount: 10, winAmount: 15 });
  });

  await rule(
    'a correction takes the win back exactly, and what was to be played for it',
    async () => {
      await tell(matchId, '/correction', score(0, 1));
      expect([await cashOf(desk.house, member.id), await owed()]).toEqual([0n, 0]);
      expect((await inHand()).length).toBe(2);
    },
  );

  desk.house.clock.moveTo(new Date(free[1]!.expiresAt - hours(1)));
  [first, second] = [await desk.logIn('admin'), await desk.logIn('admin2')];
  const login = { username: 'freebettor', password: 'Baize-demo-1' };
  const signIn = async (): Promise<string> =>
    (await desk.ask('POST', '/wps/session/login', { body: login })).value.token;
  token = await signIn();
  const later = async (inMs = hours(3)): Promise<string> => {
    const body = { ...fixture, startsAt: now() + inMs };
    const { value } = await ops('POST', '/sportsbook/matches', body);
    const price = { market: ONE_X_TWO, selection: 'HOME', odds: 250, reason: 'opening price' };
    await ops('PUT', `/sportsbook/matches/${value.matchId}/price`, price);
    return value.matchId;
  };
  const [next, last] = [await later(), await later()];
  const use = async ({ id: freeBet }: Free, match: string) =>
    (await place({ freeBet, legs: [{ ...leg, matchId: match }] })).errorCode ?? 'taken';

  await rule('a void gives back the free bet, not money', async () => {
    expect(await use(free[1]!, next)).toBe('taken');
    expect((await inHand()).length).toBe(1);
    await tell(next, '/void', { reason: 'fog' });
    expect([await cashOf(desk.house, member.id), await owed()]).toEqual([0n, 0]);
    expect((await inHand()).map((one) => one.id)).toEqual([free[1]!.id, free[2]!.id]);
    const [bet] = (await own('GET', '/sports/bets')).value.list;
    expect(bet).toMatchObject({ payout: 0, freeStake: 10, isFreeBetBack: true });
  });

  await rule('an abandoned match that was none takes it again, and pays its win', async () => {
    const soon = await later(minutes(5));
    expect(await use(free[1]!, soon)).toBe('taken');
    desk.house.clock.moveTo(new Date(now() + minutes(6)));
    const abandoned = score(1, 0);
    for (const who of [first, second]) {
      const body = { ...abandoned, result: { ...abandoned.result, isAbandoned: true } };
      await ops('POST', `/sportsbook/matches/${soon}/result`, body, who);
    }
    await settle();
    expect((await inHand()).map((one) => one.id)).toEqual([free[1]!.id, free[2]!.id]);
    await tell(soon, '/correction', score(1, 0));
    expect(await cashOf(desk.house, member.id)).toBe(money('15'));
    expect((await inHand()).map((one) => one.id)).toEqual([free[2]!.id]);
  });

  await rule('it lapses to the instant', async () => {
    desk.house.clock.moveTo(new Date(free[2]!.expiresAt));
    token = await signIn();
    expect(await inHand()).toEqual([]);
    expect(await use(free[2]!, last)).toBe('promotion.freebet.none');
  });
});
