import type { Domain } from '../../platform/domain.ts';
import type { House } from '../../platform/house.ts';
import { fairnessRoutes } from './fairness/routes.ts';
import { testDraws } from './fairness/test-draws.ts';
import { potGrowth } from './jackpots/growth.ts';
import { jackpotOperatorRoutes } from './jackpots/operator-routes.ts';
import { potHits } from './jackpots/pay-pot.ts';
import { openPots } from './jackpots/pots.ts';
import { jackpotRoutes } from './jackpots/routes.ts';
import type { BetGuard } from './lanes/guards.ts';
import type { Play } from './lanes/open-play.ts';
import { stopOperatorRoutes } from './lanes/operator-routes.ts';
import { betsOf, breaksOf } from './lanes/played-so-far.ts';
import { followStops } from './lanes/stops.ts';
import { barredPlayers } from './launch/barred.ts';
import { forgetGameSessionsJob } from './launch/jobs.ts';
import type { BeforeLaunch, FindLauncher, RoomList } from './launch/launchers.ts';
import { type Entrance, launchRoutes } from './launch/routes.ts';
import { playSettingsOperatorRoutes } from './operator-routes.ts';
import { correctionApprovals } from './orders/corrections.ts';
import type { FreeBetDesk } from './orders/free-bets.ts';
import { unfinishedRoundsJob } from './orders/jobs.ts';
import { orderOperatorRoutes } from './orders/operator-routes.ts';
import type { StakeGiver } from './orders/stake-gift.ts';
import type { Finisher } from './orders/unfinished.ts';
import type { DescribeBet } from './records/bet-words.ts';
import { findBets } from './records/find-bets.ts';
import { playSigns } from './records/harm-signs.ts';
import { recordOperatorRoutes } from './records/operator-routes.ts';
import { gamesOfMovements } from './records/remarks.ts';
import { returnsListener } from './records/returns.ts';
import { type ListTeamRecords, recordRoutes } from './records/routes.ts';
import { winnersListener } from './records/winners.ts';
import { followPlaySettings } from './settings.ts';
import { playStory } from './story.ts';

declare module '../../platform/domain.ts' {
  interface Contributions {
    /** Say which new bets may not be made. */
    betGuards: (house: House) => BetGuard;
    /** Know how bets end whose result never came. */
    finishers: (house: House) => Finisher;
    /** Know where the games of outside vendors are. */
    launchers: (house: House) => FindLauncher;
    /** List the tables and rooms of their games. */
    roomLists: RoomList;
    /** Say what bets of their games were on. */
    betWords: DescribeBet;
    /** List the bets of a team. */
    teamRecords: (house: House) => ListTeamRecords;
    /** Done before a member is sent to a game. */
    beforeLaunch: (house: House) => BeforeLaunch;
    /** Find bets that cost their player nothing. */
    stakeGivers: StakeGiver;
    /** Keep the free bets of members. */
    freeBets: FreeBetDesk;
  }
}

export const playDomain = (play: Play, entrance: Entrance): Domain => ({
  name: 'play',
  open: async (app, house) => {
    app.addHook('onClose', () => play.lanes.close());
    await followStops(app, house);
    await followPlaySettings(app, house);
    await openPots(house);
  },
  routes: (app, house) => {
    fairnessRoutes(app, play);
    testDraws(app, house);
    launchRoutes(app, house, entrance);
    recordRoutes(app, house);
    jackpotRoutes(app, house);
    stopOperatorRoutes(app, house);
    playSettingsOperatorRoutes(app, house);
    orderOperatorRoutes(app, play);
    recordOperatorRoutes(app, house);
    jackpotOperatorRoutes(app, house);
  },
  jobs: [forgetGameSessionsJob, unfinishedRoundsJob(play)],
  listeners: [potGrowth, potHits, winnersListener, returnsListener, barredPlayers],
  contributes: {
    approvals: correctionApprovals(play),
    finders: [findBets],
    preparations: [() => play.lanes.prepare()],
    storySources: playStory,
    movementRemarks: [gamesOfMovements],
    protectionSources: [{ betsOf, breaksOf, signs: [playSigns] }],
  },
});
