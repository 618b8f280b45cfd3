import type { NewPage } from '../domains/content/index.ts';
import { textsOf } from './texts/texts.ts';

type DemoPage = Omit<NewPage, 'publishedAt'> & { daysAgo: number };

function page(kind: NewPage['kind'], slug: string, daysAgo: number): DemoPage {
  const isStory = kind === 'news' || kind === 'blog';
  const picture = isStory ? `/art/story/${slug}.svg` : null;
  const texts = textsOf(`page.${slug}`, ['title', 'summary', 'body']);
  return { kind, slug, daysAgo, texts, picture, isPublished: true };
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
