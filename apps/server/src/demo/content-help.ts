import type { NewHelp } from '../domains/content/index.ts';
import { textsOf } from './texts/texts.ts';

type Article = Omit<NewHelp, 'parentId'>;
type Heading = Article & { articles: Article[] };

/** Each heading with its articles, in the order in which they are read. */
const outline: [heading: string, articles: string[]][] = [
  ['aboutus', ['house', 'age', 'contact']],
  ['deposit', ['deposit-how', 'deposit-late', 'deposit-turnover']],
  ['withdraw', ['withdraw-how', 'withdraw-receipt']],
  ['game', ['fairness', 'rules', 'maintenance']],
  ['safety', ['fun-you-can-afford', 'account-safety']],
  ['faqs', ['faq-password', 'faq-trial', 'faq-time']],
  ['term', ['term-short']],
];

function article(tag: string, index: number): Article {
  const shape = {
    colour: '',
    devices: ['WEB', 'MOBILE'],
    isShown: true,
  } satisfies Partial<Article>;
  return { ...shape, tag, sort: index + 1, texts: textsOf(`help.${tag}`, ['title', 'body']) };
}

/** The help centre of the demo. Each answer says what really happens in this house. */
export const demoHelp: Heading[] = outline.map(([heading, articles], index) => ({
  ...article(heading, index),
  articles: articles.map(article),
}));
