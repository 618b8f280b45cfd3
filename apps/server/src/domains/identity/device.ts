import { days, seconds } from '@baize/calendar';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const DEVICE_COOKIE = 'SHELL_deviceId';
export const CAPTCHA_COOKIE = 'captchaId';
export const REMEMBER_COOKIE = 'remember';
const REMEMBER_SECONDS = days(1) / seconds(1);

/** The device as the client names it, or as its cookie remembers it. */
export function deviceOf(request: FastifyRequest, named: string | undefined): string | null {
  const cookie = request.cookies[DEVICE_COOKIE];
  const device = named || cookie;
  return device && /^[\w:.-]{8,100}$/.test(device) ? device : null;
}

/** Cookies that scripts cannot read and other sites do not send; secure whenever the request was. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: { name: string; value: string; seconds?: number },
): void {
  reply.setCookie(cookie.name, cookie.value, {
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    path: '/',
    ...(cookie.seconds !== undefined && { maxAge: cookie.seconds }),
  });
}

export function setRememberCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): void {
  if (token === null) return;
  setCookie(request, reply, { name: REMEMBER_COOKIE, value: token, seconds: REMEMBER_SECONDS });
}
