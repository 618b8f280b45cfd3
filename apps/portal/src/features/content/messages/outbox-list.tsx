import { Pager } from '@baize/ui';
import { useState } from 'react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { MessageRow } from './message-row.tsx';
import { MessageTools, NoMessages } from './message-tools.tsx';
import { type Sent, useMessageMarks, useOutbox } from './use-messages.ts';
import { useSelection } from './use-selection.ts';

export function OutboxList() {
  const [page, setPage] = useState(1);
  const outbox = useOutbox(page);
  return (
    <Fetched query={outbox}>
      {({ list, totalPages }) => (
        <>
          {list.length === 0 ? <NoMessages box="outbox" /> : <Rows key={page} list={list} />}
          <Pager
            className="mt-4"
            page={Math.min(page, Math.max(1, totalPages))}
            pageCount={totalPages}
            onPage={setPage}
          />
        </>
      )}
    </Fetched>
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
