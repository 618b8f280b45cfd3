import { z } from 'zod/mini';
import { call, nothing } from './call.ts';

export const sessionKey = call({
  method: 'GET',
  path: '/wps/session/key',
  audience: 'anyone',
  whileClosed: true,
  class: 'read',
  input: nothing,
  value: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    kid: z.string(),
    alg: z.literal('ECDH-ES'),
    use: z.literal('enc'),
  }),
  summary: 'The public key (JWK) for which a client encrypts the body of an encrypted call.',
});

export const sessionKeyRsa = call({
  method: 'GET',
  path: '/wps/session/key/rsa',
  audience: 'anyone',
  whileClosed: true,
  class: 'read',
  answer: 'text',
  input: nothing,
  value: z.string().check(z.regex(/^[0-9a-f]{256}$/)),
  summary: 'The modulus, as 256 hex digits, of the older encryption; its exponent is 10001 (hex).',
});
