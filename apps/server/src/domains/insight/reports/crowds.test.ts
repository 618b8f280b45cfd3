import { randomUUID } from 'node:crypto';
import { days } from '@baize/calendar';
import {
  loyaltyLevelsOperator as levels,
  insightReportsOperator as reports,
  insightStatementsOperator as statements,
  insightSumsOperator as sums,
  type Wire,
} from '@baize/contract';
import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { catchUp } from '../../../platform/events/catch-up.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayersHouse } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import {
  AGENT,
  createMember,
  findMember,
  MEMBER,
  moveInTree,
  noteSignIn,
  promoteToAgent,
} from '../../members/index.ts';
import {
  openPlay,
  type Play,
  placeBet,
  resettleBet,
  settleBet,
  voidBet,
} from '../../play/index.ts';
import { post, type Reason } from '../../wallet/index.ts';
import { peopleKept } from '../people/people.ts';
import { betSums } from '../sums/bet-sums.ts';
import { checkDays } from '../sums/check.ts';
import { countMoney } from '../sums/money-sums.ts';

let at: TestHouse;
let play: Play;
const READER = 'operator:1:insight.read:insight.edit:promotions.edit';
const EARLY = new Date('2031-04-20T04:00:00Z');
const NOON = new Date('2031-05-10T04:30:00Z');

/** What this program itself remembers of everybody. */
type Person = {
  id: bigint;
  country: string;
  device: string;
  source: string;
  campaign: string;
  line: string;
  level: string;
};
const people = new Map<string, Person>();
const person = (name: string) => people.get(name)!;

beforeAll(async () => {
  at = await openPlayersHouse();
  at.house.clock.moveTo(EARLY);
  const above: Record<string, string> = { ann: 'boss', bob: 'boss', cat: 'bob' };
  for (const name of ['boss', 'chief', 'ann', 'bob', 'cat', 'dan', 'eve']) {
    const isAgent = name === 'boss' || name === 'chief';
    const registerUrl = `https://play.example/?utm_source=${name < 'c' ? 'mail' : 'web'}`;
    const member = await begin(at.house.db, async (tx) =>
      createMember(at.house, tx, {
        username: `crowd${name}`,
        type: isAgent ? AGENT : MEMBER,
        language: 'EN',
        registerUrl,
        upline: above[name] ? ((await findMember(tx, person(above[name]).id)) ?? null) : null,
      }),
    );
    people.set(name, {
      id: member.id,
      country: 'none',
      device: 'none',
      source: name < 'c' ? 'mail' : 'web',
      campaign: 'none',
      line: isAgent ? String(member.id) : above[name] ? String(person('boss').id) : '0',
      level: '0',
    });
    await move(name, 'DEPOSIT', '500', 'bank');
  }
  play = openPlay(at.house);
});
afterAll(async () => {
  await play.lanes.close();
  await at.close();
});

async function move(name: string, reason: Reason, amount: string, counter: 'bank' | 'promotions') {
  const cash = { memberId: person(name).id, purpose: 'cash', currency: 'USD' } as const;
  const row = { ...cash, counter, reason, amount: money(amount), key: randomUUID() };
  await begin(at.house.db, (tx) => post(tx, [row], at.house.clock.now()));
}

async function bet(name: string, stake: string, payout: string, gameCode = 'dice') {
  const { bet: made } = await placeBet(play, {
    memberId: person(name).id,
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode,
    category: 'RNG',
    stake: money(stake),
  });
  await settleBet(play, made, { payout: money(payout) });
  return made;
}

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

async function signIn(name: string, country: string, device: 'phone' | 'desktop') {
  const now = at.house.clock.now();
  await begin(at.house.db, async (tx) => {
    const how = { at: now, result: 'success', method: 'password', address: '203.0.113.7' };
    const agent = device === 'phone' ? PHONE : DESK;
    const from = { location: country, user_agent: agent, device_id: null };
    await tx
      .insertInto('sign_ins')
      .values({ ...how, ...from, member_id: person(name).id })
      .execute();
    await noteSignIn(at.house, tx, person(name).id, country);
  });
  Object.assign(person(name), { country, device });
}

async function give(name: string, level: number, untilMs: number) {
  const path = levels.setManualLevel.path.replace(':memberId', String(person(name).id));
  const input = { level, until: untilMs, reason: 'a guest of the house' };
  expect((await ask(at.app, READER, 'POST', path, input)).status).toBe(200);
  person(name).level = String(level);
}

type Told = Record<'betId' | 'memberId' | 'stake' | 'payout' | 'gameCode', string>;
type Figures = Record<
  'bets' | 'stake' | 'payout' | 'ggr' | 'ngr' | 'deposits' | 'bonuses' | 'active',
  number
>;

const noFigures = (): Figures => ({
  bets: 0,
  stake: 0,
  payout: 0,
  ggr: 0,
  ngr: 0,
  deposits: 0,
  bonuses: 0,
  active: 0,
});

type Line = { name: string; month: string; figures: Figures; played: Map<string, number> };

