import { existsSync, readFileSync } from 'node:fs';
import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';

const keySets = new WeakMap<House, JWTVerifyGetKey>();

export function hasPhoneAuth(house: House): boolean {
  return house.config.PHONE_AUTH_JWKS !== undefined;
}

/** The number that a phone-auth provider has proved, by its signed id token; undefined without one. */
export async function provedNumber(
  house: House,
  idToken: string | undefined,
): Promise<string | undefined> {
  if (!idToken) return undefined;
  if (!hasPhoneAuth(house)) refuse('CODES_NOT_ENABLED');
  try {
    const { payload } = await jwtVerify(idToken, keySetOf(house), {
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['phone_number', 'exp', 'iss', 'sub'],
      currentDate: house.clock.now(),
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
