import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hours, minutes, seconds } from '@baize/calendar';
import { operatorsApprovals } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fund } from '../../demo/fund.ts';
import { openGuest } from '../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { cashOf } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { openPlay, type Play } from '../play/index.ts';
import { reconcile } from '../wallet/index.ts';
import { watchBets } from './alerts/watch.ts';
import { connectFeed } from './feeds/save-feed.ts';
import { bookOf } from './fixtures/book.ts';
import { foldMessages } from './intake/told-match.ts';
import { settleMatch, settleSoFar, unsettledMatches } from './settlement/end-match.ts';
import type { FeedMessage } from './tables.ts';
import { ONE_X_TWO } from './testing/book-house.ts';
import { FEED, feedLine, type Said, SECRET } from './testing/feed-line.ts';

let desk: TestOperators;
let play: Play;
let send: ReturnType<typeof feedLine>;
let member: { id: bigint };
let token: string;
let number = 0;

beforeAll(async () => {
  desk = await openTestOperators();
  play = openPlay(desk.house);
  send = feedLine(desk);
  const feed = { code: FEED, version: 0, name: 'Sample', addresses: [], silentSeconds: 30 };
  await connectFeed(desk.house, { ...feed, isEnabled: true }, SECRET);
  ({ member, token } = await openGuest(desk, 'bettor'));
  await fund(desk.house, { memberId: member.id, amount: money('1000'), key: 'test-opening' });
});

afterAll(async () => {
  await play.lanes.close();
  const { fault } = await reconcile(desk.serveUrl);
  await desk.close();
  expect(fault).toBeNull();
});

const now = () => desk.house.clock.now().getTime();
const pass = (ms: number) => desk.house.clock.moveTo(new Date(now() + ms));
const say = (kind: string, more: object = {}): Said => {
  number += 1;
  return { id: `n-${number}`, number, kind, ...more };
};
const fixture = (match: string, more: object = {}) =>
  say('fixture', {
    match,
    sport: 'FOOTBALL',
    league: { id: 'lakes', name: 'Lakes League' },
    home: { id: 'a', name: 'Alder Bay' },
    away: { id: 'b', name: 'Birchmoor' },
    startsAt: now() + minutes(5),
    ...more,
  });
type Told = { side?: string; at?: number };
const event = (match: string, name: string, type: string, told: Told = {}) =>
  say('event', { match, event: name, type, at: now(), clock: 600, ...told });
const result = (match: string, ...periods: [number, number][]) =>
  say('result', {
    match,
    result: { periods: periods.map(([home, away]) => ({ home, away })) },
  });

function matchOf(name: string) {
  const { open, over } = bookOf(desk.house);
  const all = [...open.values(), ...[...over.values()].flat()];
  return all.find((match) => match.home.name === name)!;
}

type Shown = { key: string; selections: { code: string; odds: number }[] };
async function page(id: bigint) {
  const { value } = await desk.ask('GET', `/wps/sports/matches/${id}`);
  return value as {
    match: { isSuspended: boolean; phase: string };
    state: { home: number; away: number } | null;
    markets: Shown[];
  };
}
async function bet(id: bigint, selection = 'HOME', market = ONE_X_TWO) {
  const { markets } = await page(id);
  const found = markets.find(({ key }) => key === market);
  const odds = found?.selections.find(({ code }) => code === selection)?.odds ?? 200;
  const leg = { matchId: String(id), market, selection, odds };
  const body = { requestId: randomUUID(), kind: 'SINGLE', legs: [leg], stake: 100, policy: 'any' };
  const answer = await desk.ask('POST', '/wps/sports/bets', { token, body });
  return { code: answer.errorCode ?? 'taken', odds };
}
async function settle(): Promise<void> {
  for (const match of await unsettledMatches(desk.house)) await settleMatch(play, match);
}
const cash = () => cashOf(desk.house, member.id);

