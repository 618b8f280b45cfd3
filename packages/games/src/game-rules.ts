import type { Money } from '@baize/money';
import type { Chance } from './chance.ts';
import { hashOfRules, type InstantGame, type Played, type Return, type Step } from './game.ts';

/** Jackpot, table game, arcade (mini games) or bingo; slots of the plain kind have none. */
export type SubType = 'JP' | 'TG' | 'AC' | 'BG' | null;

/** One table of the rules page; `key` and `columns` are words to translate, rows are ready to show. */
export type PaytableSection = {
  key: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

export type Round = {
  state: 'open' | 'settled' | 'void';
  steps: Step[];
  /** Zero while the round is open. */
  payout: Money;
  /** How many floats the game took; a jackpot test reads on from there. */
  draws: number;
};

/** All that an open round is: the rest follows from the seeds. */
export type RoundSoFar<Choice, Action> = {
  choice: Choice;
  stake: Money;
  actions: readonly Action[];
};

/** What a game says of itself, whoever decides its rounds. */
export type GameFacts<Choice = unknown> = Omit<InstantGame<Choice>, 'play'> & {
  readonly name: string;
  readonly subType: SubType;
  /** SHA-256 of code, version and rules in their canonical spelling. */
  readonly hash: string;
  /** Whether a bet on it feeds the pots and may win them. */
  readonly feedsJackpots: boolean;
  /** Within the limits, and for tables: the spots add up to it. */
  mayStake(choice: Choice, stake: Money): boolean;
  maxMultiple(choice: Choice): number;
  returnOf(choice: Choice): Return;
  describe(): PaytableSection[];
};

/**
 * A game played from the member's own seeds. `chance` is always the bet's stream from its beginning:
 * a round is its choice, its stake and its actions, and is recomputed from them.
 */
export type GameRules<Choice = unknown, Action = unknown> = GameFacts<Choice> & {
  readonly isInstant: boolean;
  start(choice: Choice, stake: Money, chance: Chance): Round;
  /** The action in its one spelling; undefined when it is not one of this game's. */
  readAction(action: unknown): Action | undefined;
  /** The round after one more action; undefined when the rules do not allow it now. */
  act(so: RoundSoFar<Choice, Action>, action: Action, chance: Chance): Round | undefined;
  replay(so: RoundSoFar<Choice, Action>, chance: Chance): Round;
  /** How a round ends that nobody ended: by the published rule. */
  lapse(so: RoundSoFar<Choice, Action>, chance: Chance): Round;
};

type Derived = 'hash' | 'mayStake' | 'feedsJackpots';
type Told<Facts> = Omit<Facts, Derived> & Partial<Pick<GameFacts, 'feedsJackpots'>>;

/** Adds to a game's facts what follows from them. */
export function factsOf<Choice>(
  told: Told<GameFacts<Choice>> & { fits?(choice: Choice, stake: Money): boolean },
): GameFacts<Choice> {
  const { fits, largestPayout, limits } = told;
  const isFit = (choice: Choice, stake: Money) => fits?.(choice, stake) ?? true;
  return {
    feedsJackpots: false,
    ...told,
    hash: hashOfRules(told),
    // What does not fit pays more than any limit allows: whoever asks for the largest payout refuses it.
    largestPayout: (choice, stake) =>
      isFit(choice, stake) ? largestPayout(choice, stake) : limits.maxPayout + 1n,
    mayStake: (choice, stake) =>
      stake >= limits.min &&
      stake <= limits.max &&
      isFit(choice, stake) &&
      largestPayout(choice, stake) <= limits.maxPayout,
  };
}

export type InstantRules<Choice = unknown> = GameRules<Choice, never> & InstantGame<Choice>;

type InstantTold<Choice> = Parameters<typeof factsOf<Choice>>[0] & {
  play(choice: Choice, stake: Money, chance: Chance): Played;
};

/** A game that is decided at once: its first step is its last. */
export function instantRules<Choice>(told: InstantTold<Choice>): InstantRules<Choice> {
  const start = (choice: Choice, stake: Money, chance: Chance): Round => {
    const counted = countDraws(chance);
    const played = told.play(choice, stake, counted.chance);
    return { state: 'settled', ...played, draws: counted.count() };
  };
  const again = ({ choice, stake }: RoundSoFar<Choice, never>, chance: Chance) =>
    start(choice, stake, chance);
  return {
    ...factsOf(told),
    isInstant: true,
    start,
    play: told.play,
    readAction: () => undefined,
    act: () => undefined,
    replay: again,
    lapse: again,
  };
}

type OpenTold<Choice, Action> = Parameters<typeof factsOf<Choice>>[0] & {
  readAction(action: unknown): Action | undefined;
  /** The whole round so far; undefined when one of its actions is not allowed. */
  run(so: RoundSoFar<Choice, Action>, chance: Chance): Omit<Round, 'draws'> | undefined;
  /** What ends a round that nobody ended; undefined gives the stake back. */
  lastAction(so: RoundSoFar<Choice, Action>, chance: Chance): Action | undefined;
};

/** A game of several steps. */
export function openRules<Choice, Action>(
  told: OpenTold<Choice, Action>,
): GameRules<Choice, Action> {
  const run = (so: RoundSoFar<Choice, Action>, chance: Chance): Round | undefined => {
    const counted = countDraws(chance);
    const round = told.run(so, counted.chance);
    return round && { ...round, draws: counted.count() };
  };
  const replay = (so: RoundSoFar<Choice, Action>, chance: Chance) =>
    run(so, chance) ?? fail('The round holds an action that its rules do not allow');
  return {
    ...factsOf(told),
    isInstant: false,
    start: (choice, stake, chance) => replay({ choice, stake, actions: [] }, chance),
    readAction: told.readAction,
    act: (so, action, chance) => run({ ...so, actions: [...so.actions, action] }, chance),
    replay,
    lapse: (so, chance) => lapsed(told, replay, so, rewindable(chance)),
  };
}

function lapsed<Choice, Action>(
  told: OpenTold<Choice, Action>,
  replay: (so: RoundSoFar<Choice, Action>, chance: Chance) => Round,
  so: RoundSoFar<Choice, Action>,
  again: () => Chance,
): Round {
  const round = replay(so, again());
  if (round.state !== 'open') return round;
  const last = told.lastAction(so, again());
  if (last !== undefined) return replay({ ...so, actions: [...so.actions, last] }, again());
  return { ...round, state: 'void', payout: so.stake, steps: [...round.steps, { step: 'void' }] };
}

/** The same floats from their beginning, as often as asked. */
function rewindable(chance: Chance): () => Chance {
  const kept: number[] = [];
  return () => {
    let at = 0;
    return () => {
      if (at === kept.length) kept.push(chance());
      at += 1;
      return kept[at - 1]!;
    };
  };
}

function countDraws(chance: Chance): { chance: Chance; count: () => number } {
  let drawn = 0;
  const counting = () => {
    drawn += 1;
    return chance();
  };
  return { chance: counting, count: () => drawn };
}

function fail(why: string): never {
  throw new Error(why);
}
