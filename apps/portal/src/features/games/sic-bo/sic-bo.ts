import { stakeOfSpots } from '../stage/chips.tsx';
import { framed } from '../stage/stage.ts';
import { SicBoStage } from './sic-bo-stage.tsx';

export const sicBo = framed({
  Stage: SicBoStage,
  firstChoice: { spots: {} },
  stakeOf: stakeOfSpots,
  flash: 'low',
  mayAutoplay: true,
});
