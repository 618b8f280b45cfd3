import { z } from 'zod/mini';
import { amount, call, idNumber, instant } from '../call.ts';
import { contractRow, contractStep } from './contracts.ts';
import { day, pages, percentage, period, username } from './parts.ts';
import { billRow, bills } from './pay.ts';

/** What lies behind the sums of the agent centre, under the names that its older clients use. */
const relay = (name: string) => `/wps/relay/${name}`;
const someone = z.optional(username);
const report = { method: 'GET', audience: 'agent', class: 'report' } as const;
const counted = { total: z.int(), totalPages: z.int() };

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

const current = (path: string, also: string[], summary: string) =>
  call({
    ...report,
    path: relay(path),
    also: also.map((other) => ({ path: relay(other) })),
    summary,
    input: z.object({ username: someone }),
    value: z.object({
      /** The last bill; none: nothing was billed yet. */
      previous: z.nullable(billRow),
      /** What the running period has come to, and what it would pay if it ended now. */
      current: z.nullable(
        z.object({
          contractId: z.string(),
          from: day,
          to: day,
          activeMembers: z.int(),
          validBet: amount,
          loss: amount,
          gross: amount,
        }),
      ),
    }),
  });

export const currentDividend = current(
  'ODSFE2_getContractPreviousAndCurrentDividend',
  [],
  'The last dividend, and what the running period has come to.',
);
export const currentDaily = current(
  'ODSFE2_CurrentDailySalary',
  [],
  'The last daily salary, and what today has come to.',
);

export const directDividends = bills(
  'ODSFE2_getDirectDividendDetail',
  [],
  'Dividends owed to direct downlines, each with its calculation.',
  'TO_PAY',
);

export const dividendCustomers = call({
  ...report,
  path: relay('ODSFE2_dividendContractCustomers'),
  summary: 'Direct downlines who can sign, each with the dividend contract he has or is offered.',
  input: z.object(pages),
  value: z.object({
    list: z.array(
      z.object({
        customerId: z.int(),
        username: z.string(),
        contract: z.nullable(contractRow),
        proposal: z.nullable(contractRow),
      }),
    ),
    ...counted,
  }),
});

export const vendorFees = call({
  ...report,
  path: relay('ODSFE2_getDividendVendorFees'),
  summary: "The vendors' share of what the company won of a team, by category and in all.",
  input: z.object({ username: someone, ...period }),
  value: z.object({
    rate: percentage,
    list: z.array(z.object({ category: z.string(), bet: amount, payout: amount, won: amount })),
    /** Of what was won in all; a team that won owes vendors nothing. */
    won: amount,
    fee: amount,
  }),
});

const fees = { deposit: amount, depositFee: amount, withdrawal: amount, withdrawalFee: amount };

export const bankCharges = call({
  ...report,
  path: relay('ODSFE2_MemBankCharge'),
  summary: 'What payments in and out of each direct team cost the company, and one’s own.',
  input: z.object({ username: someone, ...period, ...pages }),
  value: z.object({
    list: z.array(z.object({ username: z.string(), isSelf: z.boolean(), ...fees, total: amount })),
    ...counted,
  }),
});

export const paymentFees = call({
  ...report,
  path: relay('ODSFE2_getPaymentFeeDetail'),
  summary: 'What payments in and out of a team cost the company, day by day.',
  input: z.object({ username: someone, ...period }),
  value: z.object({
    list: z.array(z.object({ day, ...fees, total: amount })),
    footer: z.object({ ...fees, total: amount }),
  }),
});

export const promotionDetail = call({
  ...report,
  path: relay('ODSFE2_getTeamPNLV2PromotionDetail'),
  also: [{ path: relay('ODSFE2_PromotionDetail') }, { path: relay('ODSFE2_getPromotionDetail') }],
  summary: 'What a team was given, by day and kind of promotion.',
  input: z.object({ username: someone, ...period }),
  value: z.object({
    list: z.array(z.object({ day, code: z.string(), times: z.int(), amount })),
    footer: z.object({ amount }),
  }),
});

const memberDay = {
  bet: amount,
  validBet: amount,
  payout: amount,
  rebate: amount,
  promotion: amount,
  salary: amount,
  dividend: amount,
  net: amount,
};

export const memberProfit = call({
  ...report,
  path: relay('ODSFE2_getMemberPnlv2'),
  summary: "One person's own profit and loss, day by day: someone of the team, or oneself.",
  input: z.object({ username: someone, ...period }),
  value: z.object({
    username: z.string(),
    list: z.array(z.object({ day, ...memberDay })),
    footer: z.object(memberDay),
  }),
});

export const lossSharing = call({
  ...report,
  path: relay('ODSFE2_QueryLoseProfitSharing'),
  summary: 'What the team lost in each period of the own dividend, and the share of it.',
  input: z.object(pages),
  value: z.object({
    list: z.array(
      z.object({
        billId: z.string(),
        from: day,
        to: day,
        loss: amount,
        carried: amount,
        base: amount,
        rate: percentage,
        gross: amount,
        paid: amount,
        state: z.string(),
      }),
    ),
    ...counted,
  }),
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
const rebates = (path: string, also: string[], summary: string) =>
  call({
    ...report,
    path: relay(path),
    also: also.map((other) => ({ path: other })),
    summary,
    input: z.object({ ...period, ...pages }),
    value: z.object({ list: z.array(rebateLine), footer: z.object({ amount }), ...counted }),
  });

export const agentRebates = rebates(
  'ODSFE2_agentRebate',
  [],
  'Rebate differences earned on others, by day, category and who bet.',
);
export const ownRebateLines = rebates(
  'ODSFE2_MemberRebate',
  [],
  'Rebates earned on own bets, by day and category.',
);
export const lotteryCommission = rebates(
  'ODSFE2_getLottPlayCommission',
  [relay('ODSFE2_rebateLottCommission'), '/wps/report/commission'],
  'Rebate differences earned on lottery bets, by day and who bet.',
);

export const onlineCount = call({
  ...report,
  path: relay('GCSGAME_memberCount'),
  summary: 'How many of a team are here now, and how many there are.',
  input: z.object({ username: someone, customerId: z.optional(idNumber) }),
  value: z.object({ customerId: z.int(), onlineCount: z.int(), teamCount: z.int() }),
});

export const registered = call({
  ...report,
  path: relay('MCSFE_viewRegisteredAffiliates'),
  also: [{ path: '/wps/agent/registeredAffiliates' }],
  summary: 'Who of the team registered by the own links, newest first.',
  input: z.object({ affiUrlId: z.optional(z.string().check(z.maxLength(20))), ...pages }),
  value: z.object({
    list: z.array(
      z.object({
        code: z.string(),
        username: z.string(),
        kind: z.enum(['AGENT', 'PLAYER']),
        registeredAt: instant,
        firstDepositOn: z.nullable(day),
        firstDepositAmount: z.nullable(amount),
      }),
    ),
    ...counted,
  }),
});
