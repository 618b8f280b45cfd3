import { z } from 'zod/mini';
import { amount, call, instant, text, whole } from '../call.ts';
import { rngOrders } from '../play/records.ts';
import { day, pages, percentage, period, rebateRates, relay, someone, sum } from './parts.ts';

const sums = {
  totalBet: amount,
  totalValidBet: amount,
  totalWin: amount,
  totalDeposit: amount,
  totalWithdrawal: amount,
  totalRebate: amount,
  totalPromotion: amount,
  /** Salaries. */
  totalDailyIncome: amount,
  /** Dividends. */
  totalProfitSharing: amount,
  /** As the members see it: below zero the company earned. */
  totalPNL: amount,
  totalBetCount: z.int(),
};

export const overview = call({
  method: 'GET',
  path: relay('ODSFE2_getTeamOverviewSum'),
  also: [{ path: relay('ODSFE2_teamKPIC') }, { path: relay('ODSFE2_teamCount') }],
  audience: 'agent',
  class: 'report',
  summary: 'The sums of a team over at most 62 days; who and how much it holds are as of now.',
  input: z.object({ username: someone, ...period }),
  value: z.object({
    ...sums,
    from: day,
    to: day,
    teamBalance: amount,
    teamCount: z.int(),
    directCount: z.int(),
    onlineCount: z.int(),
    activeCount: z.int(),
    totalRegisterCount: z.int(),
    totalDepositCount: z.int(),
    totalLoginCount: z.int(),
    depositorCount: z.int(),
    firstDepositCount: z.int(),
    firstDepositAmount: amount,
    categories: z.array(
      z.object({ category: z.string(), totalBet: amount, totalValidBet: amount, totalWin: amount }),
    ),
  }),
});

export const overviewDays = call({
  method: 'GET',
  path: relay('ODSFE2_getTeamOverviewDailyList'),
  audience: 'agent',
  class: 'report',
  summary: 'The same sums day by day, for the charts.',
  input: z.object({ username: someone, ...period }),
  value: z.object({
    list: z.array(
      z.object({
        day,
        ...sums,
        totalRegisterCount: z.int(),
        totalDepositCount: z.int(),
        totalLoginCount: z.int(),
      }),
    ),
  }),
});

/** Each narrows the list; days belong to it. */
const downlineFilters = {
  kind: z.optional(z.enum(['AGENT', 'PLAYER'])),
  isOnline: z.optional(z.union([z.boolean(), z.stringbool()])),
  balanceFrom: z.optional(sum),
  balanceTo: z.optional(sum),
  registeredFrom: z.optional(day),
  registeredTo: z.optional(day),
  /** Who made no bet for so many days. */
  idleDays: z.optional(whole(1, 365)),
};

export const downlines = call({
  method: 'GET',
  path: relay('ODSFE2_getSubordinatev2'),
  also: [
    { path: relay('ODSFE2_Subordinate') },
    { path: relay('ODSFE2_subordinateSimple') },
    { path: '/wps/agent/downlines' },
  ],
  audience: 'agent',
  class: 'report',
  summary:
    'Who stands directly below someone of the team; with a name, whoever of the team has it.',
  input: z.object({
    /** Whose downlines; none: one's own. */
    username: someone,
    /** The beginning of a name, anywhere in the team. */
    search: z.optional(text(40, 1)),
    ...downlineFilters,
    ...pages,
  }),
  value: z.object({
    list: z.array(
      z.object({
        customerId: z.int(),
        username: z.string(),
        nickname: z.string(),
        type: z.int(),
        kind: z.enum(['AGENT', 'PLAYER']),
        /** Steps below the asker. */
        level: z.int(),
        isDirect: z.boolean(),
        rebates: rebateRates,
        balance: amount,
        teamBalance: amount,
        teamCount: z.int(),
        directCount: z.int(),
        lastLogin: z.nullable(instant),
        /** Of direct downlines only. */
        lastLoginPlace: z.nullable(z.string()),
        registeredAt: instant,
        isFrozen: z.boolean(),
        isOnline: z.boolean(),
        /** With the highest rate of what runs or waits. */
        contracts: z.array(
          z.object({ kind: z.string(), status: z.string(), rate: z.optional(percentage) }),
        ),
      }),
    ),
    /** From the asker down to whose downlines these are. */
    path: z.array(z.string()),
    total: z.int(),
    totalPages: z.int(),
  }),
});

const statementRow = z.object({ username: z.string(), isSelf: z.boolean(), ...sums });

