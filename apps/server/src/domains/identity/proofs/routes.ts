import { identityCodes as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../platform/serve.ts';
import { CAPTCHA_COOKIE, setCookie } from '../device.ts';
import { makeBotChallenge } from './bot-check.ts';
import { makeCaptcha } from './captcha.ts';
import { sendMemberCode, verifyMemberCode } from './member-codes.ts';
import { checkPhoneAuthCode, sendPhoneAuthCode } from './phone-auth-codes.ts';

export function proofsRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.captcha, async (_input, caller, { request, reply }) => {
    const replaces = request.cookies[CAPTCHA_COOKIE];
    const { id, png } = await makeCaptcha(house, { address: caller.address, replaces });
    setCookie(request, reply, { name: CAPTCHA_COOKIE, value: id });
    return png;
  });
  serve(app, contract.geetest, () => refuse('FUNCTION_NOT_AVAILABLE'));
  serve(app, contract.botChallenge, () => makeBotChallenge(house));
  serve(app, contract.sendPhoneAuthCode, (input, caller) =>
    sendPhoneAuthCode(house, input, caller),
  );
  serve(app, contract.checkPhoneAuthCode, (given) => checkPhoneAuthCode(house, given));
  serve(app, contract.sendCode, (input, caller) => sendMemberCode(house, caller, input));
  serve(app, contract.verifyCode, (input, caller) => verifyMemberCode(house, caller, input));
}
