import type { Language } from '@baize/contract';
import type { House } from '../../platform/house.ts';
import { keepInMemory } from '../../platform/memory.ts';
import { brandOf } from '../system/index.ts';
import type { AnnouncementRow, ChatRules, HelpRow, PageRow, Texts } from './tables.ts';

/** Every public text as this server knows it: a second behind another server's change at most. */
export type Board = {
  version: bigint;
  announcements: readonly AnnouncementRow[];
  help: readonly HelpRow[];
  pages: readonly PageRow[];
  chatRules: ChatRules;
  chatRulesVersion: number;
};

export const SHIPPED_CHAT_RULES: ChatRules = {
  isOpen: true,
  slowSeconds: 3,
  blockedWords: [],
  greeting: {},
};

const memory = keepInMemory<Board>({
  channel: 'content.changed',
  empty: {
    version: 0n,
    announcements: [],
    help: [],
    pages: [],
    chatRules: SHIPPED_CHAT_RULES,
    chatRulesVersion: 0,
  },
  read: readBoard,
});

export const boardOf = memory.of;
export const followContent = memory.follow;

/** After a change was committed: every server knows it, and browsers look again. */
export async function tellContent(house: House, part: string): Promise<void> {
  await memory.renew(house);
  house.realtime.publish('system', { kind: 'content', part });
}

async function readBoard(house: House, before: Board): Promise<Board> {
  const state = await house.db.selectFrom('content_state').selectAll().executeTakeFirstOrThrow();
  if (state.version === before.version) return before;
  const { work } = house;
  const [announcements, help, pages] = await Promise.all([
    work.selectFrom('announcements').selectAll().orderBy('sort').orderBy('id', 'desc').execute(),
    work.selectFrom('help_articles').selectAll().orderBy('sort').orderBy('id').execute(),
    work
      .selectFrom('content_pages')
      .selectAll()
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return {
    version: state.version,
    announcements,
    help,
    pages,
    chatRules: { ...SHIPPED_CHAT_RULES, ...state.chat_rules },
    chatRulesVersion: state.chat_rules_version,
  };
}

/** A text in a language; in the brand's own, in English, or in any, where it has none. */
export function wordsIn<Words>(
  house: House,
  texts: Texts<Words>,
  language: Language,
): { words: Words; language: Language } {
  const order = [language, brandOf(house).defaultLanguage, 'EN' as const];
  const found = order.find((code) => texts[code] !== undefined);
  const used = found ?? (Object.keys(texts)[0] as Language);
  return { words: texts[used]!, language: used };
}
