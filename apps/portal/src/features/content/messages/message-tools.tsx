import { Button, Checkbox, Modal } from '@baize/ui';
import { MailOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import type { Box, useMessageMarks } from './use-messages.ts';
import type { Selection } from './use-selection.ts';

type Props = {
  box: Box;
  selection: Selection;
  marks: ReturnType<typeof useMessageMarks>;
  /** Whether there is anything to be marked as read. */
  hasUnread: boolean;
};

/** What can be done with those that are ticked. */
export function MessageTools({ box, selection, marks, hasUnread }: Props) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const { selected, isAll, toggleAll, clear } = selection;
  return (
    <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 ps-4 md:ps-5">
      <Checkbox checked={isAll} onChange={toggleAll}>
        {selected.length > 0
          ? text('content.messages.selected', { count: selected.length })
          : text('content.messages.selectAll')}
      </Checkbox>
      <div className="ms-auto flex gap-2">
        {hasUnread && (
          <Button
            size="sm"
            isBusy={marks.read.isPending}
            onClick={() => marks.read.mutate(selected, { onSuccess: clear })}
          >
            <MailOpen aria-hidden className="size-4" />
            {text('content.messages.markRead')}
          </Button>
        )}
        {selected.length > 0 && (
          <Button size="sm" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden className="size-4" />
            {text('content.messages.delete')}
          </Button>
        )}
      </div>
      {isAsking && (
        <DeleteDialog
          box={box}
          count={selected.length}
          remove={marks.remove}
          onConfirm={() =>
            marks.remove.mutate(selected, {
              onSuccess: () => {
                clear();
                setAsking(false);
              },
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

type DeleteProps = {
  box: Box;
  count: number;
  remove: Props['marks']['remove'];
  onConfirm: () => void;
  onClose: () => void;
};

function DeleteDialog({ box, count, remove, onConfirm, onClose }: DeleteProps) {
  const text = useText();
  const says = box === 'inbox' ? 'content.messages.deleteText' : 'content.messages.deleteSentText';
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="sm"
      title={text('content.messages.deleteTitle')}
      footer={
        <>
          <Button onClick={onClose}>{text('content.messages.cancel')}</Button>
          <Button kind="danger" isBusy={remove.isPending} onClick={onConfirm}>
            {text('content.messages.delete')}
          </Button>
        </>
      }
    >
      <p>{text(says, { count })}</p>
      <div className="mt-3 empty:hidden">
        <FormFault error={remove.error} />
      </div>
    </Modal>
  );
}

export function NoMessages({ box }: { box: Box }) {
  const text = useText();
  const isInbox = box === 'inbox';
  return (
    <StatePage
      state="no-messages"
      level={3}
      isBare
      title={text(isInbox ? 'content.messages.none' : 'content.messages.noneSent')}
      text={text(isInbox ? 'content.messages.noneText' : 'content.messages.noneSentText')}
    />
  );
}
