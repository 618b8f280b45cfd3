import { type Money, money } from '@baize/money';
import { fastChance } from '../simulate/fast-chance.ts';
import { count, emptyTally, resultOf, type Simulated } from '../simulate/tally.ts';
import type { LotteryKind, LotteryPlay } from './lottery.ts';
import { type PrizeTerms, payoutOf, returnsOf } from './prizes.ts';
import { mustRead } from './settle-alone.ts';

/** One play on its usual selection: what it returns by count, and what came back. */
export type SimulatedPlay = { play: string; exact: number; simulated: Simulated };

const SOME_DAY = '2026-11-15';
const PER_NOTE: Money = money('2');

/** Draws many times and settles every play's usual selection on each draw; prizes by group at 1950. */
export function simulateLottery(kind: LotteryKind, rounds: number, seed: string): SimulatedPlay[] {
  const chance = fastChance(`${kind.code} ${seed}`);
  const bets = kind.plays.map((play) => {
    const { selection, notes } = mustRead(play, play.usual);
    return { play, selection, stake: BigInt(notes) * PER_NOTE, tally: emptyTally() };
  });
  for (let round = 0; round < rounds; round += 1) {
    const result = kind.draw(chance, SOME_DAY);
    for (const { play, selection, stake, tally } of bets) {
      const wins = play.winsOf(selection, result);
      const won = { play, wins, perNote: PER_NOTE, terms: termsOf(play) };
      count(tally, wins.length === 0 ? 0 : Number(payoutOf(won)) / Number(stake));
    }
  }
  return bets.map(({ play, tally }) => ({
    play: play.code,
    exact: exactReturn(play),
    simulated: resultOf(tally),
  }));
}

const termsOf = ({ mode }: LotteryPlay): PrizeTerms => (mode === 'LOTT' ? { group: 1950 } : {});

/** The line that the usual selection plays. */
function exactReturn(play: LotteryPlay): number {
  const { selection } = mustRead(play, play.usual);
  const lines = returnsOf(play, termsOf(play));
  const spot = 'spots' in selection ? selection.spots[0] : undefined;
  return (lines.find(({ bet }) => bet === spot) ?? lines[0]!).returnToPlayer;
}
