import type { NewPage } from '../domains/content/index.ts';
import { pagesAR } from './texts/pages/ar.ts';
import { type PageSlug, pagesEN } from './texts/pages/en.ts';
import { pagesTY } from './texts/pages/fil.ts';
import { pagesTH } from './texts/pages/th.ts';
import { pagesVI } from './texts/pages/vi.ts';
import { pagesCN } from './texts/pages/zh-hans.ts';
import { pagesTW } from './texts/pages/zh-hant.ts';
import { inEach } from './texts/spoken.ts';

type DemoPage = Omit<NewPage, 'publishedAt'> & { daysAgo: number };

const texts = {
  EN: pagesEN,
  TW: pagesTW,
  CN: pagesCN,
  VI: pagesVI,
  TH: pagesTH,
  TY: pagesTY,
  AR: pagesAR,
};

function page(kind: NewPage['kind'], slug: PageSlug, daysAgo: number): DemoPage {
  const isStory = kind === 'news' || kind === 'blog';
  const picture = isStory ? `/art/story/${slug}.svg` : null;
  return { kind, slug, daysAgo, texts: inEach(texts, slug), picture, isPublished: true };
}

/** Pages of the demo: honest about what it is and what it is not. */
export const demoPages: DemoPage[] = [
  page('terms', 'terms', 30),
  page('privacy', 'privacy', 30),
  page('licence', 'licences', 30),
  page('about', 'about', 30),
  page('blog', 'check-a-roll-yourself', 12),
  page('blog', 'decide-before-the-first-bet', 5),
  page('news', 'the-demo-is-open', 14),
  page('news', 'chat-with-support', 3),
];
