import { z } from 'zod/mini';
import { amount, call, done, idText, instant, text, whole } from '../call.ts';
import { contractKind, contractRow, newTerms, period, periods } from './contracts.ts';
import { day, pages, percentage, rebateRates, sum, username } from './parts.ts';
import { billRow, billState } from './pay.ts';

const count = (shipped: number, most: number) => z._default(whole(0, most), shipped);

const PERCENT = 10_000n;
const atMost = (most: bigint) =>
  percentage.check(z.refine((parts) => parts <= most, { error: 'percent' }));
const rate = (shipped: bigint) => z._default(percentage, shipped);
const strictRate = (shipped: bigint) => z._default(atMost(100n * PERCENT), shipped);

/** A lottery pays no more than it takes: 8 % is the prize group 1960. Nothing else gives back as much. */
const MOST_LOTTERY = 8n * PERCENT;
const MOST_OTHERS = 5n * PERCENT;
const ceilings = rebateRates.check(
  z.refine(
    (rates) =>
      Object.entries(rates).every(
        ([category, parts]) => parts <= (category === 'LOTT' ? MOST_LOTTERY : MOST_OTHERS),
      ),
    { error: 'percent' },
  ),
);

/** What operators decide about the agents' business. */
export const settings = z.object({
  /** How rebates are paid: differences up the chain, or three fixed levels once a day. */
  rebatePlan: z._default(z.enum(['DIFFERENCE', 'FIXED3']), 'DIFFERENCE'),
  /** A downline may be given the same rate as one's own. */
  equalRates: z._default(z.boolean(), true),
  /** Who bet so much in a day counts as active for salaries; in a period, for dividends. */
  activePerDay: z._default(amount, 5_000_000n),
  activePerPeriod: z._default(amount, 10_000_000n),
  /** Sales are floored to whole multiples of this before a daily salary is counted. */
  salesUnit: count(1, 1_000_000),
  daysToAnswer: z._default(whole(1, 90), 7),
  /** The upline pays each bill of the kind himself; otherwise it is taken at the run. */
  manualDividends: z._default(z.boolean(), true),
  manualDaily: z._default(z.boolean(), false),
  manualHourly: z._default(z.boolean(), false),
  /** A run waits for an operator before anything is paid. */
  approveDaily: z._default(z.boolean(), false),
  approveDividends: z._default(z.boolean(), false),
  /** The highest rate of each kind of contract. */
  ceilingDaily: rate(2n * PERCENT),
  ceilingHourly: rate(PERCENT),
  ceilingRealtime: rate(21_000n),
  ceilingDividend: rate(30n * PERCENT),
  /** The highest rebate of a category, where it differs from the shipped one. */
  rebateCeilings: z._default(rebateRates, {}),
  /** The periods a dividend may be settled by, and what a form begins with. */
  dividendPeriods: z._default(z.array(period).check(z.minLength(1)), [...periods]),
  topPeriod: z._default(period, 'MONTHLY'),
  otherPeriod: z._default(period, 'HALF_MONTH'),
  /** What the company pays of a team's money to others, taken off before a dividend. */
  depositFee: rate(0n),
  withdrawalFee: rate(0n),
  vendorFee: rate(0n),
  /** Who owes downlines for longer than this withdraws nothing; 0: never stopped. */
  debtDays: z._default(whole(0, 365), 3),
  /** How many links an agent may have at once; 0: as many as he likes. */
  linksPerAgent: count(0, 10_000),
  /** How many accounts of a prize group or above an agent may open; none named: no limit. */
  quotas: z._default(
    z
      .array(z.object({ prizeGroup: whole(1_800, 2_000), count: whole(0, 1_000_000) }))
      .check(z.maxLength(20)),
    [],
  ),
});

/** What is saved keeps to stricter rules than what was once saved. */
const newSettings = z.extend(settings, {
  activePerDay: z._default(sum, 5_000_000n),
  activePerPeriod: z._default(sum, 10_000_000n),
  ceilingDaily: strictRate(2n * PERCENT),
  ceilingHourly: strictRate(PERCENT),
  ceilingRealtime: strictRate(21_000n),
  ceilingDividend: strictRate(30n * PERCENT),
  rebateCeilings: z._default(ceilings, {}),
  depositFee: strictRate(0n),
  withdrawalFee: strictRate(0n),
  vendorFee: strictRate(0n),
});

export const readSettings = call({
  method: 'GET',
  path: '/ops/agents/settings',
  audience: 'operator',
  right: 'agents.read',
  class: 'read',
  summary: "What is decided about the agents' business.",
  input: z.object({}),
  value: z.extend(settings, { version: z.int() }),
});

export const saveSettings = call({
  method: 'PUT',
  path: '/ops/agents/settings',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: "Decides about the agents' business, unless someone else did meanwhile.",
  input: z.extend(newSettings, { version: whole(0, 1_000_000_000), reason: text(300, 1) }),
  value: done,
});

const runKind = z.enum(['DIVIDEND', 'DAILY', 'HOURLY']);

