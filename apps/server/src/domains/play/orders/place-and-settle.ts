import type { Chance } from '@baize/games';
import type { Money } from '@baize/money';
import { refuse } from '../../../platform/refusal.ts';
import { transfersByKeys } from '../../wallet/index.ts';
import { type Bet, findBet } from '../bets.ts';
import type { Order, Verdict } from '../lanes/batch.ts';
import type { Play } from '../lanes/open-play.ts';
import { floatsOf, takeDraws } from './chance-of-bet.ts';
import { type Beside, withBeside, withFreeBet } from './free-bets.ts';
import { betKey, contentOf, type InstantBet, instantOrder } from './instant-order.ts';
import {
  type BetAnswer,
  type BetName,
  type HowToVoid,
  type OpenBet,
  placeOrder,
  type Result,
  recountOrder,
  resettleOrder,
  settleOrder,
  voidOrder,
} from './open-orders.ts';
import { type FairnessShown, openedSeed } from './opened-seed.ts';
import {
  type ActAnswer,
  actOrder,
  lapseOrder,
  type RoundAct,
  type RoundAnswer,
  type RoundBet,
  roundOrder,
} from './round-orders.ts';

export type PlayedBet<Outcome> = {
  bet: Bet;
  balance: Money;
  outcome: Outcome;
  fairness: FairnessShown;
};

/**
 * Takes the stake, decides and pays in one transaction, for games that are decided at once. A
 * repeated request is answered with the bet it made the first time, and moves no money.
 */
export async function playInstantBet<Outcome extends { payout: Money; pots?: readonly string[] }>(
  play: Play,
  asked: InstantBet<Outcome>,
): Promise<PlayedBet<Outcome>> {
  const verdict = await play.lanes.put(instantOrder(asked, takeDraws(play.house, asked)));
  if (!('repeats' in verdict)) return answered(verdict);
  const { bet, balance } = await betAgain(play, verdict.repeats, asked, ['pay']);
  const { chance, fairness } = await chanceOfBet(play, bet);
  const isSame = bet.rulesVersion === asked.rulesVersion;
  const outcome = (isSame ? undefined : asked.asPaid?.(bet)) ?? asked.decide(chance);
  return { bet, balance, outcome, fairness };
}

/** Opens a bet that is decided later. */
export async function placeBet(play: Play, asked: OpenBet): Promise<BetAnswer> {
  const verdict = await play.lanes.put(placeOrder(asked));
  if (!('repeats' in verdict)) return answered(verdict);
  return betAgain(play, verdict.repeats, { ...asked, choice: asked.choice ?? null });
}

/** Opens a round of several steps. A repeated request is shown the round as it began. */
export async function openRound(play: Play, asked: RoundBet): Promise<RoundAnswer> {
  const verdict = await play.lanes.put(roundOrder(asked, takeDraws(play.house, asked)));
  if (!('repeats' in verdict)) return answered(verdict);
  const { bet, balance } = await betAgain(play, verdict.repeats, asked);
  if (bet.rulesVersion !== asked.rulesVersion) refuse('PLAY_STOPPED');
  const { chance, fairness } = await chanceOfBet(play, bet);
  return { bet, balance, round: asked.start(chance), fairness };
}

/** One step of an open round. */
export async function actOnRound(play: Play, act: RoundAct): Promise<ActAnswer> {
  return answered(await play.lanes.put(actOrder(act)));
}

/** Ends a round by its published rule. */
export async function lapseRound(
  play: Play,
  bet: BetName,
  lapse: Parameters<typeof lapseOrder>[1],
): Promise<Bet> {
  return answered(await play.lanes.put(lapseOrder(bet, lapse))).bet;
}

/** A bet as it is known where it ends: its detail tells whether a free bet was used. */
type EndedBet = BetName & { detail?: unknown };

export async function settleBet(
  play: Play,
  bet: EndedBet,
  result: Result,
  beside?: Beside,
): Promise<BetAnswer> {
  return end(play, bet, settleOrder(bet, result), beside);
}

export async function voidBet(play: Play, bet: EndedBet, how?: HowToVoid): Promise<BetAnswer> {
  return end(play, bet, voidOrder(bet, how));
}

export async function resettleBet(
  play: Play,
  bet: EndedBet,
  result: Result,
  beside?: Beside,
): Promise<BetAnswer> {
  return end(play, bet, resettleOrder(bet, result), beside);
}

async function end(
  { house, lanes }: Play,
  bet: EndedBet,
  order: Order<BetAnswer>,
  beside?: Beside,
): Promise<BetAnswer> {
  const ending = withFreeBet(house, bet, order);
  return answered(await lanes.put(beside ? withBeside(ending, beside) : ending));
}

export async function recountBet(play: Play, bet: BetName, uncounted: Money): Promise<void> {
  answered(await play.lanes.put(recountOrder(bet, uncounted)));
}

export function answered<Answer>(verdict: Verdict<Answer>): Answer {
  if ('answer' in verdict) return verdict.answer;
  if ('refused' in verdict) refuse(verdict.refused);
  // The id of a bet does for no other order.
  refuse('REQUEST_DIFFERS');
}

/** The bet that a request made before, with the balance it left; refused when it asks for another. */
export async function betAgain(
  { house }: Play,
  betId: bigint,
  asked: Parameters<typeof contentOf>[0] & Pick<OpenBet, 'roundAt'>,
  more: readonly 'pay'[] = [],
): Promise<BetAnswer> {
  const bet = await findBet(house.db, betId);
  const before = bet && contentOf(asked.roundAt ? { ...bet, roundId: null } : bet);
  if (!bet || before !== contentOf(asked)) refuse('REQUEST_DIFFERS');
  const keys = [bet.requestId, ...more.map((step) => betKey(bet.id, step, 1))];
  const rows = await transfersByKeys(house.db, { ...bet, purpose: 'cash' }, keys);
  return { bet, balance: rows.at(-1)!.balanceAfter };
}

/** The floats of a bet, from its seed pair: the same each time. */
export async function chanceOfBet(
  play: Play,
  bet: Bet,
): Promise<{ chance: Chance; fairness: FairnessShown }> {
  if (bet.seedId === null || bet.nonce === null) throw new Error('This bet drew from no seed');
  const seed = await openedSeed(play, bet.seedId);
  const fairness = { serverSeedHash: seed.hash, clientSeed: seed.clientSeed, nonce: bet.nonce };
  return { chance: floatsOf(seed, { ...bet, nonce: bet.nonce }), fairness };
}
