import { existsSync, readFileSync } from 'node:fs';
import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';

const keySets = new WeakMap<House, JWTVerifyGetKey>();

/**
 * A provider signs for all its customers with the same keys, so that only the audience tells whether a
 * token was made for us; a key set in a file of our own is nobody else's.
 */
export function hasPhoneAuth({ config }: House): boolean {
  const { PHONE_AUTH_JWKS, PHONE_AUTH_AUDIENCE } = config;
  return Boolean(PHONE_AUTH_JWKS && (PHONE_AUTH_AUDIENCE || existsSync(PHONE_AUTH_JWKS)));
}

/** The number that a phone-auth provider has proved, by its signed id token; undefined without one. */
export async function provedNumber(
  house: House,
  idToken: string | undefined,
): Promise<string | undefined> {
  if (!idToken) return undefined;
  if (!hasPhoneAuth(house)) refuse('CODES_NOT_ENABLED');
  const { PHONE_AUTH_AUDIENCE, PHONE_AUTH_ISSUER } = house.config;
  try {
    const { payload } = await jwtVerify(idToken, keySetOf(house), {
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['phone_number', 'exp', 'iss', 'sub'],
      currentDate: house.clock.now(),
      ...(PHONE_AUTH_AUDIENCE && { audience: PHONE_AUTH_AUDIENCE }),
      ...(PHONE_AUTH_ISSUER && { issuer: PHONE_AUTH_ISSUER }),
    });
    return String(payload.phone_number);
  } catch (error) {
    const isExpired = (error as { code?: string }).code === 'ERR_JWT_EXPIRED';
    return refuse(isExpired ? 'CODE_EXPIRED' : 'CODE_WRONG');
  }
}

/** PHONE_AUTH_JWKS names the provider's key set: an address, or a file. */
function keySetOf(house: House): JWTVerifyGetKey {
  const known = keySets.get(house);
  if (known) return known;
  const source = house.config.PHONE_AUTH_JWKS!;
  const keys = existsSync(source)
    ? createLocalJWKSet(JSON.parse(readFileSync(source, 'utf8')))
    : createRemoteJWKSet(new URL(source), { timeoutDuration: 3_000 });
  keySets.set(house, keys);
  return keys;
}
