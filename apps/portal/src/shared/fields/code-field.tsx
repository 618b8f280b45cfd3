import { Field, TextInput } from '@baize/ui';
import type { ComponentProps } from 'react';
import { useText } from '../words/use-text.ts';
import { SendCodeButton } from './send-code-button.tsx';

type Props = {
  error: string | undefined;
  input: ComponentProps<'input'>;
  send: ComponentProps<typeof SendCodeButton>['send'];
};

/** The code that was sent, beside the button that sends it. */
export function CodeField({ error, input, send }: Props) {
  const text = useText();
  return (
    <div className="flex items-start gap-2">
      <Field label={text('identity.code.label')} error={error} isRequired className="flex-1">
        <TextInput
          {...input}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          dir="ltr"
        />
      </Field>
      <SendCodeButton send={send} className="mt-6.5 h-11.5" />
    </div>
  );
}
