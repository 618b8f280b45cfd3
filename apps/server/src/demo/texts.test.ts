import { contentAnnouncements } from '@baize/contract';
import { completeLanguages } from '@baize/i18n';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../testing/house.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillContent } from './content.ts';
import { demoAnnouncements } from './content-announcements.ts';
import { demoHelp } from './content-help.ts';
import { demoPages } from './content-pages.ts';
import { demoGoods } from './loyalty/goods.ts';
import { campaignWords } from './promotions/words.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await openTestHouse();
  await fillCatalogue(at.house);
  await fillContent(at.house);
});
afterAll(() => at.close());

const ask = async (path: string) => (await at.app.inject(path)).json().value;
const LIST = contentAnnouncements.announcements.path;

test('the demo has banners, notices, help and pages, and a second fill adds nothing', async () => {
  const counts = async () => {
    const { banners, player } = await ask(LIST);
    const help = await ask('/wps/system/helpCenter?lang=EN');
    const kinds = ['blog', 'news', 'terms', 'privacy', 'licence', 'about'];
    const pages = await Promise.all(kinds.map((kind) => ask(`/wps/content/pages?kind=${kind}`)));
    return [banners.length, player.length, help.length, ...pages.map(({ list }) => list.length)];
  };
  const [banners, ...others] = await counts();
  // One for every room that has games by now, and those of the house.
  expect(banners).toBeGreaterThan(4);
  expect(others).toEqual([2, 7, 2, 2, 1, 1, 1, 1]);
  await fillCatalogue(at.house);
  await fillContent(at.house);
  expect(await counts()).toEqual([banners, ...others]);
});

test('what the demo writes is safe as it is: nothing of it was taken out', async () => {
  const [about] = await ask('/wps/system/helpCenter');
  expect(about.children[0].content).toMatch(/^<p>Baize is a demonstration/);
  const { content } = await ask('/wps/content/pages/terms/terms');
  expect(content).toContain('<h2>Balances</h2>');
});

test('banners, help and pages speak the visitor’s language', async () => {
  const { banners } = await ask(`${LIST}?types=B&language=AR`);
  expect(banners[0]).toMatchObject({ title: 'ألعاب يمكنك التحقق منها', groupName: 'w_home' });
  const [about] = await ask('/wps/system/helpCenter?lang=CN');
  expect(about.children[0].content).toMatch(/^<p>Baize 是/);
  const { content } = await ask('/wps/content/pages/terms/terms?language=AR');
  expect(content).toContain('<h2>الأرصدة</h2>');
});

type Words = Partial<Record<string, Record<string, string | undefined>>>;

/** Whatever members of the demo read that was written for them beforehand. */
const written: Words[] = [
  ...demoHelp.flatMap(({ articles, ...heading }) => [
    heading.texts,
    ...articles.map((a) => a.texts),
  ]),
  ...demoPages.map(({ texts }) => texts),
  ...demoAnnouncements.map(({ texts }) => texts),
  ...demoGoods('1').map(({ content }) => content.words),
  ...Object.values(campaignWords),
];

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];
const SENTENCE = 40;

test.each(completeLanguages)(
  'every text of the demo is whole in %s, with the markup of English',
  (language) => {
    const faults = written.flatMap((words) =>
      Object.entries(words.EN!).flatMap(([part, english = '']) => {
        const text = words[language]?.[part] ?? '';
        const isLeft = language !== 'EN' && english.length > SENTENCE && text === english;
        const isSame = tagsOf(text).join() === tagsOf(english).join();
        const isFull = (text === '') === (english === '') && text === text.trim();
        return isFull && isSame && !isLeft ? [] : [`${part}: ${english}`];
      }),
    );
    expect(faults).toEqual([]);
  },
);
