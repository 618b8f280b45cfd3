import { findLanguage, type Language } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { boardOf, wordsIn } from '../board.ts';
import type { PageRow } from '../tables.ts';

type Kind = PageRow['kind'];

/** Published pages of one kind, newest first. */
export function listPages(
  house: House,
  language: Language,
  wanted: { kind: Kind; page: number; pageSize: number; language: string },
) {
  const spoken = findLanguage(wanted.language) ?? language;
  const found = published(house, wanted.kind);
  const start = (wanted.page - 1) * wanted.pageSize;
  return {
    list: found.slice(start, start + wanted.pageSize).map((row) => headOf(house, row, spoken)),
    page: wanted.page,
    totalPages: Math.ceil(found.length / wanted.pageSize),
    totalCount: found.length,
  };
}

export function findPage(
  house: House,
  language: Language,
  wanted: { kind: Kind; slug: string; language: string },
) {
  const spoken = findLanguage(wanted.language) ?? language;
  const row = published(house, wanted.kind).find(({ slug }) => slug === wanted.slug);
  if (!row) refuse('NOT_FOUND');
  const { words, language: lang } = wordsIn(house, row.texts, spoken);
  return { ...headOf(house, row, spoken), content: words.body, lang };
}

/** A page of tomorrow appears tomorrow. */
function published(house: House, kind: Kind): PageRow[] {
  const now = house.clock.now();
  return boardOf(house).pages.filter(
    (row) => row.kind === kind && row.is_published && row.published_at <= now,
  );
}

function headOf(house: House, row: PageRow, language: Language) {
  const { words } = wordsIn(house, row.texts, language);
  return {
    kind: row.kind,
    slug: row.slug,
    title: words.title,
    summary: words.summary,
    picture: row.picture ?? '',
    publishedAt: row.published_at.getTime(),
  };
}
