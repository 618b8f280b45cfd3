import type { NewHelp } from '../domains/content/index.ts';
import { helpAR } from './texts/help/ar.ts';
import { type HelpTag, helpEN } from './texts/help/en.ts';
import { helpTY } from './texts/help/fil.ts';
import { helpTH } from './texts/help/th.ts';
import { helpVI } from './texts/help/vi.ts';
import { helpCN } from './texts/help/zh-hans.ts';
import { helpTW } from './texts/help/zh-hant.ts';
import { inEach } from './texts/spoken.ts';

type Article = Omit<NewHelp, 'parentId'>;
type Heading = Article & { articles: Article[] };

const texts = {
  EN: helpEN,
  TW: helpTW,
  CN: helpCN,
  VI: helpVI,
  TH: helpTH,
  TY: helpTY,
  AR: helpAR,
};

/** Each heading with its articles, in the order in which they are read. */
const outline: [heading: HelpTag, articles: HelpTag[]][] = [
  ['aboutus', ['house', 'age', 'contact']],
  ['deposit', ['deposit-how', 'deposit-late', 'deposit-turnover']],
  ['withdraw', ['withdraw-how', 'withdraw-receipt']],
  ['game', ['fairness', 'rules', 'maintenance']],
  ['safety', ['fun-you-can-afford', 'account-safety']],
  ['faqs', ['faq-password', 'faq-trial', 'faq-time']],
  ['term', ['term-short']],
];

function article(tag: HelpTag, index: number): Article {
  const shape = {
    colour: '',
    devices: ['WEB', 'MOBILE'],
    isShown: true,
  } satisfies Partial<Article>;
  return { ...shape, tag, sort: index + 1, texts: inEach(texts, tag) };
}

/** The help centre of the demo. Each answer says what really happens in this house. */
export const demoHelp: Heading[] = outline.map(([heading, articles], index) => ({
  ...article(heading, index),
  articles: articles.map(article),
}));
