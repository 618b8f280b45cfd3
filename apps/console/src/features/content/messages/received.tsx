import { contentMessagesOperator, type Output } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { isBlank } from '../../../shared/clean-html.ts';
import { RichText } from '../../../shared/fields/rich-text.tsx';
import { codeColumn, tagColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { listSection } from '../../../shared/list/list.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { MessageModal, SUBJECT } from './message-modal.tsx';

type Message = Output<typeof contentMessagesOperator.listReceived.value>['list'][number];

/** What members wrote to the house, the newest first. */
export const Received = listSection(contentMessagesOperator.listReceived, {
  words: {
    title: 'console.messages.received',
    none: 'console.messages.noneReceived',
    noneText: 'console.messages.noneReceivedText',
  },
  picture: 'no-messages',
  size: 20,
  rowId: ({ id }) => id,
  Modal: OneReceived,
  columns: [
    codeColumn('console.messages.subject', ({ title }) => title, SUBJECT),
    { header: 'console.messages.sender', cell: ({ sender }) => sender },
    timeColumn('console.feedback.at', ({ at }) => at),
    tagColumn('console.announcements.state', ({ isAnswered }, { text }) =>
      isAnswered
        ? ['good', text('console.messages.answered')]
        : ['warn', text('console.messages.open')],
    ),
  ],
});

function OneReceived({ row, onClose }: { row: Message | undefined; onClose: () => void }) {
  const times = useTimes();
  return (
    <MessageModal
      title={row?.title}
      html={row?.content ?? ''}
      note={row && `${row.sender} · ${times.exact(row.at)}`}
      onClose={onClose}
    >
      {row && <Reply key={row.id} id={row.id} onDone={onClose} />}
    </MessageModal>
  );
}

function Reply({ id, onDone }: { id: string; onDone: () => void }) {
  const text = useText();
  const [content, setContent] = useState('');
  const replying = useAct(contentMessagesOperator.replyMessage, {
    input: () => ({ id, content }),
    done: 'console.messages.done',
    onDone,
  });
  return (
    <div className="mt-6 flex flex-col gap-3 border-t pt-5">
      <RichText label={text('console.messages.reply')} value={content} onChange={setContent} />
      <ErrorLine error={replying.error} />
      <div>
        <Button
          kind="brass"
          isBusy={replying.isPending}
          disabled={isBlank(content)}
          onClick={() => replying.mutate()}
        >
          {text('console.messages.reply')}
        </Button>
      </div>
    </div>
  );
}
