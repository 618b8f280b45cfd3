import { contentPagesOperator, type Output } from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import type { Editable, Stored } from '../../../shared/editor/editable.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';

export type TextPage = Output<typeof contentPagesOperator.page>;
export type PageContent = Output<typeof contentPagesOperator.createPage.input>;
export type PageForm = SettingsForm<PageContent>;

/** One page to be changed; without an id, one to be added. */
export function pageEditable(id: string, onMade: (id: string) => void): Editable<PageContent> {
  return {
    name: `page:${id}`,
    shape: contentPagesOperator.createPage.input,
    right: 'content.edit',
    touches: ['content'],
    isNew: id === '',
    read: async (signal) => {
      if (id) return stored(await ask(contentPagesOperator.readPage, { id }, signal));
      return { version: 0, updatedAt: null, updatedBy: null, content: blank(Date.now()) };
    },
    save: async ({ version, content }) => {
      if (id)
        return stored(await ask(contentPagesOperator.changePage, { id, version, ...content }));
      const made = await ask(contentPagesOperator.createPage, content);
      onMade(made.id);
      return stored(made);
    },
  };
}

const blank = (now: number): PageContent => ({
  kind: 'blog',
  slug: '',
  texts: { EN: { title: '', summary: '', body: '' } },
  picture: null,
  isPublished: false,
  publishedAt: now,
});

function stored(page: TextPage): Stored<PageContent> {
  const { id, version, updatedAt, updatedBy, ...content } = page;
  return { version, updatedAt, updatedBy, content };
}
