import { catalogueEditingOperator } from '@baize/contract';
import { Tag } from '@baize/ui';
import { codeColumn, figureColumn, titleColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { englishName } from '../use-catalogue.ts';

/** Who makes the games, in the order players meet them. */
export const VendorsPage = listPage(catalogueEditingOperator.listVendors, {
  words: {
    title: 'console.vendors.title',
    lead: 'console.vendors.lead',
    none: 'console.vendors.none',
    noneText: 'console.vendors.lead',
  },
  add: { to: '/vendors/new', label: 'console.vendors.new', right: 'catalogue.edit' },
  rowId: ({ code }) => code,
  open: ({ code }) => ({ to: '/vendors/$code', params: { code } }),
  columns: [
    titleColumn('console.vendors.name', ({ names, code }) => [englishName(names, code), code], {
      isCode: true,
    }),
    codeColumn('console.vendors.adapter', ({ adapter }) => adapter),
    figureColumn('console.vendors.games', ({ gameCount }) => gameCount, {
      sortBy: ({ gameCount }) => gameCount,
    }),
    {
      header: 'console.games.sort',
      align: 'figure',
      sortBy: ({ sort }) => sort,
      cell: ({ sort }) => <span className="num text-ink-soft">{sort}</span>,
    },
    {
      header: 'console.games.state',
      onCard: 'aside',
      cell: ({ isEnabled, isOpenable, isHot }, { text }) => (
        <span className="flex gap-1">
          {!isEnabled && <Tag tone="bad">{text('console.games.off')}</Tag>}
          {isEnabled && !isOpenable && <Tag tone="warn">{text('console.vendors.noAdapter')}</Tag>}
          {isEnabled && isOpenable && <Tag tone="good">{text('console.games.on')}</Tag>}
          {isHot && <Tag tone="warn">{text('console.games.state.hot')}</Tag>}
        </span>
      ),
    },
  ],
});
