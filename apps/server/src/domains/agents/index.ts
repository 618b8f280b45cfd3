import './tables.ts';

export { listBills, payBills } from './bills.ts';
export { processContract } from './contract-answers.ts';
export { findContracts } from './contract-rows.ts';
export type { ContractKind, Terms, Tier } from './contract-terms.ts';
export { giveCompanyContract, proposeContract } from './contracts.ts';
export { creditAccruals } from './credit.ts';
export { disputeBill, listDisputes } from './disputes.ts';
export { runDividends, runSalaries } from './due-runs.ts';
export { agentsJobs } from './jobs.ts';
export { agentsListeners } from './listeners.ts';
export { agentsOperatorRoutes } from './operator-routes.ts';

export { ceilings } from './rebate-limits.ts';
export { groupOf } from './rebate-shares.ts';
export { agentsRoutes } from './routes.ts';
