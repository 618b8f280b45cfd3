import { randomUUID } from 'node:crypto';
import { days, hours, minutes } from '@baize/calendar';
import {
  insightDashboardOperator as dashboard,
  type Output,
  insightReportsOperator as reports,
  insightStatementsOperator as statements,
  insightVisits as visits,
  type Wire,
} from '@baize/contract';
import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../platform/database.ts';
import { drainEvents } from '../../platform/events/drain.ts';
import type { TestHouse } from '../../testing/house.ts';
import { ask, openPlayersHouse } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { AGENT, createMember, MEMBER, type Member, noteSignIn } from '../members/index.ts';
import { openPlay, type Play, placeBet, settleBet, voidBet } from '../play/index.ts';
import { post, type Reason } from '../wallet/index.ts';

let at: TestHouse;
let play: Play;
const people = new Map<string, Member>();
const id = (name: string) => people.get(name)!.id;
const READER = 'operator:1:insight.read';
const NOON = new Date('2031-05-10T04:30:00Z');

beforeAll(async () => {
  at = await openPlayersHouse();
  at.house.clock.moveTo(NOON);
  await begin(at.house.db, async (tx) => {
    for (const [name, upline] of [['top'], ['below', 'top'], ['alone']]) {
      const type = name === 'top' ? AGENT : MEMBER;
      const url = `https://play.example/register?utm_source=Mail&utm_campaign=spring`;
      const came = name === 'alone' ? { registerUrl: url } : {};
      const person = { username: `in${name}`, type, language: 'EN' as const, ...came };
      const above = upline ? people.get(upline)! : null;
      people.set(name!, await createMember(at.house, tx, { ...person, upline: above }));
    }
  });
  for (const name of people.keys()) await move(name, 'DEPOSIT', '1000', 'bank');
  play = openPlay(at.house);
});
afterAll(async () => {
  await play.lanes.close();
  await at.close();
});

async function move(name: string, reason: Reason, amount: string, counter: 'bank' | 'promotions') {
  const cash = { memberId: id(name), purpose: 'cash', currency: 'USD' } as const;
  const row = { ...cash, counter, reason, amount: money(amount), key: randomUUID() };
  await begin(at.house.db, (tx) => post(tx, [row], at.house.clock.now()));
}

async function bet(name: string, stake: string, payout: string, gameCode = 'dice') {
  const { bet } = await placeBet(play, {
    memberId: id(name),
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode,
    category: 'RNG',
    stake: money(stake),
  });
  await settleBet(play, bet, { payout: money(payout) });
  return bet;
}

type Today = Wire<typeof dashboard.today.value>;
type Report = Wire<typeof reports.showReport.value>;
type Asked = Partial<Output<typeof reports.showReport.input>>;

const today = async () =>
  (await ask<Today>(at.app, READER, 'GET', dashboard.today.path)).body.value;

function report(asked: Asked, token = READER) {
  const query = new URLSearchParams({ from: '2031-05-03', to: '2031-05-10' });
  for (const [name, value] of Object.entries(asked)) query.set(name, String(value));
  return ask<Report>(at.app, token, 'GET', `${reports.showReport.path}?${query}`);
}

type BetTold = Record<'betId' | 'memberId' | 'stake' | 'payout', string>;

