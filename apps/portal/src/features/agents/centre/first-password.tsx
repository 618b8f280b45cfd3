import type { agentsPlacement, Output } from '@baize/contract';
import { Button, CopyButton, Field, Modal, TextInput } from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
import { refusalCode } from '@baize/web/refusals.ts';
import type { ReactNode } from 'react';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Given = Output<typeof agentsPlacement.startingPassword.value>;
type FieldProps = { value: string; onChange: (contact: string) => void; error: unknown };

/** Where the owner alone reads their first password; empty, the agent hands it over. */
export function OwnerContactField({ value, onChange, error }: FieldProps) {
  const text = useText();
  return (
    <Field
      label={text('agents.open.contact')}
      hint={text('agents.open.contactHint')}
      error={contactFault(error)}
    >
      <TextInput
        value={value}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

/** What is wrong with the contact, said beside it. */
export function contactFault(error: unknown): string | undefined {
  if (!wasRefused(error)) return undefined;
  const code = refusalCode(error);
  return code === 'EMAIL_NOT_VALID' || code === 'PHONE_NOT_VALID' ? error.message : undefined;
}

type Props = { given: Given; title: string; onClose: () => void };

/** The first password, shown this once; or where it was sent. */
export function FirstPasswordModal({ given, title, onClose }: Props) {
  const text = useText();
  const { dateAndTime } = useTimes();
  const { username, password, sentTo, mustChangePassword, validUntil } = given;
  const words = `${text('agents.column.username')}: ${username}\n${text('agents.open.password')}: ${password}`;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          {password && <CopyButton text={words} isLabelled />}
          <Button kind="brass" onClick={onClose}>
            {text(password ? 'agents.open.close' : 'agents.open.finish')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">
        {sentTo
          ? text('agents.open.sent', { contact: `\u2066${sentTo}\u2069` })
          : text('agents.open.once')}
      </p>
      <dl className="divide-y rounded-ctl border *:flex *:justify-between *:gap-4 *:px-3.5 *:py-3">
        <Line name={text('agents.column.username')}>{username}</Line>
        {password && <Line name={text('agents.open.password')}>{password}</Line>}
      </dl>
      <p className="mt-3 text-ink-soft">
        {mustChangePassword && text('agents.open.mustChange')}{' '}
        {validUntil !== null && text('agents.open.validUntil', { date: dateAndTime(validUntil) })}
      </p>
    </Modal>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
