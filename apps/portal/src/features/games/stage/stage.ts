import type { games, Output } from '@baize/contract';
import type { Step } from '@baize/games';
import type { Money } from '@baize/money';
import type { ComponentType, RefObject } from 'react';
import type { PlaySound } from './sound.ts';

/** What the house publishes of a game; `rules.rules` is what its outcome depends on. */
export type PublishedRules = Output<typeof games.rules.value>;

type Answered = Output<typeof games.bet.value>;

/** A bet as it was answered: `steps` is what the picture shows, in order, and each game has its own. */
export type PlayedRound<OfGame extends Step = Step> = Omit<Answered, 'steps'> & {
  steps: OfGame[];
  /** The house paid the stake. */
  isFree?: true;
};

/** All that came back: what the game paid, and a pot beside it. */
export const returnOf = ({ payout, jackpot }: Pick<Answered, 'payout' | 'jackpot'>): Money =>
  payout + (jackpot?.amount ?? 0n);

export type Choice = Record<string, unknown>;
export type Action = { action: string; [field: string]: unknown };

/**
 * `ready` to bet; `asking` while a bet or an action is on its way; `showing` while the picture plays
 * the answer; `open` when the round waits for the player's next action.
 */
export type Phase = 'ready' | 'asking' | 'showing' | 'open';

export type StageProps<OfGame extends Step = Step> = {
  code: string;
  rules: PublishedRules;
  stake: Money;
  choice: Choice;
  setChoice: (choice: Choice) => void;
  /** The last answered bet. Play it once when the phase becomes `showing`; after a reload it may begin at `open`. */
  round: PlayedRound<OfGame> | undefined;
  phase: Phase;
  /** To be called when all of the round was shown: only now do balance and result change. `words` are announced. */
  onPresented: (words?: string) => void;
  /** The next step of an open round. */
  act: (action: Action) => void;
  speed: 'normal' | 'fast';
  isMuted: boolean;
  isReducedMotion: boolean;
  /** A bet is on its way, shown or open: the choice stays as it is. */
  isBusy: boolean;
  /** The market wants calm: nothing is hurried, nothing but a gain is celebrated. */
  isStrict: boolean;
  /** With play money, which wins no pots. */
  isFun: boolean;
  /** Does nothing while muted. */
  playSound: PlaySound;
  /** Where a picture that can be cut short puts the way to do it. */
  hurry: RefObject<(() => void) | undefined>;
};

/** Everything the frame must know of one game; it travels with the game's picture. */
export type StageModule<OfGame extends Step = Step> = {
  Stage: ComponentType<StageProps<OfGame>>;
  /** What is chosen before the player chose anything. */
  firstChoice: Choice;
  /** False while something must still be chosen. */
  isChosen?: (choice: Choice) => boolean;
  /** The choice of a round that was found open. */
  choiceOf?: (round: PlayedRound<OfGame>) => Choice;
  /** Tables: the chips on the layout are the stake, so the bar has no amount of its own. */
  stakeOf?: (choice: Choice) => Money;
  /** What an open round would pay now; undefined while it cannot be cashed out. */
  cashOutWorth?: (round: PlayedRound<OfGame>) => Money | undefined;
  /** Where a gain is shown over the picture; pictures that show it themselves have none. */
  flash?: 'middle' | 'low';
  /** Whether the picture of a round can be cut short. */
  mayHurry?: boolean;
  /** Whether bets can follow one another by themselves. */
  mayAutoplay?: boolean;
  /** How a round of several steps is played by itself. */
  autoPlan?: AutoPlan<OfGame>;
};

export type AutoPlan<OfGame extends Step = Step> = {
  firstPlan: Choice;
  Form: ComponentType<PlanProps>;
  isReady: (plan: Choice, choice: Choice) => boolean;
  /** The next step of an open round, by the plan. */
  nextAction: (round: PlayedRound<OfGame>, plan: Choice) => Action;
};

export type PlanProps = { plan: Choice; setPlan: (plan: Choice) => void; choice: Choice };

/** The frame hands each game the rounds of that game and no others: the one place that relies on it. */
export function framed<OfGame extends Step>(module: StageModule<OfGame>): StageModule {
  return module as unknown as StageModule;
}

export type TableProps = { rules: PublishedRules; isFun: boolean };

/** A game whose rounds all players share has a table of its own. */
export type SharedModule = { Table: ComponentType<TableProps> };

export type GameModule = StageModule | SharedModule;

const SLOT_MODELS = ['lines25', 'ways243', 'tumble65'];

export function isSlot({ rules }: PublishedRules): boolean {
  const model = (rules as { model?: unknown } | null)?.model;
  return SLOT_MODELS.includes(String(model));
}
