import { createHmac } from 'node:crypto';
import { type Chance, chanceOf, type Hmac } from '@baize/games';
import type { OpenSeed } from '../lanes/seed-box.ts';

// Half the time of the package's own, which must also run in a browser; a test holds them together.
const nativeHmac: Hmac = (key, text) => createHmac('sha256', key).update(text).digest();

/** The floats of a seed pair's bet number `nonce`. */
export function chanceOfSeed({ serverSeed, clientSeed }: OpenSeed, nonce: bigint): Chance {
  return chanceOf({ serverSeed, clientSeed, nonce }, nativeHmac);
}
