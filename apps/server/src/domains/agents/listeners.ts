import { betSums } from './bet-sums.ts';
import { frozenBills } from './bills.ts';
import { realtimeSalary } from './realtime-salary.ts';
import { rebates } from './rebates.ts';
import { registrations } from './team-counts.ts';

/** What the agents' business hears. */
export const agentsListeners = [betSums, rebates, realtimeSalary, frozenBills, registrations];
