import { contentPagesOperator as calls, type Output } from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { contentEditable } from '../content-editable.ts';

export type TextPage = Output<typeof calls.page>;
export type PageContent = Output<typeof calls.createPage.input>;
export type PageForm = SettingsForm<PageContent>;

/** One page to be changed; without an id, one to be added. */
export function pageEditable(id: string, onMade: (id: string) => void) {
  return contentEditable<PageContent, TextPage>({
    name: `page:${id}`,
    id,
    onMade,
    blank: () => blank(Date.now()),
    contentOf: ({ id: _, version, updatedAt, updatedBy, ...content }) => content,
    read: (signal) => ask(calls.readPage, { id }, signal),
    create: calls.createPage,
    change: calls.changePage,
  });
}

const blank = (now: number): PageContent => ({
  kind: 'blog',
  slug: '',
  texts: { EN: { title: '', summary: '', body: '' } },
  picture: null,
  isPublished: false,
  publishedAt: now,
});
