import { identity as contract, verification } from '@baize/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenOf } from '../../platform/edge.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { within } from '../../platform/repeat.ts';
import { serve } from '../../platform/serve.ts';
import { findByUsername } from '../members/index.ts';
import { makeBotChallenge } from './bot-check.ts';
import { makeCaptcha } from './captcha.ts';
import { answerChallenge, sendChallengeProof } from './challenge.ts';
import {
  CAPTCHA_COOKIE,
  deviceOf,
  REMEMBER_COOKIE,
  setCookie,
  setRememberCookie,
} from './device.ts';
import { logIn } from './login.ts';
import { sendMemberCode, verifyMemberCode } from './member-codes.ts';
import { oneClickRoutes } from './one-click-routes.ts';
import { originOf } from './origin.ts';
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
  listSignIns,
  logOut,
} from './own-sessions.ts';
import { changePassword } from './password.ts';
import { checkPhoneAuthCode, sendPhoneAuthCode } from './phone-auth-codes.ts';
import { mailResetLink, resetByLink } from './recovery.ts';
import { registerVisitor } from './register-visitor.ts';
import { forgetDevice, resumeSession } from './remember.ts';
import { noteActivity } from './session.ts';
import type { Welcome } from './sign-in.ts';
import { signInOptions } from './sign-in-options.ts';
import { stepUpSession } from './step-up-session.ts';
import { guestName, startTrial } from './trial.ts';
import { recoverByVisitorPhone, sendRegisterCode, sendVisitorCode, smsLogin } from './visitor.ts';

export function identityRoutes(app: FastifyInstance, house: House): void {
  watchActivity(app, house);
  signingIn(app, house);
  oneClickRoutes(app, house);
  registering(app, house);
  recovering(app, house);
  codes(app, house);
  ownSessions(app, house);
}

const NOTED_WITHIN_MS = 250;

/** What a member does keeps the session alive; the ping of an open page, or a public feed, is not that. */
function watchActivity(app: FastifyInstance, house: House): void {
  // Before the answer: whoever asks again at once must find it noted. A busy database may note it
  // later, or not at all; it never keeps a bet waiting.
  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    const isPing = call === undefined || call === contract.touch || call.audience === 'anyone';
    const token = request.caller?.memberId ? tokenOf(request) : undefined;
    if (!token || isPing) return;
    const noted = noteActivity(house, token).catch((err) => request.log.warn({ err }, 'not noted'));
    await within(NOTED_WITHIN_MS, noted);
  });
}

function signingIn(app: FastifyInstance, house: House): void {
  serve(app, contract.login, async (input, caller, { request, reply }) => {
    const order = {
      ...input,
      captcha: input.captcha,
      captchaId: request.cookies[CAPTCHA_COOKIE],
      deviceId: deviceOf(request, input.loginDeviceId || input.uuId),
      wantsRemembering: input.rememberMe ?? false,
      secondFactor: input.secondFactor || undefined,
      page: input.page ?? ('portal' as const),
      caller,
    };
    const bySms = input.type === 'sms' || input.isSms === true || input.isSms === 'true';
    return welcomed(request, reply, await (bySms ? smsLogin(house, order) : logIn(house, order)));
  });
  serve(app, contract.loginVerification, async (answer, caller, { request, reply }) =>
    welcomed(request, reply, await answerChallenge(house, { ...answer, caller })),
  );
  serve(app, contract.sendLoginVerification, (order, caller) =>
    sendChallengeProof(house, { ...order, caller }),
  );
  serve(app, contract.freePlay, async (_input, caller, { request, reply }) =>
    welcomed(request, reply, await startTrial(house, caller)),
  );
  serve(app, contract.trialUser, () => guestName());
  serve(app, contract.signInOptions, () => signInOptions(house));
  serve(app, contract.resume, async (_input, caller, { request, reply }) => {
    // A form of another site cannot set a header: the cookie alone opens nothing.
    if (!request.headers['x-requested-with']) refuse('NOT_ALLOWED');
    const cookie = request.cookies[REMEMBER_COOKIE];
    const deviceId = deviceOf(request, undefined);
    return welcomed(request, reply, await resumeSession(house, { cookie, caller, deviceId }));
  });
  serve(app, contract.stepUpSession, async (proof, caller, { request, reply }) => {
    const deviceId = deviceOf(request, undefined);
    return welcomed(request, reply, await stepUpSession(house, { caller, proof, deviceId }));
  });
  serve(app, contract.logout, async (_input, caller, { request, reply }) => {
    await forgetDevice(house, request.cookies[REMEMBER_COOKIE]);
    reply.clearCookie(REMEMBER_COOKIE, { path: '/' });
    return logOut(house, caller);
  });
  serve(app, contract.touch, () => ({ now: house.clock.now().getTime() }));
}

