import './tables.ts';

export { archivableBets } from './archivable-bets.ts';
export { detailOf, playedFor, uncountedOf } from './bet-detail.ts';
export { type Bet, findBet, findBets, idsInState, JOIN_BET, readBetColumns } from './bets.ts';
export { playDomain } from './domain.ts';
export { seedFacts } from './fairness/fairness.ts';
export { claimPots, type WonPot, winsOf } from './jackpots/pay-pot.ts';
export { type Batch, cashOf, type Order, type Verdict } from './lanes/batch.ts';
export { type Companion, pageOf } from './lanes/companion.ts';
export type { BetGuard } from './lanes/guards.ts';
export {
  BEGIN,
  COMMIT,
  connectLane,
  type LaneConnection,
  ROLLBACK,
} from './lanes/lane-connection.ts';
export { openGuardedPlay, openPlay, type Play } from './lanes/open-play.ts';
export { isGameStopped, stopGame, stoppedPlay } from './lanes/stops.ts';
export { endGameSessions, findGameSession, type GameSession } from './launch/game-sessions.ts';
export type { BeforeLaunch, FindLauncher, Launcher, RoomList } from './launch/launchers.ts';
export { betTransfers } from './orders/bet-transfers.ts';
export { isCorrectionAsked } from './orders/corrections.ts';
export type { FreeBet, FreeBetDesk } from './orders/free-bets.ts';
export { heardBefore, hitNews, newsOf } from './orders/news.ts';
export { type OpenBet, openBet, settleInBatch, voidInBatch } from './orders/open-orders.ts';
export type { FairnessShown } from './orders/opened-seed.ts';
export {
  actOnRound,
  chanceOfBet,
  lapseRound,
  openRound,
  placeBet,
  playInstantBet,
  recountBet,
  resettleBet,
  settleBet,
  voidBet,
} from './orders/place-and-settle.ts';
export { closedRefusal } from './orders/refusals.ts';
export { settleMany, settleOpen } from './orders/settle-many.ts';
export type { StakeGift, StakeGiver } from './orders/stake-gift.ts';
export { findOnceDecided, findTogether, placeBets, requestOfPart } from './orders/together.ts';
export { type Ending, type Finisher, finishBets } from './orders/unfinished.ts';
export { balanceOfPlayer, type Player, playerOf } from './player.ts';
export {
  goesOn,
  hasArchived,
  refuseArchivedRound,
  refuseArchivedTime,
  untilArchived,
} from './records/archived-times.ts';
export { namesOfBet } from './records/bet-lists.ts';
export { type BetFilter, type BetPeriod, readBetPage, readBets } from './records/bet-reader.ts';
export type { BetWords } from './records/bet-words.ts';
export {
  type OpenRound,
  openBetsOfRound,
  openOwnersOfRound,
  openRounds,
  playersNow,
  readBetsOnce,
  roundsUnderWay,
  type StandingBet,
  standingBetsOf,
  standingBetsOfRound,
  sumRounds,
} from './records/bets-of-round.ts';
export {
  listRecords,
  type RecordInput,
  type RecordKind,
  type Records,
} from './records/betting-record.ts';
export { type LiveReturn, liveReturns, returnDays } from './records/returns.ts';
export { playSettingsOf } from './settings.ts';
export {
  type Chain,
  type ChainShelf,
  chanceAt,
  findChain,
  openChanceAt,
  type Place,
  placeAfter,
} from './shared-rounds/chains.ts';
export {
  openRoundDriver,
  type RoundDriver,
  type RoundGame,
  type RoundState,
} from './shared-rounds/driver.ts';
export { type RoundRunner, type RoundWork, runRounds } from './shared-rounds/runner.ts';
export { type Paid, settleBets } from './shared-rounds/settlement.ts';
export { findWatched, noteWatched } from './shared-rounds/watched.ts';
export { shownName } from './shown-name.ts';
export { type Category, validBet } from './valid-bet.ts';
