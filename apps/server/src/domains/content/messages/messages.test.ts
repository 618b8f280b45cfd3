import { contentMessages } from '@baize/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { type Guest, openGuest, openTrial } from '../../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';
import { AGENT } from '../../members/index.ts';
import { messageListener, sendMessage } from './send-message.ts';

let desk: TestOperators;
let lead: Guest;
let deputy: Guest;
let ann: Guest;
let outsider: Guest;

beforeAll(async () => {
  desk = await openTestOperators();
  lead = await openGuest(desk, 'leader', { type: AGENT });
  deputy = await openGuest(desk, 'deputy', { type: AGENT, upline: lead.member });
  ann = await openGuest(desk, 'annie', { upline: deputy.member });
  outsider = await openGuest(desk, 'outsider');
});
afterAll(() => desk.close());
beforeEach(async () => {
  for (const guest of [lead, deputy, ann, outsider]) {
    const { list } = await inbox(guest);
    if (list.length > 0)
      await remove(
        guest,
        list.map(({ id }: { id: string }) => id),
      );
  }
});

const SEND = contentMessages.send.path;
const READ = contentMessages.readInbox.path;
const DELETE = contentMessages.deleteInbox.path;

const inbox = async ({ token }: Guest) =>
  (await desk.ask('GET', `${contentMessages.inbox.path}?size=50`, { token })).value;
const titles = async (guest: Guest) =>
  (await inbox(guest)).list.map(({ title }: { title: string }) => title);
const unread = async ({ token }: Guest) =>
  (await desk.ask('GET', contentMessages.unreadCount.path, { token })).value;
const remove = ({ token }: Guest, ids: string[]) =>
  desk.ask('DELETE', `${DELETE}?${ids.map((id) => `inboxIds=${id}`).join('&')}&recordSource=N`, {
    token,
  });
const write = ({ token }: Guest, recipientType: string, title: string, more = {}) =>
  desk.ask('POST', SEND, { token, body: { recipientType, title, content: 'Words', ...more } });
const send = (to: Parameters<typeof sendMessage>[2]['to'], title: string) =>
  begin(desk.house.db, (tx) => sendMessage(desk.house, tx, { to, title, body: 'Words' }));

describe('the inbox', () => {
  test('a message of the platform arrives unread, is read, and is deleted', async () => {
    await send({ memberIds: [ann.member.id] }, 'One');
    await send({ memberIds: [ann.member.id] }, 'Two');
    expect(await unread(ann)).toBe(2);
    const { list, totalCount } = await inbox(ann);
    expect(totalCount).toBe(2);
    expect(list[0]).toMatchObject({
      title: 'Two',
      content: 'Words',
      senderType: 'platform',
      isRead: false,
      metadata: null,
    });
    await desk.ask('PUT', `${READ}?recordSource=N`, { token: ann.token, body: { id: list[0].id } });
    expect(await unread(ann)).toBe(1);
    await desk.ask('PUT', READ, { token: ann.token, body: { ids: [`N-${list[1].id}`] } });
    expect(await unread(ann)).toBe(0);
    await remove(
      ann,
      list.map(({ id }: { id: string }) => id),
    );
    expect(await titles(ann)).toEqual([]);
  });

  test('the older names are the same calls', async () => {
    await send({ memberIds: [ann.member.id] }, 'Older');
    for (const path of [contentMessages.inbox.also![0]!.path!, '/wps/message/inbox']) {
      expect((await desk.ask('GET', path, { token: ann.token })).value.list[0].title).toBe('Older');
    }
    for (const path of [contentMessages.unreadCount.also![0]!.path!, '/wps/message/unreadCount']) {
      expect((await desk.ask('GET', path, { token: ann.token })).value).toBe(1);
    }
    const { list } = await inbox(ann);
    const body = { messageIds: [list[0].id] };
    await desk.ask('POST', '/wps/message/read', { token: ann.token, body });
    expect(await unread(ann)).toBe(0);
    const gone = await desk.ask('DELETE', `/wps/message/inbox?messageIds=${list[0].id}`, {
      token: ann.token,
    });
    expect(gone.success).toBe(true);
    expect(await titles(ann)).toEqual([]);
  });

  test('nobody reads, marks or deletes what is not theirs', async () => {
    await send({ memberIds: [ann.member.id] }, 'Private');
    const [{ id }] = (await inbox(ann)).list;
    expect(await titles(outsider)).toEqual([]);
    await desk.ask('PUT', READ, { token: outsider.token, body: { id } });
    await remove(outsider, [id]);
    expect(await unread(ann)).toBe(1);
    expect(await titles(ann)).toEqual(['Private']);
    const reply = await desk.ask('POST', contentMessages.reply.path, {
      token: outsider.token,
      body: { id, content: 'Let me in' },
    });
    expect(reply.status).toBe(404);
  });

  test('a message to a group is everyone’s own to read and delete', async () => {
    await send({ group: { kind: 'all' } }, 'To all');
    await send({ group: { kind: 'agent' } }, 'To agents');
    await send({ group: { kind: 'member', teamPath: lead.member.path } }, 'To the team');
    expect(await titles(ann)).toEqual(['To the team', 'To all']);
    expect(await titles(lead)).toEqual(['To agents', 'To all']);
    expect(await titles(outsider)).toEqual(['To all']);
    const [{ id }] = (await inbox(outsider)).list;
    await desk.ask('PUT', READ, { token: outsider.token, body: { id } });
    expect([await unread(outsider), await unread(ann)]).toEqual([0, 2]);
    await remove(outsider, [id]);
    expect(await titles(outsider)).toEqual([]);
    expect(await titles(ann)).toContain('To all');
  });

  test('who registers later does not find what was sent before', async () => {
    await send({ group: { kind: 'all' } }, 'Old news');
    const late = await openGuest(desk, 'latecomer');
    expect(await titles(late)).toEqual([]);
  });

  test('visitors must log in, and trial members have no inbox', async () => {
    const path = contentMessages.inbox.path;
    expect((await desk.ask('GET', path)).errorCode).toBe('login.not.session');
    const trial = await openTrial(desk);
    expect((await desk.ask('GET', path, { token: trial })).errorCode).toBe('real.account.needed');
  });

  test('pages count', async () => {
    await send({ memberIds: [ann.member.id] }, 'A');
    await send({ memberIds: [ann.member.id] }, 'B');
    const page = (
      await desk.ask('GET', `${contentMessages.inbox.path}?size=1&page=2`, { token: ann.token })
    ).value;
    expect(page).toMatchObject({ page: 2, totalPages: 2, totalCount: 2, list: [{ title: 'A' }] });
  });
});

