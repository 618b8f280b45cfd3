import type { HiloStep } from '@baize/games';
import type { PlayedRound } from '../stage/stage.ts';

type Dealt = Exclude<HiloStep, { step: 'end' }>;

/** Cards in their order, each with how it came. */
export const dealt = ({ steps }: Pick<PlayedRound<HiloStep>, 'steps'>): Dealt[] =>
  steps.filter((step): step is Dealt => 'card' in step);
