export {
  type Chance,
  chanceOf,
  chosenChance,
  hashOfSeed,
  pick,
  pickSome,
  type SeedPair,
  watchChance,
} from './chance.ts';
export { dice } from './dice/game.ts';
export { diceHitRate, diceReturn } from './dice/return-to-player.ts';
export { diceMultiplier } from './dice/roll.ts';
export type { DiceChoice, DiceSide } from './dice/rules.ts';
export {
  canonicalText,
  hashOfRules,
  type InstantGame,
  type Played,
  type Return,
  type StakeLimits,
  type Step,
} from './game.ts';
export { instantGames } from './games.ts';
