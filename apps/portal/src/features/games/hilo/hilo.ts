import { type HiloStep, payFraction, winningRanks } from '@baize/games';
import type { Money } from '@baize/money';
import { framed, type PlayedRound } from '../stage/stage.ts';
import { hiloPlan } from './hilo-plan.tsx';
import { HiloStage } from './hilo-stage.tsx';
import { dealt } from './hilo-steps.ts';

const SHARE = 99n;
const RANKS = 13n;

export const hilo = framed({
  Stage: HiloStage,
  firstChoice: {},
  flash: 'low',
  autoPlan: hiloPlan,
  cashOutWorth,
});

/** The exact product of all right guesses, as the house counts it. */
function cashOutWorth(round: PlayedRound<HiloStep>): Money | undefined {
  let above = SHARE;
  let below = 100n;
  let isGuessed = false;
  let rank = 0;
  for (const step of dealt(round)) {
    if (step.step === 'guess') {
      isGuessed = true;
      above *= RANKS;
      below *= BigInt(winningRanks(rank, step.guess).length);
    }
    rank = step.card.rank;
  }
  return isGuessed ? payFraction(round.stake, above, below) : undefined;
}
