import type { Card } from '@baize/games';
import type { PlayedRound } from '../stage/stage.ts';

export type Guess = 'higher' | 'lower';
export type HiloStep = {
  step: 'start' | 'guess' | 'skip' | 'end' | 'void';
  card?: Card;
  guess?: Guess;
  win?: boolean;
  multiplier?: number;
  offers?: Record<Guess, number> | null;
};

export const stepsOf = ({ steps }: Pick<PlayedRound, 'steps'>) => steps as unknown as HiloStep[];

/** Cards in their order, each with how it came. */
export const dealt = (round: PlayedRound) =>
  stepsOf(round).filter((step): step is HiloStep & { card: Card } => step.card !== undefined);
