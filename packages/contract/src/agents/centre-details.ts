import { z } from 'zod/mini';
import { amount, call, idNumber, instant } from '../call.ts';
import { counted, day, pages, percentage, period, relay, report, someone } from './parts.ts';

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
