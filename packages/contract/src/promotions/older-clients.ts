import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing, requestId, text, whole } from '../call.ts';
import { ticketStyles } from './campaign.ts';

/** Kinds of promotions as existing clients name them. */
export const promotionTypes = [
  'LOGIN',
  'REGISTER',
  'MANUAL',
  'RANK_SALARY',
  'RANK_BOARD',
  'SAVIOR',
  'APP_DOWNLOAD',
  'UPGRADE_BONUS',
  'RAFFLE',
  'TICKET',
  'REFERRAL',
  'MISSION',
  'MISSION_MANUAL',
  'LUCKYBET',
  'COPY_BET',
  'PROMOCODE',
  'MEMBERLEVEL',
] as const;

export const availablePromotions = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  audience: 'member',
  class: 'read',
  summary: 'Which kinds of promotions run for the member, and how much waits in each.',
  input: nothing,
  value: z.record(
    z.enum(promotionTypes),
    z.object({ enabled: z.boolean(), unclaimedCount: z.int() }),
  ),
});

const claimable = z.object({
  id: z.string(),
  promotionId: z.string(),
  name: z.string(),
  bonus: amount,
  points: amount,
  turnoverMultiple: z.int(),
  endDate: z.nullable(instant),
});

export const claimList = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimPromotion',
  also: [{ path: '/wps/relay/MCS2_getPromotionClaimList' }],
  audience: 'member',
  class: 'read',
  summary: 'What can be claimed now, keyed by channel.',
  input: nothing,
  value: z.object({ WEB: z.array(claimable) }),
});

export const claimPromotion = call({
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimPromo',
  also: [
    { path: '/wps/relay/MCSFE_claimIssuedPromotion' },
    { path: '/wps/relay/MCSFE_claimRegisterPromotion' },
    { path: '/wps/relay/MCSFE_claimAppDownloadPromotion' },
    { path: '/wps/relay/MCS2_claimAppDownloadPromotion' },
  ],
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Claims one entry of the claimable list, or all steps of a promotion.',
  input: z.object({
    id: z.optional(text(60, 1)),
    promotionId: z.optional(z.union([text(60, 1), z.number()])),
    requestId: z.optional(requestId),
  }),
  value: z.object({ bonus: amount, points: amount }),
});

export const joinPromotion = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_signUpPromotionJoin',
  audience: 'member',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Joins a promotion, or applies for one that operators decide on.',
  input: z.object({
    promotionId: z.union([idText, whole(1, Number.MAX_SAFE_INTEGER)]),
    remark: z._default(text(140), ''),
  }),
  value: z.object({ status: z.enum(['P', 'J']) }),
});

export const ticketList = call({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getClaimTicketList',
  audience: 'member',
  class: 'read',
  summary: 'Tickets in hand.',
  input: z.object({ isApp: z.optional(text(5)), status: z.optional(text(20)) }),
  value: z.array(
    z.object({
      transactionId: z.string(),
      ticketId: z.string(),
      promotionId: z.string(),
      type: z.string(),
      style: z.enum(ticketStyles),
      status: z.enum(['AVAILABLE', 'UNAVAILABLE']),
      name: z.string(),
      bonus: amount,
      endDate: z.nullable(instant),
      claimDevice: z.string(),
      conditionStatus: z.array(z.string()),
      conditionSize: z.int(),
      achievedConditionSize: z.int(),
    }),
  ),
});

export const claimTicket = call({
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimTicket',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Opens a ticket: the oldest of its promotion.',
  input: z.object({
    transactionId: text(40, 1),
    isApp: z.optional(text(5)),
    requestId: z.optional(requestId),
  }),
  value: z.object({ value: amount, configId: z.string(), type: z.string() }),
});

export const claimHistory = call({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getClaimHistory',
  audience: 'member',
  class: 'report',
  summary: 'Everything that was given, newest first.',
  input: z.object({ page: z._default(whole(1, 100_000), 1), size: z._default(whole(1, 999), 20) }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        bonus: amount,
        points: amount,
        claimDate: instant,
      }),
    ),
    totalPages: z.int(),
  }),
});

export const promotionReward = call({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromoReward',
  audience: 'member',
  class: 'read',
  summary: 'What was given today and ever.',
  input: nothing,
  value: z.object({ dailyReceivedBonus: amount, totalBonus: amount, totalPoints: amount }),
});

export const claimCode = call({
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimPromoCode',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Redeems a promotion code.',
  input: z.object({ promoCode: text(40, 1), requestId: z.optional(requestId) }),
  value: z.object({ bonus: amount, points: amount }),
});

export const signInConfigs = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getLoginPromotion',
  audience: 'member',
  class: 'read',
  summary: 'The strips of daily sign-ins.',
  input: nothing,
  value: z.array(
    z.object({
      configId: z.string(),
      name: z.string(),
      type: z.literal('C'),
      description: z.string(),
    }),
  ),
});

const yesNo = z.enum(['Y', 'N']);

export const signInHistory = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getLoginPromotionConfigHistory',
  audience: 'member',
  class: 'read',
  summary: 'The days of a strip, and which of them were signed.',
  input: z.object({ configId: idText }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        dayCount: z.int(),
        amount,
        pointAmount: amount,
        /** The ticket that the day brings beside it. */
        ticket: z.nullable(
          z.object({
            rewardType: z.literal('TICKET'),
            ticketType: z.string(),
            type: z.string(),
            ticketStyle: z.enum(ticketStyles),
            rewardName: z.string(),
          }),
        ),
        isToday: yesNo,
        hasClaimed: yesNo,
        isClaimedToday: yesNo,
        depositAmount: amount,
        validBetAmount: amount,
      }),
    ),
    footer: z.object({
      dayCountClaimed: z.int(),
      totalClaimedAmount: amount,
      totalClaimedPointAmount: amount,
    }),
  }),
});

export const claimSignIn = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimLoginPromotion',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Signs in for today; the id of any day of the strip names it.',
  input: z.object({
    promotionConfigDetailId: text(40, 1),
    requestId: z.optional(requestId),
  }),
  value: z.object({ amount, pointAmount: amount, dayCount: z.int() }),
});

export const missionSummary = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  audience: 'member',
  class: 'read',
  summary: 'Missions with their milestones, and how many of them can be claimed.',
  input: nothing,
  value: z.object({
    claimableCount: z.int(),
    list: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        status: z.string(),
        endDate: z.nullable(instant),
        milestones: z.array(
          z.object({
            step: z.int(),
            target: amount,
            actual: amount,
            bonus: amount,
            points: amount,
            status: z.string(),
          }),
        ),
      }),
    ),
  }),
});

export const missionLeaderboard = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  audience: 'member',
  class: 'read',
  summary: 'The table of mission points of the week.',
  input: nothing,
  value: z.object({
    list: z.array(z.object({ rank: z.int(), name: z.string(), points: amount })),
    own: z.nullable(z.object({ rank: z.int(), points: amount })),
    endDate: z.nullable(instant),
  }),
});