test(
  'a feed from its first word to a corrected result',
  async () => {
    await rule('who does not sign as they should is not heard', async () => {
      const hello = { id: 'hello-0', number: 1, kind: 'heartbeat' };
      expect((await send([hello], { secret: 'another' })).http).toBe(401);
      expect((await send([hello], { feed: 'nobody' })).http).toBe(401);
      expect((await send([hello], { at: now() - minutes(6) })).http).toBe(401);
      const wrong = { ...hello, kind: 'gossip' };
      expect((await send([hello, wrong])).http).toBe(400);
      const first = fixture('m1');
      expect(await send([first])).toMatchObject({ statuses: ['taken'], reached: 1, missing: [] });
      expect((await send([first])).statuses).toEqual(['repeated']);
      expect((await send([{ ...first, startsAt: 5 }])).reasons).toEqual(['CONTENT_DIFFERS']);
      expect((await send([{ ...first, id: 'other' }])).reasons).toEqual(['NUMBER_TAKEN']);
      const far = { id: 'far', number: 99_999, kind: 'heartbeat' };
      expect((await send([far])).reasons).toEqual(['NUMBER_TOO_HIGH']);
    });

    const { id } = matchOf('Alder Bay');
    await rule('what it tells is sold, at the price of the model', async () => {
      expect(await bet(id)).toMatchObject({ code: 'taken' });
      expect(await cash()).toBe(money('900'));
    });

    await rule('a silent feed sells nothing; an old word is no sign of life', async () => {
      pass(seconds(31));
      expect((await bet(id)).code).toBe('sports.market.suspended');
      const token_ = await desk.logIn('admin');
      const { value } = await desk.ask('GET', '/ops/sportsbook/feeds', { token: token_ });
      expect(value.list).toMatchObject([{ code: FEED, state: 'silent', upcoming: 1, reached: 1 }]);
      const beat = say('heartbeat');
      await send([beat]);
      expect((await page(id)).match.isSuspended).toBe(false);
      pass(seconds(31));
      expect((await send([beat])).statuses).toEqual(['repeated']);
      expect((await page(id)).match.isSuspended).toBe(true);
      await send([say('heartbeat')]);
      expect((await page(id)).match.isSuspended).toBe(false);
    });

    await rule('while a message is missing nothing is sold', async () => {
      const lost = say('heartbeat');
      const next = say('heartbeat');
      const gap = { from: lost.number, to: lost.number };
      expect((await send([next])).missing).toEqual([gap]);
      expect((await bet(id)).code).toBe('sports.market.suspended');
      expect(await send([lost])).toMatchObject({ statuses: ['taken'], missing: [] });
      expect((await page(id)).match.isSuspended).toBe(false);
      say('heartbeat');
      await send([say('heartbeat')]);
      const trader = await desk.logIn('admin');
      const body = { reason: 'the feed restarted' };
      const path = `/ops/sportsbook/feeds/${FEED}/gaps`;
      expect((await desk.ask('POST', path, { token: trader, body })).success).toBe(true);
      expect((await page(id)).match.isSuspended).toBe(false);
      expect((await desk.ask('POST', path, { token: trader, body })).status).toBe(404);
    });

    await rule('a goal that is taken back is judged again', async () => {
      pass(minutes(3));
      await send([say('heartbeat')]);
      const next = await bet(id, 'AWAY', 'NEXT_GOAL.FULL..1');
      expect(next.code).toBe('taken');
      // It happened before the bet, and is told after it.
      const late = now() - seconds(5);
      pass(minutes(2));
      await send([
        event('m1', 'k', 'START', { at: late - 1 }),
        event('m1', 'g', 'GOAL', { side: 'AWAY', at: late }),
      ]);
      expect((await page(id)).match).toMatchObject({ isSuspended: true, phase: 'live' });
      await watchBets(desk.house);
      const seen = { token: await desk.logIn('admin') };
      const { value } = await desk.ask('GET', '/ops/sportsbook/alerts', seen);
      expect(value.list).toMatchObject([{ kind: 'LATE', bets: 1, seconds: 5 }]);
      await settleSoFar(play, matchOf('Alder Bay'));
      const won = (money('100') * BigInt(next.odds)) / 100n;
      expect(await cash()).toBe(money('800') + won);
      await send([say('retraction', { match: 'm1', event: 'g' })]);
      expect((await page(id)).state).toMatchObject({ home: 0, away: 0 });
      await settle();
      await send([result('m1', [0, 0], [0, 0])]);
      await settle();
      expect(await cash()).toBe(money('800'));
    });

    await rule('a corrected result pays again, exactly, and once', async () => {
      const odds = await firstOdds();
      const home = result('m1', [1, 0], [0, 0]);
      await send([home]);
      await send([home]);
      await settle();
      await settle();
      expect(await cash()).toBe(money('800') + (money('100') * BigInt(odds)) / 100n);
      await send([say('cancellation', { match: 'm1' })]);
      await settle();
      expect(await cash()).toBe(money('1000'));
    });

    await rule('told prices are sold as they were told; nonsense is not', async () => {
      const market = (home: number, draw: number, away: number) => ({
        market: ONE_X_TWO,
        selections: [
          { selection: 'HOME', odds: home },
          { selection: 'DRAW', odds: draw },
          { selection: 'AWAY', odds: away },
        ],
      });
      const told = { pricing: 'told', home: { id: 'c', name: 'Clayton Vale' } };
      await send([
        fixture('m2', told),
        say('prices', { match: 'm2', markets: [market(210, 330, 340)] }),
      ]);
      const second = matchOf('Clayton Vale').id;
      expect(await bet(second)).toEqual({ code: 'taken', odds: 210 });
      await send([say('prices', { match: 'm2', markets: [market(410, 430, 440)] })]);
      expect((await page(second)).markets).toEqual([]);
      const odd = { market: 'NO.MARKET', selections: [{ selection: 'HOME', odds: 200 }] };
      expect((await send([say('prices', { match: 'm2', markets: [odd] })])).reasons).toEqual([
        'MARKET_UNKNOWN',
      ]);
      number -= 1;
      await send([
        say('prices', { match: 'm2', isSuspended: true, markets: [market(210, 330, 340)] }),
      ]);
      expect((await bet(second)).code).toBe('sports.market.suspended');
      // Another pair under the same name would be another match.
      expect((await send([fixture('m2', { away: { id: 'z', name: 'Z' } })])).reasons).toEqual([
        'MATCH_DIFFERS',
      ]);
      number -= 1;
    });

    await rule('who connects a feed needs a second person', async () => {
      const [first, second] = [await desk.logIn('admin'), await desk.logIn('admin2')];
      const body = { version: 0, name: 'Other', addresses: [], silentSeconds: 20, isEnabled: true };
      const path = '/ops/sportsbook/feeds/other';
      const made = (await desk.ask('PUT', path, { token: first, body })).value;
      const signing = { feed: 'other', secret: made.secret };
      const hello = { id: 'hello', number: 1, kind: 'heartbeat' };
      expect((await send([hello], signing)).http).toBe(401);
      const decide = operatorsApprovals.decideApproval.path.replace(':id', made.approvalId);
      const agreed = { decision: 'approve', note: 'known to us' };
      await desk.ask('POST', decide, { token: second, body: agreed });
      await expect.poll(async () => (await send([hello], signing)).http).toBe(200);
    });

    await rule('a day after its end a match is closed to its feed', async () => {
      pass(hours(25));
      expect((await send([result('m1', [3, 0], [0, 0])])).reasons).toEqual(['TOO_LATE']);
      number -= 1;
    });
  },
  STORY_MS,
);

