import { z } from 'zod/mini';
import { amount, call, instant, nothing } from '../call.ts';

const pair = z.object({ actual: amount, expected: amount });

export const rankProgress = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  audience: 'member',
  class: 'read',
  summary: "A member's level and how far the next one is.",
  input: nothing,
  value: z.object({
    playerRankName: z.string(),
    nextRankName: z.nullable(z.string()),
    monthlyTurnover: pair,
    totalTurnover: pair,
    totalDeposit: pair,
    playerRankProgress: z.object({ labelId: z.int(), conditionType: z.enum(['ALL']) }),
    currentProgress: z.object({ completedConditions: z.int(), totalExpectedConditions: z.int() }),
  }),
});

const benefit = z.object({
  labelId: z.int(),
  labelName: z.string(),
  upgradeBonus: amount,
  weeklySalary: amount,
  monthlySalary: amount,
  birthdayBonus: amount,
  withdrawDailyCount: z.int(),
  withdrawDailyAmount: amount,
  rebateRates: z.record(z.string(), z.string()),
});

export const clubBenefit = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberClubBenefit',
  audience: 'anyone',
  class: 'read',
  summary: 'What each level brings.',
  input: nothing,
  value: z.array(benefit),
});

export const rankRule = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankRule',
  audience: 'anyone',
  class: 'read',
  summary: 'What each level asks for, and what keeps it.',
  input: nothing,
  value: z.array(
    z.object({
      labelId: z.int(),
      labelName: z.string(),
      totalDeposit: amount,
      totalTurnover: amount,
      monthlyTurnover: amount,
    }),
  ),
});

export const rankGroupLevels = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankGroupLevels',
  audience: 'anyone',
  class: 'read',
  summary: 'The levels by name, in one group.',
  input: nothing,
  value: z.array(
    z.object({
      groupName: z.string(),
      levels: z.array(z.object({ labelId: z.int(), labelName: z.string(), color: z.string() })),
    }),
  ),
});

export const rankSalaryDetail = call({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getRankSalaryRewardDetail',
  audience: 'member',
  class: 'read',
  summary: 'The gifts of the club that a member was given, and those that come.',
  input: nothing,
  value: z.object({
    weekly: z.object({
      bonus: amount,
      nextDate: instant,
      requiredValidBet: amount,
      validBet: amount,
    }),
    monthly: z.object({ bonus: amount, nextDate: instant }),
    birthday: z.object({ bonus: amount, nextDate: z.nullable(instant) }),
    list: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        name: z.string(),
        bonus: amount,
        issuedDate: instant,
        endDate: instant,
        status: z.enum(['CLAIMABLE', 'CLAIMED', 'EXPIRED']),
      }),
    ),
  }),
});
