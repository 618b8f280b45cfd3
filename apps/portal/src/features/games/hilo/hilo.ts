import { payFraction, winningRanks } from '@baize/games';
import type { Money } from '@baize/money';
import type { PlayedRound, StageModule } from '../stage/stage.ts';
import { HiloStage } from './hilo-stage.tsx';
import { type Guess, stepsOf } from './hilo-steps.ts';

const SHARE = 99n;
const RANKS = 13n;

export const hilo: StageModule = {
  Stage: HiloStage,
  firstChoice: {},
  flash: 'low',
  cashOutWorth,
};

/** The exact product of all right guesses, as the house counts it. */
function cashOutWorth(round: PlayedRound): Money | undefined {
  let above = SHARE;
  let below = 100n;
  let isGuessed = false;
  let rank = 0;
  for (const step of stepsOf(round)) {
    if (step.step === 'guess') {
      isGuessed = true;
      above *= RANKS;
      below *= BigInt(winningRanks(rank, step.guess as Guess).length);
    }
    if (step.card) rank = step.card.rank;
  }
  return isGuessed ? payFraction(round.stake, above, below) : undefined;
}
