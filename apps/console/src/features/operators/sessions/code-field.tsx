import { CodeInput, Field, TextInput } from '@baize/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../shared/use-text.ts';

type Props = {
  value: string;
  onChange: (code: string) => void;
  onFilled?: (code: string) => void;
  error?: ReactNode;
  hasRecovery?: boolean;
};

/** Six digits of the authenticator, or a recovery code in place of them. */
export function CodeField({ value, onChange, onFilled, error, hasRecovery = true }: Props) {
  const text = useText();
  const [isRecovery, setRecovery] = useState(false);
  const filled = onFilled ? { onFilled } : {};
  function turn() {
    onChange('');
    setRecovery(!isRecovery);
  }
  return (
    <>
      <Field
        label={text(isRecovery ? 'console.code.recovery' : 'console.code.label')}
        hint={text(isRecovery ? 'console.code.recoveryHint' : 'console.code.hint')}
        error={error}
      >
        {isRecovery ? (
          <TextInput
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="xxxxx-xxxxx"
            value={value}
            onChange={(event) => onChange(event.target.value.trim())}
          />
        ) : (
          <CodeInput autoFocus length={6} value={value} onChange={onChange} {...filled} />
        )}
      </Field>
      {hasRecovery && (
        <button
          type="button"
          onClick={turn}
          className="w-fit font-semibold text-felt-text underline-offset-4 hover:underline touch:min-h-11"
        >
          {text(isRecovery ? 'console.code.useApp' : 'console.code.useRecovery')}
        </button>
      )}
    </>
  );
}
