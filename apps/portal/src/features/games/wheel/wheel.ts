import type { StageModule } from '../stage/stage.ts';
import { WheelStage } from './wheel-stage.tsx';

export const wheel: StageModule = {
  Stage: WheelStage,
  firstChoice: { segments: 30, risk: 'medium' },
  mayAutoplay: true,
};
