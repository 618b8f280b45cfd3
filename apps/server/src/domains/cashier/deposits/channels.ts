import type { cashierDeposits as contract, Output } from '@baize/contract';
import { floorToCents, type Money, rateText, timesRate } from '@baize/money';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { ChannelsTable } from '../tables.ts';

export type Channel = Selectable<ChannelsTable>;
type Answer = Output<typeof contract.depositChannels.value>;

/** The methods that clients know by code. */
export const methods: Readonly<Record<string, string>> = {
  MT: 'Bank transfer',
  PG: 'Online payment',
  QR: 'QR code',
  EW: 'E-wallet',
  USDT: 'USDT',
  CARD: 'Prepaid card',
  MANUAL: 'Cashier',
};

/** What a way to pay takes and adds, of what has come by it. */
export function chargesOf({ fee_rate, bonus_rate }: Channel, gross: Money) {
  const part = (rate: bigint) => floorToCents(timesRate(gross, rate));
  return { fee: part(fee_rate), bonus: part(bonus_rate) };
}

export async function openChannels(db: Database | Transaction): Promise<Channel[]> {
  return db
    .selectFrom('deposit_channels')
    .selectAll()
    .where('is_open', '=', true)
    .orderBy('sort')
    .orderBy('code')
    .execute();
}

export async function findChannel(
  db: Database | Transaction,
  code: string,
): Promise<Channel | undefined> {
  return db.selectFrom('deposit_channels').selectAll().where('code', '=', code).executeTakeFirst();
}

export async function showChannels(house: House): Promise<Answer> {
  const answer: Answer = {};
  for (const channel of await openChannels(house.db)) {
    const group = answer[channel.method] ?? { channels: [] };
    answer[channel.method] = group;
    group.channels.push({
      vendorId: channel.code,
      vendorName: channel.name,
      mcsBankCode: channel.code,
      minAmount: channel.least,
      maxAmount: channel.most,
      step: channel.step,
      fixedAmounts: channel.fixed_amounts,
      feePercent: rateText(channel.fee_rate),
      bonusPercent: rateText(channel.bonus_rate),
      rate: rateDecimal(channel.rate),
      isRedirect: channel.gateway !== null,
      note: channel.note,
      banks: [{ bankCode: channel.code, bankType: channel.method }],
    });
  }
  return answer;
}

/** Parts per million as a plain decimal: 1, 0.995. */
export function rateDecimal(rate: bigint): string {
  const decimals = String(rate % 1_000_000n)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return decimals ? `${rate / 1_000_000n}.${decimals}` : String(rate / 1_000_000n);
}
