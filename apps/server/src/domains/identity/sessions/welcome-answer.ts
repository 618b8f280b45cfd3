import type { FastifyReply, FastifyRequest } from 'fastify';
import { setRememberCookie } from '../device.ts';
import type { SignedIn, Welcome } from './sign-in.ts';

/** The answer to a sign-in; a device that is to be remembered gets its cookie with it. */
export function answerWelcome(
  request: FastifyRequest,
  reply: FastifyReply,
  { value, rememberToken }: Welcome,
): SignedIn {
  setRememberCookie(request, reply, rememberToken);
  return value;
}