describe('writing', () => {
  test('everyone may write to the house and to the upline; agents also to those below', async () => {
    const types = async ({ token }: Guest) =>
      (await desk.ask('GET', contentMessages.recipients.path, { token })).value;
    expect(await types(ann)).toEqual(['platform', 'upline']);
    expect(await types(outsider)).toEqual(['platform']);
    expect(await types(lead)).toEqual([
      'platform',
      'member_downline',
      'agent_downline',
      'all_downline',
    ]);
    expect((await write(ann, 'upline', 'Up')).value).toEqual({ sent: 1 });
    expect((await inbox(deputy)).list[0]).toMatchObject({
      title: 'Up',
      senderType: 'downline',
      sender: 'annie',
    });
    expect((await write(outsider, 'upline', 'Nobody')).errorCode).toBe('message.recipient.err');
    expect((await write(ann, 'all_downline', 'Nobody')).errorCode).toBe('message.recipient.err');
  });

  test('an agent reaches their own team by name, and no one else', async () => {
    const named = (recipients: string | string[]) =>
      write(lead, 'all_downline', 'By name', { recipients });
    expect((await named(['deputy', 'annie'])).value).toEqual({ sent: 2 });
    expect(await titles(ann)).toEqual(['By name']);
    expect((await inbox(ann)).list[0]).toMatchObject({ senderType: 'upline', sender: 'leader' });
    for (const stranger of ['outsider', 'nobody-at-all', 'leader']) {
      expect((await named([stranger])).errorCode, stranger).toBe('message.recipient.err');
    }
    expect((await write(lead, 'member_downline', 'x', { recipients: 'deputy' })).status).toBe(404);
  });

  test('without names it goes to those directly below', async () => {
    await write(lead, 'all_downline', 'Directly');
    expect(await titles(deputy)).toEqual(['Directly']);
    expect(await titles(ann)).toEqual([]);
    expect(await titles(lead)).toEqual([]);
  });

  test('what was sent is listed and can be taken off the list', async () => {
    await write(ann, 'platform', 'Kept');
    const sent = async () =>
      (await desk.ask('GET', contentMessages.outbox.path, { token: ann.token })).value.list;
    const [first] = await sent();
    expect(first).toMatchObject({ title: 'Kept', recipientType: 'platform', content: 'Words' });
    await desk.ask('DELETE', `${contentMessages.deleteOutbox.path}?outboxIds=${first.id}`, {
      token: ann.token,
    });
    expect((await sent()).map(({ id }: { id: string }) => id)).not.toContain(first.id);
  });

  test('an answer finds its way back, also to the house', async () => {
    await write(lead, 'all_downline', 'Question', { recipients: ['annie'] });
    const [{ id }] = (await inbox(ann)).list;
    const reply = contentMessages.reply.path;
    await desk.ask('POST', reply, { token: ann.token, body: { id, content: 'Answer' } });
    expect((await inbox(lead)).list[0]).toMatchObject({ title: 'Re: Question', content: 'Answer' });
  });

  test('what says nothing is not sent, and what is typed is only ever text', async () => {
    for (const more of [{ title: '  ' }, { content: ' \n ' }, { title: '<b></b>' }]) {
      expect((await write(ann, 'platform', 'x', more)).status).toBe(400);
    }
    await write(ann, 'upline', '<i>Title</i>', { content: '<img src=x onerror=alert(1)>\n2 < 3' });
    expect((await inbox(deputy)).list[0]).toMatchObject({
      title: 'Title',
      content: '&lt;img src=x onerror=alert(1)&gt;<br />2 &lt; 3',
    });
  });

  test("a card's number is masked", async () => {
    await write(ann, 'upline', 'Card', { content: 'My card is 4111 1111 1111 1111' });
    expect((await inbox(deputy)).list[0].content).toBe('My card is ************1111');
  });

  test('a hundred a day are enough', async () => {
    const many = await openGuest(desk, 'chatterbox', { upline: deputy.member });
    await begin(desk.house.db, async (tx) => {
      for (let n = 0; n < 100; n++) {
        const order = { to: { platform: true }, title: 'x', body: 'x' } as const;
        await sendMessage(desk.house, tx, { ...order, senderId: many.member.id });
      }
    });
    expect((await write(many, 'platform', 'One more')).status).toBe(429);
  });
});

