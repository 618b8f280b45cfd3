import {
  BOXES,
  EXPANSION,
  FINAL,
  INITIAL,
  KEY_CHOICE,
  MIXING,
  ROUND_CHOICE,
  TURNS,
} from './des-tables.ts';

type Bits = readonly number[];

const BLOCK = 8;

/**
 * Opens DES-ECB with PKCS7 padding. Browsers no longer know this cipher, and it hides nothing here:
 * it is the form in which clients of this gateway expect service addresses.
 */
export function openDes(sealed: Uint8Array, key: Uint8Array): Uint8Array {
  if (key.length !== BLOCK || sealed.length === 0 || sealed.length % BLOCK !== 0) {
    throw new Error('Not a DES text');
  }
  const rounds = roundKeys(bitsOf(key)).reverse();
  const opened = new Uint8Array(sealed.length);
  for (let at = 0; at < sealed.length; at += BLOCK) {
    opened.set(openBlock(sealed.subarray(at, at + BLOCK), rounds), at);
  }
  return withoutPadding(opened);
}

function openBlock(block: Uint8Array, rounds: readonly Bits[]): Uint8Array {
  const mixed = choose(bitsOf(block), INITIAL);
  let left: Bits = mixed.slice(0, 32);
  let right: Bits = mixed.slice(32);
  for (const round of rounds) [left, right] = [right, xor(left, scramble(right, round))];
  return bytesOf(choose([...right, ...left], FINAL));
}

function scramble(half: Bits, round: Bits): Bits {
  const wide = xor(choose(half, EXPANSION), round);
  const narrow = BOXES.flatMap((box, index) => {
    const [a, b, c, d, e, f] = wide.slice(index * 6, index * 6 + 6) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const value = box[(a * 2 + f) * 16 + b * 8 + c * 4 + d * 2 + e]!;
    return [value >> 3, (value >> 2) & 1, (value >> 1) & 1, value & 1];
  });
  return choose(narrow, MIXING);
}

function roundKeys(key: Bits): Bits[] {
  const chosen = choose(key, KEY_CHOICE);
  let left = chosen.slice(0, 28);
  let right = chosen.slice(28);
  return TURNS.map((by) => {
    left = [...left.slice(by), ...left.slice(0, by)];
    right = [...right.slice(by), ...right.slice(0, by)];
    return choose([...left, ...right], ROUND_CHOICE);
  });
}

const choose = (bits: Bits, places: readonly number[]) => places.map((place) => bits[place - 1]!);
const xor = (one: Bits, other: Bits) => one.map((bit, index) => bit ^ other[index]!);

function bitsOf(bytes: Uint8Array): number[] {
  return [...bytes].flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((place) => (byte >> place) & 1));
}

function bytesOf(bits: Bits): Uint8Array {
  return Uint8Array.from({ length: BLOCK }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

function withoutPadding(opened: Uint8Array): Uint8Array {
  const count = opened.at(-1)!;
  const isPadding =
    count >= 1 && count <= BLOCK && opened.subarray(-count).every((byte) => byte === count);
  if (!isPadding) throw new Error('The key does not fit');
  return opened.subarray(0, -count);
}
