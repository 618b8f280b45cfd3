import type { Domain } from '../../platform/domain.ts';
import type { House } from '../../platform/house.ts';
import type { Play } from '../play/index.ts';
import { drawsJob } from './draws/jobs.ts';
import { voidApproval } from './draws/void-issue.ts';
import { listedLotteries, openLotteries } from './listed.ts';
import { oddsApproval } from './odds/change-odds.ts';
import { lotteryOperatorRoutes } from './operator-routes.ts';
import { lotteryRoutes } from './routes.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** A member's prize group, told by those who know the tree. */
    prizeGroups: (house: House, memberId: bigint) => Promise<number>;
  }
}

export const lottery = (play: Play): Domain => ({
  name: 'lottery',
  open: openLotteries,
  routes: (app, house) => {
    const [prizeGroupOf] = house.contributed('prizeGroups');
    lotteryRoutes(app, { play, groupOf: (memberId) => prizeGroupOf!(house, memberId) });
    lotteryOperatorRoutes(app, house);
  },
  jobs: [drawsJob(play)],
  contributes: { approvals: [oddsApproval, voidApproval], inHouseGames: listedLotteries() },
});
