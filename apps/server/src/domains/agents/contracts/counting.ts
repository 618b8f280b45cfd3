import { rebates } from '../rebates/rebates.ts';
import { betSums } from '../sums/bet-sums.ts';
import type { Counting } from '../sums/counted.ts';
import { realtimeSalary } from './realtime-salary.ts';

/** Everyone who counts settled bets for what agents are paid: a bill waits for all of them. */
export const counting: Counting = [betSums, rebates, realtimeSalary];
