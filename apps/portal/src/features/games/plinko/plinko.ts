import type { StageModule } from '../stage/stage.ts';
import { PlinkoStage } from './plinko-stage.tsx';

export const plinko: StageModule = {
  Stage: PlinkoStage,
  firstChoice: { rows: 16, risk: 'medium' },
  flash: 'middle',
  mayAutoplay: true,
};
