import { framed } from '../stage/stage.ts';
import { BingoStage } from './bingo-stage.tsx';

export const bingo = framed({
  Stage: BingoStage,
  firstChoice: {},
  flash: 'middle',
  mayAutoplay: true,
});
