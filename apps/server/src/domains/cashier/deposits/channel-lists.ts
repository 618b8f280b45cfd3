import type { cashierDepositsLists as contract, Output } from '@baize/contract';
import { floorToCents, type Money, rateText, timesRate } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { OPEN_STATES } from '../tables.ts';
import { type Channel, chargesOf, openChannels, rateDecimal } from './channels.ts';

type Asked = { vendorId?: string | undefined };

export async function listFixedAmounts(
  house: House,
): Promise<Output<typeof contract.fixedAmounts.value>> {
  const channels = await openChannels(house.db);
  return channels
    .filter(({ fixed_amounts }) => fixed_amounts.length > 0)
    .map(({ code, fixed_amounts }) => ({ vendorId: code, fixedAmounts: fixed_amounts }));
}

export async function listRates(
  house: House,
): Promise<Output<typeof contract.exchangeRates.value>> {
  const channels = await openChannels(house.db);
  return channels.map(({ code, method, rate }) => ({
    vendorId: code,
    method,
    rate: rateDecimal(rate),
  }));
}

export async function listDepositBanks(
  house: House,
): Promise<Output<typeof contract.depositBanks.value>> {
  const channels = await openChannels(house.db);
  return channels.map(({ code, name, method, least, most }) => ({
    vendorId: code,
    vendorName: name,
    bankCode: code,
    bankName: name,
    bankType: method,
    minAmount: least,
    maxAmount: most,
  }));
}

type Promotions = Output<typeof contract.depositPromotions.value>;

/** What ways to pay add by themselves, then what can be chosen with the order. */
export async function listDepositPromotions(
  house: House,
  { memberId, language }: Pick<Caller, 'memberId' | 'language'>,
  asked: Asked,
): Promise<Promotions> {
  const [desk] = house.contributed('promotionDesks');
  const offers = (await desk?.list(house, memberId, language)) ?? [];
  const chosen = offers.map(({ id, title, summary, rate, minDeposit }) => ({
    vendorId: '',
    vendorName: '',
    method: '',
    bonusPercent: rateText(BigInt(rate)),
    minAmount: minDeposit,
    maxAmount: null,
    note: summary,
    promotionId: id,
    promotionName: title,
  }));
  return [...(await bonusesOfChannels(house, asked)), ...chosen];
}

async function bonusesOfChannels(house: House, asked: Asked): Promise<Promotions> {
  const channels = await namedChannels(house, asked);
  return channels
    .filter(({ bonus_rate }) => bonus_rate > 0n)
    .map((channel) => ({
      vendorId: channel.code,
      vendorName: channel.name,
      method: channel.method,
      bonusPercent: rateText(channel.bonus_rate),
      minAmount: channel.least,
      maxAmount: channel.most,
      note: channel.note,
      promotionId: '',
      promotionName: '',
    }));
}

export async function listFixedDeposits(
  house: House,
  asked: Asked,
): Promise<Output<typeof contract.fixedAmountDeposits.value>> {
  const channels = await namedChannels(house, asked);
  return channels.flatMap((channel) =>
    channel.fixed_amounts.map((amount) => ({
      vendorId: channel.code,
      vendorName: channel.name,
      method: channel.method,
      amount,
      ...creditOf(channel, amount),
    })),
  );
}

/** As it is credited once the amount has come. */
function creditOf(channel: Channel, amount: Money) {
  const gross = timesRate(amount, channel.rate);
  const { fee, bonus } = chargesOf(channel, gross);
  return { fee, bonus, creditedAmount: floorToCents(gross) - fee + bonus };
}

async function namedChannels(house: House, { vendorId }: Asked): Promise<Channel[]> {
  const channels = await openChannels(house.db);
  return vendorId ? channels.filter(({ code }) => code === vendorId) : channels;
}

/** Accounts that members pay into themselves: those behind a gateway are the gateway's own. */
export async function listManualCards(
  house: House,
  memberId: bigint,
  asked: Asked & { bankCode?: string | undefined },
): Promise<Output<typeof contract.manualCards.value>> {
  const vendorId = asked.vendorId ?? asked.bankCode;
  const channels = (await namedChannels(house, { vendorId })).filter(
    ({ gateway }) => gateway === null,
  );
  const orders = await ownOpenOrders(house, memberId);
  return channels.map(({ code, name, account, note }) => {
    const order = orders.find(({ channel }) => channel === code);
    return {
      vendorId: code,
      vendorName: name,
      bankCode: code,
      account,
      note,
      bankName: account.bank ?? name,
      payeeName: account.holder ?? '',
      cardNumber: account.number ?? account.address ?? '',
      depositId: order ? String(order.id) : null,
      shownAmount: order?.shown ?? null,
    };
  });
}

function ownOpenOrders({ db, clock }: House, memberId: bigint) {
  return db
    .selectFrom('deposits')
    .select(['id', 'channel', 'shown'])
    .where('member_id', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .where((of) => of.or([of('state', '=', 'CONFIRMING'), of('expires_at', '>', clock.now())]))
    .execute();
}
