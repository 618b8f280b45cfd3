import type { StageModule } from '../stage/stage.ts';
import { DiceStage } from './dice-stage.tsx';

export const dice: StageModule = {
  Stage: DiceStage,
  firstChoice: { target: 50.5, side: 'over' },
  flash: 'low',
  mayAutoplay: true,
};
