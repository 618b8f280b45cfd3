// @vitest-environment happy-dom
import { mendTestPage } from '@baize/web/testing/mend-test-page.ts';
import { beforeAll, expect, test } from 'vitest';
import { cleanHtml, isBlank } from './clean-html.ts';

beforeAll(mendTestPage);

test('what formats stays, what runs or reaches out goes', () => {
  expect(cleanHtml('<h1>Hi</h1><div>a <b onclick="x()">b</b></div>')).toBe(
    '<h2>Hi</h2><p>a <b>b</b></p>',
  );
  expect(cleanHtml('<script>alert(1)</script><p>ok</p><iframe src="//x"></iframe>')).toBe(
    '<p>ok</p>',
  );
  expect(cleanHtml('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>');
  expect(cleanHtml('<a href="/help" style="color:red">x</a>')).toBe('<a href="/help">x</a>');
  expect(cleanHtml('<img src="http://a/b.png"><img src="/wps/pictures/1" onerror="x()">')).toBe(
    '<img src="/wps/pictures/1">',
  );
  expect(cleanHtml('<p><span style="font-size:40px">big</span></p>')).toBe('<p>big</p>');
});

test('tags without words say nothing', () => {
  expect(isBlank('<p><br></p>')).toBe(true);
  expect(isBlank('<p>x</p>')).toBe(false);
  expect(isBlank('<p><img src="/a"></p>')).toBe(false);
});
