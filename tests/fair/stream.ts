import { createHash, createHmac } from 'node:crypto';

/** The next float of one bet. */
export type Draw = () => number;

/** Block n is HMAC-SHA256(server seed, "client seed:nonce:n"), seeds as text; four bytes are a float. */
export function streamOf(serverSeed: string, clientSeed: string, nonce: number): Draw {
  let floats: number[] = [];
  let block = 0;
  return () => {
    if (floats.length === 0) {
      const message = `${clientSeed}:${nonce}:${block}`;
      const bytes = createHmac('sha256', serverSeed).update(message).digest();
      floats = Array.from({ length: 8 }, (_, n) => bytes.readUInt32BE(n * 4) / 2 ** 32);
      block += 1;
    }
    return floats.shift()!;
  };
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** k of the ordered pool, each taken out as it is drawn. */
export function poolPick(draw: Draw, pool: number[], k: number): number[] {
  const left = [...pool];
  const picked: number[] = [];
  for (let i = 0; i < k; i += 1) {
    const [one] = left.splice(Math.floor(draw() * left.length), 1);
    picked.push(one!);
  }
  return picked;
}

export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Cents that a stake pays at above / below, floored. */
export const pay = (cents: bigint, above: bigint | number, below: bigint | number = 1) =>
  (cents * BigInt(above)) / BigInt(below);

/** A decimal of few places as a whole number of hundredths. */
export const hundredths = (value: number) => BigInt(Math.round(value * 100));
