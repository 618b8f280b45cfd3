import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing, requestId, text, whole } from '../call.ts';
import { activityStates, cycles, metrics, ticketStyles } from './campaign.ts';

const read = { method: 'GET', audience: 'member', class: 'read' } as const;

const promotionId = z.optional(z.union([idText, whole(1, Number.MAX_SAFE_INTEGER)]));
const named = z.object({ promotionId });

const board = z.object({
  promotionId: z.string(),
  name: z.string(),
  metric: z.enum(metrics),
  cycle: z.enum(cycles),
  startDate: instant,
  endDate: z.nullable(instant),
});

export const rankBoards = call({
  ...read,
  audience: 'anyone',
  path: '/wps/relay/PROMOFE_getRankBoardList',
  summary: 'The tournaments that run.',
  input: nothing,
  value: z.array(board),
});

export const ownRankBoards = call({
  ...read,
  path: '/wps/relay/PROMOFE_getRankBoardMyList',
  summary: 'The tournaments in which a member has a place, with what it would bring.',
  input: nothing,
  value: z.array(z.extend(board, { rank: z.int(), value: amount, bonus: amount, points: amount })),
});

export const rankBoard = call({
  ...read,
  audience: 'anyone',
  path: '/wps/relay/PROMOFE_getRankBoardLeaderboard',
  summary:
    'The table of one tournament, or of the first that runs: masked names, and the own place.',
  input: named,
  value: z.object({
    list: z.array(z.object({ rank: z.int(), name: z.string(), value: amount, bonus: amount })),
    own: z.nullable(z.object({ rank: z.int(), value: amount })),
    endDate: z.nullable(instant),
  }),
});

export const rankBoardRules = call({
  ...read,
  audience: 'anyone',
  path: '/wps/relay/PROMOFE_getRankBoardRules',
  summary: 'What a tournament counts, and its terms.',
  input: named,
  value: z.extend(board, {
    categories: z.array(z.string()),
    vendors: z.array(z.string()),
    games: z.array(z.string()),
    description: z.string(),
  }),
});

export const rankBoardRewards = call({
  ...read,
  audience: 'anyone',
  path: '/wps/relay/PROMOFE_getRankBoardRewards',
  summary: 'What the ranks of a tournament get.',
  input: named,
  value: z.array(
    z.object({
      rankFrom: z.int(),
      rankTo: z.int(),
      bonus: amount,
      points: amount,
      tickets: z.int(),
    }),
  ),
});

const rescue = z.object({
  promotionId: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(activityStates),
  lossAmount: amount,
  requiredLoss: amount,
  bonus: amount,
  endDate: z.nullable(instant),
});

export const rescues = call({
  ...read,
  path: '/wps/relay/PROMOFE_getSaviorPromotion',
  summary: 'The rescue funds that run: what was lost, what it takes, and what comes back.',
  input: nothing,
  value: z.array(rescue),
});

export const rescueDetail = call({
  ...read,
  path: '/wps/relay/PROMOFE_getSaviorPromotionDetail',
  summary: 'One rescue fund with its terms.',
  input: named,
  value: z.extend(rescue, { terms: z.string(), turnoverMultiple: z.int() }),
});

const milestone = z.object({
  step: z.int(),
  target: amount,
  actual: amount,
  bonus: amount,
  points: amount,
  status: z.string(),
});

export const missionRules = call({
  ...read,
  path: '/wps/relay/MCSFE_getMissionRules',
  summary: 'What each mission counts, and its terms.',
  input: nothing,
  value: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      metric: z.enum(metrics),
      categories: z.array(z.string()),
      cycle: z.enum(cycles),
      description: z.string(),
    }),
  ),
});

export const missionMilestones = call({
  ...read,
  path: '/wps/relay/MCSFE_getMissionMilestones',
  summary: 'The steps of one mission, with what was reached.',
  input: z.object({ missionId: idText }),
  value: z.array(milestone),
});

export const claimMission = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMissionRewards',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Claims everything that waits of one mission.',
  input: z.object({
    missionId: z.union([idText, whole(1, Number.MAX_SAFE_INTEGER)]),
    requestId: z.optional(requestId),
  }),
  value: z.object({ bonus: amount, points: amount }),
});

export const raffleStatus = call({
  ...read,
  path: '/wps/relay/MCSFE_getRafflePromotionStatus',
  summary: 'The draws that run, and how many tickets of each a member holds.',
  input: nothing,
  value: z.array(
    z.object({
      promotionId: z.string(),
      name: z.string(),
      style: z.enum(ticketStyles),
      ticketCount: z.int(),
      endDate: z.nullable(instant),
    }),
  ),
});

export const claimRaffle = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimRafflePromotion',
  also: [{ path: '/wps/relay/MCS2_claimRafflePromotion' }],
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Opens the oldest ticket of a draw.',
  input: z.object({
    id: promotionId,
    promotionId,
    requestId: z.optional(requestId),
  }),
  value: z.object({ prize: z.string(), bonus: amount, points: amount, ticketCount: z.int() }),
});

export const claimStatus = call({
  method: 'POST',
  path: '/wps/relay/PROMOFE_queryPromotionClaimStatus',
  audience: 'member',
  class: 'read',
  summary: 'How a member stands with one promotion.',
  input: z.object({ promotionId: z.union([idText, whole(1, Number.MAX_SAFE_INTEGER)]) }),
  value: z.object({ promotionId: z.string(), status: z.enum(activityStates), bonus: amount }),
});

export const unappliedRewards = call({
  ...read,
  path: '/wps/relay/PROMOFE_getUnappliedExtraRewardClaimList',
  summary: 'What waits to be claimed, by the ids that claiming takes.',
  input: nothing,
  value: z.object({ claims: z.array(z.object({ promotionId: z.string(), claimId: z.string() })) }),
});

export const ticketConfig = call({
  ...read,
  path: '/wps/relay/PROMOFE_getTicketGlobalConfig',
  summary: 'Which kinds of tickets can be held at the moment.',
  input: nothing,
  value: z.object({
    enabled: z.boolean(),
    types: z.array(z.string()),
    styles: z.array(z.string()),
  }),
});

export const redeemedCodes = call({
  ...read,
  path: '/wps/relay/PROMOFE_getPromoCode',
  summary: 'The codes a member has redeemed; codes that are open to others are told to nobody.',
  input: nothing,
  value: z.array(z.object({ promoCode: text(40), description: z.string() })),
});
