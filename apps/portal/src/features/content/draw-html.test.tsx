// @vitest-environment happy-dom

import { mendTestPage } from '@baize/web/testing/mend-test-page.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { drawHtml } from './draw-html.ts';

beforeAll(mendTestPage);

const draw = (html: string) =>
  renderToStaticMarkup(drawHtml(html, ({ href, children }) => <a href={href}>{children}</a>));

/** As if the server had let everything through. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<math><mtext><a href="javascript:alert(1)">x</a></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="javascript:alert(1)"><input autofocus onfocus=alert(1)></form>',
  '<p style="background:url(javascript:alert(1))" onclick=alert(1)>x</p>',
  '<style>@import "//x.example"</style>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<details open ontoggle=alert(1)>x</details>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
];
const DANGER =
  /<\s*(script|style|iframe|svg|math|form|input|template|noscript|details|object)\b|\son\w+=|style=|javascript:|data:|(href|src)="(\/\/|\/\\)/i;

test.each(HOSTILE)('nothing of %s runs or reaches out', (html) => {
  expect(draw(html)).not.toMatch(DANGER);
});

test('what formats a text stays, and what surrounds it loses only its tag', () => {
  const html = '<h2>One</h2><p><strong>Two</strong><br/>three</p><ul><li>four</li></ul>';
  expect(draw(html)).toBe(html);
  expect(draw('<div>Plain <span>words</span></div>')).toBe('Plain words');
  expect(draw('<td colspan="2">x</td><img src="/art/a.svg" alt="A">')).toContain('alt="A"');
  expect(draw('<a href="/help#term">x</a>')).toBe('<a href="/help#term">x</a>');
});
