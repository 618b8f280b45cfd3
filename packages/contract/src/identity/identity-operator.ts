import { z } from 'zod/mini';
import { call, idText, instant, pageNumber, pageSize } from '../call.ts';
import { memberId, reason } from '../members/parts.ts';
import { securityConfig } from './factors.ts';
import { payoutAccount } from './payout-accounts.ts';
import { signInLog } from './sessions.ts';

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
  input: z.object({ memberId, page: pageNumber, pageSize }),
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

export const memberPayoutAccounts = call({
  method: 'GET',
  path: '/ops/members/:memberId/payout-accounts',
  audience: 'operator',
  class: 'read',
  right: 'members.read',
  summary: 'Where a member is paid to, masked; removed ones last.',
  input: z.object({ memberId }),
  value: z.object({
    list: z.array(
      z.extend(payoutAccount, { network: z.nullable(z.string()), removedAt: z.nullable(instant) }),
    ),
  }),
});

export const revealPayoutAccount = call({
  method: 'POST',
  path: '/ops/members/:memberId/payout-accounts/:bankCardId/reveal',
  audience: 'operator',
  class: 'write',
  right: 'members.personal',
  summary: 'The whole number and holder of a payout account; every look is written down.',
  input: z.object({ memberId, bankCardId: idText }),
  value: z.object({ account: z.string(), holder: z.string() }),
});

export const viewAsMember = call({
  method: 'POST',
  path: '/ops/members/:memberId/view',
  audience: 'operator',
  class: 'write',
  right: 'members.view',
  summary:
    'Opens the portal as the member sees it: read only, for 15 minutes, with a reason; the log and the member are told.',
  input: z.object({ memberId, reason }),
  value: z.object({ entry: z.string(), expiresAt: instant }),
});

/** What two members have in common. */
export const memberTies = ['device', 'address', 'account', 'name', 'mobile', 'invitation'] as const;

export const linkedMembers = call({
  method: 'GET',
  path: '/ops/members/:memberId/linked',
  audience: 'operator',
  class: 'report',
  right: 'members.read',
  summary:
    'Others who share a device, a network address, a payout account, a real name or a telephone number, or invited one another; and what those have in common among themselves.',
  input: z.object({ memberId }),
  value: z.object({
    list: z.array(
      z.object({
        memberId: z.int(),
        username: z.string(),
        isFrozen: z.boolean(),
        ties: z.array(z.enum(memberTies)),
      }),
    ),
    /** What those of the list share with each other. */
    between: z.array(z.object({ one: z.int(), other: z.int(), ties: z.array(z.enum(memberTies)) })),
    /** There are more than are shown. */
    isCut: z.boolean(),
  }),
});
