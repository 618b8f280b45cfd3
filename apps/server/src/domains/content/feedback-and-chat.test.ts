import { contentChat } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, openGuest, openTrial } from '../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { rule, STORY_MS } from '../../testing/story.ts';

let desk: TestOperators;
let ann: Guest;
let support: string;

beforeAll(async () => {
  desk = await openTestOperators();
  ann = await openGuest(desk, 'annie');
  support = await desk.logIn('support');
});
afterAll(() => desk.close());

const advance = (ms: number) => desk.ask('POST', '/test/clock', { body: { advanceMs: ms } });
const send = (body: object, asking = {}) =>
  desk.ask('PUT', '/wps/feedback', { body: { type: 1, captcha: 'test', ...body }, ...asking });
const words = 'My deposit of yesterday has not arrived.';
const desk_ = (method: 'GET' | 'POST' | 'PUT', path = '', body?: unknown) =>
  desk.ask(method, `/ops/feedback${path}`, { token: support, ...(body ? { body } : {}) });
const say = (path: 'room' | 'support', text: string, token = ann.token) =>
  desk.ask('POST', `/wps/chat/${path}`, { token, body: { text } });
const heard = async (path: 'room' | 'support', token = ann.token) =>
  (await desk.ask('GET', `/wps/chat/${path}`, { token })).value.list;
const ops = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  desk.ask(method, `/ops/chat${path}`, { token: support, ...(body ? { body } : {}) });
const read = (call: { path: string }, asking = {}) => desk.ask('GET', call.path, asking);

