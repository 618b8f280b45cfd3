import { contentPagesOperator, contentPages as contract } from '@baize/contract';
import { tagColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { choiceFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { titleOf } from '../announcements/announcement-columns.tsx';

const TONES = { draft: 'plain', waiting: 'info', shown: 'good' } as const;

/** Blog posts, news, terms and the other pages of words. */
export const PagesPage = listPage(contentPagesOperator.listPages, {
  words: {
    title: 'console.pages.title',
    lead: 'console.pages.lead',
    none: 'console.pages.none',
    noneText: 'console.pages.lead',
  },
  add: { to: '/pages/new', label: 'console.pages.new', right: 'content.edit' },
  size: 20,
  filters: [
    choiceFilter({
      key: 'kind',
      label: 'console.pages.kind',
      any: 'console.pages.anyKind',
      values: contract.pageKinds,
      word: (kind) => `console.pages.kind.${kind}`,
      read: (kind) => ({ kind }),
    }),
  ],
  rowId: ({ id }) => id,
  open: ({ id }) => ({ to: '/pages/$id', params: { id } }),
  columns: [
    {
      header: 'console.announcements.titleOf',
      onCard: 'title',
      cell: ({ texts, slug }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block max-w-96 truncate font-semibold">{titleOf(texts)}</span>
          <span className="code text-ink-soft">{slug}</span>
        </span>
      ),
    },
    {
      header: 'console.pages.kind',
      cell: ({ kind }, { text }) => text(`console.pages.kind.${kind}`),
    },
    { header: 'console.help.languages', cell: ({ texts }) => Object.keys(texts).join(' · ') },
    timeColumn('console.pages.publishedAt', ({ publishedAt }) => publishedAt),
    tagColumn('console.announcements.state', ({ isPublished, publishedAt }, { text }) => {
      const state = !isPublished ? 'draft' : publishedAt > Date.now() ? 'waiting' : 'shown';
      return [TONES[state], text(`console.pages.state.${state}`)];
    }),
  ],
});
