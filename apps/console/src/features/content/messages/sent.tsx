import { contentMessagesOperator, type Output } from '@baize/contract';
import { codeColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { listSection } from '../../../shared/list/list.tsx';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { Audience } from './audience.ts';
import { MessageModal, SUBJECT } from './message-modal.tsx';

type Dispatch = Output<typeof contentMessagesOperator.listSent.value>['list'][number];

/** What the house sent, the newest first. */
export const Sent = listSection(contentMessagesOperator.listSent, {
  words: {
    title: 'console.messages.sent',
    none: 'console.messages.noneSent',
    noneText: 'console.messages.lead',
  },
  picture: 'no-messages',
  size: 20,
  rowId: ({ id }) => id,
  Modal: OneSent,
  columns: [
    codeColumn('console.messages.subject', ({ title }) => title, SUBJECT),
    codeColumn('console.messages.to', ({ to }, { text }) => audienceText(text, to), {
      look: 'block max-w-64 truncate',
    }),
    {
      header: 'console.messages.recipients',
      align: 'figure',
      cell: ({ recipients }, { text }) => (
        <span className="num">{recipients ?? text('console.messages.everyone')}</span>
      ),
    },
    {
      header: 'console.messages.by',
      cell: ({ sentBy }, { text }) => sentBy ?? text('console.form.house'),
    },
    timeColumn('console.feedback.at', ({ at }) => at),
  ],
});

function OneSent({ row, onClose }: { row: Dispatch | undefined; onClose: () => void }) {
  const text = useText();
  const times = useTimes();
  return (
    <MessageModal
      title={row?.title}
      html={row?.content ?? ''}
      note={row && `${audienceText(text, row.to)} · ${times.exact(row.at)}`}
      onClose={onClose}
    />
  );
}

function audienceText(text: Text, to: Audience): string {
  if ('usernames' in to) return to.usernames.join(', ');
  const kind = text(`console.messages.kind.${to.kind}`);
  return to.teamOf ? text('console.messages.ofTeam', { kind, leader: to.teamOf }) : kind;
}
