import { stakeOfSpots } from '../stage/chips.tsx';
import type { StageModule } from '../stage/stage.ts';
import { RouletteStage } from './roulette-stage.tsx';

export const roulette: StageModule = {
  Stage: RouletteStage,
  firstChoice: { spots: {} },
  stakeOf: stakeOfSpots,
  flash: 'middle',
  mayAutoplay: true,
};
