import { expect, test } from 'vitest';
import { fillTemplate } from './first-view-template.ts';

const SHELL =
  '<!doctype html><html lang="en"><head><title>Baize</title><link rel="preload" as="font" href="/a.woff2" /><script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>';

/** What someone might write where the portal shows it, to get out of the place it stands in. */
const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<!--<script>alert(1)</script>',
  "$&$'$`$1",
  '\u2028alert(1)',
];

test('no name, title or data of the first view gets out of its place', () => {
  for (const words of HOSTILE) {
    const page = fillTemplate(
      SHELL,
      {
        markup: '<p>drawn</p>',
        title: words,
        tag: 'en',
        direction: 'ltr',
        picture: { wide: words, tall: words },
      },
      { said: JSON.stringify({ name: words }), theme: 'dark' },
    );
    expect(page).not.toMatch(/<script>|<img|<!--/);
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page.match(/<\/title>/g)).toHaveLength(1);
    const said = /id="first-view">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
    expect(JSON.parse(said)).toEqual({ name: words });
  }
});

test('the first picture is asked for before all else, and fonts and code lie still behind it', () => {
  const page = fillTemplate(
    SHELL,
    {
      markup: '',
      title: 'Baize',
      tag: 'en',
      direction: 'ltr',
      picture: { wide: '/wide.avif', tall: '/tall.avif' },
    },
    { said: 'null', theme: 'dark' },
  );
  const head = /<head>(.*)<\/head>/s.exec(page)?.[1] ?? '';
  expect(head).toMatch(
    /^<link rel="preload" as="image"[^>]*tall.*<link rel="preload" as="image"[^>]*wide/,
  );
  expect(head).toContain(
    '<template id="code"><script type="module" src="/a.js"></script></template>',
  );
  expect(head).toContain(
    '<template id="fonts"><link rel="preload" as="font" href="/a.woff2" /></template>',
  );
  expect(page.match(/a\.(js|woff2)/g)).toHaveLength(2);
});
