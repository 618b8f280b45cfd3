import './tables.ts';
import './vendors/tables.ts';

export type { Currency } from '../wallet/index.ts';
export { betTransfers } from './bet-transfers.ts';
export {
  type Bet,
  findBet,
  findBets,
  openBetsOf,
  openBetsOfRound,
  roundsUnderWay,
  standingBetsOfRound,
} from './bets.ts';
export { listRecords, type RecordScope, type Records, type RecordWish } from './betting-record.ts';
export { type BetDetail, detailOf, fixDraws, type Ticket } from './chance-of-bet.ts';
export { correctionApprovals, isCorrectionAsked } from './corrections.ts';
export type { BetAsk } from './desk.ts';
export { drawsDoor } from './draws-door.ts';
export type { BetNews, PotHit } from './events.ts';
export {
  type Fairness,
  type FairnessShown,
  type Rotation,
  rotateSeeds,
  seedFacts,
  showFairness,
} from './fairness.ts';
export {
  endGameSessions,
  findGameSession,
  type GameSession,
  type OpenedGame,
  openGameSession,
} from './game-sessions.ts';
export type { BetGuard } from './guards.ts';
export { playSigns } from './harm-signs.ts';
export { betKey, type InstantBet } from './instant-order.ts';
export { potGrowth } from './jackpots/growth.ts';
export { claimPots, potHits, type WonPot, winsOf } from './jackpots/pay-pot.ts';
export { openPots } from './jackpots/pots.ts';
export { forgetGameSessionsJob, unfinishedRoundsJob } from './jobs.ts';
export {
  addBeforeLaunch,
  addLauncher,
  addRooms,
  type BeforeLaunch,
  type LaunchAsk,
  type Launcher,
  type Room,
  type RoomList,
} from './launchers.ts';
export {
  lotteryBetsOf,
  openLotteryBets,
  type TicketPeriod,
  type TicketWish,
  ticketPage,
} from './lottery-bets.ts';
export type { BetAnswer, BetName, OpenBet, Settlement } from './open-orders.ts';
export { openPlay, type Play } from './open-play.ts';
export { playOperatorRoutes } from './operator-routes.ts';
export {
  actOnRound,
  chanceOfBet,
  lapseRound,
  openRound,
  type PlayedBet,
  placeBet,
  playInstantBet,
  resettleBet,
  settleBet,
  voidBet,
} from './play.ts';
export { betsOf, breaksOf } from './played-so-far.ts';
export { balanceOfPlayer, type Player, playerOf } from './player.ts';
export { recordRoutes } from './record-routes.ts';
export {
  type LiveReturn,
  liveReturns,
  type ReturnDay,
  returnDays,
  returnsListener,
} from './returns.ts';
export type { ActAnswer, RoundAct, RoundAnswer, RoundBet } from './round-orders.ts';
export { paidInRound, sumRounds } from './round-sums.ts';
export { playRoutes } from './routes.ts';
export type { SignedIn } from './seamless/receive.ts';
export { seamlessRoutes } from './seamless/routes.ts';
export { maskPlayer, shownName } from './shown-name.ts';
export { followStops, stopGame, stoppedPlay } from './stops.ts';
export {
  type BetsAnswer,
  type BetsTogether,
  betsOfRequest,
  placeBets,
  requestOfPart,
} from './together.ts';
export { type Ending, type Finisher, finishBets } from './unfinished.ts';
export { type Category, type Settled, validBet } from './valid-bet.ts';
export { doorApproval } from './vendors/ask-door.ts';
export { secretApproval } from './vendors/ask-secret.ts';
export { followVendors } from './vendors/connect.ts';
export { vendorFinisher } from './vendors/finish-rounds.ts';
export { compareVendorsJob, forgetSignaturesJob } from './vendors/jobs.ts';
export { vendorOperatorRoutes } from './vendors/operator-routes.ts';
export { listDoors, saveDoor } from './vendors/save-door.ts';
export { winnersListener } from './winners.ts';