/** The odds of the first bet that was taken. */
async function firstOdds(): Promise<number> {
  const leg = await desk.house.db
    .selectFrom('sports_legs')
    .select('odds')
    .orderBy('bet_id')
    .executeTakeFirstOrThrow();
  return leg.odds;
}

/** What comes over a real line is answered by the house in this process. */
async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let payload = '';
  for await (const part of request) payload += part;
  const headers = request.headers as Record<string, string>;
  const answer = await desk.app.inject({ method: 'POST', url: request.url!, headers, payload });
  response.writeHead(answer.statusCode, { 'content-type': 'application/json' });
  response.end(answer.body);
}

test(
  'a feed of its own process that repeats, reorders, delays and corrects comes to the same',
  async () => {
    const door = createServer((request, response) => void passOn(request, response));
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    const url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
    const run = async (name: string, ways: string) => {
      const program = ['--import', 'tsx', 'apps/sample-feed/src/main.ts'];
      const env = { PATH: process.env.PATH, BAIZE_URL: url, SAMPLE_FEED_NAME: name };
      const how = { SAMPLE_FEED_WAYS: ways, SAMPLE_FEED_SEED: 'one', SAMPLE_FEED_PACE: '0' };
      const feed = spawn(process.execPath, program, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...env, ...how, SAMPLE_FEED_MATCHES: '2' },
      });
      expect(await once(feed, 'exit')).toEqual([0, null]);
    };
    await run('plain', '');
    await run('wild', 'repeat,reorder,delay,correct');
    door.close();
    const rows = await desk.house.db
      .selectFrom('sports_matches')
      .select(['feed_match', 'phase', 'state'])
      .where('feed_match', 'in', ['plain-1', 'plain-2', 'wild-1', 'wild-2'])
      .execute();
    const played = (name: string) => {
      const { phase, state } = rows.find(({ feed_match }) => feed_match === name)!;
      const { seq: _, at: __, ...counted } = state!;
      return { phase, counted };
    };
    expect(played('wild-1')).toEqual(played('plain-1'));
    expect(played('wild-2')).toEqual(played('plain-2'));
    expect(played('plain-1').phase).toBe('ended');
    const { value } = await desk.ask('GET', '/ops/sportsbook/feeds', {
      token: await desk.logIn('admin'),
    });
    expect(value.list.find((one: { code: string }) => one.code === FEED).missing).toEqual([]);
  },
  STORY_MS,
);

