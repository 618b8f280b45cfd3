import type { GameCode } from './card-table.ts';
import { douDizhuScreen } from './dou-dizhu/dou-dizhu-screen.tsx';
import { holdemScreen } from './holdem/holdem-screen.tsx';
import { niuNiuScreen } from './niu-niu/niu-niu-screen.tsx';
import type { GameScreen } from './screen.ts';
import { shedScreen } from './shedding/shed-screens.ts';
import { thirteenScreen } from './thirteen/thirteen-screen.tsx';
import { xiangqiScreen } from './xiangqi/xiangqi-screen.tsx';

/** How each game of the card room looks. */
export const screens: Partial<Record<GameCode, GameScreen>> = {
  holdem: holdemScreen,
  'niu-niu': niuNiuScreen,
  'thirteen-cards': thirteenScreen,
  'tien-len': shedScreen,
  'big-two': shedScreen,
  'dou-dizhu': douDizhuScreen,
  xiangqi: xiangqiScreen,
};
