import { framed } from '../stage/stage.ts';
import { DiceStage } from './dice-stage.tsx';

export const dice = framed({
  Stage: DiceStage,
  firstChoice: { target: 50.5, side: 'over' },
  flash: 'low',
  mayAutoplay: true,
});
