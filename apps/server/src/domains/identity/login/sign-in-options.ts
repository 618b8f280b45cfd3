import type { identitySignIn, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { identitySettings, isModuleOn } from '../../system/index.ts';
import { hasPhoneAuth } from '../proofs/phone-auth.ts';
import { hasPhoneAuthCodes } from '../proofs/phone-auth-codes.ts';
import { hasProvider } from './one-click-providers.ts';

/** Which ways of signing in and registering the brand has switched on. */
export function signInOptions(house: House): Output<typeof identitySignIn.signInOptions.value> {
  return {
    smsLogin: isModuleOn(house, 'MOBILEVERCODELOGIN3'),
    freePlay: isModuleOn(house, 'FREEPLAY3'),
    usernameRegistration: isModuleOn(house, 'USERNAMEREG3'),
    mobileRegistration: isModuleOn(house, 'MOBILENUMREG3'),
    mobilePasswordRegistration: isModuleOn(house, 'MOBILENUMPASSREG3'),
    registrationSms: isModuleOn(house, 'REGMOBVERF3'),
    phoneRecovery: isModuleOn(house, 'PWRESETSMS3') && isModuleOn(house, 'CHNGPASSVERIF3'),
    phoneAuth: hasPhoneAuth(house),
    phoneAuthSms: hasPhoneAuthCodes(house),
    google: hasProvider(house, 'google'),
    facebook: hasProvider(house, 'facebook'),
    defaultDiallingCode: identitySettings(house).diallingCode,
    minimumAge: identitySettings(house).minimumAge,
  };
}
