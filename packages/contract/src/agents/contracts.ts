import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing, type Shape, whole } from '../call.ts';
import { pages, percentage, relay, sum, username } from './parts.ts';

export const contractKind = z.enum(['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME']);

const none = z._default(amount, 0n);

const noRate = z._default(percentage, 0n);

export const tier = z.object({
  activeMembers: z._default(whole(0, 1_000_000), 0),
  /** Of the day, the hour or the period. */
  validBet: none,
  loss: none,
  /** The least stake of one bet: real-time salary. */
  singleBet: none,
  /** In percent; for real-time salary that of a bet which won. */
  rate: noRate,
  lossRate: noRate,
});

const least = z._default(sum, 0n);

const newTier = z.extend(tier, { validBet: least, loss: least, singleBet: least });

export const periods = ['DAILY', 'WEEKLY', 'HALF_MONTH', 'MONTHLY'] as const;

export const period = z.enum(periods);

export const terms = z.object({
  tiers: z.array(tier).check(z.minLength(1), z.maxLength(6)),
  /** Dividends: what is settled at once, and whether a loss of the company is carried. */
  period: z._default(period, 'HALF_MONTH'),
  carry: z._default(z.enum(['NONE', 'CARRY']), 'NONE'),
  /** The upline pays each bill by hand, whatever the brand does: manual daily salary. */
  isManual: z.optional(z.boolean()),
});

/**
 * What a contract was measured by over some days, as it is stored where a contract begins or ends in the
 * midst of a period; amounts in 1/10,000 as text.
 */
export type Measured = {
  from: string;
  to: string;
  activeMembers: number;
  validBet: string;
  stake: string;
  payout: string;
  rebate: string;
  promotion: string;
  deposit: string;
  withdrawal: string;
  /** Of the 24 hours of a day; only for hourly salaries. */
  hours: string[];
  /** The day it was measured on, where that is not the end of the period. */
  until?: string;
};

/** What is proposed keeps to stricter rules than what was once signed. */
export const newTerms = z.extend(terms, {
  tiers: z.array(newTier).check(z.minLength(1), z.maxLength(6)),
});

export const contractRow = z.object({
  id: z.string(),
  kind: contractKind,
  receiverId: z.int(),
  receiver: z.string(),
  /** Empty: the company. */
  giver: z.string(),
  /** A active, P pending, E ending asked for, and what it was otherwise. */
  status: z.string(),
  state: z.string(),
  terms,
  proposedAt: instant,
  effectiveOn: z.nullable(z.string()),
  endedAt: z.nullable(instant),
  endReason: z.nullable(z.string()),
  /** Whether the caller is the one who must answer. */
  isForMe: z.boolean(),
});

const info = (path: string, also: string[], summary: string) =>
  call({
    method: 'GET',
    path: relay(path),
    also: also.map((other) => ({ path: relay(other) })),
    audience: 'member',
    class: 'read',
    summary,
    input: z.object({ username: z.optional(username) }),
    value: z.object({ agent: z.array(contractRow), downline: z.array(contractRow) }),
  });

const history = (path: string, summary: string) =>
  call({
    method: 'GET',
    path: relay(path),
    audience: 'member',
    class: 'read',
    summary,
    input: z.object({ username: z.optional(username), ...pages }),
    value: z.object({ list: z.array(contractRow), total: z.int(), totalPages: z.int() }),
  });

const propose = (path: string, also: string[], summary: string) =>
  call({
    method: 'POST',
    path: relay(path),
    also: also.map((other) => ({ path: relay(other) })),
    audience: 'agent',
    class: 'write',
    notWhileFrozen: true,
    summary,
    input: z.object({ username, terms: newTerms }),
    value: contractRow,
  });

/** A step of a contract: who may take it depends on its state. */
export const contractStep = {
  input: z.object({
    contractId: idText,
    action: z.enum(['ACCEPT', 'REJECT', 'WITHDRAW', 'TERMINATE', 'CONFIRM_END', 'REFUSE_END']),
    /** Contracts of downlines above the accepted rate end with it: said after the warning. */
    confirm: z._default(z.union([z.boolean(), z.stringbool()]), false),
  }),
  value: z.object({
    contract: contractRow,
    /** Whose contracts ended with it. */
    ended: z.array(z.object({ username: z.string(), contractId: z.string() })),
  }),
};

/** Some clients ask with a body, some with a query: both verbs are the same call. */
const process = (path: string, old: string, summary: string) =>
  call({
    method: 'POST',
    path: relay(path),
    also: [{ method: 'GET' }, { path: relay(old) }, { method: 'GET', path: relay(old) }],
    audience: 'member',
    class: 'write',
    notWhileFrozen: true,
    summary,
    ...contractStep,
  });

export const dividendInfo = info(
  'MCSFE_getContractDividendInfo',
  ['MCS2_getContractDividendRequest', 'MCSFE_getUserContractDividendInfoByComputationPeriod'],
  'Dividend contracts: the own one, and those given to direct downlines.',
);

