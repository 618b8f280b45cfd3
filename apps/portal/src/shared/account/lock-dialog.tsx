import { Button, Modal } from '@baize/ui';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { FormFault } from '../fields/form-fault.tsx';
import { notices } from '../pages/notice.ts';
import { useRenewSecurity } from '../session/use-security.ts';
import { useText } from '../words/use-text.ts';

type Sending<Typed extends FieldValues> = {
  defaults: DefaultValues<Typed>;
  send: (typed: Typed) => Promise<unknown>;
  onDone: () => void;
  /** Said in the corner once it is done; without it the dialog goes on by itself. */
  says?: string;
};

/** A form about one lock: what is sent, and what is true afterwards. */
export function useLockForm<Typed extends FieldValues>(sending: Sending<Typed>) {
  const renew = useRenewSecurity();
  const form = useForm<Typed>({ defaultValues: sending.defaults });
  const sent = useMutation({
    mutationFn: sending.send,
    onSuccess: () => {
      renew();
      if (sending.says) notices.tell({ tone: 'good', title: sending.says });
      sending.onDone();
    },
  });
  return { form, sent };
}

type Props<Typed extends FieldValues> = {
  title: string;
  text?: ReactNode;
  submit: string;
  lock: { form: UseFormReturn<Typed>; sent: UseMutationResult<unknown, Error, Typed> };
  onClose: () => void;
  isDangerous?: boolean;
  children: ReactNode;
};

/** The dialog around such a form. */
export function LockDialog<Typed extends FieldValues>(props: Props<Typed>) {
  const { title, text: says, submit, lock, onClose, isDangerous, children } = props;
  const text = useText();
  return (
    <Modal isOpen onClose={onClose} title={title} size="sm">
      <FormProvider {...lock.form}>
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={lock.form.handleSubmit((typed) => lock.sent.mutate(typed))}
        >
          {says && <p className="text-ink-soft">{says}</p>}
          {children}
          <FormFault error={lock.sent.error} />
          <div className="flex gap-2 pt-1 *:flex-1">
            <Button size="lg" onClick={onClose}>
              {text('identity.cancel')}
            </Button>
            <Button
              kind={isDangerous ? 'danger' : 'brass'}
              size="lg"
              type="submit"
              isBusy={lock.sent.isPending}
            >
              {submit}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
