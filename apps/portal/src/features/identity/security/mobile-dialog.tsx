import { identityCodes, members } from '@baize/contract';
import { LockDialog, useLockForm } from '../../../shared/account/lock-dialog.tsx';
import { ask } from '../../../shared/calls/api.ts';
import { CodeField } from '../../../shared/fields/code-field.tsx';
import { MobileField } from '../../../shared/fields/mobile-field.tsx';
import { isMobileNumber } from '../../../shared/fields/phone-number.ts';
import {
  StepUpFields,
  type StepUpTyped,
  stepUpDefaults,
  stepUpOf,
} from '../../../shared/fields/step-up-fields.tsx';
import { useDefaultDial } from '../../../shared/fields/use-default-dial.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Typed = StepUpTyped & { dial: string; mobile: string; code: string };

/** A new number is proved by a code sent to it. */
export function MobileDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const lock = useLockForm<Typed>({
    defaults: { ...stepUpDefaults, dial: '', mobile: '', code: '' },
    send: (typed) =>
      ask(members.updateMobile, {
        mobileNum: typed.mobile.trim(),
        countryDialingCode: typed.dial,
        verificationCode: typed.code.trim(),
        ...stepUpOf(typed),
      }),
    onDone: onClose,
    says: text('members.saved'),
  });
  const { register, formState, trigger, getValues, setValue } = lock.form;
  useDefaultDial(getValues('dial'), (dial) => setValue('dial', dial));
  async function sendCode() {
    if (!(await trigger('mobile', { shouldFocus: true }))) return undefined;
    const { dial, mobile } = getValues();
    return ask(identityCodes.sendCode, {
      channel: 'sms',
      purpose: identityCodes.purposes.mobile,
      mobileNum: mobile.trim(),
      countryDialingCode: dial,
    });
  }
  return (
    <LockDialog
      title={text('members.lock.mobile')}
      submit={text('members.save')}
      lock={lock}
      onClose={onClose}
    >
      <MobileField
        isRequired
        error={formState.errors.mobile?.message}
        dial={register('dial')}
        number={register('mobile', {
          validate: async (mobile, { dial }) =>
            (await isMobileNumber(dial, mobile)) || text('identity.mobile.notValid'),
        })}
      />
      <CodeField
        error={formState.errors.code?.message}
        input={register('code', { required: text('identity.code.needed') })}
        send={sendCode}
      />
      <StepUpFields />
    </LockDialog>
  );
}
