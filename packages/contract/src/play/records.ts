import { z } from 'zod/mini';
import { amount, call, instant, instantInput, pageNumber, text, whole } from '../call.ts';

const said = (max: number) => z._default(text(max), '');

const period = { startDate: z.optional(instantInput), endDate: z.optional(instantInput) };

const after = z.optional(z.string().check(z.regex(/^\d{1,15}\.\d{1,18}$/)));

/** What a slip is made of, one row for each leg; other bets are whole and have none. */
const betPart = z.object({
  matchId: z.string(),
  market: z.string(),
  selection: z.string(),
  odds: z.number(),
  /** How it ended; null while it is open. */
  result: z.nullable(z.string()),
});

const orderRow = z.object({
  orderNo: z.string(),
  origOrderNo: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  iconUrl: z.string(),
  vendor: z.string(),
  gameType: z.string(),
  customerId: z.int(),
  currency: z.string(),
  betAmount: amount,
  /** What the house staked instead, of a free spin or a free bet. */
  freeBetAmount: amount,
  validBetAmount: amount,
  winAmount: amount,
  profitAndLoss: amount,
  /** Those of the whole, where it has odds of its own: a slip but no system. */
  odds: z.nullable(z.number()),
  oddsType: z.nullable(z.literal('DECIMAL')),
  status: z.int(),
  betDetails: z.array(betPart),
  /** What was bet on: the issue or round, the play, and what was marked, in one line. */
  numero: z.string(),
  playName: z.string(),
  betContent: z.string(),
  /** Of a lottery's ticket: by group or by which odds, and the prize group where there is one. */
  prizeMode: z.nullable(z.string()),
  series: z.nullable(z.int()),
  betTime: instant,
  settleTime: z.nullable(instant),
  /** Of a team: who made it, and who stands directly above them. */
  username: z.optional(z.string()),
  customerName: z.optional(z.string()),
  directAgentName: z.optional(z.string()),
});

const orders = (path: string, summary: string, older?: string) =>
  call({
    method: 'GET',
    path,
    ...(older && { also: [{ path: older }] }),
    audience: 'session',
    class: 'report',
    summary,
    input: z.object({
      ...period,
      /** Of an agent: anything but empty, 0 and SELF asks for the bets of the whole team. */
      subordinateType: z.optional(text(20)),
      /** Of an agent: someone of the team, and who stands below them. */
      subordinateName: z.optional(text(40)),
      /** A vendor, or empty for all. */
      accountType: said(40),
      gameCode: said(64),
      orderNoSearch: said(40),
      /** 1 win, 2 lose, 3 tie, 4 cancelled. */
      status: said(8),
      winLossDraw: said(8),
      page: pageNumber,
      size: z._default(whole(1, 999), 10),
      /** Goes on after the last row seen; then `page` counts nothing. */
      after,
      language: z._default(text(20), 'EN'),
    }),
    value: z.object({
      list: z.array(orderRow),
      footer: z.object({
        betAmount: amount,
        validBetAmount: amount,
        validBetting: amount,
        winAmount: amount,
        profitAndLoss: amount,
      }),
      total: z.int(),
      page: z.int(),
      totalPages: z.int(),
      after: z.nullable(z.string()),
    }),
  });

export const allOrders = orders(
  '/wps/relay/ODSFE2_AllOrders',
  'Own settled bets of every category.',
);

export const openOrders = orders(
  '/wps/relay/ODSFE2_AllUnsettOrders',
  'Own open bets of every category.',
);

export const rngOrders = orders(
  '/wps/relay/ODSFE2_RNGOrders',
  'Own settled bets on slots and mini games.',
);

export const fishOrders = orders(
  '/wps/relay/ODSFE2_FishOrders',
  'Own settled bets on fishing games.',
);

export const liveOrders = orders(
  '/wps/relay/ODSFE2_LiveOrders',
  'Own settled bets at live tables.',
);

export const pvpOrders = orders('/wps/relay/ODSFE2_PvPOrders', 'Own settled hands at card tables.');

