import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from '../chance.ts';

const PARTS = 2 ** -32;

/**
 * Floats for simulations alone, never for a bet: sfc32, a small fast generator of good quality,
 * started from SHA-256 of the seed. The committed stream would take fifty times as long.
 */
export function fastChance(seed: string): Chance {
  const words = new Int32Array(sha256(utf8ToBytes(seed)).slice(0, 16).buffer);
  let [a, b, c, count] = [words[0]!, words[1]!, words[2]!, words[3]!];
  const next = () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) * PARTS;
  };
  for (let i = 0; i < 15; i += 1) next();
  return next;
}
