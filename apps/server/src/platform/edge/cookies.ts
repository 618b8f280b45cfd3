import { type CookieSerializeOptions, fastifyCookie } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Few calls have to do with cookies, so they are read where someone asks for them and written where
 * someone sets them. The library's own hooks would do both for every request.
 */
export function takeCookies(app: FastifyInstance): void {
  app.decorateRequest('cookies', {
    getter(this: FastifyRequest) {
      return fastifyCookie.parse(this.headers.cookie ?? '');
    },
  });
  app.decorateReply('setCookie', setCookie);
  app.decorateReply('clearCookie', clearCookie);
}

function setCookie(
  this: FastifyReply,
  name: string,
  value: string,
  options: CookieSerializeOptions = {},
): FastifyReply {
  const { path = '/', secure = false } = options;
  const isSecure = secure === 'auto' ? this.request.protocol === 'https' : secure;
  const written = { sameSite: 'lax', ...options, path, secure: isSecure } as const;
  const line = fastifyCookie.serialize(name, value, written);
  const isSame = (other: string) => other.startsWith(`${name}=`) && pathIn(other) === path;
  const before = [this.getHeader('set-cookie') ?? []].flat().map(String);
  this.removeHeader('set-cookie');
  return this.header('set-cookie', [...before.filter((other) => !isSame(other)), line]);
}

function clearCookie(
  this: FastifyReply,
  name: string,
  options: CookieSerializeOptions = {},
): FastifyReply {
  return setCookie.call(this, name, '', { ...options, expires: new Date(0), maxAge: 0 });
}

function pathIn(line: string): string | undefined {
  return /; Path=([^;]*)/i.exec(line)?.[1];
}
