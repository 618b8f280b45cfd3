import { betSums } from './bet-sums.ts';
import { rebates } from './rebates.ts';

/** What the agents' business hears. */
export const agentsListeners = [betSums, rebates];
