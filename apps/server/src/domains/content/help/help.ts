import { type contentHelp, findLanguage, type Language } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { boardOf, wordsIn } from '../board.ts';
import type { HelpRow } from '../tables.ts';

type Wanted = { lang: string; device: string };

/** The shown articles as a tree; what stands under a hidden one is hidden with it. */
export function helpCenter(
  house: House,
  language: Language,
  { lang, device }: Wanted,
): contentHelp.HelpArticle[] {
  const spoken = findLanguage(lang) ?? language;
  const wanted = device.toUpperCase() === 'MOBILE' ? 'MOBILE' : 'WEB';
  const rows = boardOf(house).help.filter(
    ({ is_shown, devices }) => is_shown && devices.includes(wanted),
  );
  return branch(house, rows, null, spoken);
}

function branch(
  house: House,
  rows: readonly HelpRow[],
  parentId: bigint | null,
  language: Language,
): contentHelp.HelpArticle[] {
  return rows
    .filter(({ parent_id }) => parent_id === parentId)
    .map((row) => {
      const { words, language: spoken } = wordsIn(house, row.texts, language);
      return {
        id: String(row.id),
        title: words.title,
        content: words.body,
        bgColor: row.colour,
        lang: spoken,
        display: true,
        tag: row.tag,
        children: branch(house, rows, row.id, language),
      };
    });
}
