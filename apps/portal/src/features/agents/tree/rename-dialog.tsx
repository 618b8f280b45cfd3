import { agentsPlacement } from '@baize/contract';
import { Button, Field, Modal, TextInput } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useFieldFault } from '../use-field-fault.ts';

type Props = { username: string; nickname: string; onClose: () => void };

const LONGEST = 60;

/** What a direct downline is called by everyone who sees them. */
export function RenameDialog({ username, nickname, onClose }: Props) {
  const text = useText();
  const formId = useId();
  const cache = useQueryClient();
  const [typed, setTyped] = useState(nickname);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(agentsPlacement.renameDownline, { username, nickname: typed.trim() }),
    onSuccess: () => {
      onClose();
      return cache.invalidateQueries({ queryKey: ['agents'] });
    },
  });
  const fault = useFieldFault(error, 'nickname');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim()) mutate();
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('agents.rename.title', { name: username })}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('agents.cancel')}</Button>
          <Button
            kind="brass"
            type="submit"
            form={formId}
            isBusy={isPending}
            disabled={!typed.trim() || typed.trim() === nickname}
          >
            {text('agents.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={text('agents.rename.nickname')} error={fault} isRequired>
          <TextInput
            value={typed}
            maxLength={LONGEST}
            dir="auto"
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {!fault && <FormFault error={error} />}
      </form>
    </Modal>
  );
}
