import { z } from 'zod/mini';
import { amount, call, done, nothing } from '../call.ts';
import {
  counted,
  day,
  pages,
  percentage,
  period,
  rebateCategories,
  rebateRates,
  relay,
  report,
  username,
} from './parts.ts';

export { rebateCategories };

const rebateRow = z.object({
  productType: z.enum(rebateCategories),
  rebate: percentage,
  ceiling: percentage,
  prizeGroup: z.nullable(z.int()),
});

export const globalRebates = call({
  method: 'GET',
  path: relay('MCSFE_getGlobalRebateSettingsByProductType'),
  also: [{ path: '/wps/agent/globalRebateSettings' }],
  audience: 'agent',
  class: 'read',
  summary: 'The highest rebate of each category.',
  input: nothing,
  value: z.object({ list: z.array(rebateRow) }),
});

export const ownRebates = call({
  method: 'GET',
  path: relay('MCSFE_getCustomerRebateSettingByProductType'),
  audience: 'agent',
  class: 'read',
  summary: 'The own rebate of each category: what a downline can be given at most.',
  input: nothing,
  value: z.object({ list: z.array(rebateRow) }),
});

export const downlineRebates = call({
  method: 'GET',
  path: relay('MCSFE_getDownlineRebates'),
  also: [{ path: '/wps/agent/downlineRebates' }],
  audience: 'agent',
  class: 'read',
  summary: 'The rebates of someone of the own team.',
  input: z.object({ username }),
  value: z.object({ username: z.string(), list: z.array(rebateRow) }),
});

export const quotas = call({
  method: 'GET',
  path: relay('MCSFE_getAgentQuotaGroupByProduct'),
  audience: 'agent',
  class: 'read',
  summary:
    'How many accounts of each high prize group may still be opened; empty where none is limited.',
  input: nothing,
  value: z.object({
    list: z.array(
      z.object({
        productType: z.literal('LOTT'),
        prizeGroup: z.int(),
        rebate: percentage,
        quota: z.int(),
        used: z.int(),
        left: z.int(),
      }),
    ),
  }),
});

export const updateDownlineRebates = call({
  method: 'PUT',
  path: '/wps/agent/updateDownlineRebates',
  audience: 'agent',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Changes the rebates of a direct downline, up to the own ones.',
  input: z.object({ username, rebates: rebateRates }),
  value: done,
});

const rebateLine = z.object({
  day,
  category: z.string(),
  /** Who bet. */
  username: z.string(),
  bets: z.int(),
  validBet: amount,
  amount,
});

const rebateLines = (path: string, also: string[], summary: string) =>
  call({
    ...report,
    path: relay(path),
    also: also.map((other) => ({ path: other })),
    summary,
    input: z.object({ ...period, ...pages }),
    value: z.object({ list: z.array(rebateLine), footer: z.object({ amount }), ...counted }),
  });

export const agentRebates = rebateLines(
  'ODSFE2_agentRebate',
  [],
  'Rebate differences earned on others, by day, category and who bet.',
);

export const ownRebateLines = rebateLines(
  'ODSFE2_MemberRebate',
  [],
  'Rebates earned on own bets, by day and category.',
);

export const lotteryCommission = rebateLines(
  'ODSFE2_getLottPlayCommission',
  [relay('ODSFE2_rebateLottCommission'), '/wps/report/commission'],
  'Rebate differences earned on lottery bets, by day and who bet.',
);
