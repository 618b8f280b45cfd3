// @vitest-environment happy-dom
import { mendTestPage } from '@baize/web/testing/mend-test-page.ts';
import { beforeAll, expect, test } from 'vitest';
import { type Article, articlesOf, findByTag, searchHelp } from './help-search.ts';

beforeAll(mendTestPage);

const article = (tag: string, title: string, content = '', children: Article[] = []): Article => ({
  id: tag,
  tag,
  title,
  content,
  children,
  bgColor: '',
  lang: 'EN',
  display: true,
});
const sections = [
  article('deposit', 'Deposits', '', [
    article('deposit-late', 'My deposit is late', '<p>Wait <b>ten</b> minutes.</p>'),
  ]),
  article('term', 'Terms', '<p>In short</p>', [article('age', 'Ágé', '<script>secret</script>')]),
];

test('a tag opens a section, or an answer within it, however it is written', () => {
  expect(findByTag(sections, 'TERM').section?.id).toBe('term');
  const late = findByTag(sections, 'deposit-late');
  expect([late.section?.id, late.article?.id]).toEqual(['deposit', 'deposit-late']);
  expect(findByTag(sections, 'nothing')).toEqual({});
  expect(findByTag(sections, '')).toEqual({});
});

test('the search asks for every word, in titles and texts, without accents or tags', () => {
  const ids = (typed: string) => searchHelp(sections, typed).map((found) => found.article.id);
  expect(ids('late TEN')).toEqual(['deposit-late']);
  expect(ids('age')).toEqual(['age']);
  expect(ids('late never')).toEqual([]);
  expect(ids('secret')).toEqual([]);
  expect(ids('<b>')).toEqual([]);
  expect(ids('  ')).toEqual([]);
});

test('a section with words of its own lists itself first', () => {
  expect(sections.map((section) => articlesOf(section).map(({ id }) => id))).toEqual([
    ['deposit-late'],
    ['term', 'age'],
  ]);
});
