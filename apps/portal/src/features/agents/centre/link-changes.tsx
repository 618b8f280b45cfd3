import { agentsPlacement } from '@baize/contract';
import { Button, Field, Modal, TextInput } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { InviteLink } from './link-modal.tsx';

type Props = { link: InviteLink; onClose: () => void };

/** What one wants to remember about a link. */
export function NoteDialog({ link, onClose }: Props) {
  const text = useText();
  const refresh = useRefresh();
  const [note, setNote] = useState(link.note);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(agentsPlacement.changeLink, { affiUrlId: link.code, note: note.trim() }),
    onSuccess: () => {
      onClose();
      return refresh();
    },
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('agents.link.editNote')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('agents.cancel')}</Button>
          <Button kind="brass" isBusy={isPending} onClick={() => mutate()}>
            {text('agents.save')}
          </Button>
        </>
      }
    >
      <Field label={text('agents.link.note')} hint={text('agents.link.noteHint')}>
        <TextInput
          value={note}
          maxLength={100}
          dir="auto"
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <div className="mt-4">
        <FormFault error={error} />
      </div>
    </Modal>
  );
}

/** Who came by the link stays; only the way is gone. */
export function DeleteLink({ link, onClose }: Props) {
  const text = useText();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(agentsPlacement.deleteLink, { affiUrlId: link.code }),
    onSuccess: () => {
      onClose();
      return refresh();
    },
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('agents.link.deleteAsk', { code: link.code })}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('agents.cancel')}</Button>
          <Button kind="danger" isBusy={isPending} onClick={() => mutate()}>
            {text('agents.link.delete')}
          </Button>
        </>
      }
    >
      <p className="mb-3">{text('agents.link.deleteText')}</p>
      <FormFault error={error} />
    </Modal>
  );
}

/** Off and on again: nothing is lost by it, so nobody is asked. */
export function useSwitchLink() {
  const errorWords = useErrorWords();
  const refresh = useRefresh();
  const { mutate } = useMutation({
    mutationFn: ({ code, isDisabled }: { code: string; isDisabled: boolean }) =>
      ask(agentsPlacement.changeLink, { affiUrlId: code, isDisabled }),
    onSuccess: refresh,
    onError: (error) => notices.tell({ tone: 'bad', title: errorWords(error) }),
  });
  return mutate;
}

function useRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['agents', 'links'] });
}
