import { identityRegister, members } from '@baize/contract';
import type { MessageId } from '@baize/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { deviceId } from '../../../shared/brand/device-id.ts';
import { ask } from '../../../shared/calls/api.ts';
import { useSignInDialogs } from '../../../shared/session/use-sign-in-dialogs.ts';
import { cameByText } from '../../../shared/visits/visit.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useBeginSession } from '../sessions/use-begin-session.ts';
import type { usePhoneAuth } from '../use-phone-auth.ts';
import { type AskedField, type Mode, registrationOf, type Typed } from './registration.ts';
import { serverFaults } from './registration-faults.ts';

type Order = {
  form: UseFormReturn<Typed>;
  mode: Mode;
  asked: readonly AskedField[];
  takeBotCheck: () => Promise<string | undefined>;
  phoneAuth: ReturnType<typeof usePhoneAuth>;
  onRefused: () => void;
};

/** Sends the form and signs the new member in; what is refused is told beside its field. */
export function useRegister(order: Order) {
  const { form, mode, onRefused } = order;
  const text = useText();
  const dialogs = useSignInDialogs();
  const begin = useBeginSession();
  const [isChecking, setChecking] = useState(false);
  /** A slow machine takes a while over the check; whoever waits is told for what. */
  async function takeBotCheck() {
    setChecking(true);
    try {
      return await order.takeBotCheck();
    } finally {
      setChecking(false);
    }
  }
  const register = useMutation({
    mutationFn: async (typed: Typed) =>
      ask(
        mode === 'mobile' ? identityRegister.registerMobile : identityRegister.register,
        await proved({ ...order, takeBotCheck }, typed),
      ),
    onSuccess: (signedIn) => {
      begin(signedIn);
      dialogs.leave();
    },
    onError: (error, typed) => {
      onRefused();
      form.setValue('captcha', '');
      serverFaults(error, typed).forEach(({ field, message, pattern, words }, at) => {
        const broken = pattern && text(`identity.${pattern.messageId}` as MessageId, pattern);
        const said = words ? text(words) : broken;
        const fault = { type: 'server', message: message ?? said ?? '' };
        form.setError(field as keyof Typed, fault, { shouldFocus: at === 0 });
      });
    },
  });
  const isTold = serverFaults(register.error).length > 0;
  return { register, fault: isTold ? null : register.error, isChecking };
}

/** What is sent, once the invitation is known and a provider has checked its code. */
async function proved({ mode, asked, takeBotCheck, phoneAuth }: Order, typed: Typed) {
  const { verificationCode, ...given } = registrationOf(mode, asked, typed);
  const { affiliateCode: code } = given;
  if (code) await ask(members.affiliate, { code, domain: location.hostname });
  const proof = verificationCode ? await phoneAuth?.prove(verificationCode) : undefined;
  return {
    ...given,
    ...(proof ?? { verificationCode }),
    registerUrl: `${location.origin}${location.pathname}${cameByText()}`,
    domain: location.hostname,
    loginDeviceId: deviceId(),
    botCheck: await takeBotCheck(),
  };
}
