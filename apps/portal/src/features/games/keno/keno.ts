import { framed } from '../stage/stage.ts';
import { KenoStage } from './keno-stage.tsx';

export const keno = framed({
  Stage: KenoStage,
  firstChoice: { picks: [], risk: 'classic' },
  isChosen: (choice) => (choice.picks as number[]).length > 0,
  flash: 'middle',
  mayAutoplay: true,
});