test(
  'feedback, support and the room, in one house',
  async () => {
    await rule('feedback: lists every field that is empty', async () => {
      const nothing = await desk.ask('PUT', '/wps/feedback', { body: {} });
      expect(nothing).toMatchObject({
        status: 422,
        errorCode: 'feedback.empty.fields',
        value: { empty: ['type', 'content', 'captcha'] },
        message: 'Please fill in: type, content, captcha',
      });
      expect((await send({ content: '   ' })).value).toEqual({ empty: ['content'] });
      expect((await send({ content: words, captcha: '' })).value).toEqual({ empty: ['captcha'] });
      expect((await send({ content: words, type: null })).value).toEqual({ empty: ['type'] });
    });

    await rule(
      'feedback: takes 20 to 200 characters, counted after trimming and as characters',
      async () => {
        const of = async (content: string) => (await send({ content })).errorCode ?? 'taken';
        expect(await of('x'.repeat(19))).toBe('feedback.length.err');
        expect(await of(`  ${'x'.repeat(19)}  `)).toBe('feedback.length.err');
        expect(await of('x'.repeat(20))).toBe('taken');
        expect(await of('x'.repeat(200))).toBe('taken');
        expect(await of(`${'x'.repeat(200)}   `)).toBe('taken');
        expect(await of('x'.repeat(201))).toBe('feedback.length.err');
        expect(await of('😀'.repeat(200))).toBe('taken');
        expect(await of('😀'.repeat(201))).toBe('feedback.length.err');
        expect(await of('😀'.repeat(19))).toBe('feedback.length.err');
        expect(await of('存'.repeat(20))).toBe('taken');
      },
    );

    await rule('feedback: knows the types 0 to 4 and 6, as numbers or texts', async () => {
      for (const type of [0, 1, 2, 3, 4, 6, '0', '6']) {
        const sent = { content: words, type, sender: 'ana@example.com' };
        expect((await send(sent)).success, String(type)).toBe(true);
      }
      for (const type of [5, 7, -1, 'deposit']) {
        expect((await send({ content: words, type })).status, String(type)).toBe(400);
      }
    });

    await rule('feedback: a wrong captcha is refused', async () => {
      const wrong = await send({ content: words, captcha: 'WRONG' });
      expect(wrong).toMatchObject({ status: 422, errorCode: 'captcha.err' });
    });

    await rule(
      'feedback: a member writes under their own name, and gets the answer as a message',
      async () => {
        const content = '<script>alert(1)</script> 4111111111111111';
        await send({ content, sender: 'someone-else' }, { token: ann.token });
        const [entry] = (await desk_('GET', '?state=new')).value.list;
        expect(entry).toMatchObject({
          sender: 'annie',
          memberId: Number(ann.member.id),
          state: 'new',
          type: 1,
          content: '<script>alert(1)</script> ************1111',
        });
        const taken = await desk_('PUT', `/${entry.id}/state`, { version: 1, state: 'working' });
        expect(taken.value).toMatchObject({ state: 'working', handledBy: 'support', version: 2 });
        const stale = await desk_('POST', `/${entry.id}/answer`, { version: 1, answer: 'x' });
        expect(stale.errorCode).toBe('changed.meanwhile');
        const answered = await desk_('POST', `/${entry.id}/answer`, {
          version: 2,
          answer: 'It is here.',
        });
        expect(answered.value).toMatchObject({ state: 'answered', answer: 'It is here.' });
        const inbox = await desk.ask('GET', '/wps/message/inbox', { token: ann.token });
        expect(inbox.value.list[0].title).toBe('Re: feedback');
        expect(inbox.value.list[0].content).toContain('It is here.<br />');
        expect(inbox.value.list[0].content).not.toContain('<script');
      },
    );

    await rule('feedback: the desk is for those who may read and decide', async () => {
      const content = await desk.logIn('content');
      expect((await desk.ask('GET', '/ops/feedback', { token: content })).status).toBe(403);
      expect((await desk.ask('GET', '/ops/feedback')).status).toBe(401);
    });

    await rule(
      'the chat: a member and support talk, and what was not read is counted',
      async () => {
        await say('support', '  Hello, is someone there? ');
        const [thread] = (await ops('GET', '/threads')).value.list;
        expect(thread).toMatchObject({
          username: 'annie',
          state: 'open',
          unread: 1,
          lastText: 'Hello, is someone there?',
        });
        const path = `/threads/${thread.memberId}`;
        expect((await ops('GET', path)).value.list).toMatchObject([
          { isStaff: false, name: 'annie' },
        ]);
        expect((await ops('GET', '/threads')).value.list[0].unread).toBe(0);
        await ops('POST', path, { text: 'Yes, how can we help?' });
        expect((await read(contentChat.unreadCount, { token: ann.token })).value).toBe(1);
        expect((await heard('support')).at(-1)).toMatchObject({
          isStaff: true,
          isMine: false,
          name: 'Support',
          text: 'Yes, how can we help?',
        });
        await desk.ask('POST', '/wps/chat/support/read', { token: ann.token, body: {} });
        expect((await read(contentChat.unreadCount, { token: ann.token })).value).toBe(0);
        expect(thread.takenBy).toBe(null);
        await ops('PUT', `${path}/taken`, { isTaken: true });
        expect((await ops('GET', '/threads')).value.list[0].takenBy).toBe('support');
        await ops('PUT', `${path}/closed`, {});
        expect((await ops('GET', '/threads')).value.list[0].takenBy).toBe(null);
        expect((await ops('GET', '/threads?state=closed')).value.totalCount).toBe(1);
        await advance(2_000);
        await say('support', 'One more thing');
        expect((await ops('GET', '/threads?state=open')).value.totalCount).toBe(1);
      },
    );

    await rule("the chat: one member's conversation is closed to every other", async () => {
      const other = await openGuest(desk, 'stranger');
      expect(await heard('support', other.token)).toEqual([]);
      expect((await desk.ask('GET', '/wps/chat/support')).errorCode).toBe('login.not.session');
    });

    await rule(
      'the chat: the room shows no login names, no addresses and no forbidden words',
      async () => {
        const { version, content } = (await ops('GET', '/rules')).value;
        const rules = { ...content, blockedWords: ['rascal', 'a.b'] };
        expect((await ops('PUT', '/rules', { version, content: rules })).status).toBe(200);
        const { value } = await say(
          'room',
          'You Rascal, see https://evil.example/x and acb or a.b',
        );
        expect(value).toMatchObject({
          name: 'an***e',
          isMine: true,
          text: 'You ***, see *** and acb or ***',
        });
        const [entry] = await heard('room');
        expect(entry).toMatchObject({ text: value.text });
        expect(JSON.stringify(entry)).not.toContain('annie');
      },
    );

    await rule('the chat: the room is slow enough to follow', async () => {
      await advance(10_000);
      const told: { topic: string; body: string }[] = [];
      const stop = desk.house.fanout.subscribe('realtime.messages', (messages) => {
        told.push(...(messages as typeof told));
      });
      expect((await say('room', 'First')).success).toBe(true);
      // Whoever listens to the room hears it as it is said.
      await expect.poll(() => JSON.stringify(told)).toMatch(/chat:room.*said.*First/s);
      stop();
      expect((await say('room', 'Second')).status).toBe(429);
      await advance(4_000);
      expect((await say('room', 'Third')).success).toBe(true);
    });

    await rule(
      'the chat: trial members listen, visitors do not, and nobody says nothing or too much',
      async () => {
        await advance(10_000);
        const trial = await openTrial(desk);
        expect((await heard('room', trial)).length).toBeGreaterThan(0);
        expect((await say('room', 'Hi', trial)).errorCode).toBe('real.account.needed');
        expect((await desk.ask('GET', '/wps/chat/room')).errorCode).toBe('login.not.session');
        expect((await say('room', '   ')).status).toBe(400);
        expect((await say('room', '😀'.repeat(501))).status).toBe(400);
        expect((await say('room', '😀'.repeat(500))).status).toBe(200);
      },
    );

    await rule(
      'the chat: moderators hide words and silence members, and both are in the audit log',
      async () => {
        await advance(10_000);
        const { id } = (await say('room', 'Something rude')).value;
        await ops('PUT', `/room/${id}/hidden`, { isHidden: true });
        expect((await heard('room')).map((one: { id: string }) => one.id)).not.toContain(id);
        const seen = (await ops('GET', '/room')).value.list.at(-1);
        expect(seen).toMatchObject({ id, isHidden: true, memberId: Number(ann.member.id) });
        await ops('PUT', `/silences/${ann.member.id}`, { minutes: 10, reason: 'rude' });
        await advance(10_000);
        expect((await say('room', 'Again')).errorCode).toBe('chat.silenced');
        const permission = (await read(contentChat.permission, { token: ann.token })).value;
        expect(permission).toMatchObject({ maySpeak: false, silencedUntil: expect.any(Number) });
        await ops('PUT', `/silences/${ann.member.id}`, { minutes: 0, reason: '' });
        expect((await say('room', 'Sorry')).success).toBe(true);
        const admin = await desk.logIn('admin');
        const log = await desk.ask('GET', '/ops/audit?action=content.chat', { token: admin });
        const actions = log.value.list.map(({ action }: { action: string }) => action);
        expect(actions).toEqual(
          expect.arrayContaining(['content.chat.silenced', 'content.chat.hidden']),
        );
      },
    );

    await rule('the chat: a closed room takes no words but the house’s', async () => {
      await advance(10_000);
      const { version, content } = (await ops('GET', '/rules')).value;
      await ops('PUT', '/rules', { version, content: { ...content, isOpen: false } });
      expect((await say('room', 'Hello?')).errorCode).toBe('chat.silenced');
      const models = (await read(contentChat.models)).value;
      expect(models).toMatchObject([
        { modelId: 'support', topic: 'chat:me', enabled: true },
        { modelId: 'room', topic: 'chat:room', enabled: false },
      ]);
      expect((await ops('POST', '/room', { text: 'We open at noon' })).value).toMatchObject({
        isStaff: true,
        name: 'Support',
      });
      expect((await read(contentChat.launch, { token: ann.token })).value.chatUrl).toMatch(/^\//);
      expect((await read(contentChat.launch)).status).toBe(401);
    });
  },
  STORY_MS,
);
