import { z } from 'zod/mini';
import {
  amount,
  call,
  idNumber,
  idText,
  instant,
  instantInput,
  pageNumber,
  pageSize,
  text,
} from '../call.ts';
import { securityConfig } from '../identity/security.ts';
import { signInLog } from '../identity/sessions.ts';
import { listAudit } from '../operators/operators.ts';

/** What an operator does with members: each call names the right it takes. */
const kind = z.enum(['member', 'agent', 'trial']);
const memberId = idNumber;
const size = z._default(pageSize, 20);

const row = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  type: z.int(),
  kind,
  level: z.int(),
  upline: z.nullable(z.string()),
  registeredAt: instant,
  lastLoginAt: z.nullable(instant),
  isFrozen: z.boolean(),
});

/** Read on with `after`; null when there is no more. */
const rows = z.object({ list: z.array(row), after: z.nullable(z.int()) });

export const searchMembers = call({
  method: 'GET',
  path: '/ops/members',
  audience: 'operator',
  class: 'report',
  right: 'members.read',
  summary:
    'Members, the newest first; by number or mail address only whole, and only for who may see them.',
  input: z.object({
    /** The name or its beginning. */
    username: z.optional(text(100)),
    memberId: z.optional(memberId),
    mobile: z.optional(text(30)),
    email: z.optional(text(200)),
    kind: z.optional(kind),
    frozen: z.optional(z.enum(['yes', 'no'])),
    registeredFrom: z.optional(instantInput),
    registeredTo: z.optional(instantInput),
    after: z.optional(memberId),
    size,
  }),
  value: rows,
});

const person = z.object({ id: z.int(), username: z.string() });

export const memberCard = call({
  method: 'GET',
  path: '/ops/members/:memberId',
  audience: 'operator',
  class: 'read',
  right: 'members.read',
  summary: 'One member: standing, place in the tree, accounts; contacts masked.',
  input: z.object({ memberId }),
  value: z.object({
    member: row,
    language: z.string(),
    avatar: z.string(),
    registerUrl: z.nullable(z.string()),
    lastLoginLocation: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
    mobileVerified: z.boolean(),
    email: z.nullable(z.string()),
    emailVerified: z.boolean(),
    frozenAt: z.nullable(instant),
    freezeReason: z.nullable(z.string()),
    /** From the top of the tree down to the upline. */
    chain: z.array(person),
    directDownlines: z.int(),
    team: z.int(),
    rebates: z.record(z.string(), z.string()),
    accounts: z.array(z.object({ purpose: z.string(), currency: z.string(), balance: amount })),
  }),
});

export const memberDownlines = call({
  method: 'GET',
  path: '/ops/members/:memberId/downlines',
  audience: 'operator',
  class: 'report',
  right: 'members.read',
  summary: 'Those who stand directly under a member.',
  input: z.object({ memberId, after: z.optional(memberId), size }),
  value: rows,
});

export const memberPersonal = call({
  method: 'GET',
  path: '/ops/members/:memberId/personal',
  audience: 'operator',
  class: 'read',
  right: 'members.personal',
  summary: 'Personal data in the open; every look is written down.',
  input: z.object({ memberId }),
  value: z.object({
    realName: z.nullable(z.string()),
    birthday: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    profile: z.record(z.string(), z.string()),
  }),
});

export const memberAudit = call({
  method: 'GET',
  path: '/ops/members/:memberId/audit',
  audience: 'operator',
  class: 'report',
  right: 'members.read',
  summary: 'What operators did to this member, newest first.',
  input: z.object({ memberId, page: pageNumber, pageSize }),
  value: listAudit.value,
});

const note = z.object({
  noteId: idText,
  words: z.string(),
  by: z.nullable(z.string()),
  at: instant,
});

export const memberNotes = call({
  method: 'GET',
  path: '/ops/members/:memberId/notes',
  audience: 'operator',
  class: 'read',
  right: 'members.read',
  summary: 'What operators noted about this member, newest first.',
  input: z.object({ memberId }),
  value: z.object({ list: z.array(note) }),
});

export const addMemberNote = call({
  method: 'POST',
  path: '/ops/members/:memberId/notes',
  audience: 'operator',
  class: 'write',
  right: 'members.notes',
  summary: 'Adds a note; notes are never changed.',
  input: z.object({ memberId, words: text(2000, 1) }),
  value: note,
});

const reason = text(500, 3);

export const freezeMember = call({
  method: 'POST',
  path: '/ops/members/:memberId/freeze',
  audience: 'operator',
  class: 'write',
  right: 'members.edit',
  summary: 'Freezes a member: he may read, and may not play, pay or be paid.',
  input: z.object({ memberId, reason, endSessions: z._default(z.boolean(), false) }),
  value: row,
});

