import type { sportsbookBets as contract, Output, RefusalCode } from '@baize/contract';
import { refusals } from '@baize/contract';
import { canonicalText } from '@baize/games';
import { type Money, money, moneyText } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import {
  type Batch,
  type Bet,
  cashOf,
  findBet,
  type Order,
  type Play,
  settleInBatch,
  type Verdict,
} from '../../play/index.ts';
import { enterAll } from '../../wallet/index.ts';
import { cashOutNow, partOf } from './cash-out-worth.ts';
import { showBets } from './shown-bets.ts';
import { type KeptCashOut, keptOf, runningOf } from './slip.ts';
import { slipPage, slipPageOf } from './slip-page.ts';

/** A slip of the caller's own. */
export async function ownSlip(house: House, { memberId }: Caller, betId: string): Promise<Bet> {
  const bet = await findBet(house.db, BigInt(betId));
  if (bet?.memberId !== memberId || !isSlip(bet)) refuse('BET_NOT_FOUND');
  return bet;
}

export const isSlip = ({ vendor, category, detail }: Bet): boolean =>
  vendor === OWN_VENDOR && (category === 'SPORTS' || category === 'ESPORTS') && detail !== null;

export async function quoteCashOut(
  house: House,
  caller: Caller,
  { betId, part = 100 }: Output<typeof contract.cashOutQuote.input>,
): Promise<Output<typeof contract.cashOutQuote.value>> {
  const bet = await ownSlip(house, caller, betId);
  const { amount, refusal } = cashOutNow(house, bet, undefined, { part });
  return {
    now: house.clock.now().getTime(),
    amount,
    part,
    stake: partOf(runningOf(bet), part),
    refusal: refusal && refusals[refusal][1],
  };
}

/** Pays a slip out early. Less than was seen is never paid; more is. */
export async function cashOut(
  play: Play,
  caller: Caller,
  { betId, ...asked }: Output<typeof contract.cashOut.input>,
): Promise<Output<typeof contract.cashOut.value>> {
  const bet = await ownSlip(play.house, caller, betId);
  const answer = await cashOutSlip(play, bet, asked);
  const [shown] = await showBets(play.house, caller, [answer.bet]);
  return { bet: shown!, paid: answer.paid, balance: answer.balance };
}

export type AskedCashOut = { requestId: string; part: number; amount: Money };
type CashedOut = { bet: Bet; paid: Money; balance: Money };

export async function cashOutSlip(play: Play, bet: Bet, asked: AskedCashOut): Promise<CashedOut> {
  const verdict = await play.lanes.put(cashOutOrder(play.house, bet, asked));
  if ('answer' in verdict) return verdict.answer;
  refuse('refused' in verdict ? verdict.refused : 'REQUEST_DIFFERS');
}

function cashOutOrder(house: House, bet: Bet, asked: AskedCashOut): Order<CashedOut> {
  const { memberId, currency, id } = bet;
  const { requestId, part, amount } = asked;
  const content = { betId: String(id), part, amount: moneyText(amount) };
  const selections = keptOf(bet).legs.map(({ matchId, market, selection }) => ({
    matchId: BigInt(matchId),
    market,
    selection,
  }));
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    betIds: [id],
    claim: { key: requestId, content: () => canonicalText(content) },
    accompanied: { companion: slipPage, subject: { memberId, currency, selections } },
    recall: (batch) => recalled(batch.bets.get(id), asked),
    judge: (batch) => {
      const now = batch.bets.get(id);
      return now ? judge(house, batch, now, asked) : { refused: 'BET_NOT_FOUND' };
    },
  };
}

function judge(
  house: House,
  batch: Batch,
  bet: Bet,
  { requestId, part, amount: seen }: AskedCashOut,
): Verdict<CashedOut> {
  if (bet.state !== 'open') return { refused: 'BET_DECIDED' };
  const { open, closed } = slipPageOf(batch);
  if (keptOf(bet).legs.some(({ matchId }) => !open.has(BigInt(matchId)))) {
    return { refused: 'CASH_OUT_NONE' };
  }
  const { amount } = cashOutNow(house, bet, undefined, { part, now: batch.at.getTime() });
  if (amount === null) return { refused: 'CASH_OUT_NONE' };
  if (amount < seen) return { refused: 'CASH_OUT_CHANGED' };
  const kept = keptOf(bet);
  const stake = partOf(runningOf(bet), part);
  const step: KeptCashOut = {
    requestId,
    part,
    stake: moneyText(stake),
    paid: moneyText(amount),
    balance: '',
  };
  const cashOuts = [...(kept.cashOuts ?? []), step];
  const isWhole = stake === runningOf(bet);
  const refused = isWhole ? undefined : payPart(batch, bet, amount, cashOuts.length);
  if (refused) return { refused };
  if (isWhole) {
    settleInBatch(batch, bet, { payout: bet.payout + amount, result: 'cashOut' });
    closed.push({ betId: bet.id, payout: bet.payout });
  }
  const { balance } = cashOf(batch, bet)!;
  step.balance = moneyText(balance);
  bet.detail = { ...kept, cashOuts };
  batch.changed.add(bet);
  return { answer: { bet: { ...bet }, paid: amount, balance } };
}

/** What is paid for a part counts as paid already when the rest is settled. */
function payPart(batch: Batch, bet: Bet, amount: Money, n: number): RefusalCode | undefined {
  const { id, memberId, currency } = bet;
  const row = { memberId, currency, purpose: 'cash', counter: 'games', betId: id } as const;
  const key = `#cash-out:${id}:${n}`;
  const outcome = enterAll(batch.books, [{ ...row, amount, reason: 'PAYOUT', key }]);
  if (outcome !== 'posted') return 'WALLET_LOCKED';
  bet.payout += amount;
  bet.settlements += 1;
  return undefined;
}

/** The answer that this request got before. */
function recalled(
  bet: Bet | undefined,
  { requestId, part }: AskedCashOut,
): Verdict<CashedOut> | undefined {
  const kept = bet && keptOf(bet).cashOuts?.find((one) => one.requestId === requestId);
  if (!bet || !kept) return undefined;
  if (kept.part !== part) return { refused: 'REQUEST_DIFFERS' };
  return { answer: { bet: { ...bet }, paid: money(kept.paid), balance: money(kept.balance) } };
}
