import { Button, type Step, Stepper } from '@baize/ui';
import { PasswordForm } from '../features/operators/sessions/password-form.tsx';
import { SecondFactorSetup } from '../features/operators/sessions/second-factor-setup.tsx';
import { SignInFrame } from '../shared/session/sign-in-frame.tsx';
import { useLeave } from '../shared/session/use-leave.ts';
import { useMe } from '../shared/session/use-me.ts';
import { useText } from '../shared/use-text.ts';

/** What must be done before anything else: a password of one's own, and a second factor where it is required. */
export function FirstSteps() {
  const text = useText();
  const me = useMe();
  const leave = useLeave();
  const isPassword = me.needsPasswordChange;
  const steps: Step[] = [
    {
      id: 'password',
      label: text('console.first.password'),
      state: isPassword ? 'current' : 'done',
    },
  ];
  if (me.needsSecondFactor) {
    const state = isPassword ? 'ahead' : 'current';
    steps.push({ id: 'factor', label: text('console.first.factor'), state });
  }
  return (
    <SignInFrame title={text('console.first.title', { name: me.name })}>
      {steps.length > 1 && (
        <Stepper label={text('console.first.steps')} steps={steps} className="mb-6" />
      )}
      <p className="mb-5 text-ink-soft">
        {text(isPassword ? 'console.first.passwordText' : 'console.first.factorText')}
      </p>
      {isPassword ? <PasswordForm /> : <SecondFactorSetup />}
      <Button kind="quiet" className="mt-4" onClick={leave}>
        {text('console.nav.leave')}
      </Button>
    </SignInFrame>
  );
}
