import { operatorsEmergencies, operatorsSession, type Right } from '@baize/contract';
import { Checkbox, Field, Modal, NativeSelect, PasswordInput } from '@baize/ui';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { DialogButton } from '../../../shared/act/dialog-button.tsx';
import { ReasonForm } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useMe } from '../../../shared/session/use-me.ts';
import { useRightName, useRightText } from '../../../shared/session/use-right-name.ts';
import { useText } from '../../../shared/use-text.ts';
import { CodeField } from '../sessions/code-field.tsx';

export function TakeButton() {
  const text = useText();
  return (
    <DialogButton
      kind="danger"
      label="console.emergency.take"
      right="emergency.take"
      Icon={ShieldAlert}
    >
      {({ isOpen, onClose }) => (
        <Modal size="lg" isOpen={isOpen} onClose={onClose} title={text('console.emergency.take')}>
          {isOpen && <Taking onClose={onClose} />}
        </Modal>
      )}
    </DialogButton>
  );
}

/** Whoever holds every right is not asked for a password that opens nothing. */
function Taking({ onClose }: { onClose: () => void }) {
  const text = useText();
  return useOpenRights().length > 0 ? (
    <TakeForm onClose={onClose} />
  ) : (
    <p>{text('console.emergency.holdsAll')}</p>
  );
}

/** What this operator does not hold, and can take. */
function useOpenRights(): readonly Right[] {
  const me = useMe();
  return operatorsEmergencies.takeableRights.filter((right) => !me.rights.includes(right));
}

const MINUTES = ['15', '30', '60'] as const;
const MAX_RIGHTS = 6;

function TakeForm({ onClose }: { onClose: () => void }) {
  const text = useText();
  const me = useMe();
  const [rights, setRights] = useState<Right[]>([]);
  const [minutes, setMinutes] = useState<string>(MINUTES[0]);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const take = useAct(operatorsEmergencies.takeEmergency, {
    input: (reason: string) => ({
      rights,
      minutes: Number(minutes),
      reason,
      password,
      ...(me.hasSecondFactor && { code }),
    }),
    done: 'console.emergency.given',
    onDone: onClose,
    touches: [operatorsSession.session, 'work'],
  });
  const isCounted = rights.length > 0 && rights.length <= MAX_RIGHTS;
  return (
    <ReasonForm
      confirmLabel={text('console.emergency.take')}
      isDanger
      act={take}
      onTry={() => setTried(true)}
      onConfirm={(reason) => {
        if (isCounted && password) take.mutate(reason);
      }}
      onClose={onClose}
      hint={text('console.emergency.reasonHint')}
    >
      <p>{text('console.emergency.takeText')}</p>
      <RightsToTake value={rights} onChange={setRights} />
      {isTried && !isCounted && (
        <p role="alert" className="text-danger">
          {text('console.emergency.rightsMissing', { count: MAX_RIGHTS })}
        </p>
      )}
      <Field label={text('console.emergency.minutes')}>
        <NativeSelect
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
          options={MINUTES.map((value) => ({
            value,
            label: text('console.emergency.forMinutes', { count: Number(value) }),
          }))}
        />
      </Field>
      <Field isRequired label={text('console.password.current')}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {me.hasSecondFactor && <CodeField value={code} onChange={setCode} />}
    </ReasonForm>
  );
}

type RightsProps = { value: Right[]; onChange: (rights: Right[]) => void };

function RightsToTake({ value, onChange }: RightsProps) {
  const text = useText();
  const rightName = useRightName();
  const rightText = useRightText();
  const open = useOpenRights();
  return (
    <fieldset>
      <legend className="type-label mb-1">{text('console.emergency.rights')}</legend>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        tabIndex={0}
        className="grid max-h-64 gap-x-6 overflow-y-auto rounded-card border p-3 sm:grid-cols-2"
      >
        {open.map((right) => (
          <Checkbox
            key={right}
            checked={value.includes(right)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, right] : value.filter((one) => one !== right))
            }
          >
            <span className="block font-medium">{rightName(right)}</span>
            <span className="block text-[0.8125rem] text-ink-soft">{rightText(right)}</span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
