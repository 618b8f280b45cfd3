import { Field, IconButton, Skeleton, TextInput } from '@baize/ui';
import { RefreshCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useText } from '../words/use-text.ts';
import type { useCaptcha } from './use-captcha.ts';

type Props = ComponentProps<'input'> & {
  captcha: ReturnType<typeof useCaptcha>;
  error?: string | undefined;
  isRequired?: boolean;
};

export function CaptchaField({ captcha, error, isRequired, ...input }: Props) {
  const text = useText();
  return (
    <div className="flex items-start gap-2">
      <Field
        label={text('identity.captcha.label')}
        error={error}
        isRequired={isRequired}
        hint={!captcha.picture && <CaptchaState hasFailed={captcha.hasFailed} />}
        className="flex-1"
      >
        <TextInput
          {...input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={8}
          dir="ltr"
        />
      </Field>
      <div className="mt-6.5 flex items-center gap-1">
        {captcha.picture ? (
          <img
            src={captcha.picture}
            alt={text('identity.captcha.alt')}
            className="h-11.5 w-33 rounded-ctl bg-[#fff8e8] object-contain"
          />
        ) : (
          <Skeleton className="h-11.5 w-33" />
        )}
        <IconButton
          label={text('identity.captcha.refresh')}
          icon={<RefreshCw />}
          onClick={captcha.refresh}
          disabled={captcha.isResting}
        />
      </div>
    </div>
  );
}

/** A picture that is on its way, or did not come, says so. */
function CaptchaState({ hasFailed }: { hasFailed: boolean }) {
  const text = useText();
  return (
    <span role="status">
      {text(hasFailed ? 'identity.captcha.failed' : 'identity.captcha.loading')}
    </span>
  );
}
