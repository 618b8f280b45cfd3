import { framed } from '../stage/stage.ts';
import { PlinkoStage } from './plinko-stage.tsx';

export const plinko = framed({
  Stage: PlinkoStage,
  firstChoice: { rows: 16, risk: 'medium' },
  flash: 'middle',
  mayAutoplay: true,
});
