import type { Money } from '@baize/money';
import type { Database, Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { type CashierSettings, readSettings } from './settings.ts';

/** What a member's standing with the house adds to the cashier's rules. */
export type MemberTerms = {
  rebateRates: Readonly<Record<string, number>>;
  /** Null: as the rules say; a number only ever raises them. */
  withdrawalsPerDay: number | null;
  withdrawPerDay: Money | null;
};

/** Another domain's word on who has better terms than the rules; who is not named has those. */
export type TermsSource = (
  house: House,
  db: Database | Transaction,
  memberIds: readonly bigint[],
) => Promise<ReadonlyMap<bigint, MemberTerms>>;

/** The rules as they hold for one member. */
export async function settingsFor(
  house: House,
  db: Database | Transaction,
  memberId: bigint,
  rules?: CashierSettings,
): Promise<CashierSettings> {
  const settings = rules ?? (await readSettings(db));
  return (await settingsForAll(house, db, { memberIds: [memberId], settings }))(memberId);
}

type Asked = { memberIds: readonly bigint[]; settings: CashierSettings };

/** The same for many at once. */
export async function settingsForAll(
  house: House,
  db: Database | Transaction,
  { memberIds, settings }: Asked,
): Promise<(memberId: bigint) => CashierSettings> {
  const found: ReadonlyMap<bigint, MemberTerms>[] = [];
  for (const source of house.contributed('memberTerms')) {
    found.push(await source(house, db, memberIds));
  }
  return (memberId) => found.reduce((rules, terms) => raised(rules, terms.get(memberId)), settings);
}

function raised(settings: CashierSettings, terms: MemberTerms | undefined): CashierSettings {
  if (!terms) return settings;
  const { withdrawalsPerDay, withdrawPerDay } = settings;
  const sum = terms.withdrawPerDay ?? 0n;
  return {
    ...settings,
    rebateRates: { ...settings.rebateRates, ...terms.rebateRates },
    withdrawalsPerDay: Math.max(withdrawalsPerDay, terms.withdrawalsPerDay ?? 0),
    withdrawPerDay: sum > withdrawPerDay ? sum : withdrawPerDay,
  };
}
