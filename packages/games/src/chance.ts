import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The next float, from 0 up to but not including 1: the only source of chance in any game. */
export type Chance = () => number;

export type SeedPair = { serverSeed: string; clientSeed: string; nonce: bigint | number };

const BYTES_PER_FLOAT = 4;

/** HMAC-SHA256 of a text, under a key given as text. */
export type Hmac = (key: string, text: string) => Uint8Array;

const pureHmac: Hmac = (key, text) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(text));

/**
 * The floats of one bet, without end.
 *
 * Block n is HMAC-SHA256(serverSeed, "clientSeed:nonce:n"), seeds taken as text; each four bytes of
 * it are one float. A server may lend its own, quicker HMAC.
 */
export function chanceOf(
  { serverSeed, clientSeed, nonce }: SeedPair,
  hmacOf: Hmac = pureHmac,
): Chance {
  let bytes: Uint8Array = new Uint8Array(0);
  let used = 0;
  let block = 0;
  return () => {
    if (used === bytes.length) {
      bytes = hmacOf(serverSeed, `${clientSeed}:${nonce}:${block}`);
      block += 1;
      used = 0;
    }
    const float = floatAt(bytes, used);
    used += BYTES_PER_FLOAT;
    return float;
  };
}

function floatAt(bytes: Uint8Array, from: number): number {
  return (
    bytes[from]! / 256 +
    bytes[from + 1]! / 256 ** 2 +
    bytes[from + 2]! / 256 ** 3 +
    bytes[from + 3]! / 256 ** 4
  );
}

/** Chosen floats instead of chance, for tests and replays; drawing past their end is a mistake. */
export function chosenChance(floats: readonly number[]): Chance {
  let drawn = 0;
  return () => {
    const float = floats[drawn];
    if (float === undefined) throw new Error('The bet drew more floats than were chosen');
    drawn += 1;
    return float;
  };
}

/** Remembers what was drawn, to be shown with the bet. */
export function watchChance(chance: Chance): { chance: Chance; drawn: number[] } {
  const drawn: number[] = [];
  return { drawn, chance: () => drawn[drawn.push(chance()) - 1]! };
}

/** A whole number from 0 up to, but not including, `below`. */
export function pick(chance: Chance, below: number): number {
  return Math.floor(chance() * below);
}

/** Takes `count` of the ordered pool, one after another, none twice. */
export function pickSome<Item>(chance: Chance, pool: readonly Item[], count: number): Item[] {
  const left = [...pool];
  return Array.from({ length: count }, () => left.splice(pick(chance, left.length), 1)[0]!);
}

/** What is shown of a server seed before it is revealed. */
export function hashOfSeed(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}
