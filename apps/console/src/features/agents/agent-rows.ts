import type { agentsPayOperator, agentsPlacementOperator, Output } from '@baize/contract';
import type { Tone } from '@baize/ui';

export type TreeRow = Output<typeof agentsPlacementOperator.browseTree.value>['list'][number];
export type AgentCard = Output<typeof agentsPlacementOperator.agentCard.value>;
export type ContractRow = AgentCard['contracts'][number];
export type Terms = ContractRow['terms'];
export type ContractKind = ContractRow['kind'];
export type Run = Output<typeof agentsPayOperator.payRuns.value>['list'][number];
export type RunKind = Run['kind'];
export type Bill = Output<typeof agentsPayOperator.runBills.value>['list'][number];
export type Application = Output<typeof agentsPlacementOperator.applications.value>['list'][number];
export type Dispute = Output<typeof agentsPayOperator.disputes.value>['list'][number];

export const PAGE_SIZE = 20;
export const CONTRACT_KINDS = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const;
export const RUN_KINDS = ['DAILY', 'HOURLY', 'DIVIDEND'] as const;
export const PERIODS = ['DAILY', 'WEEKLY', 'HALF_MONTH', 'MONTHLY'] as const;

export const RUN_TONES: Record<Run['state'], Tone> = {
  WAITING: 'warn',
  HELD: 'bad',
  PAID: 'good',
};

export const BILL_TONES: Record<Bill['state'], Tone> = {
  NOT_REACHED: 'plain',
  PENDING_APPROVAL: 'warn',
  PAYABLE: 'info',
  PAID: 'good',
  PART_PAID: 'warn',
  INSUFFICIENT: 'bad',
  REJECTED: 'bad',
};

const CONTRACT_TONES: Record<string, Tone> = {
  ACTIVE: 'good',
  PENDING: 'warn',
  TERMINATING: 'info',
};

export function contractTone(state: string): Tone {
  return CONTRACT_TONES[state] ?? 'plain';
}
