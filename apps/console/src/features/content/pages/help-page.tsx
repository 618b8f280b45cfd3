import { contentHelpOperator } from '@baize/contract';
import { codeColumn, tagColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { titleOf } from '../announcements/announcement-columns.tsx';
import type { HelpArticle } from './help-editable.ts';

/** Every article of the help centre: headings, each with what stands under it. */
export const HelpPage = listPage(contentHelpOperator.listHelp, {
  words: {
    title: 'console.help.title',
    lead: 'console.help.lead',
    none: 'console.help.none',
    noneText: 'console.help.lead',
  },
  add: { to: '/help-centre/new', label: 'console.help.new', right: 'content.edit' },
  rows: asTree,
  rowId: ({ id }) => id,
  open: ({ id }) => ({ to: '/help-centre/$id', params: { id } }),
  columns: [
    {
      header: 'console.announcements.titleOf',
      onCard: 'title',
      cell: ({ texts, parentId }) => (
        <span className={parentId ? 'ps-6' : 'font-semibold'}>{titleOf(texts)}</span>
      ),
    },
    codeColumn('console.help.tag', ({ tag }) => tag, { look: 'code text-ink-soft' }),
    { header: 'console.help.languages', cell: ({ texts }) => Object.keys(texts).join(' · ') },
    timeColumn('console.help.changed', ({ updatedAt }) => updatedAt),
    tagColumn('console.announcements.state', ({ isShown }, { text }) =>
      isShown ? ['good', text('console.help.shown')] : ['plain', text('console.help.hidden')],
    ),
  ],
});

/** Headings in their order, each followed by its own. */
function asTree(list: readonly HelpArticle[]): HelpArticle[] {
  const inOrder = list.toSorted((one, other) => one.sort - other.sort);
  const under = (parentId: string | null): HelpArticle[] =>
    inOrder
      .filter((article) => article.parentId === parentId)
      .flatMap((article) => [article, ...under(article.id)]);
  return under(null);
}
