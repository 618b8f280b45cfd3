import { Button, Field, Modal, TextArea } from '@baize/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../use-text.ts';
import type { Trial } from './confirm-modal.tsx';
import { ErrorLine } from './error-line.tsx';

/** What is confirmed: it may be under way, and it may have failed. */
type Confirmed =
  | { act: Trial & { mutate: (reason: string) => void }; onConfirm?: undefined }
  /** Where the act is given more than the reason. */
  | { act: Trial; onConfirm: (reason: string) => void };

export type ReasonFormProps = Confirmed & {
  confirmLabel: string;
  isDanger?: boolean;
  /** Pressed, whether or not a reason was given: other fields tell their faults with it. */
  onTry?: () => void;
  onClose: () => void;
  /** Where less is kept than most calls keep. */
  longest?: number;
  /** Who reads it, where it is not the audit log alone. */
  hint?: string;
  children: ReactNode;
};

type Props = Confirmed &
  Omit<ReasonFormProps, 'act' | 'onConfirm' | 'confirmLabel'> & {
    isOpen: boolean;
    title: string;
    /** On the button, where it is not the title. */
    confirmLabel?: string;
  };

/** Asks before something a member will feel, and why: the reason goes into the audit log. */
export function ReasonModal({ isOpen, title, confirmLabel = title, ...form }: Props) {
  const close = () => {
    form.act.reset?.();
    form.onClose();
  };
  return (
    <Modal size="sm" isOpen={isOpen} onClose={close} title={title}>
      <ReasonForm {...form} confirmLabel={confirmLabel} onClose={close} />
    </Modal>
  );
}

const SHORTEST = 3;

export function ReasonForm(props: ReasonFormProps) {
  const { confirmLabel, isDanger, act, onTry, onClose, longest = 500, hint, children } = props;
  const text = useText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    onTry?.();
    const given = reason.trim();
    setMissing(given.length < SHORTEST);
    if (given.length < SHORTEST || act.isPending) return;
    if (props.onConfirm) props.onConfirm(given);
    else props.act.mutate(given);
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      {children}
      <Field
        isRequired
        label={text('console.member.reason')}
        hint={hint ?? text('console.member.reasonHint')}
        error={isMissing && text('console.member.reasonMissing')}
      >
        <TextArea
          rows={3}
          maxLength={longest}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
            // Why it failed was about what stood here before.
            if (act.error) act.reset?.();
          }}
        />
      </Field>
      <ErrorLine error={act.error} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
        <Button type="submit" kind={isDanger ? 'danger' : 'brass'} isBusy={act.isPending}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
