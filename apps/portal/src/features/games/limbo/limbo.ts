import { framed } from '../stage/stage.ts';
import { LimboStage } from './limbo-stage.tsx';

export const limbo = framed({
  Stage: LimboStage,
  firstChoice: { target: 2 },
  flash: 'low',
  mayAutoplay: true,
});
