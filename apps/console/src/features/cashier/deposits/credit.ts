import { timesRate } from '@baize/money';
import type { Channel, Deposit, Payment } from '../cashier-rows.ts';

type Pair = {
  payment: Pick<Payment, 'amount'>;
  deposit: Pick<Deposit, 'state' | 'rate'>;
  channel: Pick<Channel, 'rate' | 'feeRate' | 'bonusRate'>;
};

/** An order that is no longer open is credited late, and by the rate of the day. */
export function isLate({ state }: Pick<Deposit, 'state'>): boolean {
  return !['CREATED', 'WAITING_PAYMENT', 'CONFIRMING'].includes(state);
}

/** What a match will credit, as the house counts it: whole cents, fee off, bonus on. */
export function creditOf({ payment, deposit, channel }: Pair) {
  const rate = BigInt(isLate(deposit) ? channel.rate : deposit.rate);
  const gross = timesRate(payment.amount, rate);
  const fee = cents(timesRate(gross, BigInt(channel.feeRate)));
  const bonus = cents(timesRate(gross, BigInt(channel.bonusRate)));
  return { fee, bonus, credited: cents(gross) - fee + bonus };
}

const cents = (amount: bigint) => amount - (amount % 100n);
