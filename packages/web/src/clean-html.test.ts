// @vitest-environment happy-dom

import { beforeAll, expect, test } from 'vitest';
import { safeHref, textOf } from './clean-html.ts';
import { mendTestPage } from './testing/mend-test-page.ts';

beforeAll(mendTestPage);

test('a link leads into the house, to another site, to a mail or a call, and nowhere else', () => {
  const good = ['/help#term', 'https://x.example/a', 'mailto:a@x.example', 'tel:+123'];
  expect(good.map(safeHref)).toEqual(good);
  const bad = ['javascript:alert(1)', '//x.example', '/\\x.example', 'ftp://x', 'x', '', null];
  expect(bad.map(safeHref)).toEqual(bad.map(() => undefined));
});

test('the words alone have a space where a line ends, and nothing of a script', () => {
  expect(textOf('<p>One</p><ul><li>two</li><li>three</li></ul><script>four</script>')).toBe(
    'One two three',
  );
});
