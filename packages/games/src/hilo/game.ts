import { openRules } from '../game-rules.ts';
import { usualLimits } from '../limits.ts';
import { playHilo } from './guess.ts';
import { hiloChance, hiloReturn } from './return-to-player.ts';
import {
  type HiloAction,
  type HiloChoice,
  hiloRules,
  readHiloAction,
  readHiloChoice,
} from './rules.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export const hilo = openRules<HiloChoice, HiloAction>({
  code: 'hilo',
  version: 1,
  name: 'Hi-Lo',
  category: 'RNG',
  subType: 'AC',
  limits: usualLimits,
  rules: hiloRules,
  readChoice: readHiloChoice,
  readAction: readHiloAction,
  // A round ends by itself when it is worth the largest payout.
  largestPayout: () => usualLimits.maxPayout,
  run: playHilo,
  lastAction: ({ actions }) =>
    actions.some(({ action }) => action !== 'skip') ? { action: 'cashout' } : undefined,
  maxMultiple: () => Number(usualLimits.maxPayout / usualLimits.min),
  returnOf,
  returns: () => [returnOf()],
  usualChoice: {},
  describe: () => [
    {
      key: 'chances',
      columns: ['card', 'higher', 'lower'],
      rows: RANKS.map((name, i) => [name, hiloChance(i + 1, 'higher'), hiloChance(i + 1, 'lower')]),
    },
  ],
});

function returnOf() {
  return {
    bet: 'any guesses',
    returnToPlayer: hiloReturn(),
    hitRate: hiloChance(7, 'higher'),
    proof: 'exact' as const,
  };
}
