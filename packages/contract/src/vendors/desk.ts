import { z } from 'zod/mini';
import { amount, call, done, idNumber, idText, instant, text, whole } from '../call.ts';
import { statuses } from './seamless.ts';

/** What operators see and do about outside vendors: how they are connected, and what they sent. */
const vendorCode = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
const webAddress = z.string().check(z.maxLength(300), z.regex(/^https?:\/\/[^\s\p{C}"'<>\\?#]+$/u));
const addressRange = z.string().check(z.maxLength(50), z.regex(/^[0-9a-fA-F.:]+(\/\d{1,3})?$/));

/** How a vendor wants to be spoken to, where vendors differ. */
export const vendorProfile = z.object({
  /** What a rollback of a bet that never came is told; either way the bet is refused later. */
  unknownRollback: z.enum(['OK', 'UNKNOWN_BET']),
  /** A win ends its round, for vendors that never say `roundClosed`. */
  winCloses: z.boolean(),
  /** Whether a win may be taken back by the vendor. */
  reversesWins: z.boolean(),
});

const fields = {
  kind: z.enum(['seamless', 'transfer']),
  /** Decimals of its amounts: 2 means cents. */
  exponent: whole(0, 8),
  profile: vendorProfile,
  /** Where its games are opened; code, token, language and way back are added to the query. */
  launchUrl: webAddress,
  /** Where it answers our own questions; none: it cannot be asked. */
  apiUrl: z.nullable(webAddress),
  /** From where it may call; none: from anywhere. */
  addresses: z.array(addressRange).check(z.maxLength(50)),
  /** The most that one of its rounds may pay. */
  maxWin: amount,
  isEnabled: z.boolean(),
};

const door = z.object({
  code: z.string(),
  ...fields,
  exponent: z.int(),
  /** The last four characters of the secret in use. */
  secretTail: z.string(),
  /** Until when the secret before is still good. */
  previousSecretUntil: z.nullable(instant),
  version: z.int(),
  changedAt: instant,
});

export const listDoors = call({
  method: 'GET',
  path: '/ops/vendors',
  audience: 'operator',
  right: 'vendors.read',
  class: 'read',
  summary: 'How every outside vendor is connected.',
  input: z.object({}),
  value: z.object({ list: z.array(door) }),
});

export const saveDoor = call({
  method: 'PUT',
  path: '/ops/vendors/:code',
  audience: 'operator',
  right: 'vendors.edit',
  class: 'write',
  summary:
    'Connects a vendor (version 0: the secret is shown this once) or changes how. Addresses, the largest win and opening it wait for a second person: `approvalId`.',
  input: z.object({ code: vendorCode, version: z.int().check(z.gte(0)), ...fields }),
  value: z.object({
    door,
    secret: z.nullable(z.string()),
    approvalId: z.nullable(z.string()),
  }),
});

export const rotateSecret = call({
  method: 'POST',
  path: '/ops/vendors/:code/secret',
  audience: 'operator',
  right: 'vendors.edit',
  class: 'write',
  summary:
    'Asks for a new secret, shown this once. It opens nothing until a second person agrees; from then on the one before stays good for some hours.',
  input: z.object({ code: vendorCode, hours: z._default(whole(0, 168), 24) }),
  value: z.object({ secret: z.string(), secretTail: z.string(), approvalId: z.string() }),
});

const after = z.optional(z.string().check(z.regex(/^\d{1,18}$/)));
const size = z._default(whole(1, 200), 50);
const filter = {
  vendor: z._default(text(32), ''),
  memberId: z.optional(idNumber),
  after,
  size,
};

const message = z.object({
  number: z.string(),
  vendor: z.string(),
  transactionId: z.string(),
  kind: z.enum(['bet', 'win', 'rollback']),
  memberId: z.int(),
  roundId: z.string(),
  gameCode: z.string(),
  referenceTransactionId: z.nullable(z.string()),
  amount,
  currency: z.string(),
  status: z.enum(statuses),
  reason: z.nullable(z.string()),
  balance: z.nullable(amount),
  betId: z.nullable(z.string()),
  at: instant,
});

export const listMessages = call({
  method: 'GET',
  path: '/ops/vendors/messages',
  audience: 'operator',
  right: 'vendors.read',
  class: 'report',
  summary: 'What vendors sent and what they were told, newest first.',
  input: z.object({
    ...filter,
    transactionId: z._default(text(64), ''),
    roundId: z._default(text(64), ''),
    status: z.optional(z.enum(statuses)),
  }),
  value: z.object({ list: z.array(message), after: z.nullable(z.string()) }),
});

const round = z.object({
  betId: z.string(),
  /** The vendor that plays it, and the one under whose name it is listed. */
  vendor: z.string(),
  listedAs: z.string(),
  memberId: z.int(),
  roundId: z.string(),
  gameCode: z.string(),
  state: z.enum(['open', 'settled', 'void']),
  currency: z.string(),
  stake: amount,
  payout: amount,
  validBet: amount,
  parts: z.array(
    z.object({
      kind: z.enum(['bet', 'win']),
      transactionId: z.string(),
      amount,
      referenceTransactionId: z.nullable(z.string()),
      isUndone: z.boolean(),
    }),
  ),
  placedAt: instant,
  settledAt: z.nullable(instant),
});

export const listRounds = call({
  method: 'GET',
  path: '/ops/vendors/rounds',
  audience: 'operator',
  right: 'vendors.read',
  class: 'report',
  summary: 'Rounds at vendors with their bets and wins, newest first.',
  input: z.object({ ...filter, state: z.optional(z.enum(['open', 'settled', 'void'])) }),
  value: z.object({ list: z.array(round), after: z.nullable(z.string()) }),
});

export const alarmKinds = [
  'DUPLICATE_DIFFERS',
  'WIN_TOO_LARGE',
  'WIN_REVERSED',
  'BAD_SIGNATURE',
  'FOREIGN_ADDRESS',
  'BOOKS_DIFFER',
] as const;
export type VendorAlarmKind = (typeof alarmKinds)[number];

const alarm = z.object({
  id: z.string(),
  vendor: z.string(),
  kind: z.enum(alarmKinds),
  subject: z.string(),
  memberId: z.nullable(z.int()),
  words: z.string(),
  times: z.int(),
  firstAt: instant,
  lastAt: instant,
  seenBy: z.nullable(z.int()),
  seenAt: z.nullable(instant),
});

export const listAlarms = call({
  method: 'GET',
  path: '/ops/vendors/alarms',
  audience: 'operator',
  right: 'vendors.read',
  class: 'read',
  summary: 'What vendors did that somebody should look at, newest first.',
  input: z.object({
    vendor: z._default(text(32), ''),
    isSeen: z._default(z.enum(['yes', 'no', 'any']), 'no'),
    after,
    size,
  }),
  value: z.object({ list: z.array(alarm), after: z.nullable(z.string()) }),
});

export const markAlarm = call({
  method: 'POST',
  path: '/ops/vendors/alarms/:id/seen',
  audience: 'operator',
  right: 'vendors.edit',
  class: 'write',
  summary: 'Somebody has looked at an alarm.',
  input: z.object({ id: idText, note: text(300, 3) }),
  value: done,
});

/** Where a vendor's list and ours are not the same. */
const difference = z.object({
  transactionId: z.string(),
  kind: z.enum(['missing-here', 'missing-there', 'differs']),
  ours: z.nullable(z.string()),
  theirs: z.nullable(z.string()),
});

const comparison = z.object({
  id: z.string(),
  vendor: z.string(),
  from: instant,
  until: instant,
  ours: z.int(),
  theirs: z.int(),
  differences: z.array(difference),
  problem: z.nullable(z.string()),
  at: instant,
});

export const listComparisons = call({
  method: 'GET',
  path: '/ops/vendors/comparisons',
  audience: 'operator',
  right: 'vendors.read',
  class: 'read',
  summary: 'The nightly comparison of our books with the lists of vendors, newest first.',
  input: z.object({ vendor: z._default(text(32), ''), after, size }),
  value: z.object({ list: z.array(comparison), after: z.nullable(z.string()) }),
});

export const compareNow = call({
  method: 'POST',
  path: '/ops/vendors/:code/comparisons',
  audience: 'operator',
  right: 'vendors.edit',
  class: 'write',
  summary: 'Compares one day with a vendor now.',
  input: z.object({ code: vendorCode, day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  value: comparison,
});
