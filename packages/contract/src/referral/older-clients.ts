import { z } from 'zod/mini';
import { amount, call, instant, nothing, requestId, text, whole } from '../call.ts';

const relay = { method: 'GET', audience: 'member', class: 'read' } as const;

const page = {
  page: z._default(whole(1, 100_000), 1),
  size: z._default(whole(1, 999), 10),
};

export const referralDetails = call({
  ...relay,
  path: '/wps/relay/MCSFE_getReferralDetails',
  whileViewed: 'closed',
  summary: 'The own code, made on the spot where the client asks for that.',
  input: z.object({ autoGenerate: z.optional(text(5)) }),
  value: z.object({
    referralCode: z.string(),
    affiliateCode: z.string(),
    totalInvitations: z.int(),
    promotionDomains: z.array(z.string()),
  }),
});

export const referralList = call({
  ...relay,
  path: '/wps/relay/MCSFE_getReferralList',
  class: 'report',
  summary: 'Friends of the first level, newest first.',
  input: z.object(page),
  value: z.object({
    list: z.array(
      z.object({
        referredName: z.string(),
        registerDate: instant,
        status: z.string(),
        bonus: amount,
      }),
    ),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});

export const referralRules = call({
  ...relay,
  audience: 'anyone',
  path: '/wps/relay/MCSFE_getReferralRules',
  summary: 'The published shares and what makes a friend count.',
  input: nothing,
  value: z.object({
    levels: z.array(z.object({ level: z.int(), ratePercent: z.string() })),
    minFirstDeposit: amount,
    minValidBet: amount,
    days: z.int(),
    mobileVerified: z.boolean(),
    referrerBonus: amount,
    friendBonus: amount,
    turnoverMultiple: z.int(),
  }),
});

export const rebateRecord = call({
  ...relay,
  path: '/wps/relay/ODSFE2_rebateRecord',
  class: 'report',
  summary: 'What friends brought by day and level.',
  input: z.object(page),
  value: z.object({
    list: z.array(
      z.object({
        date: z.string(),
        level: z.int(),
        userCount: z.int(),
        validBet: amount,
        ratePercent: z.string(),
        rebate: amount,
        status: z.string(),
      }),
    ),
    totalPages: z.int(),
  }),
});

const income = z.object({
  totalIncome: amount,
  yesterdayIncome: amount,
  monthIncome: amount,
  bonusIncome: amount,
});

export const myIncome = call({
  ...relay,
  path: '/wps/relay/ODSFE2_referralMyIncome',
  summary: 'What the own friends brought so far.',
  input: nothing,
  value: income,
});

export const myIncomeOverview = call({
  ...relay,
  path: '/wps/relay/ODSFE2_referralMyIncomeOverview',
  also: [{ path: '/wps/relay/ODSFE2_referralOverview' }],
  summary: 'The same, with friends and income of each level.',
  input: nothing,
  value: z.object({
    ...income.shape,
    totalInvitations: z.int(),
    qualifiedUsers: z.int(),
    levels: z.array(z.object({ level: z.int(), userCount: z.int(), income: amount })),
  }),
});

export const beforeLogin = call({
  ...relay,
  audience: 'anyone',
  path: '/wps/relay/ODSFE2_referralMyIncomeBeforeLogin',
  also: [{ path: '/wps/relay/ODSFE2_referralBeforeLogin' }],
  summary: 'For visitors: what referral paid all members together.',
  input: nothing,
  value: z.object({ totalPaid: amount, paidMembers: z.int() }),
});

export const rankingList = call({
  ...relay,
  audience: 'anyone',
  path: '/wps/relay/ODSFE2_referralRanking',
  summary: 'Who earned most this month, masked.',
  input: nothing,
  value: z.array(z.object({ rank: z.int(), customerName: z.string(), income: amount })),
});

export const recentRewards = call({
  ...relay,
  audience: 'anyone',
  path: '/wps/relay/MCSFE_getRecentRewards',
  summary: 'The latest payments of referral, masked.',
  input: nothing,
  value: z.array(z.object({ customerName: z.string(), amount, rewardDate: instant })),
});

export const depositRebates = call({
  ...relay,
  path: '/wps/relay/MCSFE_getDepositRebateClaimReport',
  class: 'report',
  summary: 'Bonuses for friends who qualified, with the first deposit of each.',
  input: z.object({
    startDate: z.optional(whole(0, 8_640_000_000_000_000)),
    endDate: z.optional(whole(0, 8_640_000_000_000_000)),
    sortColumn: z.optional(text(20)),
    sortType: z.optional(text(5)),
    ...page,
  }),
  value: z.object({
    list: z.array(
      z.object({
        referredName: z.string(),
        claimDate: instant,
        depositAmount: amount,
        bonus: amount,
      }),
    ),
    footer: z.object({ totalDepositAmount: amount, totalBonus: amount }),
    totalPages: z.int(),
  }),
});

export const achievements = call({
  ...relay,
  path: '/wps/relay/MCSFE_getAchievementPromotionConfig',
  summary: 'Bonuses for numbers of friends; `depositUsers` is how many it takes.',
  input: nothing,
  value: z.array(
    z.object({
      id: z.string(),
      claimStatus: z.enum(['PROCESS', 'CLAIMABLE', 'CLAIMED']),
      currentUsers: z.int(),
      depositUsers: z.int(),
      bonusAmount: amount,
    }),
  ),
});

export const claimAchievement = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimAchievementPromotion',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Claims one of them.',
  input: z.object({
    configId: z.union([text(10, 1), whole(1, 100_000)]),
    requestId: z.optional(requestId),
  }),
  value: z.object({ bonusAmount: amount }),
});
