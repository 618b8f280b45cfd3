export { type BaccaratHands, dealBaccarat, totalOf as baccaratTotal } from './baccarat/deal.ts';
export { factsOfHands } from './baccarat/facts.ts';
export { type BingoStep, drawBalls, drawCard as drawBingoCard, judgeCard } from './bingo/draw.ts';
export { bingo } from './bingo/game.ts';
export { type BingoRound, bingoCardOf } from './bingo/hall.ts';
export { bingoCorners, bingoLines } from './bingo/rules.ts';
export { totalOfHand as blackjackTotal } from './blackjack/hand.ts';
export {
  type BlackjackMove,
  type BlackjackPlay,
  type BlackjackRound,
  blackjackMoves,
  type MadeMove,
  playBlackjack,
} from './blackjack/play.ts';
export { type basicStrategy, blackjackRules } from './blackjack/rules.ts';
export {
  isLaid as isLaidSpot,
  raiseOf as blackjackRaise,
  seatOfSpot,
  spotOfSeat,
} from './blackjack/spots.ts';
export { bigTwoPlays } from './cardroom/big-two/combos.ts';
export {
  type BigTwoRules,
  type BigTwoState,
  type BigTwoView,
  bigTwo,
} from './cardroom/big-two/game.ts';
export {
  type CardGame,
  type CardGameCode,
  type Deal,
  type HandResult,
  isRefused,
  type MoveFault,
  type MoveRefused,
  type Seated,
  type SeatResult,
  type StakeRules,
  type TableView,
} from './cardroom/card-game.ts';
export {
  BLACK_JOKER,
  type CardFace,
  cardOfText,
  cardText,
  chanceOfHand,
  type DeckCard,
  faceOf,
  type HandSeeds,
  jointSeed,
  RED_JOKER,
  shuffledDeck,
} from './cardroom/deck.ts';
export { douDizhuPlays } from './cardroom/dou-dizhu/combos.ts';
export { type DouDizhuView, douDizhu } from './cardroom/dou-dizhu/game.ts';
export type {
  Bid as DouDizhuBid,
  DouDizhuMove,
  DouDizhuOptions,
  DouDizhuRules,
  DouDizhuState,
} from './cardroom/dou-dizhu/state.ts';
export { cardGames } from './cardroom/every-card-game.ts';
export { blindsOf, isPassedOver, leadAfter, nextOnTheLeft } from './cardroom/holdem/blinds.ts';
export { holdem } from './cardroom/holdem/game.ts';
export type {
  Award as PotAward,
  Pot as HoldemPot,
  Share as PotShare,
} from './cardroom/holdem/pots.ts';
export type { HoldemMove, HoldemOptions, HoldemRules } from './cardroom/holdem/rules.ts';
export {
  bustedIn,
  type Finish as SitAndGoFinish,
  levelOfHand,
  prizesOf,
  settleSitAndGo,
  sitAndGo,
  sitAndGoRules,
} from './cardroom/holdem/sit-and-go.ts';
export type { HoldemState, Street } from './cardroom/holdem/state.ts';
export type { HoldemSeatView, HoldemView } from './cardroom/holdem/view.ts';
export { type Bull, bullOf } from './cardroom/niu-niu/bull.ts';
export { niuNiu } from './cardroom/niu-niu/game.ts';
export type {
  NiuNiuMove,
  NiuNiuOptions,
  NiuNiuRules,
  NiuNiuState,
} from './cardroom/niu-niu/state.ts';
export type { NiuNiuSeatView, NiuNiuView } from './cardroom/niu-niu/view.ts';
export { kindOfRank, type PokerHand, pokerHands, rankCards } from './cardroom/poker/rank.ts';
export type { Combo, PlayRules } from './cardroom/shedding/plays.ts';
export type { Laid, ShedMove, ShedOptions } from './cardroom/shedding/trick.ts';
export type { ShedSeatView, TrickView } from './cardroom/shedding/view.ts';
export { arrangeThirteen } from './cardroom/thirteen-cards/arrange.ts';
export { thirteenCards } from './cardroom/thirteen-cards/game.ts';
export type { Duel } from './cardroom/thirteen-cards/outcome.ts';
export { type Arrangement, isFoul, type Row, rankRows } from './cardroom/thirteen-cards/rows.ts';
export { type Special, specialOf, specialPoints } from './cardroom/thirteen-cards/specials.ts';
export type {
  ThirteenMove,
  ThirteenOptions,
  ThirteenRules,
  ThirteenState,
} from './cardroom/thirteen-cards/state.ts';
export type { ThirteenSeatView, ThirteenView } from './cardroom/thirteen-cards/view.ts';
export { tienLenPlays } from './cardroom/tien-len/combos.ts';
export {
  type TienLenRules,
  type TienLenState,
  type TienLenView,
  tienLen,
} from './cardroom/tien-len/game.ts';
export type { InstantWin } from './cardroom/tien-len/instant.ts';
export {
  type Board as XiangqiBoard,
  type Side as XiangqiSide,
  START as XIANGQI_START,
} from './cardroom/xiangqi/board.ts';
export { type XiangqiView, xiangqi } from './cardroom/xiangqi/game.ts';
export type { Step as XiangqiStep } from './cardroom/xiangqi/moves.ts';
export type {
  XiangqiEnd,
  XiangqiMove,
  XiangqiOptions,
  XiangqiRules,
  XiangqiState,
} from './cardroom/xiangqi/state.ts';
export { type Card, cardAt, drawCard, type Suit, shoeOf } from './cards/deck.ts';
export {
  type Chance,
  chanceOf,
  chosenChance,
  type Hmac,
  hashOfSeed,
  pick,
  pickSome,
  type SeedPair,
  watchChance,
} from './chance.ts';
export {
  type FightCard,
  type FightEnd,
  fixedOdds,
  type Pools,
  poolOdds,
} from './cockfight/fight.ts';
export type { PooledFight } from './cockfight/game.ts';
export { fightRules } from './cockfight/rules.ts';
export { coveredLegs, coveredStake, type Leg } from './coverage/coverage.ts';
export { crash } from './crash/game.ts';
export { crashReachRate, crashReturn } from './crash/return-to-player.ts';
export {
  type CashOut,
  cashOutByHand,
  cashOutByItself,
  crashPoint,
  crashTimeOf,
  crashWorthAt,
  leavesAt,
} from './crash/round.ts';
export { type CrashChoice, crashRules, readCrashAction } from './crash/rules.ts';
export { diceGame } from './dice/face.ts';
export { dice } from './dice/game.ts';
export { diceHitRate, diceReturn } from './dice/return-to-player.ts';
export { type DiceStep, diceMultiplier } from './dice/roll.ts';
export type { DiceChoice, DiceSide } from './dice/rules.ts';
export { gameRules, sharedGames } from './every-game.ts';
export {
  bulletAt,
  bulletRules,
  moveBullet,
  SEATS,
  seatPlaces,
  type Weapon,
  weapons,
} from './fish/cannon.ts';
export {
  type Caught,
  captureChance,
  fishReturn,
  type Judged,
  judgeBullet,
  MOST_TAKEN,
  meanWorth,
  type Target,
  testsPots,
} from './fish/capture.ts';
export {
  curveAt,
  distanceOf,
  type Fish,
  isOnScreen,
  isSwimming,
  type Place,
  type Point,
  placeOf,
  SEA,
  slopeAt,
} from './fish/path.ts';
export {
  type FishRoom,
  type FishRoomCode,
  fishRooms,
  fishRoomsByCode,
  type Phase as FishPhase,
  SLOT_MS,
} from './fish/rooms.ts';
export { fishOfSlot, LONGEST_STAY_MS, phaseOf, slotAt, slotOfFish } from './fish/schedule.ts';
export { FREEZE_MS, type Freeze, isFrozen, seaTimeAt } from './fish/sea-clock.ts';
export {
  type Gift,
  randomWorths,
  type Species,
  type SpeciesCode,
  species,
  speciesCodes,
} from './fish/species.ts';
export {
  canonicalText,
  hashOfRules,
  type InstantGame,
  type Played,
  type Return,
  type StakeLimits,
  type Step,
} from './game.ts';
export type {
  GameFacts,
  GameRules,
  InstantRules,
  PaytableSection,
  Round,
  RoundSoFar,
  SubType,
} from './game-rules.ts';
export { instantGames } from './games.ts';
export { hilo } from './hilo/game.ts';
export { type HiloStep, winningRanks } from './hilo/guess.ts';
export type { HiloAction, HiloGuess } from './hilo/rules.ts';
export {
  type Contribution,
  contribute,
  drawPots,
  type Pot,
  type PotName,
  potNames,
  pots,
} from './jackpot/pots.ts';
export { jackpotReturn, meanPot, potReturn } from './jackpot/return-to-player.ts';
export type { KenoStep } from './keno/draw.ts';
export { keno } from './keno/game.ts';
export { type KenoChoice, kenoRules } from './keno/rules.ts';
export type { LimboStep } from './limbo/fly.ts';
export { limbo } from './limbo/game.ts';
export type { LimboChoice } from './limbo/rules.ts';
export {
  type ReadResult,
  type ResultField,
  readResult,
  resultFieldsOf,
} from './lottery/entered-results.ts';
export { lotteryKinds } from './lottery/every-lottery.ts';
export { playOf } from './lottery/kinds/kind.ts';
export { creditOdds } from './lottery/kinds/vietnam.ts';
export {
  type Animal,
  animalOfDay,
  animalOfNumber,
  animals,
  lunarNewYears,
} from './lottery/kinds/zodiac.ts';
export type {
  BetLine,
  Chosen,
  Faulty,
  LotteryKind,
  LotteryPlay,
  PlayLeg,
  Prize,
  PrizeMode,
  Selection,
  SelectionFault,
  SelectionForm,
  Win,
} from './lottery/lottery.ts';
export { mostWins } from './lottery/most-wins.ts';
export { waveOf } from './lottery/plays/mark-six-plays.ts';
export { isFaulty } from './lottery/plays/read-selection.ts';
export {
  halvedOdds,
  type NumberLimits,
  type SplitSelection,
  splitByLimits,
} from './lottery/plays/text-plays.ts';
export {
  groupOfRebate,
  isPrizeGroup,
  NOTE,
  type PlayReturn,
  type PrizeTerms,
  payoutOf,
  prizeGroups,
  prizeOf,
  returnsOf,
} from './lottery/prizes.ts';
export { type SimulatedPlay, simulateLottery } from './lottery/simulate-lottery.ts';
export {
  capIssue,
  capSinglePick,
  isSinglePick,
  lotteryLimits,
  type NoteUnit,
  noteUnits,
  type Stake,
  stakeByAmount,
  stakeByUnit,
} from './lottery/stakes.ts';
export { type MinesStep, minesMultiplier, minesPayout } from './mines/dig.ts';
export { mines } from './mines/game.ts';
export type { MinesAction, MinesChoice } from './mines/rules.ts';
export { splitPacket } from './packet.ts';
export { payFraction } from './pay.ts';
export { type PlinkoStep, plinkoTenths } from './plinko/drop.ts';
export { plinko } from './plinko/game.ts';
export type { PlinkoChoice } from './plinko/rules.ts';
export { askRoads, type Mark, type Roads, roadsOf } from './roads/roads.ts';
export { type Trend, trendOf } from './roads/trends.ts';
export { roulette } from './roulette/game.ts';
export { colourOf, type RouletteKind, roulettePlaces } from './roulette/rules.ts';
export { type RouletteStep, settleRoulette } from './roulette/spin.ts';
export {
  chainOf,
  chanceOfRound,
  isOfChain,
  lastLink,
  linkBefore,
  linkOf,
} from './shared-rounds/chain.ts';
export { sicBo } from './sic-bo/game.ts';
export { type SicBoStep, settleSicBo } from './sic-bo/roll.ts';
export type { Dice } from './sic-bo/rules.ts';
export { simulateGame } from './simulate/simulate.ts';
export { addTallies, resultOf, type Simulated, type Tally } from './simulate/tally.ts';
export { slotGames } from './slots/catalogue.ts';
export type { SlotChoice, SlotGame } from './slots/game.ts';
export { payLines } from './slots/pay-lines.ts';
export type { SlotModel, SlotRules } from './slots/rules.ts';
export {
  type PublishedReturn,
  type SlotTheme,
  type Volatility,
  volatilityOf,
} from './slots/theme.ts';
export { slotThemes } from './slots/themes.ts';
export { isWithPots } from './slots/with-pots.ts';
export type {
  Book,
  Chances,
  Margins,
  Outcome,
  PricedMarket,
  PricedSelection,
} from './sports/book.ts';
export { type FinalScore, finalScores } from './sports/leagues/final-scores.ts';
export {
  type PlaceChances,
  type SeasonMatch,
  seasonChances,
} from './sports/leagues/season-chances.ts';
export {
  finishesOf,
  type PlayedMatch,
  pointsForWin,
  type Standing,
  standingsOf,
} from './sports/leagues/standings.ts';
export {
  lineOf,
  lineText,
  type Market,
  type MarketCode,
  marketCodes,
  marketKey,
  type Period,
  readMarketKey,
  type Selection as MarketSelection,
} from './sports/market.ts';
export type { EventKind, MatchEvent, MatchState, Phase } from './sports/match.ts';
export { advanceMatch, matchAt } from './sports/match-at.ts';
export { outlookOf } from './sports/outlook.ts';
export { isSuspended, oddsOf, priceMatch, shadedOdds, usualMargins } from './sports/price.ts';
export { addEvent, reduceMatch, scheduled as scheduledMatch } from './sports/reduce.ts';
export { countedOf, isPeriodOver } from './sports/results/counted.ts';
export { fairProbability, settleLine } from './sports/results/line.ts';
export { countedAtBet, isOutright, outcomeOf } from './sports/results/outcome.ts';
export {
  type SameMatchLeg,
  sameMatchChances,
  sameMatchLegs,
} from './sports/same-match/same-match.ts';
export { selectionsOf } from './sports/selections.ts';
export { type MatchSeed, playMatch, simulateMatch } from './sports/simulate-match.ts';
export {
  cashOutPart,
  cashOutSystem,
  cashOutWorth,
  type LegNow,
  type OpenLeg,
} from './sports/slips/cash-out.ts';
export { type DeadHeat, factorOf, playedShare, type SettledLeg } from './sports/slips/factor.ts';
export type { Fraction } from './sports/slips/fraction.ts';
export {
  amountAtRisk,
  isNegative as isNegativeOdds,
  type OddsFormat,
  oddsFormats,
  oddsText,
} from './sports/slips/odds-formats.ts';
export {
  type EachWayTerms,
  eachWayTerms,
  type Finish,
  payEachWay,
  placeOdds,
  settleFinish,
} from './sports/slips/outrights.ts';
export {
  combinedOdds,
  largestReturn,
  parlayFactor,
  parlayLegs,
  payParlay,
  paySystem,
} from './sports/slips/parlays.ts';
export {
  countLines,
  type FullCover,
  fullCovers,
  type SlipKind,
  slipLines,
  systemLines,
} from './sports/slips/systems.ts';
export {
  isEsport,
  otherSide,
  type Score,
  type Side,
  type Sport,
  type Strengths,
  sports,
} from './sports/sports.ts';
export type { SpotsChoice } from './spots/spots.ts';
export { tableGames } from './tables/every-table.ts';
export { handsOf, isLastHand, type Shoe, shuffleShoe } from './tables/shoe.ts';
export {
  backOf,
  type Chips,
  type Story,
  type StoryStep,
  type TableGame,
  type TableSpot,
} from './tables/table-game.ts';
export { drawWeighted } from './weighted.ts';
export { wheel } from './wheel/game.ts';
export { type WheelChoice, wheelRules } from './wheel/rules.ts';
export type { WheelStep } from './wheel/spin.ts';
