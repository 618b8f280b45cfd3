import type { contentHelp } from '@baize/contract';
import { textOf } from '@baize/web/clean-html.ts';

export type Article = contentHelp.HelpArticle;
export type Found = { section: Article; article: Article };

/** The section and, where the tag names one of its articles, that article. */
export function findByTag(sections: readonly Article[], tag: string): Partial<Found> {
  const wanted = tag.toLowerCase();
  for (const section of sections) {
    if (section.tag.toLowerCase() === wanted) return { section };
    const article = flat(section).find((one) => one.tag.toLowerCase() === wanted);
    if (article) return { section, article };
  }
  return {};
}

/** Every article that holds all the words, in its title or its text. */
export function searchHelp(sections: readonly Article[], typed: string): Found[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sections.flatMap((section) =>
    articlesOf(section)
      .filter((article) => {
        const text = fold(`${section.title} ${article.title} ${textOf(article.content)}`);
        return words.every((word) => text.includes(word));
      })
      .map((article) => ({ section, article })),
  );
}

/** What a section has to read: its own words first, then everything below it. */
export function articlesOf(section: Article): Article[] {
  return section.content ? flat(section) : flat(section).slice(1);
}

function flat(article: Article): Article[] {
  return [article, ...article.children.flatMap(flat)];
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
