import { stakeOfSpots } from '../stage/chips.tsx';
import { framed } from '../stage/stage.ts';
import { RouletteStage } from './roulette-stage.tsx';

export const roulette = framed({
  Stage: RouletteStage,
  firstChoice: { spots: {} },
  stakeOf: stakeOfSpots,
  flash: 'middle',
  mayAutoplay: true,
});
