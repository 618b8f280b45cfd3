import type { Domain } from '../../platform/domain.ts';
import type { House } from '../../platform/house.ts';
import type { Play } from '../play/index.ts';
import { alarmWork } from './draws/alarms.ts';
import { dayApproval } from './draws/change-day.ts';
import { drawsJob, lateResultsJob } from './draws/jobs.ts';
import { drawsOperatorRoutes } from './draws/operator-routes.ts';
import { coverageListener } from './draws/recount.ts';
import { voidApproval } from './draws/void-issue.ts';
import { issuesOperatorRoutes } from './issues/operator-routes.ts';
import { lotteryRooms } from './issues/rooms.ts';
import { issuesRoutes } from './issues/routes.ts';
import { type Lotteries, listedLotteries, lotterySubjects } from './lotteries.ts';
import { oddsApproval } from './odds/change-odds.ts';
import { followOdds, publishOdds } from './odds/odds.ts';
import { oddsOperatorRoutes } from './odds/operator-routes.ts';
import { olderClientsRoutes } from './older-clients/routes.ts';
import { capsOf } from './risk/caps.ts';
import { loweredNumbers } from './risk/exposure.ts';
import { forgetExposureJob } from './risk/jobs.ts';
import { followRisk } from './risk/limits.ts';
import { riskOperatorRoutes } from './risk/operator-routes.ts';
import { followSettings } from './settings.ts';
import { sourceApprovals } from './sources/ask-source.ts';
import { sourcesOperatorRoutes } from './sources/operator-routes.ts';
import { sourcesRoutes } from './sources/routes.ts';
import { followSources } from './sources/sources.ts';
import { ticketsRoutes } from './tickets/routes.ts';
import { wordsOfTicket } from './tickets/ticket-words.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** A member's prize group, told by those who know the tree. */
    prizeGroups: (house: House, memberId: bigint) => Promise<number>;
  }
}

export const lottery = (play: Play): Domain => ({
  name: 'lottery',
  open: async (app, house) => {
    await followSettings(app, house);
    await followOdds(app, house);
    await followRisk(app, house);
    await followSources(app, house);
    // Prizes of rules that are new here.
    await publishOdds(house);
  },
  routes: (app, house) => {
    const [prizeGroupOf] = house.contributed('prizeGroups');
    const games: Lotteries = { play, groupOf: (memberId) => prizeGroupOf!(house, memberId) };
    oddsOperatorRoutes(app, house);
    issuesRoutes(app, games, {
      lowered: (lottery, number) => loweredNumbers(house, lottery, number),
      caps: ({ code }) => capsOf(house, code),
    });
    issuesOperatorRoutes(app, house);
    riskOperatorRoutes(app, house);
    ticketsRoutes(app, games);
    drawsOperatorRoutes(app, house);
    sourcesRoutes(app, house);
    sourcesOperatorRoutes(app, house);
    olderClientsRoutes(app, games);
  },
  jobs: [drawsJob(play), lateResultsJob, forgetExposureJob],
  listeners: [coverageListener(play)],
  contributes: {
    approvals: [oddsApproval, voidApproval, dayApproval, ...sourceApprovals],
    work: [alarmWork],
    inHouseGames: listedLotteries(),
    betWords: [wordsOfTicket],
    subjectNames: [lotterySubjects],
    roomLists: [lotteryRooms],
  },
});
