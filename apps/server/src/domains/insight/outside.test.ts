import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { days, hours, minutes, seconds } from '@baize/calendar';
import {
  insightSchedulesOperator as schedules,
  insightWebhooksOperator as webhooks,
} from '@baize/contract';
import { money } from '@baize/money';
import { runOnce } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../platform/events/drain.ts';
import { runnerOptions } from '../../platform/jobs/runner.ts';
import type { TestHouse } from '../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { openPlay, type Play, placeBet, settleBet, voidBet } from '../play/index.ts';
import { lettersTo } from '../post/index.ts';
import { sendDue } from './schedules/send.ts';
import { deliverDue } from './webhooks/deliver.ts';

let at: TestHouse;
let owner: pg.Client;
let play: Play;
let receiver: Server;

beforeAll(async () => {
  at = await openPlayersHouse();
  play = openPlay(at.house);
  await openPlayer(at.house, 1n, '1000');
  receiver = createServer(receive).listen(0, '127.0.0.1');
  owner = new pg.Client({ connectionString: at.migrateUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  receiver.close();
  await play.lanes.close();
  await at.close();
});

/** The views of the page: its headings, and the first two cells under each. */
function documented(): Record<string, string[]> {
  const page = readFileSync(new URL('../../../../../docs/data.md', import.meta.url), 'utf8');
  const parts = page.split('\n### ').slice(1);
  return Object.fromEntries(
    parts.map((part) => [
      part.slice(0, part.indexOf('\n')),
      [...part.matchAll(/^\| `(\w+)` \| ([^|]+?) \|/gm)].map(([, name, type]) => `${name} ${type}`),
    ]),
  );
}

test('what analysts are promised is what the views hold, and the page names all of it', async () => {
  const { rows } = await owner.query<{ view: string; columns: string[] }>(
    `select table_name as view, array_agg(column_name || ' ' || data_type order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'analytics' group by 1`,
  );
  expect(Object.fromEntries(rows.map(({ view, columns }) => [view, columns]))).toEqual(
    documented(),
  );
  for (const { view } of rows) await owner.query(`select * from analytics.${view} limit 1`);
});

test('the analysts’ role reads these views, writes nothing and sees nothing else', async () => {
  const { rows } = await owner.query<{ may: boolean; write: boolean; else: boolean }>(
    `select has_table_privilege('baize_analyst', 'analytics.bets', 'select') as may,
       has_table_privilege('baize_analyst', 'analytics.bets', 'insert, update, delete') as write,
       exists (select 1 from pg_class c where c.relnamespace = 'public'::regnamespace
         and c.relkind in ('r', 'v', 'p') and has_table_privilege('baize_analyst', c.oid, 'select')) as else`,
  );
  expect(rows[0]).toEqual({ may: true, write: false, else: false });
});

type Listed = { list: { attempts: number; nextAt: number; lastAt: number }[] };
type Told = { number: number; name: string; data: Record<string, string> };
type Delivery = { events: Told[]; signatures: string[]; isSigned: (secret: string) => boolean };

const taken: Delivery[] = [];
let answer = 200;

/** An outside system: keeps what came, and answers as it is told to. */
function receive(...[request, response]: Parameters<Parameters<typeof createServer>[1] & object>) {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString();
    const timestamp = String(request.headers['x-baize-timestamp']);
    const signatures = String(request.headers['x-baize-signature']).split(',');
    const isSigned = (secret: string) =>
      signatures.includes(
        `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
      );
    if (answer === 200) taken.push({ events: JSON.parse(body).events, signatures, isSigned });
    response.writeHead(answer).end();
  });
}

async function bet(payout: string) {
  const { bet: made } = await placeBet(play, {
    memberId: 1n,
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'dice',
    category: 'RNG',
    stake: money('10'),
  });
  await settleBet(play, made, { payout: money(payout) });
  return made;
}

const numbers = () => taken.flatMap(({ events }) => events.map(({ number }) => number));
const later = (ms: number) => at.house.clock.moveTo(new Date(at.house.clock.now().getTime() + ms));

test(
  'outside systems are told of events: signed, in order, again after a failure, and on request',
  async () => {
    const EDITOR = 'operator:2:insight.read:insight.edit';
    const { path } = webhooks.addWebhook;
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
    const asked = { name: 'warehouse', url, events: ['bet.settled', 'bet.voided'], isOpen: true };
    await bet('0');
    await drainEvents(at.house);
    const added = await ask<{ id: string; secret: string }>(at.app, EDITOR, 'POST', path, asked);
    const { id, secret } = added.body.value;

    await rule('it begins with what happens from then on, signed with its secret', async () => {
      const gone = await bet('25.5');
      await voidBet(play, gone, { evenIfSettled: true });
      await drainEvents(at.house);
      await deliverDue(at.house);
      expect(numbers()).toEqual([1, 2]);
      const [{ events, isSigned }] = taken as [Delivery];
      expect(events[0]).toMatchObject({
        name: 'bet.settled',
        data: { betId: String(gone.id), stake: '10.00', payout: '25.50' },
      });
      expect(events[1]).toMatchObject({ name: 'bet.voided' });
      expect(isSigned(secret)).toBe(true);
      expect(isSigned('another')).toBe(false);
    });

    await rule('what was not taken is sent again, and nothing overtakes it', async () => {
      answer = 503;
      await bet('0');
      await drainEvents(at.house);
      await deliverDue(at.house);
      await bet('0');
      await drainEvents(at.house);
      answer = 200;
      const { list } = (await ask<Listed>(at.app, EDITOR, 'GET', path)).body.value;
      expect(list).toMatchObject([{ attempts: 1, reached: 2 }]);
      expect(list[0]!.nextAt - list[0]!.lastAt, 'not at once').toBeGreaterThan(seconds(5));
      later(minutes(2));
      await Promise.all([deliverDue(at.house), deliverDue(at.house)]);
      expect(numbers()).toEqual([1, 2, 3, 4]);
      const noted = await ask<{ list: { status: number }[] }>(
        at.app,
        EDITOR,
        'GET',
        `${path}/${id}/deliveries`,
      );
      expect(noted.body.value.list.map(({ status }) => status)).toEqual([200, 503, 200]);
    });

    await rule('a new secret signs beside the former one for a day', async () => {
      const drawn = await ask<{ secret: string }>(at.app, EDITOR, 'POST', `${path}/${id}/secret`);
      await bet('0');
      await drainEvents(at.house);
      await deliverDue(at.house);
      const last = taken.at(-1)!;
      expect(last.isSigned(secret)).toBe(true);
      expect(last.isSigned(drawn.body.value.secret)).toBe(true);
      later(hours(25));
      await bet('0');
      await drainEvents(at.house);
      await deliverDue(at.house);
      expect(taken.at(-1)!.isSigned(secret)).toBe(false);
    });

    await rule('a replay tells the same under the same numbers, and says how much', async () => {
      const before = taken.flatMap(({ events }) => events);
      const replay = { fromNumber: 2, reason: 'their database was restored' };
      const there = `${path}/${id}/replay`;
      const said = await ask<{ events: number }>(at.app, EDITOR, 'POST', there, replay);
      expect(said.body.value).toEqual({ events: 5 });
      taken.length = 0;
      await deliverDue(at.house);
      expect(taken.flatMap(({ events }) => events)).toEqual(before.slice(1));
      const far = { ...replay, fromNumber: 99 };
      expect((await ask(at.app, EDITOR, 'POST', there, far)).status).toBe(400);
    });

    await rule('who is paused hears nothing, and catches up', async () => {
      const one = `${path}/${id}`;
      expect((await ask(at.app, EDITOR, 'PUT', one, { ...asked, isOpen: false })).status).toBe(200);
      taken.length = 0;
      await bet('0');
      await drainEvents(at.house);
      await deliverDue(at.house);
      expect(taken).toEqual([]);
      await ask(at.app, EDITOR, 'PUT', one, asked);
      await deliverDue(at.house);
      expect(numbers()).toEqual([7]);
    });

    await rule('who may only read changes nothing, and nonsense is refused', async () => {
      const READER = 'operator:3:insight.read';
      expect((await ask(at.app, READER, 'POST', path, asked)).status).toBe(403);
      expect((await ask(at.app, READER, 'GET', path)).status).toBe(200);
      for (const wrong of [
        { url: 'ftp://x.example' },
        { url: 'x' },
        { events: ['all'] },
        { events: [] },
      ]) {
        expect((await ask(at.app, EDITOR, 'POST', path, { ...asked, ...wrong })).status).toBe(400);
      }
      expect((await ask(at.app, EDITOR, 'DELETE', `${path}/999`)).status).toBe(404);
    });
  },
  STORY_MS,
);

test(
  'a report by mail goes out once when it is due, of the days that are over, to who may read it',
  async () => {
    const READER = 'operator:3:insight.read';
    at.house.clock.moveTo(new Date('2031-05-10T04:00:00Z'));
    const { path } = schedules.saveSchedule;
    const person = {
      name: 'Ann',
      password_hash: '',
      needs_password_change: false,
      created_at: at.house.clock.now(),
    };
    const staffed = await at.house.db
      .insertInto('operators')
      .values(
        (
          [
            ['ann', 'finance'],
            ['ben', 'content'],
          ] as const
        ).map(([username, role]) => ({
          ...person,
          username,
          roles: [role],
          email_sealed: at.house.keys.seal(`${username}@house.example`),
        })),
      )
      .returning('id')
      .execute();
    const [ann, ben] = staffed.map(({ id }) => String(id)) as [string, string];
    const asked = {
      name: 'Monday board',
      statement: null,
      asked: 'rows=game&figures=ggr,bets',
      often: 'DAILY',
      hour: 6,
      form: 'xlsx',
      recipients: [ann],
      isPaused: false,
    };
    for (const wrong of [{ recipients: [ben] }, { asked: 'rows=colour' }, { recipients: [] }]) {
      expect((await ask(at.app, READER, 'POST', path, { ...asked, ...wrong })).status).toBe(400);
    }
    expect((await ask(at.app, READER, 'POST', path, asked)).status).toBe(200);
    await sendDue(at.house);
    expect(await lettersTo(at.house, 'ann@house.example'), 'not before its time').toEqual([]);
    later(days(1));
    await Promise.all([sendDue(at.house), sendDue(at.house)]);
    await sendDue(at.house);
    await runOnce(runnerOptions(at.house));
    const letters = await lettersTo(at.house, 'ann@house.example');
    expect(letters).toHaveLength(1);
    expect(letters[0]!.text).toContain('Monday board');
    expect(letters[0]!.text).toContain('/console/reports?rows=game');
    const shown = await ask<{ list: { sentTo: number }[] }>(at.app, READER, 'GET', path);
    expect(shown.body.value.list).toMatchObject([{ sentTo: 1 }]);
  },
  STORY_MS,
);
