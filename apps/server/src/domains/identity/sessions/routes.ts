import { identitySessions as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { addGate } from '../../../platform/edge/gates.ts';
import { tokenOf } from '../../../platform/edge.ts';
import type { House } from '../../../platform/house.ts';
import { ENDED, type EndedSession } from '../../../platform/realtime/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { within } from '../../../platform/repeat.ts';
import { serve } from '../../../platform/serve.ts';
import { deviceOf, REMEMBER_COOKIE } from '../device.ts';
import { enter } from './entries.ts';
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
  listSignIns,
  logOut,
} from './own-sessions.ts';
import { forgetDevice, resumeSession } from './remember.ts';
import { isActivityDue, noteActivity } from './session.ts';
import { stepUpSession } from './step-up-session.ts';
import { endView, endViewsOf, enterView } from './views.ts';
import { answerWelcome } from './welcome-answer.ts';

export function sessionsRoutes(app: FastifyInstance, house: House): void {
  noteActivities(app, house);
  followOperators(app, house);
  serve(app, contract.resume, async (_input, caller, { request, reply }) => {
    // A form of another site cannot set a header: the cookie alone opens nothing.
    if (!request.headers['x-requested-with']) refuse('NOT_ALLOWED');
    const cookie = request.cookies[REMEMBER_COOKIE];
    const deviceId = deviceOf(request, undefined);
    return answerWelcome(request, reply, await resumeSession(house, { cookie, caller, deviceId }));
  });
  serve(app, contract.enter, ({ entry }, caller, { request }) =>
    enter(house, { code: entry, caller, deviceId: deviceOf(request, undefined) }),
  );
  serve(app, contract.enterView, ({ entry }) => enterView(house, entry));
  serve(app, contract.endView, (_input, caller) => endView(house, caller));
  serve(app, contract.stepUpSession, async (proof, caller, { request, reply }) => {
    const deviceId = deviceOf(request, undefined);
    return answerWelcome(request, reply, await stepUpSession(house, { caller, proof, deviceId }));
  });
  serve(app, contract.logout, async (_input, caller, { request, reply }) => {
    await forgetDevice(house, request.cookies[REMEMBER_COOKIE]);
    reply.clearCookie(REMEMBER_COOKIE, { path: '/' });
    return logOut(house, caller);
  });
  serve(app, contract.touch, () => ({ now: house.clock.now().getTime() }));
  serve(app, contract.sessions, (_input, caller) => listSessions(house, caller));
  serve(app, contract.endSession, ({ sessionId }, caller) =>
    endOwnSession(house, caller, BigInt(sessionId)),
  );
  serve(app, contract.endOtherSessions, (_input, caller) => endOtherSessions(house, caller));
  serve(app, contract.signInLog, (order, { memberId }) =>
    listSignIns(house, { ...order, memberId }),
  );
}

/** An operator's look at a member's pages ends with their own session. */
function followOperators(app: FastifyInstance, house: House): void {
  const unsubscribe = house.fanout.subscribe(ENDED, (message) => {
    const { sessionId, isOperator } = message as EndedSession;
    if (!isOperator) return;
    endViewsOf(house, BigInt(sessionId)).catch((err) => house.log.warn({ err }, 'views not ended'));
  });
  app.addHook('onClose', async () => unsubscribe());
}

const NOTED_WITHIN_MS = 250;

/** What a member does keeps the session alive; the ping of an open page, or a public feed, is not that. */
function noteActivities(app: FastifyInstance, house: House): void {
  // Before the answer: whoever asks again at once must find it noted. A busy database may note it
  // later, or not at all; it never keeps a bet waiting.
  addGate(app, 'preHandler', ({ call }) => {
    const isPing = call === undefined || call === contract.touch || call.audience === 'anyone';
    if (isPing) return undefined;
    return (request) => {
      const { memberId, sessionId } = request.caller;
      if (!memberId || !isActivityDue(house, sessionId)) return undefined;
      const token = tokenOf(request);
      if (!token) return undefined;
      const noted = noteActivity(house, token).catch((err) =>
        request.log.warn({ err }, 'not noted'),
      );
      return within(NOTED_WITHIN_MS, noted).then(() => undefined);
    };
  });
}
