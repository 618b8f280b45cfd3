import { vendorsConnectionsOperator } from '@baize/contract';
import { Tag } from '@baize/ui';
import { codeColumn, moneyColumn, tagColumn, timeColumn } from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';

/** Every outside vendor, and how it is connected. */
export const ConnectionsPage = listPage(vendorsConnectionsOperator.listConnections, {
  words: 'console.connections',
  audit: 'play.vendor',
  add: { to: '/connections/new', label: 'console.connections.new', right: 'vendors.edit' },
  rowId: ({ code }) => code,
  open: ({ code }) => ({ to: '/connections/$code', params: { code } }),
  columns: [
    codeColumn('console.connections.code', ({ code }) => code, {
      look: 'code font-semibold',
      onCard: 'title',
    }),
    {
      header: 'console.connections.kind',
      cell: ({ kind }, { text }) => text(`console.connections.kind.${kind}`),
    },
    {
      header: 'console.connections.exponent',
      className: 'md:max-[70rem]:hidden',
      cell: ({ exponent }, { text }) => text('console.connections.places', { count: exponent }),
    },
    {
      header: 'console.connections.addresses',
      cell: ({ addresses }, { text }) =>
        addresses.length === 0 ? (
          <Tag tone="warn">{text('console.connections.anywhere')}</Tag>
        ) : (
          text('console.connections.countAddresses', { count: addresses.length })
        ),
    },
    moneyColumn('console.connections.maxWin', ({ maxWin }) => maxWin),
    timeColumn('console.connections.changed', ({ changedAt }) => changedAt, {
      className: 'md:max-[70rem]:hidden',
    }),
    tagColumn('console.connections.state', ({ isEnabled }, { text }) =>
      isEnabled
        ? ['good', text('console.connections.on')]
        : ['bad', text('console.connections.off')],
    ),
  ],
});