export const dailyInfo = info(
  'MCSFE_getContractDailySalInfo',
  ['MCS2_getContracDailySalReq'],
  'Daily salary contracts, own and given.',
);

export const manualDailyInfo = info(
  'MCSFE_getContractManualDailySalaryInfo',
  ['ODSFE2_mrDailySalContract'],
  'Daily salary contracts that the upline pays himself, own and given.',
);

export const hourlyInfo = info(
  'MCSFE_getContractHourSalaryInfo',
  [],
  'Hourly salary contracts, own and given.',
);

export const realtimeInfo = info(
  'MCSFE_getRealTimeSalaryContractInfo',
  ['MCSFE_getContractSalaryCustomer'],
  'Real-time salary contracts, own and given.',
);

export const dividendHistory = history(
  'MCSFE_getContractHistory',
  'Every dividend contract there was.',
);

export const dailyHistory = history(
  'MCSFE_getDailySalaryContractLog',
  'Every daily salary contract there was.',
);

export const manualDailyHistory = history(
  'MCSFE_getContractManualDailySalaryLog',
  'Every daily salary contract that the upline paid himself.',
);

export const hourlyHistory = history(
  'MCSFE_getContractHourSalaryLog',
  'Every hourly salary contract there was.',
);

export const realtimeHistory = history(
  'MCSFE_getRealtimeSalaryContractHistory',
  'Every real-time salary contract there was.',
);

export const proposeDividend = propose(
  'MCSFE_applyContractualDividend',
  ['MCSFE_modifyContractDividend'],
  'Proposes a dividend contract to a direct downline, or a change of it.',
);

export const proposeDaily = propose(
  'MCSFE_applyContractDailySalary',
  [],
  'Proposes a daily salary contract, or a change of it.',
);

export const proposeManualDaily = propose(
  'MCSFE_applyContractManualDailySalary',
  [],
  'Proposes a daily salary that the proposer pays himself, bill by bill.',
);

export const proposeHourly = propose(
  'MCSFE_applyContractHourSalary',
  [],
  'Proposes an hourly salary contract, or a change of it.',
);

export const proposeRealtime = propose(
  'MCSFE_assignRealTimeSalaryContract',
  [],
  'Proposes a real-time salary contract, or a change of it.',
);

export const processDividend = process(
  'MCSFE_processContractDividend',
  'MCS2_processDividendReq',
  'Answers, withdraws or ends a dividend contract.',
);

export const processDaily = process(
  'MCSFE_processDailySalaryContract',
  'MCS2_processDailySalContract',
  'Answers, withdraws or ends a daily salary contract.',
);

export const processManualDaily = process(
  'MCSFE_processContractManualDailySalary',
  'MCSFE_cancelContractManualDailySalary',
  'Answers, withdraws or ends a daily salary that the upline pays himself.',
);

export const processHourly = process(
  'MCSFE_processContractHourSalary',
  'MCS2_processContractHourSalary',
  'Answers, withdraws or ends an hourly salary contract.',
);

export const processRealtime = process(
  'MCSFE_processRealTimeSalaryContract',
  'MCS2_processRealTimeSalaryContract',
  'Answers, withdraws or ends a real-time salary contract.',
);

const byCategory = <Value extends Shape>(value: Value) => z.record(z.string(), value);

const request = byCategory(z.object({ reqtype: z.int(), list: z.array(contractRow) }));

const running = byCategory(
  z.object({ agent: z.array(contractRow), downline: z.array(contractRow) }),
);

export const consolidatedFunds = call({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  audience: 'member',
  class: 'read',
  summary:
    'Contracts that wait for an answer (1 a new one, 2 an end) and those that run: they decide the popup and the pages.',
  input: nothing,
  value: z.object({
    dailysalreqtype: request,
    divtypereq: request,
    contracthoursalreq: request,
    contracthoursalreqs: request,
    realtimesalreqtype: request,
    dailysalinfotype: running,
    divtypeinfo: running,
    contracthoursalinfo: running,
    realtimesalinfotype: running,
    contractmrdailysalinfotype: running,
    /** Dividends once more, by category and period. */
    divtypecompperiodreq: byCategory(request),
    divtypecompperiodinfo: byCategory(running),
    /** What a proposal may say, so that a form offers nothing that would be refused. */
    contractRules: z.object({
      dividendPeriods: z.array(period),
      /** The one that a form begins with. */
      usualPeriod: period,
      equalRates: z.boolean(),
    }),
  }),
});

export const endDividend = call({
  method: 'POST',
  path: relay('MCSFE_updateContractDividend'),
  also: [{ method: 'GET' }],
  audience: 'member',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Asks to end a dividend contract, or takes the step that is named instead.',
  input: z.extend(contractStep.input, {
    action: z._default(contractStep.input.shape.action, 'TERMINATE'),
  }),
  value: contractStep.value,
});
