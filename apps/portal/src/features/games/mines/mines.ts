import { minesPayout } from '@baize/games';
import { framed } from '../stage/stage.ts';
import { fieldOf } from './mines-field.ts';
import { minesPlan } from './mines-plan.tsx';
import { MinesStage } from './mines-stage.tsx';

export const mines = framed({
  Stage: MinesStage,
  firstChoice: { mines: 3 },
  flash: 'middle',
  autoPlan: minesPlan,
  choiceOf: (round) => ({ mines: fieldOf(round).mines }),
  cashOutWorth: (round) => {
    const { mines: count, safe } = fieldOf(round);
    return safe.length > 0 ? minesPayout({ mines: count }, round.stake, safe.length) : undefined;
  },
});