test('whatever the order of messages, a match is the same', () => {
  const base = { match: 'm', sentAt: 0 };
  const at = (n: number) => ({ at: 1_000 * n, clock: n, value: 0 });
  const tell = (n: number, of: string, type: 'GOAL' | 'START', side: 'HOME' | 'AWAY' | null) =>
    ({ ...base, id: `${n}`, number: n, kind: 'event', event: of, type, side, ...at(n) }) as const;
  const league = { id: 'l', name: 'L', country: '' };
  const teams = { home: { id: 'a', name: 'A' }, away: { id: 'b', name: 'B' } };
  const told = { sport: 'FOOTBALL', league, ...teams, startsAt: 0, pricing: 'model' } as const;
  const messages: FeedMessage[] = [
    { ...base, id: '1', number: 1, kind: 'fixture', ...told },
    tell(2, 'k', 'START', null),
    tell(3, 'g1', 'GOAL', 'HOME'),
    tell(4, 'g2', 'GOAL', 'AWAY'),
    { ...base, id: '5', number: 5, kind: 'retraction', event: 'g2' },
    tell(6, 'g1', 'GOAL', 'AWAY'),
    tell(7, 'g3', 'GOAL', 'HOME'),
  ];
  const expected = foldMessages(messages);
  expect(expected?.state).toMatchObject({ home: 1, away: 1, sequence: ['AWAY', 'HOME'] });
  for (let turn = 0; turn < messages.length; turn += 1) {
    const turned = [...messages.slice(turn), ...messages.slice(0, turn)];
    expect(foldMessages(turned)).toEqual(expected);
    expect(foldMessages(turned.reverse())).toEqual(expected);
  }
});
