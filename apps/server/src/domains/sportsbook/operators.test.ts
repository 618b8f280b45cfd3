import { randomUUID } from 'node:crypto';
import { hours, minutes } from '@baize/calendar';
import { operatorsApprovals } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fund } from '../../demo/fund.ts';
import { openGuest } from '../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { cashOf } from '../../testing/players.ts';
import { openPlay, type Play } from '../play/index.ts';
import { reconcile } from '../wallet/index.ts';
import { closeLines } from './calendar/closing-line.ts';
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

/** What the calendar does with matches that are over. */
async function settle(): Promise<void> {
  for (const match of await unsettledMatches(desk.house)) await settleMatch(play, match);
}

const LEAGUE = 'city-cup';
const score = (...periods: [number, number][]) => ({
  result: { periods: periods.map(([home, away]) => ({ home, away })) },
  reason: 'seen on the pitch',
});

test('a fixture of operators: priced, stopped, told by two, corrected by two', async () => {
  const { member, token } = await openGuest(desk, 'bettor');
  await fund(desk.house, { memberId: member.id, amount: money('1000'), key: 'test-opening' });
  const [first, second] = [await desk.logIn('admin'), await desk.logIn('admin2')];
  const ops = (who: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    desk.ask(method, `/ops/sportsbook${path}`, { token: who, ...(body && { body }) });
  const startsAt = desk.house.clock.now().getTime() + minutes(5);

  const teams = ['Harbour', 'Market', 'Castle', 'Mill'];
  const league = {
    leagueId: LEAGUE,
    sport: 'FOOTBALL',
    names: { EN: 'City Cup' },
    country: '',
    teams,
  };
  expect((await ops(first, 'POST', '/leagues', league)).success).toBe(true);
  const fixture = { leagueId: LEAGUE, home: 'Harbour', away: 'Mill', startsAt };
  expect((await ops(first, 'POST', '/matches', { ...fixture, away: 'Nobody' })).success).toBe(
    false,
  );
  const { matchId } = (await ops(first, 'POST', '/matches', fixture)).value;
  const csv = `league,home,away,start\n${LEAGUE},Castle,Market,${new Date(startsAt).toISOString()}\n`;
  expect((await ops(first, 'POST', '/matches/file', { csv })).value).toMatchObject({ added: 1 });

  const odds = async (): Promise<number> => {
    type Market = { key: string; selections: { code: string; odds: number }[] };
    const { markets } = (await desk.ask('GET', `/wps/sports/matches/${matchId}`, {})).value;
    const market = markets.find(({ key }: Market) => key === ONE_X_TWO) as Market;
    return market.selections.find(({ code }) => code === 'HOME')!.odds;
  };
  const bet = async () => {
    const leg = { matchId, market: ONE_X_TWO, selection: 'HOME', odds: await odds() };
    const body = { requestId: randomUUID(), kind: 'SINGLE', legs: [leg], stake: 10 };
    const answer = await desk.ask('POST', '/wps/sports/bets', { token, body });
    return answer.errorCode ?? 'taken';
  };

  const stop = (isStopped: boolean) =>
    ops(first, 'PUT', '/stops', {
      level: 'match',
      subject: matchId,
      isStopped,
      reason: 'a rumour',
    });
  await stop(true);
  expect(await bet()).toBe('sports.market.suspended');
  await stop(false);
  const price = { market: ONE_X_TWO, selection: 'HOME', odds: 250, reason: 'opening price' };
  await ops(first, 'PUT', `/matches/${matchId}/price`, price);
  expect(await odds()).toBe(250);
  for (let n = 0; n < 10; n += 1) expect(await bet()).toBe('taken');
  const shown = (await ops(first, 'GET', `/matches/${matchId}`)).value;
  expect(shown).toMatchObject({ bets: 10, stake: 100, exposure: 150 });
  await ops(first, 'PUT', `/matches/${matchId}/price`, { ...price, odds: 200 });

  desk.house.clock.moveTo(new Date(startsAt + 1_000));
  expect(await bet()).toBe('sports.market.suspended');
  await closeLines(desk.house, new Map());
  // What traders do later moves no line that is closed.
  await ops(first, 'PUT', `/matches/${matchId}/price`, { ...price, odds: 300 });
  await closeLines(desk.house, new Map());
  const enter = async (who: string, body: object) =>
    (await ops(who, 'POST', `/matches/${matchId}/result`, body)).value.state;
  expect(await enter(first, score([1, 0], [0, 0]))).toBe('waits');
  expect(await enter(first, score([1, 0], [0, 0]))).toBe('waits');
  expect(await enter(second, score([1, 0], [1, 0]))).toBe('differs');
  expect(await enter(second, score([1, 0], [0, 0]))).toBe('counts');
  await settle();
  expect(await cashOf(desk.house, member.id)).toBe(money('1150'));

  // Ten bets at 2.50 on what closed at 2.00: the desk sees who was better than the line.
  const lines = await desk.house.db.selectFrom('sports_closing_lines').selectAll().execute();
  const closed = lines.find(({ selection }) => selection === 'HOME')!;
  expect(closed).toMatchObject({ market: ONE_X_TWO, odds: 200 });
  expect(lines.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1_000_000, -1);
  for (const by of ['member', 'league', 'market']) {
    const period = `from=${startsAt - hours(1)}&to=${startsAt + hours(1)}`;
    const report = await ops(first, 'GET', `/closing-lines?by=${by}&${period}`);
    expect(report.value.rows).toEqual([
      expect.objectContaining({
        legs: 10,
        beaten: 10,
        clv: 2_500,
        isBeating: true,
        bets: 10,
        stake: 100,
        payout: 250,
        profit: -150,
        expected: expect.closeTo(100 - (250 * closed.chance) / 1_000_000, 2),
      }),
    ]);
  }

  const correct = `/matches/${matchId}/correction`;
  const { approvalId } = (await ops(first, 'POST', correct, score([1, 0], [0, 1]))).value;
  const decide = (who: string) =>
    desk.ask('POST', operatorsApprovals.decideApproval.path.replace(':id', approvalId), {
      token: who,
      body: { decision: 'approve', note: 'seen' },
    });
  expect((await decide(first)).errorCode).toBe('approval.same.person');
  expect((await decide(second)).success).toBe(true);
  await settle();
  expect(await cashOf(desk.house, member.id)).toBe(money('900'));
  await settle();
  expect(await cashOf(desk.house, member.id)).toBe(money('900'));

  desk.house.clock.moveTo(new Date(startsAt + hours(26)));
  const late = await ops(await desk.logIn('admin'), 'POST', correct, score([1, 0]));
  expect(late.errorCode).toBe('bet.action.err');
});

test('a contest of operators: priced by hand, sold each way, told by two, corrected by two', async () => {
  const { member, token } = await openGuest(desk, 'punter');
  await fund(desk.house, { memberId: member.id, amount: money('1000'), key: 'test-contest' });
  let [first, second] = [await desk.logIn('admin'), await desk.logIn('admin2')];
  const ops = (who: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    desk.ask(method, `/ops/sportsbook${path}`, { token: who, ...(body && { body }) });
  const league = { leagueId: 'derby', sport: 'FOOTBALL', names: { EN: 'Derby' }, country: '' };
  await ops(first, 'POST', '/leagues', { ...league, teams: ['Harbour', 'Mill'] });
  const startsAt = desk.house.clock.now().getTime() + minutes(5);
  const opening = { Ash: 300, Birch: 400, Cedar: 500, Dogwood: 900, Elm: 900, Fir: 1_300 };
  const prices = Object.entries({ ...opening, Gorse: 1_300, Hazel: 1_300 });
  const entries = prices.map(([name, odds]) => ({ name, odds }));
  const contest = { leagueId: 'derby', name: 'Golden Boot', startsAt, entries };
  const long = entries.map(({ name }) => ({ name, odds: 2_000 }));
  for (const wrong of [
    { ...contest, leagueId: 'nowhere' },
    { ...contest, entries: long },
    { ...contest, entries: [...entries, entries[0]] },
  ]) {
    expect((await ops(first, 'POST', '/contests', wrong)).success).toBe(false);
  }
  const { matchId } = (await ops(first, 'POST', '/contests', contest)).value;
  const [shown] = (await desk.ask('GET', '/wps/sports/leagues/derby/outrights', {})).value.seasons;
  expect(shown).toMatchObject({
    matchId,
    contest: 'Golden Boot',
    isSuspended: false,
    eachWay: { places: 3, part: 5 },
  });
  type Sold = { key: string; selections: { code: string; odds: number }[] };
  const soldIn = (key: string): Sold => shown.markets.find((market: Sold) => market.key === key);
  expect(soldIn('OUTRIGHT.FULL').selections.map(({ odds }) => odds)).toEqual(
    prices.map(([, odds]) => odds),
  );
  // Three places are worth three stakes, less the margin: each costs more than its fair price.
  const sum = soldIn('PLACE.FULL..3').selections.reduce((all, { odds }) => all + 100 / odds, 0);
  expect(sum).toBeGreaterThan(3);

  const bet = async (selection: string, odds: number, more: object = {}) => {
    const leg = { matchId, market: 'OUTRIGHT.FULL', selection, odds };
    const body = { requestId: randomUUID(), kind: 'SINGLE', legs: [leg], stake: 10, ...more };
    const answer = await desk.ask('POST', '/wps/sports/bets', { token, body });
    return answer.errorCode ?? 'taken';
  };
  const price = { market: 'OUTRIGHT.FULL', selection: 'T4', odds: 800, reason: 'money for it' };
  await ops(first, 'PUT', `/matches/${matchId}/price`, price);
  expect(await bet('T4', 900, { policy: 'none' })).toBe('sports.odds.changed');
  expect(await bet('T4', 800)).toBe('taken');
  expect(await bet('T5', 900, { isEachWay: true, stake: 20 })).toBe('taken');
  expect(await bet('T6', 1_300)).toBe('taken');
  const cash = () => cashOf(desk.house, member.id);
  expect(await cash()).toBe(money('960'));

  const finish = async (who: string, placed: [string, number][], nonRunners: string[] = []) =>
    ops(who, 'POST', `/matches/${matchId}/finishes`, {
      placed: placed.map(([code, place]) => ({ code, place })),
      nonRunners,
    });
  const heat: [string, number][] = [
    ['T4', 1],
    ['T5', 1],
    ['T1', 3],
  ];
  expect((await finish(first, heat)).errorCode).toBe('bet.action.err');
  desk.house.clock.moveTo(new Date(startsAt + 1_000));
  [first, second] = [await desk.logIn('admin'), await desk.logIn('admin2')];
  expect(await bet('T1', 300)).toBe('sports.market.suspended');
  // A gap after the dead heat is wrong, and so is somebody who did not run and came in.
  expect(
    (
      await finish(first, [
        ['T4', 1],
        ['T5', 1],
        ['T1', 2],
      ])
    ).success,
  ).toBe(false);
  expect((await finish(first, heat, ['T4'])).success).toBe(false);
  expect((await finish(first, heat, ['T6'])).value.state).toBe('waits');
  expect((await finish(second, heat)).value.state).toBe('differs');
  expect((await finish(second, heat, ['T6'])).value.state).toBe('counts');
  await settle();
  // Half of 10 at 8.00; half of 10 at 9.00 and 10 at a fifth of it; the stake of who did not run.
  expect(await cash()).toBe(money('960') + money('40') + money('45') + money('26') + money('10'));

  const alone: [string, number][] = [
    ['T5', 1],
    ['T4', 2],
    ['T1', 3],
  ];
  expect((await finish(first, alone, ['T6'])).value.state).toBe('waits');
  expect((await finish(second, alone, ['T6'])).value.state).toBe('counts');
  await settle();
  expect(await cash()).toBe(money('960') + money('90') + money('26') + money('10'));
  await settle();
  expect(await cash()).toBe(money('1086'));
});
