import { days, hours, minutes } from '@baize/calendar';
import type { messagingBroadcast, Wire } from '@baize/contract';
import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { begin } from '../../platform/database.ts';
import { openPromotionsTest, type PromotionsTest } from '../../testing/promotions.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { freezeMember } from '../members/index.ts';
import { takeTimeOut } from '../protection/index.ts';
import { brandOf } from '../system/index.ts';
import { firstAfter } from './broadcasts/schedule.ts';
import { measureSms } from './broadcasts/sms-parts.ts';
import { unsubscribeToken } from './consent/unsubscribe.ts';
import { sendDue } from './sending/deliver.ts';
import { beginDue } from './sending/runs.ts';

let at: PromotionsTest;
let people: { id: bigint; username: string; token: string }[];
let segmentId: string;

// A Sunday, an hour before midnight by the brand's clock.
const START = new Date('2031-03-02T15:00:00Z');

beforeAll(async () => {
  at = await openPromotionsTest();
  await standAt(START);
  const { value } = await ops('GET', 'messaging/settings');
  await ops('PUT', 'messaging/settings', { ...value, perWeek: 50 });
  people = [];
  for (let i = 0; i < 12; i++) people.push(await at.payee());
  segmentId = await saveSegment('Everyone here', { members: people.map((one) => one.username) });
}, STORY_MS);
afterAll(() => at.close());
beforeEach(() => standAt(START));

const ops = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  at.ops('admin', method, `/ops/${path}`, body as object);

async function saveSegment(name: string, who: object, more = {}): Promise<string> {
  const saved = await ops('PUT', 'promotions/segments', { name, who, version: 0, ...more });
  expect(saved, JSON.stringify(saved)).toMatchObject({ success: true });
  return saved.value.id;
}

type Parts = Partial<Wire<typeof messagingBroadcast.broadcastContent>>;
const WORDS = { EN: { title: 'Hello {name}', text: 'News of {brand}', button: 'Look', sms: 'Hi' } };

async function start(parts: Parts = {}): Promise<string> {
  const content = { name: 'News', segmentId, channels: ['INBOX'], words: WORDS, ...parts };
  const saved = await ops('PUT', 'messaging/broadcasts', { version: 0, content });
  expect(saved, JSON.stringify(saved)).toMatchObject({ success: true });
  const { id } = saved.value;
  const begun = await steer(id, 'START');
  expect(begun, JSON.stringify(begun)).toMatchObject({ success: true });
  return id;
}

const steer = (id: string, act: string) =>
  ops('POST', `messaging/broadcasts/${id}/steer`, { act, version: 1 });
const results = async (id: string) =>
  (await ops('GET', `messaging/broadcasts/${id}/results`)).value;
const stateOf = async (id: string) => (await ops('GET', `messaging/broadcasts/${id}`)).value.state;
/** Operators sign in anew: their sessions end with the time. */
async function standAt(instant: Date): Promise<void> {
  at.house.clock.moveTo(instant);
  await at.enterDesk();
}
const later = (ms: number) => standAt(new Date(at.house.clock.now().getTime() + ms));
const inbox = async (token: string) =>
  (await at.ask('GET', '/wps/relay/EMFE_getInbox?size=50', { token })).value.list;
const wish = (token: string, body: object) =>
  at.ask('PUT', '/wps/messaging/wishes', { token, body });

async function proveMail({ id, username }: { id: bigint; username: string }): Promise<void> {
  await begin(at.house.db, async (tx) => {
    await sql`update members set email_sealed = ${at.house.keys.seal(`${username}@mail.test`)},
      email_verified_at = ${START} where id = ${id}`.execute(tx);
  });
}

/** Everything sent, counted from the tables and nothing else. */
async function sentOf(id: string) {
  const { rows } = await sql<{ member_id: bigint; messages: number }>`
    select s.member_id, count(*)::int as messages from broadcast_sends s
    join broadcast_runs r on r.id = s.run_id
    where r.broadcast_id = ${id} and s.state = 'SENT' group by 1`.execute(at.house.db);
  return rows;
}

