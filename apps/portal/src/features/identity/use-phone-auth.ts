import { identityCodes } from '@baize/contract';
import { useRef } from 'react';
import { ask } from '../../shared/calls/api.ts';
import { useSignInOptions } from '../../shared/session/sign-in-options.ts';

/** Nothing was sent yet: the house says of any code that it is wrong. */
const NONE = 'none';

type PhoneNumber = { mobileNum: string; countryDialingCode: string; botCheck: string | undefined };
type Proof = { firebaseIdToken: string; firebaseChannel: 'sms' };

/** Codes by a phone-auth provider, where the brand has one: null where our own codes are sent. */
export function usePhoneAuth() {
  const isOn = useSignInOptions()?.phoneAuthSms ?? false;
  const sessionInfo = useRef('');
  const proved = useRef<{ code: string; proof: Proof } | null>(null);
  if (!isOn) return null;
  return {
    async send(number: PhoneNumber): Promise<{ expiredMinutes: number }> {
      const sent = await ask(identityCodes.sendPhoneAuthCode, number);
      sessionInfo.current = sent.sessionInfo;
      proved.current = null;
      return sent;
    },
    /** A code is good once; what it proved is kept for a second try of the form around it. */
    async prove(code: string): Promise<Proof> {
      if (proved.current?.code === code) return proved.current.proof;
      const order = { sessionInfo: sessionInfo.current || NONE, code };
      const { firebaseIdToken } = await ask(identityCodes.checkPhoneAuthCode, order);
      const proof: Proof = { firebaseIdToken, firebaseChannel: 'sms' };
      proved.current = { code, proof };
      return proof;
    },
  };
}
