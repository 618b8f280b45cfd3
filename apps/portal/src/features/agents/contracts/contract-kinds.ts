import { agentsContracts, agentsPay, type Output } from '@baize/contract';

export type Contract = Output<typeof agentsContracts.contractRow>;
export type ContractKind = Contract['kind'];
export type Terms = Contract['terms'];
export type Tier = Terms['tiers'][number];
export type Bill = Output<typeof agentsPay.billRow>;
export type ContractAction = Output<typeof agentsContracts.processDividend.input>['action'];

export const contractKinds = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const;

/** The page of the agent centre that shows a kind, by the specification's key. */
export const kindPages = {
  DIVIDEND: 'agentDividendRecordCopy2',
  DAILY: 'agentDailyWages2',
  HOURLY: 'agentHourSalary',
  REALTIME: 'agentRealtimeSalary',
} as const satisfies Record<ContractKind, string>;

/** The switch of the brand behind each kind. */
export const kindModules = {
  DIVIDEND: 'SIGNCONDIV3',
  DAILY: 'DAILYSALCONT3',
  HOURLY: 'HOURSAL3',
  REALTIME: 'RTSALARY3',
} as const satisfies Record<ContractKind, string>;

/** The four kinds speak the same language under names of their own. */
export const kindCalls = {
  DIVIDEND: {
    info: agentsContracts.dividendInfo,
    history: agentsContracts.dividendHistory,
    propose: agentsContracts.proposeDividend,
    process: agentsContracts.processDividend,
  },
  DAILY: {
    info: agentsContracts.dailyInfo,
    history: agentsContracts.dailyHistory,
    propose: agentsContracts.proposeDaily,
    process: agentsContracts.processDaily,
  },
  HOURLY: {
    info: agentsContracts.hourlyInfo,
    history: agentsContracts.hourlyHistory,
    propose: agentsContracts.proposeHourly,
    process: agentsContracts.processHourly,
  },
  REALTIME: {
    info: agentsContracts.realtimeInfo,
    history: agentsContracts.realtimeHistory,
    propose: agentsContracts.proposeRealtime,
    process: agentsContracts.processRealtime,
  },
};

export const billCalls = {
  DIVIDEND: agentsPay.dividendBills,
  DAILY: agentsPay.dailyBills,
  HOURLY: agentsPay.hourlyBills,
};
