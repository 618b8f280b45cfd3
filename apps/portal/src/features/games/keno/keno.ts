import type { StageModule } from '../stage/stage.ts';
import { KenoStage } from './keno-stage.tsx';

export const keno: StageModule = {
  Stage: KenoStage,
  firstChoice: { picks: [], risk: 'classic' },
  isChosen: (choice) => (choice.picks as number[]).length > 0,
  flash: 'middle',
  mayAutoplay: true,
};