/** The day from what was told and moved, one by one: no table of the book is asked. */
async function recomputed(day: string) {
  const local = (column: string) =>
    sql.raw(`((${column} at time zone 'UTC') + interval '8 hours')`);
  const events = await sql<{ name: string; hour: number; payload: BetTold; day: string }>`
    select name, payload, extract(hour from ${local('at')})::int as hour, ${local('at')}::date::text as day
    from events where name in ('bet.settled', 'bet.voided') order by id`.execute(at.house.db);
  const units = (text: string) => Number(text.slice(2)) / 10_000;
  const open = new Map<string, { stake: number; payout: number }>();
  const sums = { bets: 0, stake: 0, payout: 0 };
  const ggrByHour = Array.from({ length: 24 }, () => 0);
  const booked = new Map<string, number>();
  const book = (
    row: (typeof events.rows)[number],
    sign: number,
    bet: { stake: number; payout: number },
  ) => {
    if (row.day !== day) return;
    sums.bets += sign;
    sums.stake += sign * bet.stake;
    sums.payout += sign * bet.payout;
    ggrByHour[row.hour]! += sign * (bet.stake - bet.payout);
    const { memberId } = row.payload;
    booked.set(memberId, (booked.get(memberId) ?? 0) + sign);
  };
  for (const row of events.rows) {
    const before = open.get(row.payload.betId);
    if (before) book(row, -1, before);
    open.delete(row.payload.betId);
    if (row.name !== 'bet.settled') continue;
    const bet = { stake: units(row.payload.stake), payout: units(row.payload.payout) };
    open.set(row.payload.betId, bet);
    book(row, 1, bet);
  }
  const moved = await sql<{ reason: string; amount: number; times: number }>`
    select t.reason, (sum(t.amount) / 10000.0)::float8 as amount, count(*)::int as times
    from transfers t join accounts a on a.id = t.account_id
    where a.member_id is not null and a.currency = 'USD' and ${local('t.at')}::date::text = ${day}
    group by 1`.execute(at.house.db);
  const of = (reason: string) => moved.rows.find((row) => row.reason === reason);
  const amount = (reason: string) => of(reason)?.amount ?? 0;
  const ggr = sums.stake - sums.payout;
  const [bonuses, rebates, jackpots] = ['PROMO', 'BET_REBATE', 'JACKPOT'].map(amount) as [
    number,
    number,
    number,
  ];
  const people = await sql<{ count: number }>`select count(*)::int as count from members
    where type <> 4 and ${local('registered_at')}::date::text = ${day}`.execute(at.house.db);
  return {
    sums: {
      bets: sums.bets,
      stake: sums.stake,
      payout: sums.payout,
      ggr,
      ngr: ggr - bonuses - rebates - jackpots,
      bonuses,
      rebates,
      agentPay: 0,
      jackpots,
      fees: 0,
      deposits: amount('DEPOSIT'),
      depositCount: of('DEPOSIT')?.times ?? 0,
      withdrawals: 0,
      withdrawalCount: 0,
      registrations: people.rows[0]!.count,
      firstDeposits: 3,
    },
    active: [...booked.values()].filter((count) => count > 0).length,
    ggrByHour,
  };
}

type Sheet = Wire<typeof statements.showStatement.value>;

const statementPath = (kind: string) =>
  `${statements.showStatement.path.replace(':kind', kind)}?from=2031-05-01&to=2031-05-10`;

const statement = async (kind: string, more = '') =>
  (await ask<Sheet>(at.app, READER, 'GET', `${statementPath(kind)}${more}`)).body.value;

const cellOf = ({ cells }: Report, keys: string[], column: string | null = null) =>
  cells.find((cell) => cell.column === column && String(cell.keys) === String(keys))!;

