import { contentMessages } from '@baize/contract';
import { Button, Field, Modal, TextArea, TextInput } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';

const TITLE_MAX = 100;
const CONTENT_MAX = 2_000;

/** A message to one of the team. */
export function WriteDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const text = useText();
  const formId = useId();
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      ask(contentMessages.send, {
        recipientType: 'all_downline',
        recipients: [username],
        title: title.trim(),
        content: content.trim(),
      }),
    onSuccess: () => {
      notices.tell({ tone: 'good', title: text('content.messages.sent') });
      onClose();
    },
  });
  const fault = (value: string) => isTried && !value.trim() && text('content.messages.needed');
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (title.trim() && content.trim()) mutate();
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('agents.write.title', { name: username })}
      footer={
        <>
          <Button onClick={onClose}>{text('agents.cancel')}</Button>
          <Button kind="brass" type="submit" form={formId} isBusy={isPending}>
            {text('content.messages.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={text('content.messages.title')} error={fault(title)} isRequired>
          <TextInput
            value={title}
            maxLength={TITLE_MAX}
            dir="auto"
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <Field label={text('content.messages.content')} error={fault(content)} isRequired>
          <TextArea
            value={content}
            maxLength={CONTENT_MAX}
            rows={6}
            dir="auto"
            onChange={({ target }) => setContent(target.value)}
          />
        </Field>
        <FormFault error={error} />
      </form>
    </Modal>
  );
}
