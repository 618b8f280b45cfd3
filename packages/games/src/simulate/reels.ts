import type { Chance } from '../chance.ts';
import { machineOf } from '../slots/full-cycle.ts';
import type { ReelMachine } from '../slots/reel-machine.ts';
import { SCATTERS_TO_START } from '../slots/rules.ts';
import type { ReelRules } from '../slots/spin-reels.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** The rule of a reel game on tables of numbers: nothing is made and nothing looked up by name. */
export function simulateReels(rules: ReelRules, rounds: number, chance: Chance): Tally {
  const machine = machineOf(rules);
  const tally = emptyTally();
  const spun = { units: 0, scatters: 0 };
  const { spins, multiplier } = rules.freeSpins;
  for (let round = 0; round < rounds; round += 1) {
    spin(machine, chance, spun);
    const { units } = spun;
    let free = 0;
    let left = spun.scatters >= SCATTERS_TO_START ? spins : 0;
    if (left > 0) tally.triggers += 1;
    for (; left > 0; left -= 1) {
      spin(machine, chance, spun);
      free += spun.units * multiplier;
      if (spun.scatters >= SCATTERS_TO_START) left += spins;
    }
    tally.freeSum += free / machine.unitsPerBet;
    count(tally, Math.min((units + free) / machine.unitsPerBet, rules.cap));
  }
  return tally;
}

function spin(machine: ReelMachine, chance: Chance, into: { units: number; scatters: number }) {
  const { sizes, scatters, unitsAt, scatterUnits } = machine;
  const a = Math.floor(chance() * sizes[0]!);
  const b = Math.floor(chance() * sizes[1]!);
  const c = Math.floor(chance() * sizes[2]!);
  const d = Math.floor(chance() * sizes[3]!);
  const e = Math.floor(chance() * sizes[4]!);
  const shown =
    scatters[0]![a]! + scatters[1]![b]! + scatters[2]![c]! + scatters[3]![d]! + scatters[4]![e]!;
  into.scatters = shown;
  into.units = unitsAt((a * sizes[1]! + b) * sizes[2]! + c, d, e) + scatterUnits[shown]!;
}
