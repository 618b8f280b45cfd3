import { type Money, money } from '@baize/money';
import type { LotteryKind, LotteryPlay, Selection, Win } from './lottery.ts';
import { type PrizeTerms, payoutOf } from './prizes.ts';

export type SettledNotes = { notes: number; wins: Win[]; stake: Money; payout: Money };

/** One selection against one result, at 2.00 a note; for proofs and examples, without any cap. */
export function settleAlone<Result>(
  play: LotteryPlay<Result>,
  marked: unknown,
  result: Result,
  terms: PrizeTerms = play.mode === 'LOTT' ? { group: 1950 } : {},
): SettledNotes {
  const { selection, notes } = mustRead(play, marked);
  const wins = play.winsOf(selection, result);
  const perNote = money('2');
  const payout = payoutOf({ play: play as LotteryPlay, wins, perNote, terms });
  return { notes, wins, stake: BigInt(notes) * perNote, payout };
}

/** A selection that is known to be one. */
export function mustRead<Result>(play: LotteryPlay<Result>, marked: unknown) {
  const read = play.read(marked);
  if ('fault' in read) throw new Error(`${play.code}: ${read.fault}`);
  return read satisfies { selection: Selection; notes: number };
}

export function mustPlay<Result>(kind: LotteryKind<Result>, code: string): LotteryPlay<Result> {
  const play = kind.plays.find((one) => one.code === code);
  if (!play) throw new Error(`${kind.code} has no play "${code}"`);
  return play;
}
