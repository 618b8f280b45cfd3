import { vendorsSeamless, vendorsSeamlessOperator } from '@baize/contract';
import { codeColumn, moneyColumn, tagColumn, timeColumn } from '../../shared/list/columns.tsx';
import { memberFilter, optionsFilter, textFilter } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { MessageCase } from './message-case.tsx';
import { useVendors, vendorFilter } from './vendor-filters.ts';

const BLANK = { vendor: '', transactionId: '', roundId: '' };
const LONGEST = 64;

/** What vendors sent and what they were told, newest first. */
export const VendorMessagesPage = listPage(vendorsSeamlessOperator.listMessages, {
  words: 'console.vmsg',
  file: 'wallet-calls.csv',
  useData: useVendors,
  asked: BLANK,
  filters: [
    vendorFilter,
    memberFilter('console.vmsg.member'),
    textFilter('transaction', 'console.vmsg.transaction', (typed) => ({
      transactionId: typed.slice(0, LONGEST),
    })),
    textFilter('round', 'console.vmsg.round', (typed) => ({ roundId: typed.slice(0, LONGEST) })),
    optionsFilter({
      key: 'status',
      label: 'console.vmsg.status',
      options: ({ text }) => [
        { value: '', label: text('console.vmsg.anyStatus') },
        ...vendorsSeamless.statuses.map((value) => ({ value, label: value })),
      ],
      read: (typed) => {
        const status = vendorsSeamless.statuses.find((known) => known === typed);
        return status ? { status } : {};
      },
    }),
  ],
  rowId: ({ number }) => number,
  columns: [
    timeColumn('console.vmsg.at', ({ at }) => at, { isExact: true }),
    codeColumn('console.vmsg.vendor', ({ vendor }) => vendor),
    {
      header: 'console.vmsg.kind',
      onCard: 'title',
      cell: ({ kind, transactionId }, { text }) => (
        <span className="block max-w-44 py-1.5 leading-tight">
          <span className="block font-semibold">{text(`console.vmsg.kind.${kind}`)}</span>
          <span className="code block truncate text-ink-soft">{transactionId}</span>
        </span>
      ),
    },
    moneyColumn('console.vmsg.amount', ({ amount }) => amount, {
      currencyOf: ({ currency }) => currency,
    }),
    tagColumn('console.vmsg.status', ({ status }) => [status === 'OK' ? 'good' : 'warn', status]),
  ],
  beside: {
    words: 'console.vmsg',
    picture: 'no-messages',
    show: (_, row) => row && <MessageCase message={row} />,
  },
});
