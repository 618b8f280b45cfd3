import { bestOnLine } from './line-wins.ts';
import { frequencies, type ReelMachine, scatterTables } from './reel-machine.ts';
import { type LinesRules, lineSymbols, SCATTER } from './rules.ts';
import { stripsOf } from './strips.ts';

/** Wild is 0, the scatter last. */
const SYMBOLS = [...lineSymbols, SCATTER];
const KINDS = SYMBOLS.length;
const DEAD = KINDS;

/**
 * What three symbols from the left have decided: the symbol that may go on (0 while all are wild),
 * or dead. Everything a line pays then follows from that and its last two symbols.
 */
function targetOf(a: number, b: number, c: number): number {
  const target = a || b || c;
  const fits = (symbol: number) => symbol === 0 || symbol === target;
  return target !== KINDS - 1 && fits(a) && fits(b) && fits(c) ? target : DEAD;
}

/** Units by target and the last two symbols. */
export function lineEndings(rules: LinesRules): Int32Array {
  const ends = new Int32Array(KINDS ** 3);
  for (let end = 0; end < ends.length; end += 1) {
    const target = SYMBOLS[Math.floor(end / KINDS ** 2)]!;
    const [fourth, fifth] = [SYMBOLS[Math.floor(end / KINDS) % KINDS]!, SYMBOLS[end % KINDS]!];
    ends[end] = bestOnLine(rules.pays, [target, target, target, fourth, fifth])?.units ?? 0;
  }
  return ends;
}

/** How many of all spins pay on one line, weighed by what they pay: every line has the same sum. */
export function lineUnitsOfCycle(rules: LinesRules): number {
  const counts = stripsOf(rules).map((strip) => frequencies(strip, SYMBOLS));
  const ends = lineEndings(rules);
  const starts = [0, 1, 2].map((reel) => counts[reel]!);
  const wilds = starts.reduce((product, count) => product * count[0]!, 1);
  let sum = 0;
  for (let target = 0; target < KINDS - 1; target += 1) {
    const fits = starts.reduce((ways, count) => ways * (count[target]! + count[0]!), 1);
    const ways = target === 0 ? wilds : fits - wilds;
    for (let end = 0; end < KINDS ** 2; end += 1) {
      const last = counts[3]![Math.floor(end / KINDS)]! * counts[4]![end % KINDS]!;
      sum += ways * last * ends[target * KINDS ** 2 + end]!;
    }
  }
  return sum;
}

/** Tables that answer what any five stops pay, without looking at most lines. */
export function lineMachine(rules: LinesRules): ReelMachine {
  const strips = stripsOf(rules).map((strip) =>
    Uint8Array.from([...strip, ...strip.slice(0, 2)], (symbol) => SYMBOLS.indexOf(symbol)),
  );
  const rows = Uint8Array.from(rules.lines.flatMap((line) => [...line].map(Number)));
  const [, , , fourth, fifth] = strips as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const sizes = strips.map((strip) => strip.length - 2);
  const ends = lineEndings(rules);
  const { from, open } = openLines(rules, strips, rows, sizes);
  const unitsAt = (triple: number, d: number, e: number): number => {
    let units = 0;
    for (let i = from[triple]!; i < from[triple + 1]!; i += 1) {
      const line = open[i]! >> 4;
      const s3 = fourth[d + rows[line * 5 + 3]!]!;
      const s4 = fifth[e + rows[line * 5 + 4]!]!;
      units += ends[((open[i]! & 15) * KINDS + s3) * KINDS + s4]!;
    }
    return units;
  };
  const isOpen = (triple: number) => from[triple + 1]! > from[triple]!;
  return { sizes, unitsAt, isOpen, ...scatterTables(rules) };
}

/** For every stop of the first three reels, the lines that still pay, with their targets. */
function openLines(
  rules: LinesRules,
  strips: readonly Uint8Array[],
  rows: Uint8Array,
  sizes: readonly number[],
) {
  const [first, second, third] = strips as [Uint8Array, Uint8Array, Uint8Array];
  const [n0, n1, n2] = sizes as [number, number, number];
  const from = new Int32Array(n0 * n1 * n2 + 1);
  const open: number[] = [];
  for (let triple = 0; triple < n0 * n1 * n2; triple += 1) {
    const a = Math.floor(triple / (n1 * n2));
    const b = Math.floor(triple / n2) % n1;
    const c = triple % n2;
    for (let line = 0; line < rules.lines.length; line += 1) {
      const at = line * 5;
      const target = targetOf(
        first[a + rows[at]!]!,
        second[b + rows[at + 1]!]!,
        third[c + rows[at + 2]!]!,
      );
      if (target !== DEAD) open.push(line * 16 + target);
    }
    from[triple + 1] = open.length;
  }
  return { from, open: Uint16Array.from(open) };
}
