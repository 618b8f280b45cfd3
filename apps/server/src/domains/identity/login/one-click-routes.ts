import { identitySignIn as contract } from '@baize/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { deviceOf } from '../device.ts';
import { originOf } from '../origin.ts';
import { comeBack, departTo, takeOver } from './one-click.ts';
import type { Provider } from './one-click-providers.ts';

const COOKIE = 'oneclick';
const PLACE = '/wps/session/oneclick';
const TEN_MINUTES = 600;

/** Signing in at Google or Facebook, where the brand has an account with them. */
export function oneClickRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.oneClick, async (input, { language }, { request, reply }) => {
    const { provider, affiliateCode, referralCode } = input;
    const redirect = redirectOf(house, request, provider);
    const invitation = affiliateCode || referralCode || undefined;
    const { url, state } = await departTo(house, { provider, redirect, invitation, language });
    setStateCookie(request, reply, state);
    return url;
  });
  serve(app, contract.oneClickReturn, ({ provider }, caller, { request }) => {
    const url = new URL(request.url, originOf(house, request));
    const redirect = redirectOf(house, request, provider);
    const cookie = request.cookies[COOKIE];
    return comeBack(house, { provider, url, redirect, cookie, caller });
  });
  serve(app, contract.oneClickSession, async ({ code }, caller, { request, reply }) => {
    const cookie = request.cookies[COOKIE];
    const deviceId = deviceOf(request, undefined);
    const { value } = await takeOver(house, { code, cookie, caller, deviceId });
    reply.clearCookie(COOKIE, { path: PLACE });
    return value;
  });
}

function redirectOf(house: House, request: FastifyRequest, provider: Provider): string {
  return `${originOf(house, request)}${PLACE}/${provider}/callback`;
}

/** Lax, not strict: the provider's redirect comes from another site, and must find it. */
function setStateCookie(request: FastifyRequest, reply: FastifyReply, state: string): void {
  reply.setCookie(COOKIE, state, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: PLACE,
    maxAge: TEN_MINUTES,
  });
}
