import { postOutboxOperator } from '@baize/contract';
import { timeColumn } from '../../shared/list/columns.tsx';
import { namedChoice } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { MessageCase } from './message-case.tsx';
import { MessageTag } from './message-tag.tsx';
import { ReadAgain } from './read-again.tsx';

/** What the house wrote to people, sent or kept. */
export const OutboxPage = listPage(postOutboxOperator.listOutbox, {
  words: 'console.outbox',
  size: 20,
  // Looking is written down for those who see whole addresses.
  isReadOnce: true,
  Actions: ReadAgain,
  filters: [
    namedChoice('channel', 'console.outbox.channel', ['sms', 'mail'], {
      any: 'console.outbox.anyChannel',
    }),
    namedChoice('state', 'console.outbox.state', ['kept', 'sending', 'sent', 'failed'], {
      any: 'console.outbox.anyState',
    }),
  ],
  rowId: ({ messageId }) => messageId,
  columns: [
    timeColumn('console.outbox.at', ({ at }) => at, { isExact: true }),
    {
      header: 'console.outbox.channel',
      cell: ({ channel }, { text }) => text(`console.outbox.channel.${channel}`),
    },
    {
      header: 'console.outbox.to',
      onCard: 'title',
      cell: ({ to }) => <span className="num font-medium break-all">{to}</span>,
    },
    {
      header: 'console.outbox.subject',
      cell: ({ subject, text: words }) => (
        <span className="line-clamp-1 max-w-xs break-words text-ink-soft">{subject || words}</span>
      ),
    },
    {
      header: 'console.outbox.state',
      onCard: 'aside',
      cell: ({ state }) => <MessageTag state={state} />,
    },
  ],
  beside: {
    words: 'console.outbox',
    picture: 'no-messages',
    show: (_, row) => row && <MessageCase message={row} />,
  },
});
