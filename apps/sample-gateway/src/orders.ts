import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the house asks someone to pay. */
export type Order = {
  depositId: string;
  /** In 1/10,000 of a unit. */
  amount: number;
  /** How long the house waits for it. */
  minutes: number;
  /** The house's word for the way to pay: `CARD` is a voucher. */
  method: string;
};

/** The address that the house made: what it names cannot be changed on the way. */
export function readOrder(secret: string, query: URLSearchParams): Order | undefined {
  const depositId = query.get('deposit') ?? '';
  const [amount, minutes] = [Number(query.get('amount')), Number(query.get('minutes'))];
  if (!/^\d{1,18}$/.test(depositId) || !Number.isSafeInteger(amount) || amount <= 0)
    return undefined;
  if (!Number.isSafeInteger(minutes) || minutes < 0) return undefined;
  const method = query.get('method') ?? '';
  const words = ['pay', depositId, amount, minutes, method].join('.');
  const wanted = Buffer.from(createHmac('sha256', secret).update(words).digest('hex'));
  const given = Buffer.from(query.get('sign') ?? '');
  const isGenuine = wanted.length === given.length && timingSafeEqual(wanted, given);
  return isGenuine ? { depositId, amount, minutes, method } : undefined;
}

export function amountText(amount: number): string {
  return (amount / 10_000).toFixed(2);
}