describe('the message centre', () => {
  const ops = async (method: 'GET' | 'POST', path = '', body?: unknown, who = 'support') =>
    desk.ask(method, `/ops/messages${path}`, {
      token: await desk.logIn(who),
      ...(body ? { body } : {}),
    });

  test('writes to one, to many, to a team or to all, and keeps what it sent', async () => {
    const to = (audience: unknown, title: string) =>
      ops('POST', '', { to: audience, title, content: '<p>Hi</p><script>x</script>' });
    expect((await to({ usernames: ['annie', 'OUTSIDER'] }, 'Named')).value.recipients).toBe(2);
    expect((await to({ kind: 'all', teamOf: 'deputy' }, 'Team')).value.recipients).toBeNull();
    expect((await to({ usernames: ['annie', 'ghost'] }, 'x')).value).toEqual({
      unknown: ['ghost'],
    });
    expect((await to({ kind: 'all', teamOf: 'ghost' }, 'x')).status).toBe(404);
    expect((await to({ kind: 'all', surprise: 1 }, 'x')).status).toBe(400);
    expect(await titles(ann)).toEqual(['Team', 'Named']);
    expect((await inbox(ann)).list[0].content).toBe('<p>Hi</p>');
    expect(await titles(outsider)).toEqual(['Named']);
    expect(await titles(lead)).toEqual([]);
    const { list } = (await ops('GET')).value;
    expect(list[0]).toMatchObject({ title: 'Team', sentBy: 'support', recipients: null });
  });

  test('sees what members wrote to the house, and answers', async () => {
    await write(ann, 'platform', 'Help me');
    const [received] = (await ops('GET', '/received')).value.list;
    expect(received).toMatchObject({ sender: 'annie', title: 'Help me', isAnswered: false });
    await ops('POST', `/received/${received.id}/reply`, { content: '<p>Done</p>' });
    expect((await inbox(ann)).list[0]).toMatchObject({
      title: 'Re: Help me',
      content: '<p>Done</p>',
    });
    expect((await ops('GET', '/received')).value.list[0].isAnswered).toBe(true);
  });

  test('needs the right to send', async () => {
    expect((await ops('GET', '', undefined, 'finance')).status).toBe(403);
  });
});

test('before sending, the desk is told how many it would reach', async () => {
  const token = await desk.logIn('content');
  const count = async (to: object) =>
    (await desk.ask('POST', '/ops/messages/count', { token, body: { to } })).value;
  const all = await count({ kind: 'all' });
  const [members, agents] = [await count({ kind: 'member' }), await count({ kind: 'agent' })];
  expect(agents.count).toBe(2);
  expect(all.count).toBeGreaterThanOrEqual(members.count + agents.count);
  expect(await count({ kind: 'all', teamOf: 'annie' })).toEqual({ count: 1, unknown: [] });
  expect(await count({ usernames: ['annie', 'ANNIE', 'nobody9'] })).toEqual({
    count: 1,
    unknown: ['nobody9'],
  });
});

test('whoever has a page open is told, and nobody else', async () => {
  const told: unknown[] = [];
  const house = {
    ...desk.house,
    realtime: {
      ...desk.house.realtime,
      publish: (topic: string, body: unknown) => told.push([topic, body]),
    },
  };
  const event = (memberIds: string[] | null) =>
    ({
      id: 1n,
      name: 'message.sent',
      key: 'x',
      at: house.clock.now(),
      payload: { memberIds },
    }) as const;
  await messageListener.handle({} as never, [event(['7', '8']), event(null)], house as never);
  expect(told).toEqual([
    ['me:7', { kind: 'message' }],
    ['me:8', { kind: 'message' }],
    ['system', { kind: 'message' }],
  ]);
});