const statementsOf = (path: string, also: string[], summary: string) =>
  call({
    method: 'GET',
    path,
    also: also.map((other) => ({ path: other })),
    audience: 'agent',
    class: 'report',
    summary,
    input: z.object({
      username: someone,
      scope: z._default(z.enum(['TEAM', 'PERSONAL']), 'TEAM'),
      category: z.optional(text(20, 1)),
      ...period,
      ...pages,
    }),
    value: z.object({
      list: z.array(statementRow),
      footer: z.object(sums),
      total: z.int(),
      totalPages: z.int(),
    }),
  });

export const statements = statementsOf(
  relay('ODSFE2_getTeamPNLV3'),
  ['ODSFE2_TeamPNL', 'ODSFE2_getTeamPNLV2Detail'].map(relay),
  'One row for oneself and one for each direct downline, and their total.',
);

export const lotteryStatements = statementsOf(
  '/wps/report/downlineLottoPNL',
  [],
  'The same of lottery bets, where no other category is named.',
);

export const cardStatements = statementsOf(
  '/wps/report/teamPVPFishingPNL',
  [],
  'The same of card tables, where no other category is named.',
);

export const income = call({
  method: 'GET',
  path: relay('ODSFE2_AgentProfDet'),
  also: [{ path: '/wps/report/income' }],
  audience: 'agent',
  class: 'report',
  summary: 'What was credited day by day, and what is earned and not credited yet.',
  input: z.object(period),
  value: z.object({
    list: z.array(
      z.object({
        day,
        rebateDifference: amount,
        dailySalary: amount,
        hourlySalary: amount,
        realtimeSalary: amount,
        dividend: amount,
        /** By the fixed plan, where the brand has that one. */
        commission: amount,
        total: amount,
      }),
    ),
    unsettled: z.object({ rebateDifference: amount, realtimeSalary: amount, bills: amount }),
  }),
});

const teamBetsValue = z.extend(rngOrders.value, {
  list: z.array(
    z.extend(rngOrders.value.shape.list.def.element, {
      username: z.string(),
      /** The same as older clients read it, and who stands directly above. */
      customerName: z.string(),
      directAgentName: z.string(),
    }),
  ),
});

/** Whose bets, and which: older clients name someone by `subordinateName`. */
const teamBetsInput = z.extend(rngOrders.input, {
  username: z.optional(text(40)),
  /** Bets that were decided, those that are open, or both. */
  state: z._default(z.enum(['ended', 'open', 'any']), 'ended'),
  category: z._default(text(20), ''),
  /** The number of a lottery's issue. */
  numero: z._default(text(20), ''),
});

export const teamBets = call({
  method: 'GET',
  path: '/wps/agent/teamBets',
  audience: 'agent',
  class: 'report',
  summary: 'Bets of the own team, or of someone of it and who stands below, however large it is.',
  input: teamBetsInput,
  value: teamBetsValue,
});

export const teamLotteryBets = call({
  method: 'GET',
  path: relay('ODSFE2_lottTeamBet'),
  audience: 'agent',
  class: 'report',
  summary: 'Lottery bets of the team with issue, play and content, open ones among them.',
  input: z.extend(teamBetsInput, {
    gameId: z._default(text(40), ''),
    /** 0 open, 1 win, 2 lose, 3 even, 4 cancelled; empty: all. */
    orderStatus: z._default(text(8), ''),
    /** 1 LOTT, 3 ELOTT; both where nothing is said. */
    prizeModeId: z._default(text(4), ''),
  }),
  value: teamBetsValue,
});

export const teamCardAndSlotBets = call({
  method: 'GET',
  path: '/wps/report/teamPVPRNGBetting',
  audience: 'agent',
  class: 'report',
  summary: 'Bets of the team at card tables and on slots.',
  input: teamBetsInput,
  value: teamBetsValue,
});

export const reportFile = call({
  method: 'GET',
  path: '/wps/agent/reports/:report/csv',
  audience: 'agent',
  class: 'report',
  answer: 'file',
  summary: 'A report as CSV, row by row as it is read, with the filters of the report itself.',
  input: z.object({
    report: z.enum([
      'overview',
      'downlines',
      'statements',
      'income',
      'bets',
      'dividends',
      'daily',
      'hourly',
      'realtime',
    ]),
    username: someone,
    search: z.optional(text(40, 1)),
    ...downlineFilters,
    scope: z._default(z.enum(['TEAM', 'PERSONAL']), 'TEAM'),
    category: z.optional(text(20, 1)),
    side: z._default(z.enum(['RECEIVED', 'TO_PAY']), 'RECEIVED'),
    ...period,
  }),
  value: z.unknown(),
});
