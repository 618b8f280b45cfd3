import { identityCodes, identityRegister, identitySignIn } from '@baize/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../platform/serve.ts';
import { EMPTY, findByUsername, refuseFields } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import { CAPTCHA_COOKIE, deviceOf } from '../device.ts';
import { answerWelcome } from '../sessions/welcome-answer.ts';
import { sendRegisterCode } from './register-code.ts';
import { registerVisitor } from './register-visitor.ts';
import { isTrialName, startTrial, trialName } from './trial.ts';

export function registrationRoutes(app: FastifyInstance, house: House): void {
  for (const [call, by] of [
    [identityRegister.register, 'username'],
    [identityRegister.registerMobile, 'mobile'],
    [identityRegister.registerOneClick, 'one-click'],
  ] as const) {
    serve(app, call, async (input, caller, { request, reply }) => {
      const captchaId = request.cookies[CAPTCHA_COOKIE];
      const deviceId = deviceOf(request, input.loginDeviceId);
      if (by === 'username' && isTrial(house, request, input.username)) {
        return answerWelcome(request, reply, await startTrial(house, caller, input.username));
      }
      const order = { input, by, caller, captchaId, deviceId };
      return answerWelcome(request, reply, await registerVisitor(house, order));
    });
  }
  serve(app, identityRegister.checkUsername, async ({ username }) => {
    if (username.trim() === '') refuseFields({ username: EMPTY });
    return { available: (await findByUsername(house.db, username)) === undefined };
  });
  serve(app, identityCodes.sendRegisterCode, (input, caller) =>
    sendRegisterCode(house, input, caller),
  );
  serve(app, identitySignIn.freePlay, async (_input, caller, { request, reply }) =>
    answerWelcome(request, reply, await startTrial(house, caller)),
  );
  serve(app, identitySignIn.trialUser, () => trialName(house));
}

/** Who registers a name that the house gave out for guests is one; the brand's code for trials opens nothing else. */
function isTrial(house: House, { headers }: FastifyRequest, username: string | undefined): boolean {
  if (isTrialName(house, username)) return true;
  const { trialCode } = brandOf(house);
  const isTrialBrand = trialCode !== '' && headers.merchant?.toString().toLowerCase() === trialCode;
  return isTrialBrand ? refuse('FUNCTION_NOT_AVAILABLE') : false;
}