export const unfreezeMember = call({
  method: 'POST',
  path: '/ops/members/:memberId/unfreeze',
  audience: 'operator',
  class: 'write',
  right: 'members.edit',
  summary: 'Lets a frozen member go on.',
  input: z.object({ memberId, reason }),
  value: row,
});

export const memberLocks = call({
  method: 'GET',
  path: '/ops/members/:memberId/locks',
  audience: 'operator',
  class: 'read',
  right: 'members.read',
  summary: 'Which locks of the account are set.',
  input: z.object({ memberId }),
  value: securityConfig.value,
});

const session = z.object({
  sessionId: idText,
  startedAt: instant,
  lastSeenAt: instant,
  address: z.string(),
  location: z.nullable(z.string()),
  device: z.string(),
});

export const memberSessions = call({
  method: 'GET',
  path: '/ops/members/:memberId/sessions',
  audience: 'operator',
  class: 'read',
  right: 'members.read',
  summary: "The member's living sessions.",
  input: z.object({ memberId }),
  value: z.object({ list: z.array(session) }),
});

export const endMemberSessions = call({
  method: 'DELETE',
  path: '/ops/members/:memberId/sessions',
  audience: 'operator',
  class: 'write',
  right: 'members.reset',
  summary: 'Ends every session of the member, or the one named, everywhere, at once.',
  input: z.object({ memberId, sessionId: z.optional(idText) }),
  value: z.object({ ended: z.int() }),
});

export const memberSignIns = call({
  method: 'GET',
  path: '/ops/members/:memberId/logins',
  audience: 'operator',
  class: 'report',
  right: 'members.read',
  summary: 'When, where and how the account was signed in to, and who was refused.',
  input: z.object({ memberId, page: pageNumber, size: pageSize }),
  value: signInLog.value,
});

export const resetMemberPassword = call({
  method: 'POST',
  path: '/ops/members/:memberId/password',
  audience: 'operator',
  class: 'write',
  right: 'members.reset',
  summary: 'Gives a member a password to sign in with once and change; it is shown this once.',
  input: z.object({ memberId, reason }),
  value: z.object({ oneTimePassword: z.string() }),
});

export const resetMemberFactors = call({
  method: 'POST',
  path: '/ops/members/:memberId/second-factor',
  audience: 'operator',
  class: 'write',
  right: 'members.reset',
  summary: "Asks a second person to take a member's lost second factors off the account.",
  input: z.object({ memberId, reason }),
  value: z.object({ approvalId: z.string() }),
});

export const outbox = call({
  method: 'GET',
  path: '/ops/outbox',
  audience: 'operator',
  class: 'report',
  right: 'outbox.read',
  summary:
    'SMS and mails that left the house, newest first; codes only where nothing really leaves.',
  input: z.object({
    /** A number or a mail address, whole. */
    to: z.optional(text(200)),
    memberId: z.optional(memberId),
    channel: z.optional(z.enum(['sms', 'mail'])),
    state: z.optional(z.enum(['kept', 'sending', 'sent', 'failed'])),
    after: z.optional(idText),
    size,
  }),
  value: z.object({
    list: z.array(
      z.object({
        messageId: idText,
        channel: z.enum(['sms', 'mail']),
        /** In the open for those who may see personal data, else masked. */
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        code: z.nullable(z.string()),
        memberId: z.nullable(z.int()),
        state: z.enum(['kept', 'sending', 'sent', 'failed']),
        at: instant,
      }),
    ),
    after: z.nullable(idText),
  }),
});

const dataRequest = z.object({
  requestId: idText,
  member: person,
  kind: z.enum(['export', 'erase']),
  state: z.enum(['waiting', 'done', 'refused']),
  askedAt: instant,
  dueAt: instant,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  note: z.string(),
  /** Until when the law wants the rest kept. */
  heldUntil: z.nullable(instant),
});

export const dataRequests = call({
  method: 'GET',
  path: '/ops/data-requests',
  audience: 'operator',
  class: 'report',
  right: 'members.erase',
  summary: 'Who asked for his data or its erasure, the soonest due first.',
  input: z.object({ state: z._default(z.enum(['waiting', 'done', 'refused']), 'waiting'), size }),
  value: z.object({ list: z.array(dataRequest) }),
});

export const decideDataRequest = call({
  method: 'POST',
  path: '/ops/data-requests/:requestId',
  audience: 'operator',
  class: 'write',
  right: 'members.erase',
  summary: 'Erases what the law does not want kept, or refuses with a reason.',
  input: z.object({ requestId: idText, decision: z.enum(['erase', 'refuse']), note: reason }),
  value: dataRequest,
});
