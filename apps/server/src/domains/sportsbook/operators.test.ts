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
        ...{ legs: 10, beaten: 10, clv: 2_500, isBeating: true },
        ...{ bets: 10, stake: 100, payout: 250, profit: -150 },
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
}, 60_000);
