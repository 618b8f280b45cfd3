import { contentAnnouncements, contentMessages } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGuest } from '../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { asHtml, plainLine, safeHtml } from './safe-text.ts';

/** Ways to smuggle a script into a text. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//x.example/a.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="/x.png" onload="alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<style>@import "//x.example"; *{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel=stylesheet href="//x.example/a.css">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p><style><!--</style><img src=x onerror=alert(1)>--></p>',
  '<<script>alert(1)//<</script>',
  '"><script>alert(1)</script>',
  '<p onclick=alert(1)>x</p>',
  '<a href="https://x.example" onmouseover="alert(1)">x</a>',
  '<isindex action=j&Tab;a&Tab;vas&Tab;c&Tab;r&Tab;ipt:alert(1) type=image>',
  '<xss id=x tabindex=1 onfocus=alert(1)></xss>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
];

const DANGER =
  /<\s*(script|style|iframe|object|embed|svg|math|form|input|button|link|meta|base|video|audio|details|template|body|noscript|xss)\b|\bon\w+\s*=|(href|src)\s*=\s*["']?\s*(javascript|data|vbscript|\/\/)|javascript:/i;

describe('rich text', () => {
  test.each(HOSTILE)('%s cannot run', (html) => {
    expect(safeHtml(html)).not.toMatch(DANGER);
    // What is safe stays as it is: cleaning twice changes nothing.
    expect(safeHtml(safeHtml(html))).toBe(safeHtml(html));
    expect(plainLine(html)).not.toMatch(/[<>]/);
    expect(asHtml(html)).not.toMatch(/<(?!br \/>)/);
  });

  test('formatting, links and pictures of ours stay', () => {
    const html =
      '<h2>Title</h2><p><strong>Bold</strong> <em>soft</em></p><ul><li>One</li></ul><img src="/art/a.svg" alt="A" />';
    expect(safeHtml(html)).toBe(html);
    expect(safeHtml('<a href="/help">x</a>')).toBe(
      '<a href="/help" rel="noopener noreferrer nofollow">x</a>',
    );
    expect(safeHtml('<a href="https://x.example">x</a>')).toContain('target="_blank"');
  });

  test('what someone typed is shown as typed', () => {
    expect(asHtml('5 < 6 & "7"\n<b>')).toBe('5 &lt; 6 &amp; &quot;7&quot;<br />&lt;b&gt;');
  });
});

describe('through every text that someone can write', () => {
  let desk: TestOperators;
  let editor: string;
  beforeAll(async () => {
    desk = await openTestOperators();
    editor = await desk.logIn('content');
  });
  afterAll(() => desk.close());

  test('nothing that runs comes out of a public answer', async () => {
    const guest = await openGuest(desk, 'annie');
    const bait = HOSTILE.join('\n');
    const post = (path: string, body: unknown) =>
      desk.ask('POST', `/ops/content${path}`, { token: editor, body });
    const words = { title: `T ${bait}`.slice(0, 200), body: bait };
    const announcement = {
      kind: 'PL',
      groupName: '',
      texts: { EN: words },
      languages: [],
      platforms: ['W'],
      execution: 'ALL',
      picture: null,
      pictureTall: null,
      video: null,
      images: [],
      linkage: '',
      linkageType: 'NONE',
      category: HOSTILE[0],
      sort: 1,
      isEnabled: true,
      startsAt: null,
      endsAt: null,
    };
    for (const kind of ['B', 'PL', 'PU', 'PR', 'H']) {
      expect((await post('/announcements', { ...announcement, kind })).status).toBe(200);
    }
    const article = { parentId: null, tag: 'x', texts: { EN: words }, colour: '', sort: 1 };
    await post('/help', { ...article, devices: ['WEB'], isShown: true });
    const summary = bait.slice(0, 500);
    const page = { kind: 'news', slug: 'x', texts: { EN: { ...words, summary } }, picture: null };
    await post('/pages', { ...page, isPublished: true, publishedAt: 0 });
    const message = { to: { usernames: ['annie'] }, title: `M ${HOSTILE[0]}`, content: bait };
    await desk.ask('POST', '/ops/messages', { token: editor, body: message });
    const own = { recipientType: 'platform', title: 'Mine', content: bait.slice(0, 1_999) };
    const sent = await desk.ask('POST', SEND, { token: guest.token, body: own });
    expect(sent.status).toBe(200);
    const answers = [
      await desk.ask('GET', `${LIST}?types=B,PL,PU,PR,H`),
      await desk.ask('GET', '/wps/system/announcements'),
      await desk.ask('GET', '/wps/system/announcements/advanced?category=P'),
      await desk.ask('GET', '/wps/system/helpCenter'),
      await desk.ask('GET', '/wps/content/pages?kind=news'),
      await desk.ask('GET', '/wps/content/pages/news/x'),
      await desk.ask('GET', '/wps/message/inbox', { token: guest.token }),
      await desk.ask('GET', '/wps/message/outbox', { token: guest.token }),
      await desk.ask('GET', '/ops/messages/received', { token: editor }),
      await desk.ask('GET', '/ops/messages', { token: editor }),
    ];
    for (const { value, status } of answers) {
      expect(status).toBe(200);
      const html = texts(value).filter((text) => !/&lt;/.test(text));
      expect(html.filter((text) => DANGER.test(text) && /</.test(text))).toEqual([]);
      expect(texts(value).join(' ')).not.toMatch(/<\s*(script|img|svg|iframe)\b[^>]*\son/i);
    }
  });

  const LIST = contentAnnouncements.announcements.path;
  const SEND = contentMessages.send.path;

  function texts(value: unknown): string[] {
    if (typeof value === 'string') return [value];
    if (typeof value !== 'object' || value === null) return [];
    return Object.values(value).flatMap(texts);
  }
});
