import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Riddle = { challenge: string; salt: string; algorithm: string; maxnumber: number };

/**
 * The number whose sum with the salt is the challenge. Computed here and not by the browser's own
 * digest: that answers through a promise each time, which takes longer than the sum itself.
 */
export function findNumber({ challenge, salt, algorithm, maxnumber }: Riddle): number | null {
  if (algorithm !== 'SHA-256') return null;
  for (let number = 0; number <= maxnumber; number += 1) {
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) return number;
  }
  return null;
}
