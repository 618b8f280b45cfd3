import { type Money, money } from '@baize/money';
import type { Chance } from '../chance.ts';
import type { GameRules } from '../game-rules.ts';
import type { SlotRules } from '../slots/rules.ts';
import { fastChance } from './fast-chance.ts';
import { simulateReels } from './reels.ts';
import { count, emptyTally, type Tally } from './tally.ts';
import { simulateTumbles } from './tumbles.ts';

/** A stake so large that flooring to cents does not blur a return. */
const STAKE: Money = money('100');

/**
 * Plays a game's maths many times. Slots run on tables; other games run as they are, on their usual
 * choice or the one given. The same seed gives the same tally; parts with different seeds add up.
 */
export function simulateGame(
  game: GameRules,
  rounds: number,
  seed: string,
  choice: unknown = game.usualChoice,
): Tally {
  const chance = fastChance(`${game.code} ${seed}`);
  if (isSlot(game.rules)) return simulateSlot(game.rules, rounds, chance);
  const tally = emptyTally();
  for (let round = 0; round < rounds; round += 1) count(tally, playOnce(game, choice, chance));
  return tally;
}

export function simulateSlot(rules: SlotRules, rounds: number, chance: Chance): Tally {
  return rules.model === 'tumble65'
    ? simulateTumbles(rules, rounds, chance)
    : simulateReels(rules, rounds, chance);
}

const isSlot = (rules: unknown): rules is SlotRules =>
  typeof rules === 'object' && rules !== null && 'model' in rules;

/** One round; what is left open is ended by the plain plan of its game. */
function playOnce(game: GameRules, choice: unknown, chance: Chance): number {
  const stake = stakeFor(game, choice);
  if (game.isInstant) return worth(game.start(choice, stake, chance).payout, stake);
  const drawn: number[] = [];
  const again = () => {
    let at = 0;
    return () => {
      if (at === drawn.length) drawn.push(chance());
      at += 1;
      return drawn[at - 1]!;
    };
  };
  const actions = plan(game.code);
  const played: unknown[] = [];
  let round = game.start(choice, stake, again());
  for (const action of actions) {
    if (round.state !== 'open') break;
    round = game.act({ choice, stake, actions: [...played] }, action, again()) ?? round;
    played.push(action);
  }
  return worth(round.payout, stake);
}

/** Mines: three cells and out. Hi-lo: one guess and out. */
function plan(code: string): readonly unknown[] {
  const cashout = { action: 'cashout' };
  if (code === 'hilo') return [{ action: 'higher' }, cashout];
  return [...[0, 1, 2].map((cell) => ({ action: 'reveal', cell })), cashout];
}

/** A table's stake is what lies on its spots. */
function stakeFor(game: GameRules, choice: unknown): Money {
  const { spots } = choice as { spots?: readonly { stake: Money }[] };
  return spots ? spots.reduce((sum, { stake }) => sum + stake, 0n) : atMost(game.limits.max);
}

const atMost = (max: Money): Money => (STAKE < max ? STAKE : max);
const worth = (payout: Money, stake: Money): number => Number(payout) / Number(stake);
