import { contentHelpOperator as calls, type Output } from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { queryOf } from '../../../shared/queries.ts';
import { contentEditable } from '../content-editable.ts';

export type HelpArticle = Output<typeof calls.helpArticle>;
export type HelpContent = Output<typeof calls.createHelp.input>;
export type HelpForm = SettingsForm<HelpContent>;

export const helpQuery = queryOf(calls.listHelp, {});

const BLANK: HelpContent = {
  parentId: null,
  tag: '',
  texts: { EN: { title: '', body: '' } },
  colour: '',
  devices: ['WEB', 'MOBILE'],
  sort: 100,
  isShown: true,
};

/** One article to be changed; without an id, one to be added. */
export function helpEditable(id: string, onMade: (id: string) => void) {
  return contentEditable<HelpContent, HelpArticle>({
    name: `help:${id}`,
    id,
    onMade,
    blank: () => BLANK,
    contentOf: ({ id: _, version, updatedAt, updatedBy, ...content }) => content,
    read: async (signal) => {
      const { list } = await ask(calls.listHelp, {}, signal);
      const found = list.find((article) => article.id === id);
      if (!found) throw new Error(`No article ${id}`);
      return found;
    },
    create: calls.createHelp,
    change: calls.changeHelp,
  });
}
