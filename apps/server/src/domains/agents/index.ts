import './tables.ts';

export { betSums } from './bet-sums.ts';
export { agentsJobs } from './jobs.ts';
