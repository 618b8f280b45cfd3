import type { MinesStep } from '@baize/games';
import type { PlayedRound } from '../stage/stage.ts';
import { stepOf, stepsOf } from '../stage/steps.ts';

export type Field = {
  mines: number;
  safe: number[];
  hit: number | undefined;
  laid: number[] | undefined;
};

export const CELLS = 25;

/** What the steps so far say of the field; where the mines lie is told at the end only. */
export function fieldOf(round: Pick<PlayedRound<MinesStep>, 'steps'>): Field {
  const start = stepOf(round, 'start');
  const reveals = stepsOf(round, 'reveal');
  const [end] = stepsOf(round, 'end');
  return {
    mines: start.mines,
    safe: reveals.filter(({ mine }) => !mine).map(({ cell }) => cell),
    hit: reveals.find(({ mine }) => mine)?.cell,
    laid: end?.mines,
  };
}