export const sportsOrders = orders(
  '/wps/relay/ODSFE2_SportsSettOrders',
  'Own settled bets on sports.',
  '/wps/relay/ODSFE2_ordersSportsRemote',
);

export const openSportsOrders = orders(
  '/wps/relay/ODSFE2_SportsUnsettOrders',
  'Own open bets on sports.',
);

export const lottOrders = orders(
  '/wps/relay/ODSFE2_LottSettledOrders',
  'Own settled lottery bets.',
);

export const openLottOrders = orders(
  '/wps/relay/ODSFE2_LottUnsettledOrders',
  'Own open lottery bets.',
);

export const elottOrders = orders(
  '/wps/relay/ODSFE2_ElottSettledOrders',
  'Own settled e-lottery bets.',
);

export const openElottOrders = orders(
  '/wps/relay/ODSFE2_ElottUnsettledOrders',
  'Own open e-lottery bets.',
);

export const everyOrder = orders(
  '/wps/report/accountGameBetHistory',
  'Own bets of every kind, open ones among them, in the form of 2017.',
);

const sums = {
  betCount: z.int(),
  betAmount: amount,
  validBetAmount: amount,
  winAmount: amount,
  profitAndLoss: amount,
};

export const profitAndLoss = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemPNL',
  audience: 'session',
  class: 'report',
  summary: 'Own profit and loss by day, category or game.',
  input: z.object({
    ...period,
    groupBy: z._default(z.enum(['day', 'category', 'game']), 'day'),
    language: z._default(text(20), 'EN'),
  }),
  value: z.object({
    list: z.array(z.object({ key: z.string(), name: z.string(), ...sums })),
    footer: z.object(sums),
  }),
});

/** Parts of the same, as clients of 2017 ask for them: by game. */
const partOf = (path: string, summary: string) =>
  call({
    ...profitAndLoss,
    path,
    summary,
    input: z.object({
      ...period,
      groupBy: z._default(z.enum(['day', 'category', 'game']), 'game'),
      language: z._default(text(20), 'EN'),
    }),
  });

export const lotteryProfitAndLoss = partOf(
  '/wps/report/detailedLottoPNL',
  'Own profit and loss on lotteries.',
);

export const cardProfitAndLoss = partOf(
  '/wps/report/personalPVPFishingPNL',
  'Own profit and loss at card tables and fishing games.',
);

/** The last 24 hours; the brand's own week and month. */
export const boardPeriods = ['DAY', 'WEEK', 'MONTH'] as const;

export const winners = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  also: [{ path: '/wps/relay/ODSFE2_getWinnerBoard' }],
  audience: 'anyone',
  class: 'read',
  summary: 'The largest real wins of the last 24 hours, or of a week or month, by masked names.',
  input: z.object({
    period: z._default(z.enum(boardPeriods), 'DAY'),
    gameCategory: z._default(text(20), 'ALL'),
    language: said(20),
    limitNum: z._default(whole(1, 100), 20),
  }),
  value: z.object({
    list: z.array(
      z.object({
        vo: z.object({
          customerName: z.string(),
          winAmount: amount,
          gameName: z.string(),
          nodeName: z.string(),
          iconUrl: z.string(),
          nodeId: z.nullable(z.int()),
          gameType: z.string(),
          vendor: z.string(),
          gameCode: z.string(),
          winTime: instant,
        }),
      }),
    ),
  }),
});

export const leaderboard = call({
  method: 'GET',
  path: '/wps/leaderboard',
  audience: 'anyone',
  class: 'read',
  summary: 'Who won most of a day, a week or a month: real wins only, masked names, the own place.',
  input: z.object({
    period: z._default(z.enum(boardPeriods), 'DAY'),
    gameCategory: z._default(text(20), 'ALL'),
  }),
  value: z.object({
    list: z.array(
      z.object({
        rank: z.int(),
        name: z.string(),
        won: amount,
        wins: z.int(),
        best: amount,
        isOwn: z.boolean(),
      }),
    ),
    own: z.nullable(z.object({ rank: z.int(), won: amount })),
  }),
});