test(
  'the dashboard and the reports of one house',
  async () => {
    at.house.clock.moveTo(new Date(NOON.getTime() - days(7)));
    await bet('below', '50', '0');
    await bet('alone', '10', '90');
    at.house.clock.moveTo(new Date(NOON.getTime() - hours(2)));
    await bet('below', '100', '30');
    const gone = await bet('alone', '40', '0', 'keno');
    await bet('top', '5', '5', 'keno');
    at.house.clock.moveTo(NOON);
    await bet('below', '20', '0');
    await voidBet(play, gone, { evenIfSettled: true });
    await move('below', 'PROMO', '7', 'promotions');
    await move('below', 'BET_REBATE', '2', 'promotions');
    await drainEvents(at.house);

    await rule('today is what its bets and transfers add up to, to the unit', async () => {
      const shown = await today();
      expect(shown).toMatchObject({ day: '2031-05-10', dayBefore: '2031-05-03', hour: 12 });
      expect(shown.sums).toMatchObject({ bets: 3, stake: 125, payout: 35, ggr: 90, ngr: 81 });
      expect(shown.sums).toMatchObject({ deposits: 3000, depositCount: 3, firstDeposits: 3 });
      expect(shown.sums).toMatchObject({ bonuses: 7, rebates: 2, registrations: 3 });
      expect(shown.active).toBe(2);
      const { rows } = await sql<{ ggr: string }>`select sum(stake - payout)::text as ggr from bets
        where state = 'settled' and settled_at >= '2031-05-09T16:00:00Z'`.execute(at.house.db);
      expect(String(money(shown.sums.ggr))).toBe(rows[0]!.ggr);
      expect(shown.hours.reduce((sum, { now }) => sum + Number(now.ggr), 0)).toBe(90);
      // The void of noon takes out what was counted at ten, and today's morning stays as it was.
      expect(shown.hours[10]!.now.ggr).toBe(110);
      expect(shown.hours[12]!.now.ggr).toBe(-20);
      expect(shown.wholeHours.ggr).toBe(110);
      expect(shown.wholeHoursBefore.ggr).toBe(0);
      expect(shown.hours[12]!.before.ggr).toBe(-30);
    });

    await rule('a program of its own comes to every figure of the dashboard', async () => {
      const shown = await today();
      const told = await recomputed('2031-05-10');
      expect(shown.sums).toEqual(told.sums);
      expect(shown.active).toBe(told.active);
      expect(shown.hours.map(({ now }) => now.ggr)).toEqual(told.ggrByHour);
    });

    await rule('who may not see figures gets none, and health tells no money', async () => {
      for (const path of [dashboard.today.path, `${reports.showReport.path}?from=2031-05-10`]) {
        expect((await ask(at.app, 'operator:7:system.read', 'GET', path)).status).toBe(403);
      }
      const health = await ask<Wire<typeof dashboard.health.value>>(
        at.app,
        'operator:7:system.read',
        'GET',
        dashboard.health.path,
      );
      expect(health.body.value.jobs.map(({ name }) => name)).toContain('insight.check');
    });

    await rule('who was seen a moment ago is here, and what hangs does not look well', async () => {
      const ago = (ms: number) => new Date(at.house.clock.now().getTime() - ms);
      for (const [name, seen, ended] of [
        ['top', ago(minutes(14)), null],
        ['top', ago(minutes(1)), null],
        ['below', ago(minutes(16)), null],
        ['alone', ago(minutes(1)), ago(0)],
      ] as const) {
        await sql`insert into sessions (member_id, started_at, last_seen_at, expires_at, ended_at, end_reason,
            is_restricted, address, user_agent, token_hash)
          values (${id(name)}, ${ago(hours(2))}, ${seen}, ${ago(-hours(2))}, ${ended},
            ${ended && 'logout'}, false, '192.0.2.1', 'test', ${randomUUID()})`.execute(
          at.house.db,
        );
      }
      expect((await today()).activeNow).toBe(1);
      await sql`insert into deposit_channels (code, method, name, least, most, updated_at, updated_by)
        values ('hanging', 'bank', 'Hanging', 1, 1000000, now(), 1)`.execute(at.house.db);
      for (const [n, state, age] of [
        [1, 'CONFIRMING', days(3)],
        [2, 'EXPIRED', days(3)],
        [3, 'SUCCESS', hours(3)],
      ] as const) {
        await sql`insert into deposits (member_id, asked, shown, rate, created_at, reference, channel, method, state)
          values (${id('top')}, ${n}, ${n}, 1, ${ago(age)}, ${`ref${n}`}, 'hanging', 'bank', ${state})`.execute(
          at.house.db,
        );
      }
      const { body } = await ask<Wire<typeof dashboard.health.value>>(
        at.app,
        'operator:7:system.read',
        'GET',
        dashboard.health.path,
      );
      const hanging = body.value.gateways.find(({ code }) => code === 'hanging');
      expect(hanging).toMatchObject({ orders: 1, paid: 1, waiting: 1 });
    });

    await rule('a report adds up in every direction, and names what it counts', async () => {
      const { body } = await report({
        rows: 'game',
        column: 'day',
        figures: 'ggr,bets,active,margin',
      });
      expect(cellOf(body.value, []).figures).toEqual({
        ggr: 60,
        bets: 5,
        active: 3,
        margin: 60 / 185,
      });
      expect(cellOf(body.value, ['BAIZE/dice']).figures).toMatchObject({
        ggr: 60,
        bets: 4,
        active: 2,
      });
      expect(cellOf(body.value, ['BAIZE/dice'], '2031-05-03').figures.ggr).toBe(-30);
      expect(cellOf(body.value, [], '2031-05-10').figures.ggr).toBe(90);
      expect(cellOf(body.value, ['BAIZE/keno']).figures).toMatchObject({ ggr: 0, bets: 1 });
      expect(body.value.names).toContainEqual({
        dimension: 'game',
        key: 'BAIZE/dice',
        name: expect.any(String),
      });
    });

    await rule('whoever only paid in is among members where money is asked for', async () => {
      const listed = async (from: string, figures: string) => {
        const { body } = await report({ rows: 'member', figures, from, to: '2031-05-31' });
        return body.value.cells.filter(({ keys }) => keys.length > 0);
      };
      for (const from of ['2031-05-10', '2031-05-09']) {
        const paid = await listed(from, 'ggr,deposits');
        const only = paid.find(({ keys }) => keys[0] === String(id('alone')))!;
        expect(only.figures).toEqual({ ggr: 0, deposits: 1000 });
        expect(paid).toHaveLength(3);
        expect(await listed(from, 'ggr,stake'), 'their bet was taken out').toHaveLength(2);
      }
      const spring = await listed('2031-05-01', 'ngr,bonuses');
      const figures = new Map(spring.map(({ keys, figures }) => [keys[0], figures]));
      expect(figures.get(String(id('below')))).toEqual({ ngr: 131, bonuses: 7 });
    });

    await rule('costs are told by their reason, each down to who got it', async () => {
      const asked = { from: '2031-05-01', to: '2031-05-31' };
      const { body } = await report({ ...asked, rows: 'reason', figures: 'ggr,costs,bonuses' });
      const told = body.value.cells.map(({ keys, figures }) => [String(keys), figures]);
      expect(new Map(told as [string, object][])).toEqual(
        new Map([
          ['PROMO', { costs: 7, bonuses: 7 }],
          ['BET_REBATE', { costs: 2, bonuses: 0 }],
          ['', { costs: 9, bonuses: 7 }],
        ]),
      );
      expect(body.value.names).toContainEqual({
        dimension: 'reason',
        key: 'PROMO',
        name: 'Promotion',
      });
      const whom = await report({ ...asked, rows: 'member', reason: 'PROMO', figures: 'costs' });
      const listed = whom.body.value.cells.filter(({ keys }) => keys.length > 0);
      expect(listed).toMatchObject([{ keys: [String(id('below'))], figures: { costs: 7 } }]);
      const byCountry = { ...asked, rows: 'reason,country', column: 'month', figures: 'deposits' };
      const paid = await report(byCountry);
      expect(cellOf(paid.body.value, ['DEPOSIT'], '2031-05').figures.deposits).toBe(3000);
      const ofGames = await report({ ...asked, rows: 'reason,game', figures: 'costs' });
      expect(ofGames.status).toBe(400);
    });

    await rule('hours of whole months are what the hours of their days add up to', async () => {
      const asked = { rows: 'hour', figures: 'ggr,bets,stake,deposits', from: '2031-05-01' };
      const months = await report({ ...asked, to: '2031-05-31' });
      const byDay = await report({ ...asked, to: '2031-05-31', column: 'day' });
      const whole = ({ cells }: Report) =>
        cells
          .filter(({ column }) => column === null)
          .sort((one, other) => String(one.keys).localeCompare(String(other.keys)));
      expect(whole(months.body.value)).toEqual(whole(byDay.body.value));
      expect(cellOf(months.body.value, ['12']).figures).toMatchObject({ ggr: -50, bets: 2 });
      expect(cellOf(months.body.value, ['10']).figures).toMatchObject({ ggr: 110, bets: 3 });
    });

    await rule('games and money of whole months are what their days add up to', async () => {
      const sums = async (asked: Asked) => {
        const { body } = await report({ ...asked, from: '2031-05-01', to: '2031-05-31' });
        const whole = body.value.cells.filter(({ column }) => column === null);
        return new Map(whole.map(({ keys, figures }) => [String(keys), figures]));
      };
      for (const rows of ['game', 'category,game', 'vendor', 'reason', '']) {
        const figures = rows === 'reason' ? 'deposits,costs' : 'ggr,bets,stake,validBet,active';
        const months = await sums({ rows, figures });
        expect(months, rows).toEqual(await sums({ rows, figures, column: 'day' }));
        expect(months, rows).toEqual(await sums({ rows, figures, column: 'month' }));
      }
    });

    await rule(
      'by trees: what stands below an agent is theirs, the others are the house’s',
      async () => {
        const { body } = await report({ rows: 'line,member', figures: 'ggr,ngr,deposits' });
        const line = String(id('top'));
        expect(cellOf(body.value, [line]).figures).toEqual({ ggr: 140, ngr: 131, deposits: 2000 });
        expect(cellOf(body.value, ['0']).figures).toEqual({ ggr: -80, ngr: -80, deposits: 1000 });
        expect(cellOf(body.value, [line, String(id('below'))]).figures.ggr).toBe(140);
        expect(body.value.names).toContainEqual({ dimension: 'line', key: line, name: 'intop' });
        const one = await report({ rows: 'level', figures: 'ggr', line });
        expect(cellOf(one.body.value, ['0']).figures.ggr).toBe(140);
      },
    );

    await rule('another period stands beside it, group by group', async () => {
      const asked = { from: '2031-05-10', beforeFrom: '2031-05-03', beforeTo: '2031-05-03' };
      const { body } = await report({ ...asked, rows: 'category', figures: 'ggr' });
      expect(cellOf(body.value, ['RNG'])).toMatchObject({
        figures: { ggr: 90 },
        before: { ggr: -30 },
      });
    });

    await rule('what cannot be told is left out or refused, never guessed', async () => {
      const { body } = await report({ rows: 'vendor', figures: 'ggr,deposits,ngr' });
      expect(cellOf(body.value, []).figures).toEqual({ ggr: 60 });
      const wrong: Asked[] = [
        { rows: 'hour', figures: 'active' },
        { rows: 'hour,line', figures: 'ggr' },
        { rows: 'day', column: 'day', figures: 'ggr' },
        { rows: 'colour', figures: 'ggr' },
        { figures: '' },
        { figures: 'ggr', from: '2031-02-30' },
        { figures: 'ggr', from: '2031-05-11' },
        { figures: 'ggr', from: '0000-01-01', to: '0000-01-02' },
        { figures: 'ggr', from: '2020-01-01' },
      ];
      for (const asked of wrong) {
        expect((await report(asked)).status, JSON.stringify(asked)).toBe(400);
      }
      const told = (await report({ rows: 'hour,member', figures: 'ggr' })).body;
      expect(told.message).toMatch(/^Hours are kept for games and money, not for members/);
    });

    await rule('what brought members and where they sign in from groups every figure', async () => {
      const signIn = { at: NOON, result: 'success', method: 'password', address: '203.0.113.7' };
      const device = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
      await begin(at.house.db, async (tx) => {
        const told = { ...signIn, location: 'PH', user_agent: device, device_id: null };
        await tx
          .insertInto('sign_ins')
          .values({ ...told, member_id: id('below') })
          .execute();
        await noteSignIn(at.house, tx, id('below'), 'PH');
      });
      await drainEvents(at.house);
      const byCountry = (await report({ rows: 'country,device', figures: 'ggr,deposits' })).body
        .value;
      expect(cellOf(byCountry, ['PH', 'phone']).figures).toEqual({ ggr: 140, deposits: 1000 });
      expect(cellOf(byCountry, ['none']).figures).toEqual({ ggr: -80, deposits: 2000 });
      const bySource = (await report({ rows: 'source,campaign', figures: 'ggr' })).body.value;
      expect(cellOf(bySource, ['mail', 'spring']).figures).toEqual({ ggr: -80 });
      const narrowed = (await report({ rows: 'currency', figures: 'ggr', source: 'mail' })).body
        .value;
      expect(cellOf(narrowed, ['USD']).figures).toEqual({ ggr: -80 });
    });

    await rule('a sheet holds what the report shows, with names and all decimals', async () => {
      const query = new URLSearchParams({ from: '2031-05-03', to: '2031-05-10' });
      query.set('rows', 'line,member');
      query.set('figures', 'ggr,margin');
      const { body } = await ask<Sheet>(
        at.app,
        READER,
        'GET',
        `${reports.showSheet.path}?${query}`,
      );
      expect(body.value.columns.map(({ id: name }) => name)).toEqual([
        'line',
        'member',
        'ggr',
        'margin',
      ]);
      expect(body.value.rows[0]).toEqual(['intop', 'inbelow', '140.00', String(140 / 170)]);
      expect(body.value.total?.slice(0, 3)).toEqual([null, null, '60.00']);
    });

    await rule(
      'ready statements: cohorts, value, funnel, who stopped, pots, open bets and tax',
      async () => {
        for (let n = 0; n < 3; n += 1) {
          await ask(at.app, 'nobody', 'POST', visits.countVisit.path, { source: 'mail' });
        }
        expect(
          (await ask(at.app, 'nobody', 'POST', visits.countVisit.path, { source: '<b>' })).status,
        ).toBe(400);
        await move('alone', 'DEPOSIT', '50', 'bank');
        const { bet: waits } = await placeBet(play, {
          memberId: id('top'),
          currency: 'USD',
          requestId: randomUUID(),
          vendor: 'BAIZE',
          gameCode: 'dice',
          category: 'RNG',
          stake: money('12.50'),
        });
        expect((await statement('cohorts')).rows).toEqual([['2031-05', '3', '1.0000']]);
        const value = await statement('lifetime');
        expect(value.rows.find(([source]) => source === 'mail')).toEqual([
          'mail',
          'spring',
          '1',
          '1',
          '1050.00',
          '0.00',
          '-80.00',
          '0.00',
          '-80.00',
          '0.00',
          '-80.00',
          '-80.00',
        ]);
        expect(value.total?.slice(6, 9)).toEqual(['60.00', '9.00', '51.00']);
        expect((await statement('funnel')).rows.find(([source]) => source === 'mail')).toEqual([
          'mail',
          '3',
          '1',
          '0.3333',
          '1',
          '1.0000',
          '1',
          '1.0000',
        ]);
        const stopped = await statement('stopped');
        expect(stopped.rows).toEqual([
          ['inalone', '2031-05-03', '7', '-80.00', '-80.00', '-80.00', '1050.00', '2'],
        ]);
        expect(stopped.opens).toEqual([`/members/${id('alone')}?tab=story`]);
        const pots = await statement('jackpots');
        const held = await sql<{
          pool: string;
        }>`select sum(pool)::text as pool from jackpot_pots`.execute(at.house.db);
        expect(String(money(pots.total!.at(-1)!))).toBe(held.rows[0]!.pool);
        const owed = await sql<{ sum: string; members: number }>`
          select sum(balance)::text as sum, count(distinct member_id)::int as members
          from accounts where member_id is not null and currency = 'USD' and balance <> 0`.execute(
          at.house.db,
        );
        const balances = await statement('balances');
        expect(String(money(balances.total![1]!))).toBe(owed.rows[0]!.sum);
        expect(balances.rows).toHaveLength(owed.rows[0]!.members);
        expect((await statement('liability')).rows).toMatchObject([
          [
            'RNG',
            expect.anything(),
            expect.anything(),
            null,
            '1',
            '1',
            '12.50',
            null,
            '2031-05-10',
          ],
        ]);
        const taxed = await statement('tax', '&rate=7.25');
        expect(taxed.total).toEqual([null, 'all', '5', '185.00', '125.00', '60.00', '4.35']);
        await voidBet(play, waits);
        expect((await ask(at.app, READER, 'GET', `${statementPath('tax')}&rate=101`)).status).toBe(
          400,
        );
        expect(
          (await ask(at.app, 'operator:7:system.read', 'GET', statementPath('tax'))).status,
        ).toBe(403);
      },
    );

    await rule('who played several games is one active member, by month and over all', async () => {
      for (const game of ['keno', 'limbo']) await bet('below', '1', '1', game);
      await drainEvents(at.house);
      const month = { from: '2031-05-01', to: '2031-05-31', figures: 'active' };
      const across = (await report({ ...month, rows: 'game', column: 'month' })).body.value;
      const down = (await report({ ...month, rows: 'month,game' })).body.value;
      for (const [game, active] of [
        ['dice', 2] as const,
        ['keno', 2] as const,
        ['limbo', 1] as const,
      ]) {
        const key = `BAIZE/${game}`;
        expect(cellOf(across, [key]).figures, game).toEqual({ active });
        expect(cellOf(across, [key], '2031-05').figures, game).toEqual({ active });
        expect(cellOf(down, ['2031-05', key]).figures, game).toEqual({ active });
      }
      for (const cell of [
        cellOf(across, []),
        cellOf(across, [], '2031-05'),
        cellOf(down, ['2031-05']),
      ])
        expect(cell.figures).toEqual({ active: 3 });
      const days = (await report({ ...month, from: '2031-05-04', rows: 'game' })).body.value;
      expect(cellOf(days, []).figures).toEqual({ active: 2 });
      const ofOne = { ...month, rows: 'month', vendor: 'BAIZE', game: 'keno' };
      expect(cellOf((await report(ofOne)).body.value, []).figures).toEqual({ active: 2 });
    });

    await rule(
      'a view is its owner’s; shared, it is read by all and removed by them alone',
      async () => {
        const path = reports.saveView.path;
        const view = { name: 'Monday board', asked: 'rows=game&figures=ggr', isShared: true };
        const { body } = await ask<{ id: string }>(at.app, READER, 'POST', path, view);
        await ask(at.app, READER, 'POST', path, { ...view, name: 'mine alone', isShared: false });
        const other = 'operator:2:insight.read';
        const seen = await ask<{ list: { name: string }[] }>(at.app, other, 'GET', path);
        expect(seen.body.value.list.map(({ name }) => name)).toEqual(['Monday board']);
        expect((await ask(at.app, other, 'DELETE', `${path}/${body.value.id}`)).status).toBe(404);
        expect((await ask(at.app, READER, 'DELETE', `${path}/${body.value.id}`)).status).toBe(200);
        expect((await ask(at.app, READER, 'POST', path, { ...view, asked: 'x"><b>' })).status).toBe(
          400,
        );
      },
    );
  },
  STORY_MS,
);
