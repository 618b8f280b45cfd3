import type { StageModule } from '../stage/stage.ts';
import { BingoStage } from './bingo-stage.tsx';

export const bingo: StageModule = {
  Stage: BingoStage,
  firstChoice: {},
  flash: 'middle',
  mayAutoplay: true,
};
