import { versioned } from '@baize/art';
import { minutes } from '@baize/calendar';
import { contentAnnouncements } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { openHouse } from '../../open-house.ts';
import { openGuest } from '../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { patience } from '../../testing/patience.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { AGENT } from '../members/index.ts';

let desk: TestOperators;
let editor: string;
let ann: string;
let agent: string;

beforeAll(async () => {
  desk = await openTestOperators();
  editor = await desk.logIn('content');
  ann = (await openGuest(desk, 'ann')).token;
  agent = (await openGuest(desk, 'agnes', { type: AGENT })).token;
});
afterAll(() => desk.close());

const LIST = contentAnnouncements.announcements.path;
const NEWER = contentAnnouncements.announcements.also![0]!.path!;
const MARK = contentAnnouncements.markRead.path;

const draft = (kind: string, title: string, more = {}) => ({
  kind,
  groupName: '',
  texts: { EN: { title, body: `<p>${title}</p>` } },
  languages: [],
  platforms: ['W', 'M'],
  execution: 'ALL',
  picture: null,
  pictureTall: null,
  video: null,
  images: [],
  linkage: '',
  linkageType: 'NONE',
  category: '',
  sort: 10,
  isEnabled: true,
  startsAt: null,
  endsAt: null,
  ...more,
});
const ops = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  desk.ask(method, `/ops/content${path}`, { token: editor, ...(body ? { body } : {}) });
const add = (kind: string, title: string, more = {}) =>
  ops('POST', '/announcements', draft(kind, title, more));
const shown = async (query = '', token?: string, headers = {}) =>
  (await desk.ask('GET', `${LIST}?${query}`, { ...(token && { token }), headers })).value;
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
const stateOf = (row: { texts: { EN: { title: string } }; state: string }) => [
  row.texts.EN.title,
  row.state,
];
const article = (tag: string, title: string, more = {}) => ({
  parentId: null,
  tag,
  texts: { EN: { title, body: `<p>${title}</p>` } },
  colour: '',
  devices: ['WEB', 'MOBILE'],
  sort: 1,
  isShown: true,
  ...more,
});

