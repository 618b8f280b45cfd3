import { contentHelpOperator, type Output } from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import type { Editable, Stored } from '../../../shared/editor/editable.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { queryOf } from '../../../shared/queries.ts';

export type HelpArticle = Output<typeof contentHelpOperator.helpArticle>;
export type HelpContent = Output<typeof contentHelpOperator.createHelp.input>;
export type HelpForm = SettingsForm<HelpContent>;

export const helpQuery = queryOf(contentHelpOperator.listHelp, {});

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
export function helpEditable(id: string, onMade: (id: string) => void): Editable<HelpContent> {
  return {
    name: `help:${id}`,
    shape: contentHelpOperator.createHelp.input,
    right: 'content.edit',
    touches: ['content'],
    isNew: id === '',
    read: async (signal) => {
      if (!id) return { version: 0, updatedAt: null, updatedBy: null, content: BLANK };
      const { list } = await ask(contentHelpOperator.listHelp, {}, signal);
      const found = list.find((article) => article.id === id);
      if (!found) throw new Error(`No article ${id}`);
      return stored(found);
    },
    save: async ({ version, content }) => {
      if (id) return stored(await ask(contentHelpOperator.changeHelp, { id, version, ...content }));
      const made = await ask(contentHelpOperator.createHelp, content);
      onMade(made.id);
      return stored(made);
    },
  };
}

function stored(article: HelpArticle): Stored<HelpContent> {
  const { id, version, updatedAt, updatedBy, ...content } = article;
  return { version, updatedAt, updatedBy, content };
}
