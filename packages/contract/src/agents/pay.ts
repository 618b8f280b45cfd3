import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing, text } from '../call.ts';
import { pages, period } from './parts.ts';

const relay = (name: string) => `/wps/relay/${name}`;

export const billState = z.enum([
  ...(['NOT_REACHED', 'PENDING_APPROVAL', 'PAYABLE', 'PAID', 'PART_PAID'] as const),
  ...(['INSUFFICIENT', 'REJECTED'] as const),
]);

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
  calculation: z.record(z.string(), z.json()),
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
