import { stakeOfSpots } from '../stage/chips.tsx';
import type { StageModule } from '../stage/stage.ts';
import { SicBoStage } from './sic-bo-stage.tsx';

export const sicBo: StageModule = {
  Stage: SicBoStage,
  firstChoice: { spots: {} },
  stakeOf: stakeOfSpots,
  flash: 'low',
  mayAutoplay: true,
};
