import { type ReelMachine, scatterTables } from './reel-machine.ts';
import { type WaysRules, WILD, waySymbols } from './rules.ts';
import { stripsOf, windowAt } from './strips.ts';

const KINDS = waySymbols.length;

/** For one reel: by stop and symbol, how many of the window count for it, wilds included. */
function countsOf(strip: readonly string[]): Uint8Array {
  return Uint8Array.from(
    strip.flatMap((_, stop) => {
      const shown = windowAt(strip, stop);
      return waySymbols.map((own) => shown.filter((s) => s === own || s === WILD).length);
    }),
  );
}

/**
 * Units of all spins together. Reels are independent, so the mean of a product of counts is the
 * product of their means, and "no more than k reels" is one factor for the next reel.
 */
export function wayUnitsOfCycle(rules: WaysRules): number {
  const strips = stripsOf(rules);
  const counts = strips.map(countsOf);
  const sumOn = (reel: number, kind: number) =>
    counts[reel]!.reduce((sum, count, i) => (i % KINDS === kind ? sum + count : sum), 0);
  const noneOn = (reel: number, kind: number) =>
    counts[reel]!.filter((count, i) => i % KINDS === kind && count === 0).length;
  let units = 0;
  waySymbols.forEach((symbol, kind) => {
    const sums = strips.map((_, reel) => sumOn(reel, kind));
    const three = sums[0]! * sums[1]! * sums[2]!;
    const [pays3, pays4, pays5] = rules.pays[symbol];
    units += pays3 * three * noneOn(3, kind) * strips[4]!.length;
    units += pays4 * three * sums[3]! * noneOn(4, kind);
    units += pays5 * three * sums[3]! * sums[4]!;
  });
  return units;
}

/** Tables that answer what any five stops pay, looking only at symbols on the first three reels. */
export function wayMachine(rules: WaysRules): ReelMachine {
  const counts = stripsOf(rules).map(countsOf);
  const sizes = stripsOf(rules).map((strip) => strip.length);
  const [fourth, fifth] = [counts[3]!, counts[4]!];
  const pays = Int32Array.from(waySymbols.flatMap((symbol) => [...rules.pays[symbol]]));
  const { from, open } = openWays(counts, sizes);
  const unitsAt = (triple: number, d: number, e: number): number => {
    let units = 0;
    for (let i = from[triple]!; i < from[triple + 1]!; i += 1) {
      const kind = open[i]! & 15;
      const ways = open[i]! >> 4;
      const on4 = fourth[d * KINDS + kind]!;
      const on5 = on4 === 0 ? 0 : fifth[e * KINDS + kind]!;
      const reels = on4 === 0 ? 0 : on5 === 0 ? 1 : 2;
      units += pays[kind * 3 + reels]! * ways * (on4 || 1) * (on5 || 1);
    }
    return units;
  };
  const isOpen = (triple: number) => from[triple + 1]! > from[triple]!;
  return { sizes, unitsAt, isOpen, ...scatterTables(rules) };
}

/** For every stop of the first three reels, the symbols on all three, with their ways so far. */
function openWays(counts: readonly Uint8Array[], sizes: readonly number[]) {
  const [first, second, third] = counts as [Uint8Array, Uint8Array, Uint8Array];
  const [n0, n1, n2] = sizes as [number, number, number];
  const from = new Int32Array(n0 * n1 * n2 + 1);
  const open: number[] = [];
  for (let triple = 0; triple < n0 * n1 * n2; triple += 1) {
    const a = Math.floor(triple / (n1 * n2));
    const b = Math.floor(triple / n2) % n1;
    const c = triple % n2;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const on12 = first[a * KINDS + kind]! * second[b * KINDS + kind]!;
      const ways = on12 * third[c * KINDS + kind]!;
      if (ways > 0) open.push(ways * 16 + kind);
    }
    from[triple + 1] = open.length;
  }
  return { from, open: Uint16Array.from(open) };
}
