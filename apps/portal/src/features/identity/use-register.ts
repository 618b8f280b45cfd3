import { identity } from '@baize/contract';
import type { MessageId } from '@baize/i18n';
import { useMutation } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { ask, refusalCode } from '../../shared/api.ts';
import { deviceId } from '../../shared/device-id.ts';
import { useDoors } from '../../shared/use-doors.ts';
import { useText } from '../../shared/use-text.ts';
import { type AskedField, type Mode, registrationOf, type Typed } from './registration.ts';
import { serverFaults } from './registration-faults.ts';
import { useBeginSession } from './use-begin-session.ts';

type Order = {
  form: UseFormReturn<Typed>;
  mode: Mode;
  asked: readonly AskedField[];
  takeBotCheck: () => Promise<string | undefined>;
  onRefused: () => void;
};

/** Sends the form and signs the new member in; what is refused is told beside its field. */
export function useRegister({ form, mode, asked, takeBotCheck, onRefused }: Order) {
  const text = useText();
  const doors = useDoors();
  const begin = useBeginSession();
  const register = useMutation({
    mutationFn: async (typed: Typed) =>
      ask(mode === 'mobile' ? identity.registerMobile : identity.register, {
        ...registrationOf(mode, asked, typed),
        registerUrl: `${location.origin}${location.pathname}`,
        domain: location.hostname,
        loginDeviceId: deviceId(),
        botCheck: await takeBotCheck(),
      }),
    onSuccess: (signedIn) => {
      begin(signedIn);
      doors.leave();
    },
    onError: (error) => {
      onRefused();
      form.setValue('captcha', '');
      serverFaults(error).forEach(({ field, message, pattern }, at) => {
        const said = pattern && text(`identity.${pattern.messageId}` as MessageId, pattern);
        const fault = { type: 'server', message: message ?? said ?? '' };
        form.setError(field as keyof Typed, fault, { shouldFocus: at === 0 });
      });
    },
  });
  const { error } = register;
  const isInvitation = refusalCode(error) === 'INVITATION_INVALID';
  const isTold = isInvitation || serverFaults(error).length > 0;
  return { register, fault: isTold ? null : error, invitationFault: isInvitation ? error : null };
}
