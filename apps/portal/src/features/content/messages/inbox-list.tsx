import { Button } from '@baize/ui';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { MessageDialog } from './message-compose.tsx';
import { MessageRow } from './message-row.tsx';
import { MessageTools } from './message-tools.tsx';
import { PagedMessages } from './paged-messages.tsx';
import { type Received, useInbox, useMessageMarks } from './use-messages.ts';
import { useSelection } from './use-selection.ts';

export function InboxList() {
  const [page, setPage] = useState(1);
  return (
    <PagedMessages box="inbox" query={useInbox(page)} page={page} onPage={setPage}>
      {(list) => <Rows key={page} list={list} />}
    </PagedMessages>
  );
}

function Rows({ list }: { list: Received[] }) {
  const text = useText();
  const marks = useMessageMarks('inbox');
  const selection = useSelection(list.map(({ id }) => id));
  const [open, setOpen] = useState<string>();
  const [replyTo, setReplyTo] = useState<Received>();
  function toggle(message: Received) {
    if (!message.isRead) marks.read.mutate([message.id]);
    setOpen(message.id === open ? undefined : message.id);
  }
  return (
    <>
      <MessageTools
        box="inbox"
        selection={selection}
        marks={marks}
        hasUnread={list.some(({ id, isRead }) => !isRead && selection.has(id))}
      />
      <ul className="divide-y rounded-card border bg-table">
        {list.map((message) => (
          <MessageRow
            key={message.id}
            title={message.title}
            about={text('content.messages.from', { name: nameOf(text, message) })}
            at={message.sendTime}
            html={message.content}
            isUnread={!message.isRead}
            isSelected={selection.has(message.id)}
            onSelect={() => selection.toggle(message.id)}
            isOpen={message.id === open}
            onToggle={() => toggle(message)}
            actions={
              <Button size="sm" onClick={() => setReplyTo(message)}>
                <Reply aria-hidden className="size-4 rtl:-scale-x-100" />
                {text('content.messages.reply')}
              </Button>
            }
          />
        ))}
      </ul>
      {replyTo && (
        <MessageDialog
          replyTo={{ id: replyTo.id, name: nameOf(text, replyTo) }}
          onClose={() => setReplyTo(undefined)}
        />
      )}
    </>
  );
}

/** People by their names, the house by its word. */
function nameOf(text: ReturnType<typeof useText>, { senderType, sender }: Received): string {
  return sender || text(`content.messages.${senderType}`);
}
