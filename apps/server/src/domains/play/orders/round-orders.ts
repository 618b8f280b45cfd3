import type { RefusalCode } from '@baize/contract';
import { type Chance, canonicalText, type Round } from '@baize/games';
import type { Money } from '@baize/money';
import { enterAll } from '../../wallet/index.ts';
import { type BetDetail, detailOf, type KeptAction } from '../bet-detail.ts';
import type { Bet } from '../bets.ts';
import { type Batch, cashOf, type Order, type Verdict } from '../lanes/batch.ts';
import { floatsOf } from './chance-of-bet.ts';
import { contentOf, type InstantBet, refusedOrder } from './instant-order.ts';
import {
  type BetName,
  onBet,
  openBet,
  settleInBatch,
  stakeMove,
  voidInBatch,
} from './open-orders.ts';
import type { FairnessShown } from './opened-seed.ts';
import { closedRefusal } from './refusals.ts';

/** A bet of several steps: its outcome lies in the member's seed pair from the start. */
export type RoundBet = Omit<InstantBet<{ payout: Money }>, 'decide' | 'asPaid' | 'gift'> & {
  start(chance: Chance): Round;
};

export type RoundAnswer = { bet: Bet; balance: Money; round: Round; fairness: FairnessShown };

/** Takes the stake and a nonce, and leaves the round open. */
export function roundOrder(asked: RoundBet, fixed: BetDetail | null): Order<RoundAnswer> {
  if (asked.refusal) return refusedOrder(asked, asked.refusal);
  const { memberId, currency, requestId, vendor, gameCode, category, stake } = asked;
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    claim: { key: requestId, content: () => contentOf(asked) },
    ask: { memberId, currency, vendor, gameCode, category, stake },
    drawsSeed: true,
    judge: (batch) => {
      const cash = cashOf(batch, asked);
      if (!cash) return { refused: 'WALLET_LOCKED' };
      if (cash.closedFor) return { refused: closedRefusal(cash.closedFor) };
      if (cash.balance < stake) return { refused: 'INSUFFICIENT_BALANCE' };
      const nonce = cash.nonce + 1n;
      const detail = { ...fixed, actions: [] };
      const bet = { ...openBet(batch, { ...asked, detail }), seedId: cash.seedId, nonce };
      const moved = enterAll(batch.books, stakeMove(bet, 'cash', 'stakes', requestId, 'BET'));
      if (moved !== 'posted') throw new Error('A covered bet could not be posted');
      cash.nonce = nonce;
      batch.made.push(bet);
      const seed = batch.seeds.get(cash.seedId!)!;
      const fairness = { serverSeedHash: seed.hash, clientSeed: seed.clientSeed, nonce };
      const round = asked.start(floatsOf(seed, { nonce, detail }));
      return { answer: { bet, balance: cash.balance, round, fairness } };
    },
  };
}

/** One step of an open round, asked for once per request. */
export type RoundAct = {
  bet: BetName;
  requestId: string;
  action: unknown;
  /** The round after the actions so far; undefined when the rules do not allow the last one. */
  play(bet: Bet, actions: readonly unknown[], chance: Chance): ActOutcome;
};

/** `note` is kept with the bet. */
type ActOutcome = (Round & { note?: BetDetail }) | { refused: RefusalCode } | undefined;

export type ActAnswer = { bet: Bet; balance: Money; actions: readonly unknown[] };

export function actOrder({ bet: name, requestId, action, play }: RoundAct): Order<ActAnswer> {
  const content = () => canonicalText({ betId: name.id, action });
  return {
    ...onBet<ActAnswer>(name, ['cash', 'stakes'], (batch, bet) => {
      if (bet.state !== 'open') return { refused: 'BET_DECIDED' };
      const { actions = [] } = detailOf(bet);
      const all = [...actions.map((kept) => kept.action), action];
      const round = play(bet, all, chanceOn(batch, bet));
      if (!round) return { refused: 'ACTION_NOT_ALLOWED' };
      if ('refused' in round) return round;
      return keepStep(batch, bet, round, { requestId, action, balance: '' });
    }),
    claim: { key: requestId, content },
    drawsSeed: true,
    recall: (batch) => recalled(batch.bets.get(name.id), name, requestId, action),
  };
}

/** A bet on a round that all share has no floats of its own. */
function chanceOn({ seeds }: Batch, { seedId, nonce, detail }: Bet): Chance {
  if (seedId === null || nonce === null) return () => fail('This bet draws from no seed');
  return floatsOf(seeds.get(seedId)!, { nonce, detail });
}

function fail(why: string): never {
  throw new Error(why);
}

/** The step stands with the bet; the last one pays it. */
function keepStep(
  batch: Batch,
  bet: Bet,
  round: Round & { note?: BetDetail },
  step: KeptAction,
): Verdict<ActAnswer> {
  const detail = detailOf(bet);
  if (round.state === 'settled') settleInBatch(batch, bet, { payout: round.payout });
  if (round.state === 'void') voidInBatch(batch, bet);
  const { balance } = cashOf(batch, bet)!;
  const actions = [...(detail.actions ?? []), { ...step, balance: String(balance) }];
  bet.detail = { ...detail, ...round.note, actions };
  batch.changed.add(bet);
  return { answer: { bet, balance, actions: actions.map(({ action }) => action) } };
}

/** The answer that this request got before, with the round as it was then. */
function recalled(
  bet: Bet | undefined,
  { memberId, currency }: BetName,
  requestId: string,
  action: unknown,
): Verdict<ActAnswer> | undefined {
  if (bet?.memberId !== memberId || bet.currency !== currency) return undefined;
  const { actions = [] } = detailOf(bet);
  const at = actions.findIndex((kept) => kept.requestId === requestId);
  if (at < 0) return undefined;
  if (canonicalText(actions[at]!.action) !== canonicalText(action)) {
    return { refused: 'REQUEST_DIFFERS' };
  }
  const before = actions.slice(0, at + 1).map((kept) => kept.action);
  return { answer: { bet, balance: BigInt(actions[at]!.balance), actions: before } };
}

/** Ends a round that nobody ended, by the rule that was published for it. */
export function lapseOrder(
  name: BetName,
  lapse: (bet: Bet, actions: readonly unknown[], chance: Chance) => Round,
): Order<{ bet: Bet }> {
  return {
    ...onBet<{ bet: Bet }>(name, ['cash', 'stakes', 'debt'], (batch, bet) => {
      if (bet.state !== 'open') return { answer: { bet } };
      const actions = (detailOf(bet).actions ?? []).map(({ action }) => action);
      const round = lapse(bet, actions, chanceOn(batch, bet));
      if (round.state === 'void') voidInBatch(batch, bet);
      else settleInBatch(batch, bet, { payout: round.payout });
      return { answer: { bet } };
    }),
    drawsSeed: true,
  };
}
