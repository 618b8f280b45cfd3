import { z } from 'zod/mini';
import { amount, call, done, idText, instant, text, whole } from '../call.ts';
import { trailOf } from '../paging.ts';
import { after, pageSize, vendorCode } from './parts.ts';

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

const connection = z.object({
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

export const listConnections = call({
  method: 'GET',
  path: '/ops/vendors',
  audience: 'operator',
  right: 'vendors.read',
  class: 'read',
  summary: 'How every outside vendor is connected.',
  input: z.object({}),
  value: z.object({ list: z.array(connection) }),
});

export const saveConnection = call({
  method: 'PUT',
  path: '/ops/vendors/:code',
  audience: 'operator',
  right: 'vendors.edit',
  class: 'write',
  summary:
    'Connects a vendor (version 0: the secret is shown this once) or changes how. Addresses, the largest win and opening it wait for a second person: `approvalId`.',
  input: z.object({ code: vendorCode, version: z.int().check(z.gte(0)), ...fields }),
  value: z.object({
    door: connection,
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

export const alertKinds = [
  'DUPLICATE_DIFFERS',
  'WIN_TOO_LARGE',
  'WIN_REVERSED',
  'BAD_SIGNATURE',
  'FOREIGN_ADDRESS',
  'BOOKS_DIFFER',
] as const;

export type VendorAlertKind = (typeof alertKinds)[number];

const alert = z.object({
  id: z.string(),
  vendor: z.string(),
  kind: z.enum(alertKinds),
  subject: z.string(),
  memberId: z.nullable(z.int()),
  words: z.string(),
  times: z.int(),
  firstAt: instant,
  lastAt: instant,
  seenBy: z.nullable(z.int()),
  seenAt: z.nullable(instant),
});

export const listAlerts = call({
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
    pageSize,
  }),
  value: trailOf(alert),
});

export const markAlert = call({
  method: 'POST',
  path: '/ops/vendors/alarms/:id/seen',
  audience: 'operator',
  right: 'vendors.edit',
  class: 'write',
  summary: 'Somebody has looked at an alarm.',
  input: z.object({ id: idText, note: text(300, 3) }),
  value: done,
});
