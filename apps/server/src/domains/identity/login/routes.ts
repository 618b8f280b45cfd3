import { identitySignIn as contract, identityCodes } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { CAPTCHA_COOKIE, deviceOf } from '../device.ts';
import { answerWelcome } from '../sessions/welcome-answer.ts';
import { answerChallenge, sendChallengeProof } from './challenge.ts';
import { logIn } from './login.ts';
import { oneClickRoutes } from './one-click-routes.ts';
import { signInOptions } from './sign-in-options.ts';
import { logInBySms, sendVisitorCode } from './sms-login.ts';

export function loginRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.login, async (input, caller, { request, reply }) => {
    const order = {
      ...input,
      captcha: input.captcha,
      captchaId: request.cookies[CAPTCHA_COOKIE],
      deviceId: deviceOf(request, input.loginDeviceId || input.uuId?.toString()),
      wantsRemembering: input.rememberMe ?? false,
      secondFactor: input.secondFactor || undefined,
      page: input.page ?? ('portal' as const),
      caller,
    };
    const bySms = input.type === 'sms' || input.isSms === true || input.isSms === 'true';
    const welcome = await (bySms ? logInBySms(house, order) : logIn(house, order));
    return answerWelcome(request, reply, welcome);
  });
  serve(app, contract.loginVerification, async (answer, caller, { request, reply }) =>
    answerWelcome(request, reply, await answerChallenge(house, { ...answer, caller })),
  );
  serve(app, contract.sendLoginVerification, (order, caller) =>
    sendChallengeProof(house, { ...order, caller }),
  );
  serve(app, identityCodes.sendVisitorCode, (input, caller) =>
    sendVisitorCode(house, input, caller),
  );
  serve(app, contract.signInOptions, () => signInOptions(house));
  oneClickRoutes(app, house);
}
