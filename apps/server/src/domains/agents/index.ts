import './tables.ts';

export { processContract } from './contracts/answers.ts';
export { findContracts } from './contracts/contract-rows.ts';
export { giveCompanyContract, proposeContract } from './contracts/proposals.ts';
export type { ContractKind, Terms, Tier } from './contracts/terms.ts';
export { agents } from './domain.ts';
export { listBills, payBills } from './pay/bills.ts';
export { disputeBill, listDisputes } from './pay/disputes.ts';
export { runDividends, runSalaries } from './pay/due-runs.ts';
export { creditAccruals } from './rebates/credit.ts';
export { ceilings } from './rebates/rebate-limits.ts';
export { keptForTeams } from './sums/keep-transfers.ts';
