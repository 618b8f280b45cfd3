import { createHash } from 'node:crypto';

/** A number from 0 to 1 that is the same at every fill: the demo's people always do the same. */
export function fixedChance(...about: (string | number)[]): number {
  const bytes = createHash('sha256').update(about.join(' ')).digest();
  return bytes.readUInt32BE(0) / 2 ** 32;
}

export function fixedPick<Thing>(things: readonly Thing[], ...about: (string | number)[]): Thing {
  return things[Math.floor(fixedChance(...about) * things.length)]!;
}
