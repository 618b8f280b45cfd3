import { drawPots, gameRules, type Step, watchChance } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  type Bet,
  betTransfers,
  chanceOfBet,
  findBet,
  isCorrectionAsked,
  namesOfBet,
  type Play,
  playedFor,
  seedFacts,
} from '../../play/index.ts';
import { replayCrash } from '../crash/crash.ts';
import { rulesHash } from '../rules/published-rules.ts';
import { OWN_VENDOR } from '../shown-bet.ts';
import { jackpotOf, testsPots } from './jackpot.ts';
import { replayRound } from './open-rounds.ts';

/** A bet of the caller's own, computed again from its seeds: a dispute is a replay. */
export async function showBet(play: Play, memberId: bigint, betId: string) {
  const bet = await findBet(play.house.db, BigInt(betId));
  if (bet?.memberId !== memberId) refuse('BET_NOT_FOUND');
  return wholeBet(play, bet);
}

/** Anybody's bet, for the desk. */
export async function showBetToOperator(play: Play, betId: string) {
  const { house } = play;
  const bet = (await findBet(house.db, BigInt(betId))) ?? refuse('BET_NOT_FOUND');
  return {
    ...(await wholeBet(play, bet)),
    memberId: Number(bet.memberId),
    ...(await namesOfBet(house, bet)),
    roundId: bet.roundId,
    settlements: bet.settlements,
    isAsked: await isCorrectionAsked(house, bet.id),
  };
}

async function wholeBet(play: Play, bet: Bet) {
  const { house } = play;
  const transfers = await betTransfers(house, bet);
  const { steps, draws, fairness } =
    bet.gameCode === 'crash' && bet.vendor === OWN_VENDOR
      ? { ...(await replayCrash(play.house, bet)), draws: [] }
      : { ...(await replay(play, bet)), fairness: await fairnessOf(house, bet) };
  return {
    betId: String(bet.id),
    gameCode: bet.gameCode,
    state: bet.state,
    stake: bet.stake,
    freeStake: bet.stake === playedFor(bet) ? null : playedFor(bet),
    payout: bet.payout,
    currency: bet.currency,
    category: bet.category,
    vendor: bet.vendor,
    requestId: bet.requestId,
    validBet: bet.validBet,
    choice: bet.choice,
    steps,
    draws,
    balance: transfers.at(-1)?.balanceAfter ?? null,
    jackpot: await jackpotOf(play, bet),
    placedAt: bet.placedAt.getTime(),
    settledAt: bet.settledAt?.getTime() ?? null,
    rules: await rulesOf(house, bet),
    fairness,
    transfers: transfers.map(({ id, reason, amount, balanceAfter, at }) => ({
      txId: String(id),
      reason,
      amount,
      balanceAfter,
      at: at.getTime(),
    })),
  };
}

async function replay(play: Play, bet: Bet): Promise<{ steps: Step[]; draws: number[] }> {
  const rules = gameRules.get(bet.gameCode);
  const isReplayable = bet.seedId !== null && rules?.version === bet.rulesVersion;
  if (!rules || !isReplayable || bet.vendor !== OWN_VENDOR) return { steps: [], draws: [] };
  const { chance, drawn } = watchChance((await chanceOfBet(play, bet)).chance);
  const { steps } = replayRound(rules, { ...bet, stake: playedFor(bet) }, chance);
  if (testsPots(bet.gameCode, bet) && bet.stake > 0n) drawPots(bet.stake, chance);
  // What an open round will bring lies in its draws: they are shown when it is over.
  return { steps, draws: bet.state === 'open' ? [] : drawn };
}

async function rulesOf(house: House, { gameCode, rulesVersion }: Bet) {
  if (rulesVersion === null) return null;
  const hash = await rulesHash(house, gameCode, rulesVersion);
  return hash === undefined ? null : { version: rulesVersion, hash };
}

async function fairnessOf(house: House, { seedId, nonce }: Bet) {
  if (seedId === null || nonce === null) return null;
  const { hash, clientSeed, serverSeed } = await seedFacts(house, seedId);
  return { serverSeedHash: hash, clientSeed, nonce: Number(nonce), serverSeed };
}
