import { Button, Checkbox, Field, PasswordInput, TextInput, textLinkClasses } from '@baize/ui';
import { KeyRound, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CaptchaField } from '../../../shared/fields/captcha-field.tsx';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useCaptcha } from '../../../shared/fields/use-captcha.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { useSignIn } from './use-sign-in.ts';

type Typed = { username: string; password: string; captcha: string; rememberMe: boolean };

export function UsernameLogin({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const text = useText();
  const form = useForm<Typed>({
    defaultValues: { username: '', password: '', captcha: '', rememberMe: false },
  });
  const { login, error, wantsCaptcha } = signIn;
  const captcha = useCaptcha(wantsCaptcha);
  const { errors } = form.formState;
  const needed = { required: text('identity.patterns.empty') };

  // Each picture is good for one answer, so a refused one is replaced.
  const { resetField } = form;
  const { refresh } = captcha;
  useEffect(() => {
    if (!error) return;
    resetField('captcha');
    if (wantsCaptcha) refresh();
  }, [error, wantsCaptcha, refresh, resetField]);

  const send = form.handleSubmit(({ username, password, captcha, rememberMe }) =>
    login.mutate({
      type: 'username',
      username: username.trim(),
      password,
      rememberMe,
      ...(wantsCaptcha && { captcha }),
    }),
  );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <Field label={text('identity.username')} error={errors.username?.message}>
        <TextInput
          {...form.register('username', needed)}
          before={<UserRound />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
        />
      </Field>
      <Field label={text('identity.password')} error={errors.password?.message}>
        <PasswordInput {...form.register('password', needed)} before={<KeyRound />} />
      </Field>
      {wantsCaptcha && (
        <CaptchaField
          captcha={captcha}
          error={errors.captcha?.message}
          {...form.register('captcha', { required: text('identity.captcha.needed') })}
        />
      )}
      {/* After both fields: Tab leads from the name to the password. */}
      <div className="-my-1.5 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...form.register('rememberMe')}>{text('identity.login.remember')}</Checkbox>
        <ForgotLink />
      </div>
      <FormFault error={error} />
      <Button kind="brass" size="lg" isWide type="submit" isBusy={login.isPending}>
        {text('identity.login.submit')}
      </Button>
    </form>
  );
}

function ForgotLink() {
  const text = useText();
  return (
    <button
      type="button"
      className={textLinkClasses}
      onClick={() => overlay.open('forgotPassword')}
    >
      {text('identity.login.forgot')}
    </button>
  );
}