/** Everything that was ever told and moved, by member and month: no table of the book is asked. */
async function counted(): Promise<Line[]> {
  const names = new Map([...people].map(([name, { id }]) => [String(id), name]));
  const lines = new Map<string, Line>();
  const lineOf = (name: string, month: string) => {
    const key = `${name} ${month}`;
    const line = lines.get(key) ?? { name, month, figures: noFigures(), played: new Map() };
    lines.set(key, line);
    return line;
  };
  const local = (column: string) =>
    sql.raw(`to_char((${column} at time zone 'UTC') + interval '8 hours',
    'YYYY-MM-DD')`);
  const told = await sql<{ name: string; payload: Told; day: string }>`
    select name, payload, ${local('at')} as day from events
    where name in ('bet.settled', 'bet.voided') order by id`.execute(at.house.db);
  const open = new Map<string, Told>();
  const units = (text: string) => Number(text.slice(2)) / 10_000;
  const book = (day: string, sign: number, of: Told) => {
    const line = lineOf(names.get(of.memberId.replace(/^\D+:?/, ''))!, day.slice(0, 7));
    const { figures, played } = line;
    figures.bets += sign;
    figures.stake += sign * units(of.stake);
    figures.payout += sign * units(of.payout);
    const place = `${day} ${of.gameCode}`;
    played.set(place, (played.get(place) ?? 0) + sign);
  };
  for (const { name, payload, day } of told.rows) {
    const before = open.get(payload.betId);
    if (before) book(day, -1, before);
    open.delete(payload.betId);
    if (name !== 'bet.settled') continue;
    open.set(payload.betId, payload);
    book(day, 1, payload);
  }
  const moved = await sql<{ member: bigint; reason: string; amount: number; day: string }>`
    select a.member_id as member, t.reason, (t.amount / 10000.0)::float8 as amount, ${local('t.at')} as day
    from transfers t join accounts a on a.id = t.account_id
    where a.member_id is not null and a.currency = 'USD'
      and t.reason in ('DEPOSIT', 'PROMO')`.execute(at.house.db);
  for (const { member, reason, amount, day } of moved.rows) {
    const { figures } = lineOf(names.get(String(member))!, day.slice(0, 7));
    figures[reason === 'PROMO' ? 'bonuses' : 'deposits'] += amount;
  }
  return [...lines.values()];
}

type Dimension = 'country' | 'device' | 'source' | 'campaign' | 'line' | 'level';

/** Those lines as a report would show them: by what everybody is now. */
function shownBy(lines: readonly Line[], rows: readonly Dimension[], isByMonth: boolean) {
  const groups = new Map<string, { figures: Figures; active: Set<string> }>();
  for (const { name, month, figures, played } of lines) {
    const keys = rows.map((one) => person(name)[one]);
    for (const column of isByMonth ? [null, month] : [null]) {
      const key = JSON.stringify([keys, column]);
      const group = groups.get(key) ?? { figures: noFigures(), active: new Set() };
      groups.set(key, group);
      for (const one of ['bets', 'stake', 'payout', 'deposits', 'bonuses'] as const) {
        group.figures[one] += figures[one];
      }
      if ([...played.values()].some((count) => count > 0)) group.active.add(name);
    }
  }
  for (const { figures, active } of groups.values()) {
    figures.ggr = figures.stake - figures.payout;
    figures.ngr = figures.ggr - figures.bonuses;
    figures.active = active.size;
  }
  return Object.fromEntries([...groups].map(([key, { figures }]) => [key, figures]).sort());
}

type Report = Wire<typeof reports.showReport.value>;

async function reported(rows: readonly Dimension[], isByMonth: boolean, from: string) {
  const query = new URLSearchParams({
    from,
    to: '2031-05-31',
    rows: rows.join(),
    column: isByMonth ? 'month' : '',
    figures: Object.keys(noFigures()).join(),
  });
  const { body } = await ask<Report>(at.app, READER, 'GET', `${reports.showReport.path}?${query}`);
  const inner = body.value.cells.filter(({ keys }) => keys.length === rows.length);
  const shown = inner.map(({ keys, column, figures }) => [JSON.stringify([keys, column]), figures]);
  return Object.fromEntries(shown.sort());
}

/** Lifetime value over days or a month: everybody registered on one day, so both tell the same. */
async function expectLifetime(lines: readonly Line[]) {
  const bySource = shownBy(lines, ['source'], false);
  const text = (amount: number) => amount.toFixed(2);
  for (const asked of ['from=2031-04-19&to=2031-04-21', 'from=2031-04-01&to=2031-05-10']) {
    const path = statements.showStatement.path.replace(':kind', 'lifetime');
    const { body } = await ask<Wire<typeof statements.showStatement.value>>(
      at.app,
      READER,
      'GET',
      `${path}?${asked}`,
    );
    for (const source of ['mail', 'web']) {
      const heads = String([...people.values()].filter((one) => one.source === source).length);
      const { deposits, ggr, bonuses, ngr } = bySource[JSON.stringify([[source], null])]!;
      const row = body.value.rows.find(([name]) => name === source)!;
      expect(row.slice(0, 9), asked).toEqual([
        source,
        'none',
        heads,
        heads,
        text(deposits),
        '0.00',
        text(ggr),
        text(bonuses),
        text(ngr),
      ]);
    }
  }
}

