import {
  insightReportsOperator as reports,
  insightSumsOperator as sums,
  type Wire,
} from '@baize/contract';
import { money } from '@baize/money';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import type { HeardEvent } from '../../../platform/events.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayersHouse } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { betSums } from '../sums/bet-sums.ts';

const READER = 'operator:1:insight.read:insight.edit';
const NOW = new Date('2031-05-10T04:30:00Z');
const SHOWN = 1_000;
const FIRST = 5_001;
const MEMBERS = Array.from({ length: SHOWN + 60 }, (_, n) => FIRST + n);

let at: TestHouse;
beforeAll(async () => {
  at = await openPlayersHouse();
  at.house.clock.moveTo(NOW);
  const owner = new pg.Client({ connectionString: at.migrateUrl });
  await owner.connect();
  await owner.query(
    `insert into members (id, username, username_key, nickname, type, path, level, language, avatar, registered_at)
     overriding system value
     select n, 'many' || n, 'many' || n, 'many' || n, 0, '/' || n || '/', 0, 'EN', '1', $2
     from unnest($1::bigint[]) n`,
    [MEMBERS, NOW],
  );
  await owner.end();
});
afterAll(() => at.close());

type Play = { memberId: number; day: string; stake: number; payout: number };
/** What this program itself remembers. */
let played: Play[] = [];

/** The book hears of a bet of each, at noon of a day. */
async function hear(some: readonly Play[]) {
  const events = some.map(({ memberId, day, stake, payout }, n) => ({
    id: BigInt(n + 1),
    name: 'bet.settled' as const,
    key: String(memberId),
    at: new Date(`${day}T04:00:00Z`),
    payload: {
      betId: BigInt(n + 1),
      memberId: BigInt(memberId),
      currency: 'USD',
      vendor: 'BAIZE',
      gameCode: 'dice',
      category: 'RNG' as const,
      stake: money(String(stake)),
      validBet: money(String(stake)),
      payout: money(String(payout)),
      placedAt: NOW,
      settlement: 1,
      before: null,
    },
  })) satisfies HeardEvent<'bet.settled'>[];
  await begin(at.house.db, (tx) => betSums.handle(tx, events, at.house));
  played = [...played, ...some];
}

/** Whom a report by member must show, and how many it must leave out. */
function expected(from: string, to: string) {
  const sizes = new Map<number, number>();
  for (const { memberId, day, stake, payout } of played) {
    if (day < from || day > to) continue;
    sizes.set(memberId, (sizes.get(memberId) ?? 0) + stake - payout);
  }
  const order = [...sizes].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || a[0] - b[0]);
  const shown = order.slice(0, SHOWN).map(([id, ggr]) => [String(id), ggr] as const);
  return { shown: new Map(shown), left: order.length - shown.length };
}

type Report = Wire<typeof reports.showReport.value>;

async function shown(from: string, to: string, figures: string) {
  const query = new URLSearchParams({ from, to, rows: 'member', column: '', figures });
  const { body } = await ask<Report>(at.app, READER, 'GET', `${reports.showReport.path}?${query}`);
  const rows = body.value.cells.filter(({ keys }) => keys.length === 1);
  const found = rows.map(({ keys, figures: { ggr } }) => [keys[0], ggr] as const);
  return { shown: new Map(found), left: body.value.left };
}

const PERIODS = [
  ['2031-02-10', '2031-05-31'],
  ['2031-02-01', '2031-04-20'],
  ['2031-05-01', '2031-05-10'],
] as const;

async function expectAll() {
  for (const [from, to] of PERIODS) {
    for (const figures of ['ggr,stake', 'ngr,ggr']) {
      expect(await shown(from, to, figures), `${from} ${to} ${figures}`).toEqual(
        expected(from, to),
      );
    }
  }
}

test(
  'of more members than anybody reads, those with the largest figure are shown',
  async () => {
    const everyone = (day: string, stakeOf: (n: number) => number, payout = 0) =>
      hear(MEMBERS.map((memberId, n) => ({ memberId, day, stake: stakeOf(n), payout })));

    await rule('whatever months, days and quarters a period is put together from', async () => {
      await everyone('2031-02-11', (n) => 2 + n);
      await everyone('2031-04-09', (n) => 3 + ((n * 37) % MEMBERS.length), 1);
      await everyone('2031-05-02', (n) => 5 + ((n * 53) % 700), 9);
      await expectAll();
    });

    await rule('play of today moves whoever it is', async () => {
      await hear([{ memberId: FIRST, day: '2031-05-10', stake: 4, payout: 90_000 }]);
      await expectAll();
    });

    await rule('what is heard late of a day that is over counts on that day', async () => {
      await hear([{ memberId: FIRST + 1, day: '2031-04-09', stake: 80_000, payout: 0 }]);
      await hear([{ memberId: FIRST + 2, day: '2031-02-11', stake: 70_000, payout: 0 }]);
      await expectAll();
    });

    await rule('a month that is counted anew is told as it was counted', async () => {
      const april = {
        from: '2031-04-01',
        to: '2031-04-30',
        reason: 'no bet of it is in the books',
      };
      expect((await ask(at.app, READER, 'POST', sums.rebuildDays.path, april)).status).toBe(200);
      played = played.filter(({ day }) => day < april.from || day > april.to);
      await expectAll();
    });
  },
  STORY_MS,
);
