import { dayOf, periodOf } from '@baize/calendar';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { type Billed, billedPeriod, periodKindOf } from './billed-period.ts';
import type { Contract } from './contract-rows.ts';
import { less, type Measured, measureAll } from './measures.ts';

export type BilledContract = { contract: Contract; billed: Billed };

/** The figures of contracts at the moment they end: their last bills are made from them. */
export async function closingFigures(
  house: House,
  tx: Transaction,
  contracts: readonly Contract[],
): Promise<Map<bigint, Measured>> {
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const today = dayOf(house.clock.now(), offset);
  // Real-time salary is paid bet by bet: nothing of it is left to bill.
  const billable = contracts.filter(({ kind }) => kind !== 'REALTIME');
  const ending = billable.map((contract) => ({
    contract,
    billed: billedPeriod(contract, periodOf(periodKindOf(contract), today), offset),
  }));
  const figures = await measureContracts(tx, ending);
  return new Map([...figures].map(([id, one]) => [id, { ...one, until: today }]));
}

/** What each contract is measured by in its own days, less what another was billed for: by contract. */
export async function measureContracts(
  tx: Transaction,
  all: readonly BilledContract[],
): Promise<Map<bigint, Measured>> {
  const found = new Map<bigint, Measured>();
  for (const some of sameDays(all).values()) {
    const { contract, billed } = some[0]!;
    const ids = some.map(({ contract: { receiver_id } }) => receiver_id);
    const measured = await measureAll(tx, contract.kind, [...new Set(ids)], billed);
    for (const one of some) {
      const whole = measured.get(one.contract.receiver_id)!;
      found.set(one.contract.id, less(whole, one.billed.opening));
    }
  }
  return found;
}

/** Hardly ever more than one group: only a changed contract has days of its own. */
function sameDays(all: readonly BilledContract[]): Map<string, BilledContract[]> {
  const groups = new Map<string, BilledContract[]>();
  for (const one of all) {
    const key = [one.contract.kind, one.billed.from, one.billed.to].join();
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