test(
  'what the house tells everyone, as its editors go on',
  async () => {
    await rule(
      'what is shown: banners, notices, popups and promotions come under their keys, by both names',
      async () => {
        await add('B', 'Lanterns', {
          groupName: 'w_home',
          picture: '/art/banner/w_home/lantern-night-wide.svg',
          pictureTall: '/art/banner/w_home/lantern-night-tall.svg',
          linkage: '/promotions',
          linkageType: 'INTERNAL',
        });
        await add('PL', 'Welcome');
        await add('PR', 'Festival', { images: ['/a.png', '/b.png'], category: 'slots' });
        await add('H', 'Headline');
        const value = await shown('types=B,PL,PU,PR,H&platform=W');
        expect(value.banners).toEqual([
          {
            id: expect.any(String),
            url: versioned('/art/banner/w_home/lantern-night-wide.svg'),
            videoUrl: '',
            imageUrl: versioned('/art/banner/w_home/lantern-night-wide.svg'),
            imageUrlTall: versioned('/art/banner/w_home/lantern-night-tall.svg'),
            linkage: '/promotions',
            linkageType: 'INTERNAL',
            groupName: 'w_home',
            title: 'Lanterns',
            content: '<p>Lanterns</p>',
          },
        ]);
        expect(value.player[0]).toMatchObject({ title: 'Welcome', content: '<p>Welcome</p>' });
        expect(value.player[0].time).toEqual(expect.any(Number));
        expect(value.promotion[0].announcementImages).toEqual([
          { sequence: 1, url: '/a.png', imageUrl: '/a.png' },
          { sequence: 2, url: '/b.png', imageUrl: '/b.png' },
        ]);
        expect(titles(value.headline)).toEqual(['Headline']);
        expect((await desk.ask('GET', `${NEWER}?types=PL`)).value).toMatchObject({
          banners: [],
          player: [{ title: 'Welcome' }],
        });
        expect((await shown('types=B&platform=M')).banners[0].url).toContain('-tall.svg');
      },
    );

    await rule(
      'what is shown: popups follow their execution: those for after login are nobody else’s',
      async () => {
        await add('PU', 'Before', { execution: 'B' });
        await add('PU', 'After', { execution: 'AFTER_LOGIN' });
        await add('PU', 'Always', { execution: 'ALL' });
        const popups = async (query: string, token?: string) =>
          titles((await shown(`types=PU&${query}`, token)).popup).sort();
        expect(await popups('execution=B')).toEqual(['Always', 'Before']);
        expect(await popups('execution=AFTER_LOGIN')).toEqual(['Always']);
        expect(await popups('execution=AFTER_LOGIN', ann)).toEqual(['After', 'Always']);
        expect(await popups('')).toEqual(['Always', 'Before']);
      },
    );

    await rule(
      'what is shown: a schedule, a platform and a language each hide what is not for now and here',
      async () => {
        const now = desk.house.clock.now().getTime();
        await add('PL', 'Tomorrow', { startsAt: now + minutes(1) });
        await add('PL', 'Yesterday', { endsAt: now - minutes(1) });
        await add('PL', 'Phones only', { platforms: ['M'] });
        await add('PL', 'Thai only', { languages: ['TH'] });
        await add('PL', 'Draft', { isEnabled: false });
        expect(titles((await shown('types=PL')).player)).toEqual(['Welcome']);
        expect(titles((await shown('types=PL&platform=M')).player)).toContain('Phones only');
        expect(titles((await shown('types=PL', '', { language: 'TH' })).player)).toContain(
          'Thai only',
        );
        const states = (await ops('GET', '/announcements?kind=PL&pageSize=50')).value.list;
        expect(Object.fromEntries(states.map((row: never) => stateOf(row)))).toMatchObject({
          Tomorrow: 'waiting',
          Yesterday: 'over',
          Draft: 'off',
          Welcome: 'shown',
        });
        const backwards = draft('PL', 'Never', { startsAt: now, endsAt: now - 1 });
        expect((await ops('POST', '/announcements', backwards)).status).toBe(400);
      },
    );

    await rule(
      'what is shown: each reader gets their language, or the nearest there is',
      async () => {
        const texts = { EN: { title: 'Hello', body: '' }, TW: { title: '你好', body: '' } };
        await add('H', 'x', { texts, sort: 0 });
        const first = async (language: string) =>
          (await shown('types=H', '', { language })).headline[0].title;
        expect(await first('TW')).toBe('你好');
        expect(await first('KO')).toBe('Hello');
        expect((await shown('types=H&language=TW')).headline[0].title).toBe('你好');
      },
    );

    await rule('what is shown: what an agent should know is for agents', async () => {
      await add('A', 'For agents', { category: 'P' });
      expect((await shown('types=A', ann)).agent).toEqual([]);
      expect(titles((await shown('types=A', agent)).agent)).toEqual(['For agents']);
      const old = await desk.ask('GET', '/wps/agent/announcements?type=M&category=P', {
        token: agent,
      });
      expect(old.value[0]).toMatchObject({ title: 'For agents', category: 'P' });
      for (const token of [ann, '']) {
        const others = await desk.ask('GET', '/wps/agent/announcements', { token });
        expect(others.status).toBe(200);
        expect(titles(others.value)).toEqual(titles((await shown('types=PL')).player));
      }
    });

    await rule(
      'what is shown: clients of 2017 find the same notices in their own shapes',
      async () => {
        const lobby = (await desk.ask('GET', '/wps/system/announcements')).value;
        expect(lobby.contentLobby[0]).toMatchObject({ content: '<p>Welcome</p>' });
        const advanced = async (category: string) => {
          const query = `type=P&category=${category}&platform=W`;
          return (await desk.ask('GET', `/wps/system/announcements/advanced?${query}`)).value;
        };
        const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
        expect((await advanced('U'))[0]).toMatchObject({
          title: 'Festival',
          createdBy: 'platform',
          mainPageUrl: expect.stringMatching(/./),
          promoPageUrl: expect.stringMatching(/./),
          createtime: time,
          startDate: time,
          endDate: time,
        });
        expect(titles(await advanced('P'))).toEqual(titles((await shown('types=PL')).player));
        const { banners } = await shown('types=B');
        const home = banners.filter(
          ({ groupName }: { groupName: string }) => groupName === 'w_home',
        );
        expect(titles(await advanced('S'))).toEqual(titles(home));
      },
    );

    await rule('what is shown: what was read stays read, for the reader alone', async () => {
      const { id } = (await shown('types=PL')).player[0];
      expect((await desk.ask('POST', MARK, { body: { id } })).errorCode).toBe('login.not.session');
      await desk.ask('POST', MARK, { token: ann, body: { ids: [id, '999999'] } });
      expect((await shown('types=PL', ann)).player[0].isRead).toBe(true);
      expect((await shown('types=PL', agent)).player[0].isRead).toBe(false);
    });

    await rule(
      'the desk: a draft is previewed as people would get it, and kept nowhere',
      async () => {
        const body = { language: 'EN', ...draft('PL', 'Just looking') };
        const { value } = await ops('POST', '/preview', body);
        expect(value.player[0]).toMatchObject({
          title: 'Just looking',
          content: '<p>Just looking</p>',
        });
        expect(titles((await shown('types=PL')).player)).not.toContain('Just looking');
      },
    );

    await rule(
      'the desk: a change needs the version that was read, and is in the audit log',
      async () => {
        const { id } = (await add('PL', 'Mistake')).value;
        const change = { ...draft('PL', 'Mended'), version: 1 };
        expect((await ops('PUT', `/announcements/${id}`, change)).value.version).toBe(2);
        expect((await ops('PUT', `/announcements/${id}`, change)).errorCode).toBe(
          'changed.meanwhile',
        );
        expect((await ops('DELETE', `/announcements/${id}`)).status).toBe(200);
        expect((await ops('DELETE', `/announcements/${id}`)).status).toBe(404);
        const admin = await desk.logIn('admin');
        const log = await desk.ask('GET', '/ops/audit?action=content.announcement', {
          token: admin,
        });
        expect(log.value.list.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
          'content.announcement.removed',
          'content.announcement.changed',
          'content.announcement.added',
        ]);
      },
    );

    await rule('the desk: links and pictures lead nowhere dangerous', async () => {
      for (const more of [
        { linkage: 'javascript:alert(1)' },
        { linkage: '//evil.example' },
        { picture: 'javascript:alert(1)' },
        { picture: 'http://plain.example/x.png' },
        { video: 'data:text/html,x' },
        { images: ['javascript:alert(1)'] },
      ]) {
        expect((await add('B', 'x', more)).status, JSON.stringify(more)).toBe(400);
      }
    });

    await rule('the desk: support may read, and only content may write', async () => {
      const support = await desk.logIn('support');
      const path = '/ops/content/announcements';
      expect((await desk.ask('GET', path, { token: support })).status).toBe(200);
      const body = draft('PL', 'x');
      expect((await desk.ask('POST', path, { token: support, body })).status).toBe(403);
      expect((await desk.ask('GET', path, { token: await desk.logIn('finance') })).status).toBe(
        403,
      );
    });

    await rule(
      'the desk: a picture or a video that browsers would not show is refused, and the field is named',
      async () => {
        const elsewhere = 'https://elsewhere.example/a.mp4';
        const refused = await add('B', 'Far', { groupName: 'w_home', video: elsewhere });
        expect(refused).toMatchObject({ status: 422, errorCode: 'content.media.elsewhere' });
        expect(refused.value).toEqual({ video: 'elsewhere' });
        const here = { groupName: 'w_home', video: `/wps/pictures/${'ab'.repeat(24)}` };
        expect((await add('B', 'Near', { ...here, isEnabled: false })).status).toBe(200);
      },
    );

    await rule('the desk: another server shows a change within two seconds', async () => {
      const { house, close } = openHouse(desk.house.config, desk.serveUrl, desk.house.log as never);
      const other = await buildApp(house);
      const there = async () =>
        titles((await other.inject(`${LIST}?types=PL`)).json().value.player);
      await add('PL', 'News travels');
      await expect.poll(there, { timeout: patience(2_000) }).toContain('News travels');
      await other.close();
      await close();
    });

    await rule(
      'help and pages: articles stand under their headings; a hidden heading hides them',
      async () => {
        const top = (await ops('POST', '/help', article('faqs', 'Questions'))).value;
        const under = article('deposit', 'How to deposit', { parentId: top.id, devices: ['WEB'] });
        await ops('POST', '/help', under);
        const help = async (query = '') =>
          (await desk.ask('GET', `/wps/system/helpCenter?${query}`)).value;
        const [faqs] = await help('lang=EN&device=WEB');
        expect(faqs).toMatchObject({
          title: 'Questions',
          content: '<p>Questions</p>',
          tag: 'faqs',
          lang: 'EN',
          display: true,
          bgColor: '',
          children: [{ tag: 'deposit', children: [] }],
        });
        expect((await help('device=MOBILE'))[0].children).toEqual([]);
        await ops('PUT', `/help/${top.id}`, {
          ...article('faqs', 'Q'),
          isShown: false,
          version: 1,
        });
        expect(await help()).toEqual([]);
      },
    );

    await rule(
      'help and pages: an article stands neither under itself, nor under nothing, nor too deep',
      async () => {
        const made = async (parentId: string | null) =>
          (await ops('POST', '/help', article('x', 'x', { parentId }))).value.id;
        const one = await made(null);
        const two = await made(one);
        const three = await made(two);
        const under = (id: string, parentId: string) =>
          ops('PUT', `/help/${id}`, { ...article('x', 'x', { parentId }), version: 1 });
        expect((await under(one, three)).status).toBe(400);
        expect((await under(one, one)).status).toBe(400);
        expect((await ops('POST', '/help', article('x', 'x', { parentId: '99999' }))).status).toBe(
          400,
        );
        expect((await ops('POST', '/help', article('x', 'x', { parentId: three }))).status).toBe(
          400,
        );
        expect((await ops('DELETE', `/help/${one}`)).status).toBe(200);
        const left = (await ops('GET', '/help')).value.list.map(({ id }: { id: string }) => id);
        expect(left).not.toContain(three);
      },
    );

    await rule(
      'help and pages: a page is published at its time, and found by its kind and address',
      async () => {
        const now = desk.house.clock.now().getTime();
        const page = (slug: string, more = {}) => ({
          kind: 'blog',
          slug,
          picture: null,
          isPublished: true,
          publishedAt: now - 1_000,
          texts: { EN: { title: slug, summary: 'In short', body: '<p>At length</p>' } },
          ...more,
        });
        await ops('POST', '/pages', page('first'));
        await ops('POST', '/pages', page('second', { publishedAt: now - 500 }));
        await ops('POST', '/pages', page('later', { publishedAt: now + minutes(1) }));
        await ops('POST', '/pages', page('hidden', { isPublished: false }));
        expect((await ops('POST', '/pages', page('first'))).value).toEqual({ slug: 'repeated' });
        const { value } = await desk.ask('GET', '/wps/content/pages?kind=blog');
        expect(titles(value.list)).toEqual(['second', 'first']);
        expect(value.list[0].content).toBeUndefined();
        const one = await desk.ask('GET', '/wps/content/pages/blog/first');
        expect(one.value).toMatchObject({ content: '<p>At length</p>', summary: 'In short' });
        for (const missing of ['blog/later', 'blog/hidden', 'news/first', 'blog/none']) {
          expect((await desk.ask('GET', `/wps/content/pages/${missing}`)).status, missing).toBe(
            404,
          );
        }
      },
    );
  },
  STORY_MS,
);
