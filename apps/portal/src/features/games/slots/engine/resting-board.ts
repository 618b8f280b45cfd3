import type { SlotSet } from '../../../../shared/own-games/slot-theme.ts';
import type { PlayedRound } from '../../stage/stage.ts';
import { planScenes } from './plan.ts';

export type Resting = { board: string[][]; stops: number[] | undefined };

/** What stands on the reels before the first spin: the last round's end, or the strips' beginnings. */
export function restingBoard(set: SlotSet, round: PlayedRound | undefined): Resting {
  const end = round && planScenes(set.rules, round).at(-1);
  if (end?.scene === 'end' && end.board.length > 0) return end;
  return openingBoard(set);
}

function openingBoard({ rules, columns, rows, faces }: SlotSet): Resting {
  if (rules.model === 'tumble65') {
    const symbols = Object.keys(faces).filter((symbol) => symbol.startsWith('P'));
    const board = Array.from({ length: columns }, (_, c) =>
      Array.from({ length: rows }, (_unused, r) => symbols[(c * 4 + r * 2) % symbols.length]!),
    );
    return { board, stops: undefined };
  }
  const strips = rules.reels.map((reel) => reel.split(' '));
  const stops = strips.map((strip, i) => (i * 7) % strip.length);
  const board = strips.map((strip, i) =>
    Array.from({ length: rows }, (_, row) => strip[(stops[i]! + row) % strip.length]!),
  );
  return { board, stops };
}
