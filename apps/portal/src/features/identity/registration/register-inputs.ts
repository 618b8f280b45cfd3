import type { RegisterField } from '@baize/contract';
import type { ComponentProps } from 'react';

type Look = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'dir' | 'max'
> & { isSecret?: boolean };

const name: Look = { autoCapitalize: 'none', spellCheck: false, dir: 'auto' };
const code: Look = { ...name, autoComplete: 'off', dir: 'ltr' };

/** What a browser and a phone's keyboard should know about a field. */
export const inputLooks: Partial<Record<RegisterField, Look>> = {
  username: { ...name, autoComplete: 'username' },
  password: { isSecret: true, autoComplete: 'new-password' },
  paymentPassword: { isSecret: true, autoComplete: 'off', inputMode: 'numeric' },
  nickname: { autoComplete: 'nickname', dir: 'auto' },
  payeeName: { autoComplete: 'name', dir: 'auto' },
  email: { ...name, type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  referralCode: code,
  affiliateCode: code,
  recommenderId: code,
  qqNum: { ...code, inputMode: 'numeric' },
  line: code,
  whatsapp: { ...code, inputMode: 'tel' },
  facebook: code,
  wechat: code,
  zalo: { ...code, inputMode: 'tel' },
  telegram: code,
  idNumber: code,
  birthday: { type: 'date', autoComplete: 'bday', dir: 'ltr' },
  address: { autoComplete: 'street-address', dir: 'auto' },
  nationality: { autoComplete: 'country-name', dir: 'auto' },
  occupation: { autoComplete: 'organization-title', dir: 'auto' },
  sourceOfIncome: { dir: 'auto' },
  placeOfBirth: { dir: 'auto' },
};
