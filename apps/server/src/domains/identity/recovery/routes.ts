import { identityPassword as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { publicOrigin } from '../../../platform/edge/public-origin.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { deviceOf } from '../device.ts';
import { answerWelcome } from '../sessions/welcome-answer.ts';
import { changePassword } from './password.ts';
import { mailResetLink, recoverByVisitorPhone, resetByLink } from './recovery.ts';

export function recoveryRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.changePassword, async (change, { memberId, sessionId }) => {
    await changePassword(house, { ...change, memberId, sessionId });
    return null;
  });
  serve(app, contract.recoverByMail, (order) =>
    mailResetLink(house, { ...order, origin: publicOrigin(house) }),
  );
  serve(app, contract.resetByMail, (order) => resetByLink(house, order));
  serve(app, contract.recoverByPhone, async (input, caller, { request, reply }) => {
    const order = { input, caller, deviceId: deviceOf(request, undefined) };
    return answerWelcome(request, reply, await recoverByVisitorPhone(house, order));
  });
}
