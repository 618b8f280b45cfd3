import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { findMember } from '../members/index.ts';
import { brandOf } from '../system/index.ts';
import type { Contract } from './contract-rows.ts';
import { dayOf, type Period, periodOf } from './days.ts';
import { countActive, figuresOf } from './figures.ts';
import { agentSettings } from './settings.ts';

/** What a contract is measured by, over its period so far; amounts as text, for keeping. */
export type Measured = {
  from: string;
  to: string;
  activeMembers: number;
  validBet: string;
  stake: string;
  payout: string;
  rebate: string;
  promotion: string;
  hours: string[];
};

/** The figures of a contract at the moment it ends: its last bill is made from them. */
export async function closingFigures(
  house: House,
  tx: Transaction,
  one: Contract,
): Promise<Measured> {
  const today = dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  const period =
    one.kind === 'DIVIDEND' ? periodOf(one.terms.period, today) : periodOf('DAILY', today);
  return measure(tx, one, period);
}

export async function measure(tx: Transaction, one: Contract, period: Period): Promise<Measured> {
  const receiver = await findMember(tx, one.receiver_id);
  const settings = await agentSettings(tx);
  const figures = (await figuresOf(tx, { memberIds: [one.receiver_id], period, of: 'team' })).get(
    one.receiver_id,
  )!;
  const threshold = one.kind === 'DIVIDEND' ? settings.activePerPeriod : settings.activePerDay;
  const activeMembers = receiver
    ? await countActive(tx, { path: receiver.path, period, threshold })
    : 0;
  const hours = one.kind === 'HOURLY' ? await hoursOf(tx, one.receiver_id, period.from) : [];
  return {
    ...{ from: period.from, to: period.to, activeMembers, hours: hours.map(String) },
    ...{ validBet: String(figures.validBet), stake: String(figures.stake) },
    ...{ payout: String(figures.payout), rebate: String(figures.rebate) },
    promotion: String(figures.promotion),
  };
}

async function hoursOf(tx: Transaction, memberId: bigint, day: string): Promise<bigint[]> {
  const rows = await tx
    .selectFrom('team_hours')
    .select(['hour', 'valid_bet'])
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .execute();
  const byHour = new Map(rows.map(({ hour, valid_bet }) => [hour, valid_bet]));
  return Array.from({ length: 24 }, (_, hour) => byHour.get(hour) ?? 0n);
}