const ASKED: readonly Dimension[][] = [
  ...(['country', 'device', 'source', 'campaign', 'line', 'level'] as const).map((one) => [one]),
  ['country', 'device'],
  ['source', 'campaign'],
  ['line', 'level'],
  ['country', 'level'],
];

/** Every report is what this program counts, over a year, over parts of months, and by month. */
async function expectExact() {
  const lines = await counted();
  for (const rows of ASKED) {
    for (const from of ['2031-01-01', '2031-04-15']) {
      for (const isByMonth of [false, true]) {
        expect(await reported(rows, isByMonth, from), `${rows} ${from} ${isByMonth}`).toEqual(
          shownBy(lines, rows, isByMonth),
        );
      }
    }
  }
  await expectLifetime(lines);
  const checks = await checkDays(at.house, { from: '2031-04-20', to: '2031-05-10' });
  expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
}

test(
  'reports by what members have in common',
  async () => {
    await rule('every figure is what its members’ bets and transfers add up to', async () => {
      await signIn('ann', 'PH', 'phone');
      await signIn('bob', 'VN', 'desktop');
      for (const name of people.keys()) await bet(name, '10', name < 'c' ? '25' : '0');
      await move('cat', 'PROMO', '4', 'promotions');
      at.house.clock.moveTo(NOON);
      for (const name of ['ann', 'cat', 'eve']) await bet(name, '7', '1', 'keno');
      await drainEvents(at.house);
      await expectExact();
    });

    await rule('who signs in elsewhere takes along what was counted of them', async () => {
      await signIn('ann', 'TH', 'desktop');
      await signIn('dan', 'PH', 'phone');
      await bet('ann', '3', '0');
      await drainEvents(at.house);
      await expectExact();
    });

    await rule('a void and a correction change what their member’s groups have', async () => {
      const gone = await bet('bob', '40', '0', 'limbo');
      const mended = await bet('dan', '20', '0');
      await drainEvents(at.house);
      await signIn('bob', 'TW', 'phone');
      await voidBet(play, gone, { evenIfSettled: true });
      await resettleBet(play, mended, { payout: money('55') });
      await drainEvents(at.house);
      await expectExact();
    });

    await rule('who is moved goes with everyone below them, and an agent is a line', async () => {
      const now = at.house.clock.now();
      await begin(at.house.db, async (tx) => {
        const bob = (await findMember(tx, person('bob').id))!;
        await moveInTree(tx, bob, (await findMember(tx, person('chief').id))!, now);
        await promoteToAgent(tx, person('dan').id, now);
      });
      for (const name of ['bob', 'cat']) person(name).line = String(person('chief').id);
      person('dan').line = String(person('dan').id);
      await drainEvents(at.house);
      await expectExact();
    });

    await rule('a level that was given counts until its end, which nobody announces', async () => {
      await give('eve', 2, NOON.getTime() + days(1));
      await give('ann', 1, NOON.getTime() + days(9));
      await drainEvents(at.house);
      await expectExact();
      at.house.clock.moveTo(new Date(NOON.getTime() + days(2)));
      person('eve').level = '0';
      await expectExact();
      at.house.clock.moveTo(NOON);
      person('eve').level = '2';
    });

    await rule('two servers that count while members come and go count once', async () => {
      const now = at.house.clock.now();
      for (let round = 0; round < 3; round += 1) {
        for (const name of people.keys()) await bet(name, '5', '2', round % 2 ? 'dice' : 'keno');
        await signIn('ann', round % 2 ? 'PH' : 'VN', 'phone');
        await signIn('eve', round % 2 ? 'VN' : 'PH', 'desktop');
        await move('eve', 'PROMO', '1', 'promotions');
        await Promise.all([
          catchUp(at.house, [betSums], now),
          catchUp(at.house, [peopleKept], now),
          catchUp(at.house, [peopleKept], now),
          catchUp(at.house, [betSums], now),
          countMoney(at.house),
          countMoney(at.house),
        ]);
      }
      await drainEvents(at.house);
      await expectExact();
    });

    await rule('a planted fault is found, and mended by a rebuild', async () => {
      const rebuild = { from: '2031-04-20', to: '2031-05-10', reason: 'a fault was planted' };
      const faults = [
        sql`update insight_crowd_spans set payout = payout + 1 where kind = 'year'`,
        sql`delete from insight_crowd_money where kind = 'month' and reason = 'PROMO'`,
        sql`update insight_crowd_members k set crowd_id = (select max(id) from insight_crowds c
          where c.family = k.family and c.id <> k.crowd_id) where member_id = ${person('ann').id}`,
      ];
      for (const fault of faults) {
        await fault.execute(at.house.db);
        const checks = await checkDays(at.house, { from: '2031-05-01', to: '2031-05-10' });
        expect(checks.flatMap((check) => check.faults)).not.toEqual([]);
        await ask(at.app, READER, 'POST', sums.rebuildDays.path, rebuild);
        await expectExact();
      }
    });
  },
  STORY_MS,
);
