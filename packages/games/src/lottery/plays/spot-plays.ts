import { money } from '@baize/money';
import type { Question } from '../../coverage/coverage.ts';
import type { LotteryPlay, MarkedSpots, Prize, PrizeMode } from '../lottery.ts';
import { lookOf } from './questions.ts';
import { isFaulty, readSpots } from './read-selection.ts';

/** A place of a panel; `wins` names the prize it brings on a result, if any. */
export type PanelSpot<Result> = {
  readonly id: string;
  readonly prizes: readonly string[];
  wins(result: Result): string | undefined;
  /** What it looks at, where that is not the whole panel's. */
  readonly asked?: Question<Result> | undefined;
};

/** Odds as printed, with the chance they are paid for. */
export const fixedPrize = (
  code: string,
  odds: number | string,
  ways: number | bigint,
  of: number | bigint,
): Prize => ({ code, odds: money(odds), ways: BigInt(ways), of: BigInt(of) });

/** A spot with one prize, won or not. */
export const spot = <Result>(
  id: string,
  prize: string,
  isHit: (result: Result) => boolean,
  asked?: Question<Result>,
): PanelSpot<Result> => ({
  id,
  prizes: [prize],
  wins: (result) => (isHit(result) ? prize : undefined),
  asked,
});

/** Each marked spot is a note with odds of its own. */
export function spotPlay<Result>(told: {
  code: string;
  mode: PrizeMode;
  prizes: readonly Prize[];
  spots: readonly PanelSpot<Result>[];
  /** What its spots look at: those that look at the same thing can cover each other. */
  asked?: Question<Result>;
}): LotteryPlay<Result, MarkedSpots> {
  const { code, mode, prizes, spots } = told;
  const ids = spots.map(({ id }) => id);
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  const play: LotteryPlay<Result, MarkedSpots> = {
    code,
    mode,
    prizes,
    form: { kind: 'spots', spots: ids },
    allNotes: spots.length,
    lines: spots.map(({ id, prizes }) => ({ id, notes: 1, prizes })),
    usual: { spots: ids.slice(0, 1) },
    read: (given) => {
      const selection = readSpots(given, ids);
      return isFaulty(selection) ? selection : { selection, notes: selection.spots.length };
    },
    winsOf: ({ spots }, result) => countWins(spots.map((id) => byId.get(id)!.wins(result))),
    legs: (selection) =>
      selection.spots.map((id) => {
        const asked = byId.get(id)!.asked ?? told.asked;
        const alone = { selection: { spots: [id] }, notes: 1, line: id };
        return { notes: 1, looks: asked ? [lookOf(play, asked, alone)] : [] };
      }),
  };
  return play;
}

/** Equal prizes counted together, in the order they came. */
export function countWins(prizes: readonly (string | undefined)[]) {
  const counts = new Map<string, number>();
  for (const prize of prizes) if (prize) counts.set(prize, (counts.get(prize) ?? 0) + 1);
  return [...counts].map(([prize, count]) => ({ prize, count }));
}
