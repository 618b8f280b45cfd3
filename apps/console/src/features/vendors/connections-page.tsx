import { vendorsConnectionsOperator } from '@baize/contract';
import { Tag } from '@baize/ui';
import { codeColumn, moneyColumn, tagColumn, timeColumn } from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';

/** Every outside vendor, and how it is connected. */
export const ConnectionsPage = listPage(vendorsConnectionsOperator.listConnections, {
  words: 'console.doors',
  audit: 'vendors.',
  add: { to: '/connections/new', label: 'console.doors.new', right: 'vendors.edit' },
  rowId: ({ code }) => code,
  open: ({ code }) => ({ to: '/connections/$code', params: { code } }),
  columns: [
    codeColumn('console.doors.code', ({ code }) => code, {
      look: 'code font-semibold',
      onCard: 'title',
    }),
    {
      header: 'console.doors.kind',
      cell: ({ kind }, { text }) => text(`console.doors.kind.${kind}`),
    },
    {
      header: 'console.doors.exponent',
      className: 'md:max-[70rem]:hidden',
      cell: ({ exponent }, { text }) => text('console.doors.places', { count: exponent }),
    },
    {
      header: 'console.doors.addresses',
      cell: ({ addresses }, { text }) =>
        addresses.length === 0 ? (
          <Tag tone="warn">{text('console.doors.anywhere')}</Tag>
        ) : (
          text('console.doors.countAddresses', { count: addresses.length })
        ),
    },
    moneyColumn('console.doors.maxWin', ({ maxWin }) => maxWin),
    timeColumn('console.doors.changed', ({ changedAt }) => changedAt, {
      className: 'md:max-[70rem]:hidden',
    }),
    tagColumn('console.doors.state', ({ isEnabled }, { text }) =>
      isEnabled ? ['good', text('console.doors.on')] : ['bad', text('console.doors.off')],
    ),
  ],
});