test(
  'a message reaches each of its segment once, and its results are what the tables say',
  async () => {
    let id = '';
    await rule('two servers send it at once, and everyone gets it once', async () => {
      const broadcast = await start({ controlPercent: 30, link: '/promotions' });
      await Promise.all([sendDue(at.house), sendDue(at.house), sendDue(at.house)]);
      await sendDue(at.house);
      expect(await stateOf(broadcast)).toBe('DONE');
      const sent = await sentOf(broadcast);
      expect(sent.every(({ messages }) => messages === 1)).toBe(true);
      for (const one of people) {
        const got = (await inbox(one.token)).filter(({ title }: { title: string }) =>
          title.startsWith('Hello'),
        );
        expect(got).toHaveLength(sent.some(({ member_id }) => member_id === one.id) ? 1 : 0);
      }
      id = broadcast;
    });

    await rule('the control group is stable, apart, and chosen by number alone', async () => {
      const held = async (broadcast: string) => {
        const { rows } = await sql<{ member_id: bigint }>`
          select c.member_id from broadcast_recipients c join broadcast_runs r on r.id = c.run_id
          where r.broadcast_id = ${broadcast} and c.is_control order by 1`.execute(at.house.db);
        return rows.map((row) => row.member_id);
      };
      const control = await held(id);
      const sent = await sentOf(id);
      expect(control.length + sent.length).toBe(people.length);
      expect(sent.filter(({ member_id }) => control.includes(member_id))).toEqual([]);
      const { rows } = await sql<{ id: bigint }>`select id from members
        where id = any(${people.map((one) => String(one.id))}::bigint[])
          and ('x' || substr(md5(${id}::text || ':' || id), 1, 7))::bit(28)::int % 10000 < 3000
        order by 1`.execute(at.house.db);
      expect(control).toEqual(rows.map((row) => row.id));
      const asked = { id, segmentId, channels: ['INBOX'], controlPercent: 30 };
      const reach = await ops('POST', 'messaging/reach', asked);
      expect(reach.value).toMatchObject({ chosen: people.length, control: control.length });
    });

    await rule('what was read, followed, paid in and played is counted by itself', async () => {
      const [first] = await sentOf(id);
      const reader = people.find((one) => one.id === first!.member_id)!;
      const message = (await inbox(reader.token)).find(({ title }: { title: string }) =>
        title.startsWith('Hello'),
      );
      const [, code] = /\/wps\/go\/([\w-]+)/.exec(message.content)!;
      const answer = await at.app.inject({ method: 'GET', url: `/wps/go/${code}` });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/promotions']);
      const unknown = await at.app.inject({ method: 'GET', url: '/wps/go/xxxxxxxxxxxx' });
      expect(unknown.headers.location).toBe('/');
      await at.fund(reader.id, '100');
      await at.bet(reader.id, '10', '4');
      await later(days(8));
      await at.fund(reader.id, '55');
      const shown = await results(id);
      const sent = await sentOf(id);
      expect(shown.channels).toEqual([
        {
          channel: 'INBOX',
          waiting: 0,
          sent: sent.length,
          failed: 0,
          skipped: 0,
          opened: 1,
          clicked: 1,
        },
      ]);
      expect(shown.reached).toMatchObject({ members: sent.length, deposits: 100, ggr: 6 });
      expect(shown.reached.depositsEach).toBe(
        Number(money('100') / BigInt(sent.length)) / Number(money('1')),
      );
      expect(shown.held).toMatchObject({ deposits: 0, ggr: 0 });
    });
  },
  STORY_MS,
);

