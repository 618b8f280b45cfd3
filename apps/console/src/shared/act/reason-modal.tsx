import { Button, Field, Modal, TextArea } from '@baize/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { sentenceOf } from '../errors.ts';
import { useText } from '../use-text.ts';

export type ReasonFormProps = {
  confirmLabel: string;
  isDanger?: boolean;
  isBusy: boolean;
  error: unknown;
  onConfirm: (reason: string) => void;
  /** Pressed, whether or not a reason was given: other fields tell their faults with it. */
  onTry?: () => void;
  onClose: () => void;
  /** Where less is kept than most calls keep. */
  longest?: number;
  /** Who reads it, where it is not the audit log alone. */
  hint?: string;
  children: ReactNode;
};

type Props = ReasonFormProps & { isOpen: boolean; title: string };

/** Asks before something a member will feel, and why: the reason goes into the audit log. */
export function ReasonModal({ isOpen, title, ...form }: Props) {
  return (
    <Modal size="sm" isOpen={isOpen} onClose={form.onClose} title={title}>
      <ReasonForm {...form} />
    </Modal>
  );
}

const SHORTEST = 3;

export function ReasonForm(props: ReasonFormProps) {
  const {
    confirmLabel,
    isDanger,
    isBusy,
    error,
    onConfirm,
    onTry,
    onClose,
    longest = 500,
    hint,
    children,
  } = props;
  const text = useText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    onTry?.();
    const given = reason.trim();
    setMissing(given.length < SHORTEST);
    if (given.length >= SHORTEST && !isBusy) onConfirm(given);
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
          }}
        />
      </Field>
      {Boolean(error) && (
        <p role="alert" className="text-danger">
          {sentenceOf(error)}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
        <Button type="submit" kind={isDanger ? 'danger' : 'brass'} isBusy={isBusy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
