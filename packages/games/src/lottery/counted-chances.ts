import type { LotteryPlay, Selection } from './lottery.ts';

export type Weighted<Result> = { result: Result; weight: number };

/** A line of a play that is won otherwise than it says: nothing when all chances are true. */
export type FalseChance = { line: string; prize: string; counted: number; said: number };

/** Settles each line of a play on every draw there is, and compares with the chances it publishes. */
export function falseChances<Result>(
  play: LotteryPlay<Result>,
  draws: readonly Weighted<Result>[],
  selectionOf: (line: string) => unknown = (line) =>
    play.form.kind === 'spots' ? { spots: [line] } : play.usual,
): FalseChance[] {
  const all = draws.reduce((sum, { weight }) => sum + weight, 0);
  return play.lines.flatMap(({ id, prizes, notes }) => {
    const read = play.read(selectionOf(id));
    if ('fault' in read) throw new Error(`${play.code} ${id}: ${read.fault}`);
    const counts = countedWins(play, read.selection, draws);
    const bets = read.notes / notes;
    const codes = new Set([...prizes, ...counts.keys()]);
    return [...codes].flatMap((code) => {
      const prize = play.prizes.find((one) => one.code === code);
      const said = prize && prizes.includes(code) ? Number(prize.ways) / Number(prize.of) : 0;
      const counted = (counts.get(code) ?? 0) / all / bets;
      return Math.abs(counted - said) < 1e-12 ? [] : [{ line: id, prize: code, counted, said }];
    });
  });
}

function countedWins<Result>(
  play: LotteryPlay<Result>,
  selection: Selection,
  draws: readonly Weighted<Result>[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { result, weight } of draws) {
    for (const { prize, count } of play.winsOf(selection, result)) {
      counts.set(prize, (counts.get(prize) ?? 0) + count * weight);
    }
  }
  return counts;
}