test(
  'who may not be written to is not, whatever held when they were chosen',
  async () => {
    const [gone, resting, frozen, refusing] = people as [
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
    ];
    await rule('a no, a break and a lock between choosing and sending count', async () => {
      const id = await start({ name: 'Between' });
      // Chosen and held before anything is claimed: as when a server dies at that instant.
      await beginDue(at.house);
      await wish(gone.token, { inbox: false });
      const by = { kind: 'member', operatorId: 0n, memberId: resting.id, address: '' } as const;
      await takeTimeOut(at.house, by, { memberId: resting.id, days: 2 });
      await begin(at.house.db, (tx) =>
        freezeMember(at.house, tx, { memberId: frozen.id, reason: 'a test' }),
      );
      await sendDue(at.house);
      const { chosen, skipped, channels } = await results(id);
      expect(chosen).toBe(people.length);
      expect(channels[0]).toMatchObject({ sent: people.length - 3, skipped: 3 });
      expect(
        new Map(skipped.map((one: { reason: string; count: number }) => [one.reason, one.count])),
      ).toEqual(
        new Map([
          ['CLOSED', 1],
          ['OPTED_OUT', 1],
          ['PROTECTED', 1],
        ]),
      );
    });

    await rule('held it waits, stopped it ends at once', async () => {
      const id = await start({ name: 'Held' });
      await beginDue(at.house);
      await steer(id, 'PAUSE');
      await sendDue(at.house);
      expect(await sentOf(id)).toEqual([]);
      expect(await stateOf(id)).toBe('PAUSED');
      await steer(id, 'STOP');
      await sendDue(at.house);
      expect(await sentOf(id)).toEqual([]);
      const again = await steer(id, 'RESUME');
      expect(again).toMatchObject({ status: 409, errorCode: 'broadcast.state' });
    });

    await rule('mails go to those who want them, and the link in them ends them', async () => {
      await proveMail(refusing);
      const only = await saveSegment('One reader', { members: [refusing.username] });
      const mail: Parts = { name: 'Mail', segmentId: only, channels: ['MAIL'] };
      await start(mail);
      await sendDue(at.house);
      const shown = await at.ask('GET', '/wps/messaging/wishes', { token: refusing.token });
      expect(shown.value).toMatchObject({ mail: false, hasMail: true });
      await wish(refusing.token, { mail: true });
      const second = await start(mail);
      await sendDue(at.house);
      expect(await sentOf(second)).toHaveLength(1);
      const token = unsubscribeToken(at.house, refusing.id);
      const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
      const end = (which: string) =>
        at.ask('POST', `/wps/messaging/unsubscribe/${which}`, {
          body: 'List-Unsubscribe=One-Click',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
      expect(await end(forged)).toMatchObject({ status: 404 });
      expect(await end(token)).toMatchObject({ success: true });
      const third = await start(mail);
      await sendDue(at.house);
      expect(await sentOf(third)).toEqual([]);
    });

    await rule('nobody gets more than the messages of a week, nor a letter twice', async () => {
      const { value } = await ops('GET', 'messaging/settings');
      await ops('PUT', 'messaging/settings', { ...value, perWeek: 1 });
      await later(days(8));
      const first = await start({ name: 'First' });
      await sendDue(at.house);
      const second = await start({ name: 'Second' });
      await sendDue(at.house);
      expect((await sentOf(first)).length).toBeGreaterThan(0);
      expect(await sentOf(second)).toEqual([]);
      await sql`update broadcast_sends set state = 'SENDING' where run_id in
        (select id from broadcast_runs where broadcast_id = ${first})`.execute(at.house.db);
      await later(minutes(10));
      await sendDue(at.house);
      const { skipped } = await results(first);
      expect(skipped[0].reason).toBe('INTERRUPTED');
    });
  },
  STORY_MS,
);

test('times go by the brand’s clock, over midnight and week by week', async () => {
  const zone = 480;
  const plan = { repeat: 'DAILY', on: null, time: '00:30', weekday: 1, until: null } as const;
  const first = firstAfter(START, plan, zone)!;
  expect(first).toEqual(new Date('2031-03-02T16:30:00Z'));
  expect(firstAfter(first, plan, zone)).toEqual(new Date('2031-03-03T16:30:00Z'));
  const weekly = { ...plan, repeat: 'WEEKLY', weekday: 3 } as const;
  expect(firstAfter(START, weekly, zone)).toEqual(new Date('2031-03-04T16:30:00Z'));
  expect(firstAfter(START, { ...plan, until: '2031-03-02' }, zone)).toBeNull();
  const once = { ...plan, repeat: 'ONCE', on: '2031-03-02' } as const;
  expect(firstAfter(START, once, zone)).toBeNull();
  expect(measureSms('a'.repeat(161))).toEqual({ length: 161, parts: 2 });
  expect(measureSms('你'.repeat(71))).toEqual({ length: 71, parts: 2 });

  const offset = brandOf(at.house).timeZoneOffsetMinutes;
  const id = await start({ name: 'Nightly', repeat: 'DAILY', time: '00:30' });
  const { nextAt } = (await ops('GET', `messaging/broadcasts/${id}`)).value;
  expect(new Date(nextAt + minutes(offset)).toISOString().slice(11, 16)).toBe('00:30');
  await sendDue(at.house);
  expect((await results(id)).runs).toEqual([]);
  await later(hours(24));
  await sendDue(at.house);
  expect((await results(id)).runs).toHaveLength(1);
  const wrong = await ops('PUT', 'messaging/broadcasts', {
    version: 0,
    content: {
      name: 'x',
      segmentId,
      channels: ['INBOX'],
      words: { EN: { title: '{balance}', text: 'x' } },
    },
  });
  expect(wrong.status).toBe(400);
});

test('a segment keeps its versions', async () => {
  const id = await saveSegment('Kept', { deposited: 'NEVER' });
  await saveSegment('Kept', { deposited: 'ANY' }, { id, version: 1 });
  const { value } = await ops('GET', `promotions/segments/${id}/versions`);
  expect(
    value.list.map((one: { version: number; who: { deposited: string } }) => [
      one.version,
      one.who.deposited,
    ]),
  ).toEqual([
    [2, 'ANY'],
    [1, 'NEVER'],
  ]);
});
