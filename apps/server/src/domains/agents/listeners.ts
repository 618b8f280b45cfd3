import { realtimeSalary } from './contracts/realtime-salary.ts';
import { frozenBills } from './pay/bills.ts';
import { rebates } from './rebates/rebates.ts';
import { betSums } from './sums/bet-sums.ts';
import { registrations } from './sums/team-counts.ts';

/** What the agents' business hears. */
export const agentsListeners = [betSums, rebates, realtimeSalary, frozenBills, registrations];
