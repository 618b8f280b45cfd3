import './tables.ts';

export type { Currency } from '../wallet/index.ts';
export { type BetDetail, detailOf, type Ticket } from './bet-detail.ts';
export {
  type Bet,
  findBet,
  findBets,
  idsInState,
  JOIN_BET,
  readBetColumns,
} from './bets.ts';
export { playDomain } from './domain.ts';
export type { BetNews, PotHit } from './events.ts';
export {
  type Fairness,
  type Rotation,
  rotateSeeds,
  seedFacts,
  showFairness,
} from './fairness/fairness.ts';
export { claimPots, type WonPot, winsOf } from './jackpots/pay-pot.ts';
export { type Batch, type BetAsk, cashOf, type Order, type Verdict } from './lanes/batch.ts';
export { type Companion, pageOf } from './lanes/companion.ts';
export type { BetGuard } from './lanes/guards.ts';
export type { LaneConnection } from './lanes/lane-connection.ts';
export { openGuardedPlay, openPlay, type Play } from './lanes/open-play.ts';
export { stopGame, stoppedPlay } from './lanes/stops.ts';
export {
  endGameSessions,
  findGameSession,
  type GameSession,
  type OpenedGame,
  openGameSession,
} from './launch/game-sessions.ts';
export {
  addLauncher,
  addRooms,
  type BeforeLaunch,
  type LaunchAsk,
  type Launcher,
  type Room,
  type RoomList,
  removeLauncher,
} from './launch/launchers.ts';
export { betTransfers } from './orders/bet-transfers.ts';
export { fixDraws } from './orders/chance-of-bet.ts';
export { isCorrectionAsked } from './orders/corrections.ts';
export { betKey, type InstantBet } from './orders/instant-order.ts';
export { heardBefore, newsOf } from './orders/news.ts';
export {
  type BetAnswer,
  type BetName,
  type OpenBet,
  openBet,
  type Settlement,
  settleInBatch,
} from './orders/open-orders.ts';
export type { FairnessShown } from './orders/opened-seed.ts';
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
} from './orders/place-and-settle.ts';
export type { ActAnswer, RoundAct, RoundAnswer, RoundBet } from './orders/round-orders.ts';
export {
  type BetsAnswer,
  type BetsTogether,
  betsOfRequest,
  placeBets,
  requestOfPart,
} from './orders/together.ts';
export { type Ending, type Finisher, finishBets } from './orders/unfinished.ts';
export { balanceOfPlayer, type Player, playerOf } from './player.ts';
export { type BetFilter, type BetPeriod, readBetPage, readBets } from './records/bet-reader.ts';
export {
  openBetsOfRound,
  paidInRound,
  roundsUnderWay,
  standingBetsOfRound,
  sumRounds,
} from './records/bets-of-round.ts';
export {
  listRecords,
  type RecordScope,
  type Records,
  type RecordWish,
} from './records/betting-record.ts';
export {
  type LiveReturn,
  liveReturns,
  type ReturnDay,
  returnDays,
} from './records/returns.ts';
export { maskPlayer, shownName } from './shown-name.ts';
export { type Category, type Settled, validBet } from './valid-bet.ts';
