import { lineMachine } from './line-machine.ts';
import type { ReelMachine } from './reel-machine.ts';
import { SCATTERS_TO_START } from './rules.ts';
import type { ReelRules } from './spin-reels.ts';
import { wayMachine } from './way-machine.ts';

export type FullCycle = {
  spins: number;
  hitRate: number;
  /** The largest win of a paid spin, in multiples of the bet. */
  maxBaseWin: number;
  /** Standard deviation of a whole bet, free spins included, in bets. */
  sigma: number;
};

export const machineOf = (rules: ReelRules): ReelMachine =>
  rules.model === 'lines25' ? lineMachine(rules) : wayMachine(rules);

type Sums = {
  hits: number;
  most: number;
  units: number;
  squares: number;
  triggers: number;
  triggerUnits: number;
};

/** Plays every combination of stops once, and counts. */
export function fullCycle(rules: ReelRules): FullCycle {
  const machine = machineOf(rules);
  const sums: Sums = { hits: 0, most: 0, units: 0, squares: 0, triggers: 0, triggerUnits: 0 };
  const [n0, n1, n2] = machine.sizes as [number, number, number];
  const [s0, s1, s2] = machine.scatters as [Uint8Array, Uint8Array, Uint8Array];
  for (let triple = 0; triple < n0 * n1 * n2; triple += 1) {
    const so =
      s0[Math.floor(triple / (n1 * n2))]! + s1[Math.floor(triple / n2) % n1]! + s2[triple % n2]!;
    if (machine.isOpen(triple) || so >= SCATTERS_TO_START - 2) endings(machine, triple, so, sums);
  }
  const spins = machine.sizes.reduce((all, size) => all * size, 1);
  return {
    spins,
    hitRate: sums.hits / spins,
    maxBaseWin: sums.most / machine.unitsPerBet,
    sigma: sigmaOf(rules, machine, sums, spins),
  };
}

/** The last two reels of one opening; sums are kept at hand and written once. */
function endings(machine: ReelMachine, triple: number, so: number, sums: Sums): void {
  const { unitsAt, scatterUnits } = machine;
  const isOpen = machine.isOpen(triple);
  const [fourth, fifth] = [machine.scatters[3]!, machine.scatters[4]!];
  let [hits, most, all, squares] = [0, sums.most, 0, 0];
  for (let d = 0; d < fourth.length; d += 1) {
    for (let e = 0; e < fifth.length; e += 1) {
      const scatters = so + fourth[d]! + fifth[e]!;
      const units = (isOpen ? unitsAt(triple, d, e) : 0) + scatterUnits[scatters]!;
      if (units === 0) continue;
      hits += 1;
      all += units;
      squares += units * units;
      if (units > most) most = units;
      if (scatters >= SCATTERS_TO_START) {
        sums.triggers += 1;
        sums.triggerUnits += units;
      }
    }
  }
  sums.hits += hits;
  sums.most = most;
  sums.units += all;
  sums.squares += squares;
}

/**
 * X is a paid spin, I whether it starts n free spins. G, one free spin with all that follow from it,
 * is m·X plus, with I, n more of its kind: its mean and variance solve two linear equations.
 */
function sigmaOf(
  rules: ReelRules,
  { unitsPerBet }: ReelMachine,
  sums: Sums,
  spins: number,
): number {
  const { spins: n, multiplier: m } = rules.freeSpins;
  const mean = sums.units / unitsPerBet / spins;
  const square = sums.squares / unitsPerBet ** 2 / spins;
  const rate = sums.triggers / spins;
  const both = sums.triggerUnits / unitsPerBet / spins;
  const free = (m * mean) / (1 - n * rate);
  const spread = m * m * square + 2 * n * m * both * free + rate * n * n * free ** 2 - free ** 2;
  const freeVariance = spread / (1 - n * rate);
  const whole = mean + rate * n * free;
  const wholeSquare = square + 2 * n * both * free + rate * (n * freeVariance + (n * free) ** 2);
  return Math.sqrt(wholeSquare - whole ** 2);
}
