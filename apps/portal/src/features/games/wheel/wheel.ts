import { framed } from '../stage/stage.ts';
import { WheelStage } from './wheel-stage.tsx';

export const wheel = framed({
  Stage: WheelStage,
  firstChoice: { segments: 30, risk: 'medium' },
  mayAutoplay: true,
});
