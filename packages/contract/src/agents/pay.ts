import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing, text, type Wire } from '../call.ts';
import { contractRow, type Measured, type terms } from './contracts.ts';
import { counted, day, pages, percentage, period, relay, report, someone } from './parts.ts';

export const billState = z.enum([
  'NOT_REACHED',
  'PENDING_APPROVAL',
  'PAYABLE',
  'PAID',
  'PART_PAID',
  'INSUFFICIENT',
  'REJECTED',
]);

/** The tier that a bill reached; amounts in 1/10,000 as text, the rate in percent. */
export type ReachedTier = { activeMembers: number; validBet: string; loss: string; rate: string };

/** An hour of an hourly salary by its own tier. */
export type HourLine = { validBet: string; rate: string; amount: string };

/** The part of a calculation that depends on the kind of the contract. */
export type Reached = {
  activeMembers: number;
  validBet: string;
  loss: string;
  /** Daily salaries: valid bets in whole units of sales. */
  sales?: string;
  /** Dividends: what the period before left, and what is shared out. */
  carried?: string;
  base?: string;
  tier?: ReachedTier | null;
  hours?: HourLine[];
};

/** Why a bill has its amount, as it is stored and shown; amounts in 1/10,000 as text. */
export type Calculation = Omit<Measured, 'hours'> &
  Omit<Reached, 'hours'> & {
    hours: string[] | HourLine[];
    /** What is left below zero for the next bill. */
    carryOut: string;
    salary: string;
    fees: string;
    terms: Wire<typeof terms>;
    /** What the company paid in place of the upline. */
    covered?: string;
    /** The upline pays it, some other time. */
    isManual?: true;
  };

const calculation = z.custom<Calculation>((value) => typeof value === 'object' && value !== null);

export const billRow = z.object({
  id: z.string(),
  kind: z.enum(['DIVIDEND', 'DAILY', 'HOURLY']),
  receiver: z.string(),
  /** Empty: the company. */
  payer: z.string(),
  from: z.string(),
  to: z.string(),
  gross: amount,
  paid: amount,
  /** What the receiver in turn owed those below, and what of it was paid. */
  owed: amount,
  owedPaid: amount,
  state: billState,
  reason: z.nullable(z.string()),
  /** The company looks at it again before it is paid. */
  isHeld: z.boolean(),
  /** Why this amount: figures, tier and terms; amounts in 1/10,000 as text. */
  calculation,
  at: instant,
});

export const bills = (
  path: string,
  also: string[],
  summary: string,
  side: 'RECEIVED' | 'TO_PAY' = 'RECEIVED',
) =>
  call({
    method: 'GET',
    path: relay(path),
    also: also.map((other) => ({ path: relay(other) })),
    audience: 'agent',
    class: 'report',
    summary,
    input: z.object({
      /** What one gets, or what one owes those directly below. */
      side: z._default(z.enum(['RECEIVED', 'TO_PAY']), side),
      state: z.optional(billState),
      ...pages,
    }),
    value: z.object({ list: z.array(billRow), total: z.int(), totalPages: z.int() }),
  });

export const dividendBills = bills(
  'ODSFE2_QueryDividend',
  ['ODSFE2_previousDividend', 'ODSFE2_getSelfDividendDetail'],
  'Dividends, own or owed, each with its calculation.',
);

export const dailyBills = bills(
  'ODSFE2_QueryDailySalary',
  ['ODSFE2_dailySalRec'],
  'Daily salaries, own or owed, each with its calculation.',
);

export const hourlyBills = bills(
  'ODSFE2_hourSalRec',
  ['ODSFE2_getHourSalaryDisburseRec'],
  'Hourly salaries, own or owed, with the 24 lines of the day.',
);

export const payBills = call({
  method: 'POST',
  path: relay('ODSFE2_PayoutDividend'),
  also: [{ path: relay('ODSFE2_disburseMRDailySal') }],
  audience: 'agent',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Pays what is still owed on bills of direct downlines, all of them or none.',
  input: z.object({ billIds: z.array(idText).check(z.minLength(1), z.maxLength(100)) }),
  value: z.object({ paid: amount }),
});

export const realtimePay = call({
  method: 'GET',
  path: relay('ODSFE2_getRealTimeSalary'),
  audience: 'agent',
  class: 'report',
  summary:
    'Real-time salary, one line for each bet that earned or lost it; at most 10,000 are counted.',
  input: z.object({ ...period, ...pages }),
  value: z.object({
    list: z.array(
      z.object({
        betId: z.string(),
        username: z.string(),
        /** Of the bet; none where it was made void. */
        stake: z.nullable(amount),
        payout: z.nullable(amount),
        amount,
        at: instant,
      }),
    ),
    /** Earned, and not credited yet. */
    unsettled: amount,
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const debts = call({
  method: 'GET',
  path: '/wps/agent/debts',
  audience: 'agent',
  class: 'read',
  summary:
    'What is owed to direct downlines; withdrawals wait while some of it is older than three days.',
  input: nothing,
  value: z.object({
    total: amount,
    overdue: amount,
    bills: z.int(),
    oldestAt: z.nullable(instant),
    isBlocking: z.boolean(),
  }),
});

export const disputeBill = call({
  method: 'POST',
  path: '/wps/agent/bills/:billId/dispute',
  audience: 'agent',
  class: 'write',
  summary: 'Contests an own bill, once until it is answered; the company looks at its calculation.',
  input: z.object({ billId: idText, words: text(500, 20) }),
  value: z.object({ disputeId: z.string() }),
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
