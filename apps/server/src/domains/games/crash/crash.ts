import {
  type CashOut,
  type CrashChoice,
  cashOutByHand,
  cashOutByItself,
  crash as game,
  readCrashAction,
  type Step,
} from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  actOnRound,
  type Bet,
  balanceOfPlayer,
  detailOf,
  type Play,
  type Player,
  placeBet,
} from '../../play/index.ts';
import { betRefusal } from '../rules/stake.ts';
import { type GameBet, OWN_VENDOR, type ShownBet, shownBet } from '../shown-bet.ts';
import { placeAfter } from './chains.ts';
import { type CrashNews, openCrashNews } from './news.ts';
import { type CrashRound, findRound, lastRound, placeOf } from './rounds.ts';

/** The game of crash in this process: bets and cash-outs; the rounds themselves are driven elsewhere. */
export type Crash = { play: Play; news: CrashNews; wake(): void };

export function openCrash(play: Play): Crash {
  return { play, news: openCrashNews(play.house), wake: () => undefined };
}

export const roundName = (id: bigint) => `crash:${id}`;
export const roundOf = (bet: Bet) => BigInt((bet.roundId ?? '').replace('crash:', '') || '0');

/**
 * A bet on the round that takes bets now, or on the next one. Which it is, is decided under the lock:
 * a round's betting is longer than a bet can wait, so the one after the last known is never too late.
 */
export async function betOnCrash(crash: Crash, player: Player, order: GameBet): Promise<ShownBet> {
  const { play, news } = crash;
  const { requestId, stake, gameCode } = order;
  const choice = game.readChoice(order.choice);
  const last = await lastRound(play.house);
  const { bet, balance } = await placeBet(play, {
    ...player,
    requestId,
    gameCode,
    stake,
    vendor: OWN_VENDOR,
    choice: order.choice,
    category: game.category,
    rulesVersion: game.version,
    refusal: betRefusal(play.house, game, choice, stake),
    roundAt: (at) => {
      const isOpen = last !== undefined && at.getTime() < last.startsAt;
      return roundName(isOpen ? last.id : (last?.id ?? 0n) + 1n);
    },
  });
  news.bet(bet, choice?.autoCashout);
  crash.wake();
  // A repeat is told what was said first, whatever came of the bet since.
  return showCrashBet(
    crash,
    { ...bet, state: 'open', payout: 0n, detail: null },
    balance,
    'asPlaced',
  );
}

/**
 * A step counts at the moment it arrived here; the lock and the disk take nothing from it. Until its
 * round begins a bet may be taken back, and its stake returns; from then on it may leave the round.
 */
export async function actOnCrash(
  crash: Crash,
  bet: Bet,
  asked: { requestId: string; action: unknown },
  arrivedAt: Date,
): Promise<ShownBet> {
  const { play, news } = crash;
  const action = readCrashAction(asked.action) ?? refuse('CHOICE_NOT_ALLOWED');
  const round = await findRound(play.house, roundOf(bet));
  let taken: CashOut | undefined;
  let isTakenBack = false;
  const done = await actOnRound(play, {
    bet,
    requestId: asked.requestId,
    action,
    play: (bet) => {
      const elapsedMs = round ? arrivedAt.getTime() - round.startsAt : -1;
      if (action.action === 'cancel') {
        if (elapsedMs >= 0) return { refused: 'ROUND_BEGUN' };
        isTakenBack = true;
        return { state: 'void', steps: [], payout: 0n, draws: 0 };
      }
      if (!round || elapsedMs < 0) return { refused: 'ACTION_NOT_ALLOWED' };
      taken = cashOutByHand(round.crash, elapsedMs, choiceOf(bet), bet.stake);
      if (!taken) return { refused: 'ROUND_OVER' };
      const { at, payout } = taken;
      return { state: 'settled', steps: [], payout, draws: 0, note: { cashout: at } };
    },
  });
  if (taken) news.cashedOut(bet, taken.at, taken.payout);
  if (isTakenBack) news.takenBack(bet);
  return showCrashBet(crash, done.bet, done.balance);
}

export function choiceOf({ choice }: Bet): CrashChoice {
  return game.readChoice(choice ?? undefined) ?? {};
}

/** What a bet that was never cashed out by hand ends with. */
export function endOf({ crash }: CrashRound, bet: Bet): CashOut | undefined {
  return cashOutByItself(crash, choiceOf(bet), bet.stake);
}

/** A bet as its owner may see it now: where the round crashes only after it did. */
export async function showCrashBet(
  { play }: Crash,
  bet: Bet,
  balance: ShownBet['balance'],
  how?: 'asPlaced',
): Promise<ShownBet> {
  const round = await findRound(play.house, roundOf(bet));
  const { chain, link } = round ? placeOf(round) : await placeOfNext(play.house);
  const { state, payout } = bet;
  // Any round can be checked against the commitment; the link before it may still be a secret.
  const fairness = {
    serverSeedHash: chain.commitment,
    clientSeed: chain.salt,
    nonce: BigInt(link),
  };
  const steps = crashSteps(bet, how ? undefined : round);
  return shownBet(bet, { state, payout, balance, steps, fairness });
}

async function placeOfNext(house: House) {
  const last = await lastRound(house);
  return placeAfter(house, last && placeOf(last));
}

export async function showOpenCrashBet(crash: Crash, bet: Bet): Promise<ShownBet> {
  return showCrashBet(crash, bet, await balanceOfPlayer(crash.play.house, bet));
}

export function crashSteps(bet: Bet, round: CrashRound | undefined): Step[] {
  const { cashout } = detailOf(bet);
  const id = String(roundOf(bet));
  const { autoCashout } = choiceOf(bet);
  const leaving = autoCashout !== undefined && { autoCashout: autoCashout / 100 };
  const steps: Step[] = [{ step: 'bet', round: id, startsAt: round?.startsAt ?? null, ...leaving }];
  if (cashout !== undefined) steps.push({ step: 'cashout', multiplier: cashout / 100 });
  if (bet.state === 'void') return [...steps, { step: 'void' }];
  if (round?.isRevealed) {
    steps.push({ step: 'crash', multiplier: round.crash / 100, hash: round.hash });
  }
  return steps;
}

/** A bet with what decides its round: the link itself is told when the round is over. */
export async function replayCrash(house: House, bet: Bet) {
  const round = await findRound(house, roundOf(bet));
  return { steps: crashSteps(bet, round), fairness: round ? fairnessOf(round) : null };
}

function fairnessOf({ chain, number, hash, isRevealed }: CrashRound) {
  return {
    serverSeedHash: chain.commitment,
    clientSeed: chain.salt,
    nonce: number,
    serverSeed: isRevealed ? hash : null,
  };
}