export const payRuns = call({
  method: 'GET',
  path: '/ops/agents/runs',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'Pay runs, newest first: what the company pays, and what uplines still owe.',
  input: z.object({
    /** One of them alone. */
    runId: z.optional(idText),
    kind: z.optional(runKind),
    state: z.optional(z.enum(['WAITING', 'HELD', 'PAID'])),
    ...pages,
  }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        kind: runKind,
        from: z.string(),
        to: z.string(),
        state: z.enum(['WAITING', 'HELD', 'PAID']),
        heldReason: z.nullable(z.string()),
        attempt: z.int(),
        at: instant,
        bills: z.int(),
        gross: amount,
        missing: amount,
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const runBills = call({
  method: 'GET',
  path: '/ops/agents/runs/:runId/bills',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'The bills of a run, each with its calculation.',
  input: z.object({ runId: idText, state: z.optional(billState), ...pages }),
  value: z.object({ list: z.array(billRow), total: z.int(), totalPages: z.int() }),
});

export const runFile = call({
  method: 'GET',
  path: '/ops/agents/runs/:runId/csv',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  answer: 'file',
  summary: 'The bills of a run as CSV, row by row as they are read.',
  input: z.object({ runId: idText }),
  value: z.unknown(),
});

export const startRun = call({
  method: 'POST',
  path: '/ops/agents/runs',
  audience: 'operator',
  right: 'agents.pay',
  class: 'write',
  summary: 'Runs a period that is over and was left out; one that was run stays as it is.',
  input: z.object({ kind: runKind, from: day, to: day, reason: text(300, 1) }),
  value: z.object({ runId: z.nullable(z.string()) }),
});

export const holdRun = call({
  method: 'POST',
  path: '/ops/agents/runs/:runId/hold',
  audience: 'operator',
  right: 'agents.pay',
  class: 'write',
  summary: 'Keeps a run that waits from being approved, or lets it go again.',
  input: z.object({ runId: idText, isHeld: z.boolean(), reason: text(300, 1) }),
  value: done,
});

export const decideBill = call({
  method: 'POST',
  path: '/ops/agents/bills/:billId/decision',
  audience: 'operator',
  right: 'agents.pay',
  class: 'write',
  summary:
    'Holds or releases a bill, rejects it, or pays for the company what an upline still owes.',
  input: z.object({
    billId: idText,
    action: z.enum(['HOLD', 'RELEASE', 'REJECT', 'COVER']),
    reason: text(300, 1),
  }),
  value: done,
});

export const openDebts = call({
  method: 'GET',
  path: '/ops/agents/debts',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'Bills that uplines still owe, oldest first.',
  input: z.object(pages),
  value: z.object({
    list: z.array(billRow),
    total: z.int(),
    totalPages: z.int(),
    missing: amount,
  }),
});

export const previewRun = call({
  method: 'GET',
  path: '/ops/agents/runs/preview',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'What a run over a period would come to now; nothing is written.',
  input: z.object({ kind: runKind, from: day, to: day }),
  value: z.object({
    list: z.array(
      z.object({
        receiver: z.string(),
        gross: amount,
        isFrozen: z.boolean(),
        isByCompany: z.boolean(),
        activeMembers: z.int(),
        validBet: amount,
        loss: amount,
      }),
    ),
    company: amount,
  }),
});

export const approveRun = call({
  method: 'POST',
  path: '/ops/agents/runs/:runId/approve',
  audience: 'operator',
  right: 'agents.pay',
  class: 'write',
  summary: 'Pays a run that waited.',
  input: z.object({ runId: idText }),
  value: done,
});

export const recalculateRun = call({
  method: 'POST',
  path: '/ops/agents/runs/:runId/recalculate',
  audience: 'operator',
  right: 'agents.pay',
  class: 'write',
  summary: 'Takes back what a run moved, counts it again and pays anew.',
  input: z.object({ runId: idText, reason: text(300, 1) }),
  value: done,
});

export const browseTree = call({
  method: 'GET',
  path: '/ops/agents/tree',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'Who stands at the top of the tree, or directly below someone.',
  input: z.object({ username: z.optional(username), ...pages }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        username: z.string(),
        type: z.int(),
        kind: z.enum(['AGENT', 'PLAYER']),
        level: z.int(),
        teamCount: z.int(),
        isFrozen: z.boolean(),
        contracts: z.array(contractRow),
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const moveMember = call({
  method: 'POST',
  path: '/ops/agents/tree/move',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: 'Moves someone and his team; what was counted before stays where it was.',
  input: z.object({
    username,
    /** None: to the top. */
    upline: z.optional(username),
    reason: text(300, 1),
  }),
  value: done,
});

export const previewMove = call({
  method: 'GET',
  path: '/ops/agents/tree/move/preview',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'Whom a move would take along, and which contracts would end by it; nothing is written.',
  input: z.object({ username, upline: z.optional(username) }),
  value: z.object({
    username: z.string(),
    teamCount: z.int(),
    from: z.array(z.string()),
    to: z.array(z.string()),
    /** Not where he would stand below himself, stands already, or has more than could be given. */
    isPossible: z.boolean(),
    /** Categories in which his rebate is above that of the new upline. */
    rebatesAbove: z.array(z.string()),
    ending: z.array(contractRow),
  }),
});

export const openAgent = call({
  method: 'POST',
  path: '/ops/agents',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: "Opens a general agent at the top of the tree, with the brand's default password.",
  input: z.object({ username, rebates: z._default(rebateRates, {}), reason: text(300, 1) }),
  value: z.object({ id: z.int(), username: z.string(), password: z.string() }),
});

export const setTopRebates = call({
  method: 'PUT',
  path: '/ops/agents/rebates',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: 'Sets the rebates of someone at the top of the tree, up to the ceilings.',
  input: z.object({ username, rebates: rebateRates, reason: text(300, 1) }),
  value: done,
});

export const agentCard = call({
  method: 'GET',
  path: '/ops/agents/card',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'One of the tree: where he stands, his rebates, his contracts and what he still owes.',
  input: z.object({ username }),
  value: z.object({
    id: z.int(),
    username: z.string(),
    type: z.int(),
    level: z.int(),
    path: z.array(z.string()),
    teamCount: z.int(),
    directCount: z.int(),
    isFrozen: z.boolean(),
    rebates: rebateRates,
    ceilings: rebateRates,
    contracts: z.array(contractRow),
    owes: amount,
  }),
});

export const giveContract = call({
  method: 'POST',
  path: '/ops/agents/contracts',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: "Gives the company's contract to someone at the top of the tree, in force at once.",
  input: z.object({ username, kind: contractKind, terms: newTerms, reason: text(300, 1) }),
  value: z.object({ contract: contractRow, ended: z.int() }),
});

export const endContract = call({
  method: 'POST',
  path: '/ops/agents/contracts/:contractId/end',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: 'Ends a contract at once, and those that were given from it.',
  input: z.object({ contractId: idText, reason: text(300, 1) }),
  value: done,
});

export const contracts = call({
  method: 'GET',
  path: '/ops/agents/contracts',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'Contracts, newest first; of the company alone, of someone, or of all.',
  input: z.object({
    username: z.optional(username),
    kind: z.optional(contractKind),
    state: z.optional(z.enum(['PENDING', 'ACTIVE', 'TERMINATING', 'ENDED'])),
    isByCompany: z.optional(z.union([z.boolean(), z.stringbool()])),
    ...pages,
  }),
  value: z.object({ list: z.array(contractRow), total: z.int(), totalPages: z.int() }),
});

const application = z.object({
  id: z.string(),
  /** None: a visitor. */
  memberId: z.nullable(z.int()),
  sender: z.string(),
  /** Whether an account has to be opened, a player be made an agent, or nothing can be done. */
  standing: z.enum(['VISITOR', 'PLAYER', 'AGENT']),
  content: z.string(),
  state: z.enum(['new', 'working', 'answered', 'closed']),
  answer: z.string(),
  handledBy: z.nullable(z.string()),
  at: instant,
  version: z.int(),
});

export const applications = call({
  method: 'GET',
  path: '/ops/agents/applications',
  audience: 'operator',
  right: 'agents.read',
  class: 'read',
  summary: 'Who asked to become an agent, newest first.',
  input: z.object({
    state: z.optional(z.enum(['new', 'working', 'answered', 'closed'])),
    ...pages,
  }),
  value: z.object({ list: z.array(application), total: z.int(), totalPages: z.int() }),
});

export const decideApplication = call({
  method: 'POST',
  path: '/ops/agents/applications/:id/decision',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: 'Makes the sender an agent, or rejects with a reason; either way he is told.',
  input: z.object({
    id: idText,
    version: whole(0, 1_000_000_000),
    isAccepted: z.boolean(),
    answer: text(500, 1),
    /** The account to open for a visitor. */
    username: z.optional(username),
    /** Below whom it is opened; none: at the top. */
    upline: z.optional(username),
  }),
  value: z.object({ username: z.nullable(z.string()), password: z.nullable(z.string()) }),
});

export const disputes = call({
  method: 'GET',
  path: '/ops/agents/disputes',
  audience: 'operator',
  right: 'agents.read',
  class: 'read',
  summary: 'Bills that their receivers contest, oldest first, each with its calculation.',
  input: z.object({ state: z.optional(z.enum(['OPEN', 'UPHELD', 'REJECTED'])), ...pages }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        words: z.string(),
        state: z.enum(['OPEN', 'UPHELD', 'REJECTED']),
        answer: z.nullable(z.string()),
        at: instant,
        bill: billRow,
        runId: z.string(),
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const decideDispute = call({
  method: 'POST',
  path: '/ops/agents/disputes/:disputeId/decision',
  audience: 'operator',
  right: 'agents.pay',
  class: 'write',
  summary:
    'Says who is right about a contested bill; the receiver is told. Money is moved by the run or the bill.',
  input: z.object({ disputeId: idText, isUpheld: z.boolean(), answer: text(500, 1) }),
  value: done,
});
