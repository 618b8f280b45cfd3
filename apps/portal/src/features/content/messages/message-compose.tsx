import { contentMessages as contract } from '@baize/contract';
import { Button, Field, Modal, NativeSelect, TextArea, TextInput } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type RecipientType, useRecipientTypes } from './use-messages.ts';

type Typed = { recipientType: RecipientType; names: string; title: string; content: string };
type Props = { replyTo?: { id: string; name: string } | undefined; onClose: () => void };

const TITLE_MAX = 100;
const CONTENT_MAX = 2_000;

/** Writes to the house, up or down the tree; or answers what was received. */
export function MessageDialog({ replyTo, onClose }: Props) {
  const text = useText();
  const cache = useQueryClient();
  const types = useRecipientTypes().data ?? [];
  const form = useForm<Typed>({
    defaultValues: { recipientType: types[0] ?? 'platform', names: '', title: '', content: '' },
  });
  const sending = useMutation({
    mutationFn: (typed: Typed) => sendMessage(typed, replyTo?.id),
    onSuccess: () => {
      notices.tell({ tone: 'good', title: text('content.messages.sent') });
      void cache.invalidateQueries({ queryKey: ['messages', 'outbox'] });
      onClose();
    },
  });
  const needed = useNeeded();
  const { errors } = form.formState;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={
        replyTo
          ? text('content.messages.replyTo', { name: replyTo.name })
          : text('content.messages.writeTitle')
      }
    >
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((typed) => sending.mutate(typed))(event)}
        className="flex flex-col gap-4"
      >
        {!replyTo && <AddressFields form={form} types={types} />}
        <Field label={text('content.messages.content')} error={errors.content?.message} isRequired>
          <TextArea
            {...form.register('content', { validate: needed })}
            rows={6}
            maxLength={CONTENT_MAX}
            dir="auto"
          />
        </Field>
        <FormFault error={sending.error} />
        <Button type="submit" kind="brass" size="lg" isBusy={sending.isPending}>
          {text('content.messages.send')}
        </Button>
      </form>
    </Modal>
  );
}

type AddressProps = { form: UseFormReturn<Typed>; types: readonly RecipientType[] };

/** To whom, and about what; an answer has both already. */
function AddressFields({ form: { register, formState, watch }, types }: AddressProps) {
  const text = useText();
  const needed = useNeeded();
  return (
    <>
      <Field label={text('content.messages.recipient')} isRequired>
        <NativeSelect
          {...register('recipientType')}
          options={types.map((value) => ({
            value,
            label: text(`content.messages.recipient.${value}`),
          }))}
        />
      </Field>
      {watch('recipientType').endsWith('_downline') && (
        <Field label={text('content.messages.names')} hint={text('content.messages.namesHint')}>
          <TextInput {...register('names')} autoComplete="off" dir="auto" />
        </Field>
      )}
      <Field
        label={text('content.messages.title')}
        error={formState.errors.title?.message}
        isRequired
      >
        <TextInput {...register('title', { validate: needed })} maxLength={TITLE_MAX} dir="auto" />
      </Field>
    </>
  );
}

function useNeeded(): (value: string) => true | string {
  const text = useText();
  return (value) => value.trim() !== '' || text('content.messages.needed');
}

function sendMessage(typed: Typed, replyId: string | undefined) {
  const content = typed.content.trim();
  if (replyId) return ask(contract.reply, { id: replyId, content });
  const recipients = typed.names.split(/[\s,;،、]+/).filter(Boolean);
  return ask(contract.send, {
    recipientType: typed.recipientType,
    title: typed.title.trim(),
    content,
    ...(recipients.length > 0 && { recipients }),
  });
}
