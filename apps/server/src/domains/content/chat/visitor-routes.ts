import { days, seconds } from '@baize/calendar';
import { contentChatVisitors as contract } from '@baize/contract';
import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { claimVisit } from './claim-visit.ts';
import { REMEMBERED_DAYS, readVisitorSupport, sayAsVisitor, VISITOR_COOKIE } from './visitors.ts';

export function visitorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.visitorSupport, ({ before }, _caller, { request }) =>
    readVisitorSupport(house, request.cookies[VISITOR_COOKIE], before),
  );
  serve(app, contract.sayAsVisitor, async (sent, caller, { request, reply }) => {
    const order = { ...sent, key: request.cookies[VISITOR_COOKIE] };
    const { key, said, topic } = await sayAsVisitor(house, caller, order);
    keepKey(request, reply, key, days(REMEMBERED_DAYS));
    return { said, topic };
  });
  serve(app, contract.claimVisitorSupport, async (_input, caller, { request, reply }) => {
    await claimVisit(house, caller, request.cookies[VISITOR_COOKIE]);
    keepKey(request, reply, '', 0);
    return null;
  });
  serve(app, contract.forgetVisitorSupport, (_input, _caller, { request, reply }) => {
    keepKey(request, reply, '', 0);
    return null;
  });
}

/** A cookie that scripts cannot read and other sites do not send. */
function keepKey(request: FastifyRequest, reply: FastifyReply, key: string, forMs: number): void {
  reply.setCookie(VISITOR_COOKIE, key, {
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: forMs / seconds(1),
  });
}
