import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { MessageRow } from './message-row.tsx';
import { MessageTools } from './message-tools.tsx';
import { PagedMessages } from './paged-messages.tsx';
import { type Sent, useMessageMarks, useOutbox } from './use-messages.ts';
import { useSelection } from './use-selection.ts';

export function OutboxList() {
  const [page, setPage] = useState(1);
  return (
    <PagedMessages box="outbox" query={useOutbox(page)} page={page} onPage={setPage}>
      {(list) => <Rows key={page} list={list} />}
    </PagedMessages>
  );
}

function Rows({ list }: { list: Sent[] }) {
  const text = useText();
  const marks = useMessageMarks('outbox');
  const selection = useSelection(list.map(({ id }) => id));
  const [open, setOpen] = useState<string>();
  return (
    <>
      <MessageTools box="outbox" selection={selection} marks={marks} hasUnread={false} />
      <ul className="divide-y rounded-card border bg-table">
        {list.map((message) => (
          <MessageRow
            key={message.id}
            title={message.title}
            about={text('content.messages.to', {
              name:
                message.recipient || text(`content.messages.recipient.${message.recipientType}`),
            })}
            at={message.sendTime}
            html={message.content}
            isUnread={false}
            isSelected={selection.has(message.id)}
            onSelect={() => selection.toggle(message.id)}
            isOpen={message.id === open}
            onToggle={() => setOpen(message.id === open ? undefined : message.id)}
          />
        ))}
      </ul>
    </>
  );
}