function registering(app: FastifyInstance, house: House): void {
  for (const [call, by] of [
    [contract.register, 'username'],
    [contract.registerMobile, 'mobile'],
    [contract.registerOneClick, 'one-click'],
  ] as const) {
    serve(app, call, async (input, caller, { request, reply }) => {
      const order = { input, by, caller, ...proofsOf(request, input.loginDeviceId) };
      return welcomed(request, reply, await registerVisitor(house, order));
    });
  }
  serve(app, contract.checkUsername, async ({ username }) => ({
    available: (await findByUsername(house.db, username)) === undefined,
  }));
}

function recovering(app: FastifyInstance, house: House): void {
  serve(app, contract.changePassword, async (change, { memberId, sessionId }) => {
    await changePassword(house, { ...change, memberId, sessionId });
    return null;
  });
  serve(app, contract.recoverByMail, (order, _caller, { request }) =>
    mailResetLink(house, { ...order, origin: originOf(house, request) }),
  );
  serve(app, contract.resetByMail, (order) => resetByLink(house, order));
  serve(app, contract.recoverByPhone, async (input, caller, { request, reply }) => {
    const order = { input, caller, deviceId: deviceOf(request, undefined) };
    return welcomed(request, reply, await recoverByVisitorPhone(house, order));
  });
}

function codes(app: FastifyInstance, house: House): void {
  serve(app, verification.captcha, async (_input, caller, { request, reply }) => {
    const replaces = request.cookies[CAPTCHA_COOKIE];
    const { id, png } = await makeCaptcha(house, { address: caller.address, replaces });
    setCookie(request, reply, { name: CAPTCHA_COOKIE, value: id });
    return png;
  });
  serve(app, verification.geetest, () => refuse('FUNCTION_NOT_AVAILABLE'));
  serve(app, verification.botChallenge, () => makeBotChallenge(house));
  serve(app, verification.sendRegisterCode, (input, caller) =>
    sendRegisterCode(house, input, caller),
  );
  serve(app, verification.sendVisitorCode, (input, caller) =>
    sendVisitorCode(house, input, caller),
  );
  serve(app, verification.sendPhoneAuthCode, (input, caller) =>
    sendPhoneAuthCode(house, input, caller),
  );
  serve(app, verification.checkPhoneAuthCode, (given) => checkPhoneAuthCode(house, given));
  serve(app, verification.sendCode, (asked, caller) => sendMemberCode(house, caller, asked));
  serve(app, verification.verifyCode, (asked, caller) => verifyMemberCode(house, caller, asked));
}

function ownSessions(app: FastifyInstance, house: House): void {
  serve(app, contract.sessions, (_input, caller) => listSessions(house, caller));
  serve(app, contract.endSession, ({ sessionId }, caller) =>
    endOwnSession(house, caller, BigInt(sessionId)),
  );
  serve(app, contract.endOtherSessions, (_input, caller) => endOtherSessions(house, caller));
  serve(app, contract.signInLog, (order, { memberId }) =>
    listSignIns(house, { ...order, memberId }),
  );
}

function welcomed(request: FastifyRequest, reply: FastifyReply, { value, rememberToken }: Welcome) {
  setRememberCookie(request, reply, rememberToken);
  return value;
}

function proofsOf(request: FastifyRequest, device: string | undefined) {
  return { captchaId: request.cookies[CAPTCHA_COOKIE], deviceId: deviceOf(request, device) };
}
