import { z } from 'zod/mini';
import { call, done, instant, nothing, text, whole } from '../call.ts';
import { transferLabels } from '../cashier/transfers.ts';
import {
  count,
  firstPassword,
  ownerContact,
  pages,
  rebateRates,
  relay,
  username,
} from './parts.ts';

export const openDownline = call({
  method: 'POST',
  path: '/wps/agent/downline',
  audience: 'agent',
  class: 'write',
  encrypted: true,
  notWhileFrozen: true,
  summary: 'Opens an account below the own one; the password is shown this once.',
  input: z.object({
    /** An empty one is refused by the rule for names. */
    username: text(40),
    /** None: a one-time password, or the brand's default one where it gives that. */
    password: z.optional(text(200)),
    contact: ownerContact,
    kind: z._default(z.enum(['AGENT', 'PLAYER']), 'PLAYER'),
    rebates: z._default(rebateRates, {}),
  }),
  value: z.extend(firstPassword, {
    id: z.int(),
    username: z.string(),
    kind: z.enum(['AGENT', 'PLAYER']),
  }),
});

export const promoteDownline = call({
  method: 'PUT',
  path: '/wps/agent/promoteDownlineToAgent',
  audience: 'agent',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Makes a direct player an agent.',
  input: z.object({ username }),
  value: done,
});

const link = z.object({
  code: z.string(),
  url: z.string(),
  kind: z.enum(['AGENT', 'PLAYER']),
  rebates: rebateRates,
  note: z.string(),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  maxUses: z.nullable(z.int()),
  used: z.int(),
  visits: z.int(),
  /** Of those who registered by it, how many have paid in. */
  firstDepositors: z.int(),
  status: z.enum(['ACTIVE', 'DISABLED', 'EXPIRED', 'USED_UP']),
});

export const createLink = call({
  method: 'POST',
  path: relay('MCSFE_createAffiliateUrl'),
  also: [{ path: '/wps/agent/affiliateUrl' }],
  audience: 'agent',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Makes a link by which people register below the own account.',
  input: z.object({
    kind: z._default(z.enum(['AGENT', 'PLAYER']), 'PLAYER'),
    rebates: z._default(rebateRates, {}),
    /** 0: for ever. */
    validDays: z._default(whole(0, 3_650), 0),
    /** 0: as many as come. */
    maxUses: z._default(count, 0),
    note: z._default(text(100), ''),
  }),
  value: link,
});

export const links = call({
  method: 'GET',
  path: relay('MCSFE_viewAffiliateUrls'),
  also: [{ path: '/wps/agent/affiliateUrls' }],
  audience: 'agent',
  class: 'read',
  summary: 'The own links, newest first, and what came of them.',
  input: z.object(pages),
  value: z.object({ list: z.array(link), total: z.int(), totalPages: z.int() }),
});

export const changeLink = call({
  method: 'PUT',
  path: '/wps/agent/affiliateUrl',
  audience: 'agent',
  class: 'write',
  summary: 'Changes the note of an own link, or switches it off and on.',
  input: z.object({
    affiUrlId: text(20, 1),
    note: z.optional(text(100)),
    isDisabled: z.optional(z.boolean()),
  }),
  value: done,
});

export const deleteLink = call({
  method: 'DELETE',
  path: relay('MCSFE_deleteAffiliateUrl'),
  also: [{ path: '/wps/agent/affiliateUrl' }, { method: 'POST' }],
  audience: 'agent',
  class: 'write',
  summary: 'Removes an own link; who registered by it stays.',
  input: z.object({ affiUrlId: text(20, 1) }),
  value: done,
});

export const linkExpiries = call({
  method: 'GET',
  path: relay('MCSFE_getMerchantUrlExpiryOptions'),
  audience: 'agent',
  class: 'read',
  summary: 'For how many days a link can be good; 0 is for ever.',
  input: nothing,
  value: z.object({ list: z.array(z.object({ days: z.int() })) }),
});

export const linkChannels = call({
  method: 'GET',
  path: relay('MCSFE_getMerchantPromotionChannels'),
  audience: 'agent',
  class: 'read',
  summary: 'Where a link can be shown.',
  input: nothing,
  value: z.object({ list: z.array(z.object({ channel: z.enum(['WEB', 'MOBILE', 'CHAT']) })) }),
});

/** What an upline sees and changes of someone directly below. */
export const downlineMobile = call({
  method: 'GET',
  path: '/wps/agent/downline/mobile',
  audience: 'agent',
  class: 'read',
  summary: 'Whether a direct downline has a mobile number; its last digits are not shown.',
  input: z.object({ username }),
  value: z.object({
    username: z.string(),
    mobile: z.nullable(z.string()),
    isVerified: z.boolean(),
  }),
});

export const renameDownline = call({
  method: 'PUT',
  path: '/wps/agent/downline/nickname2',
  also: [{ method: 'POST' }, { path: '/wps/agent/downline/nickname' }],
  audience: 'agent',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Gives a direct downline another nickname.',
  input: z.object({ username, nickname: text(60, 1) }),
  value: z.object({ username: z.string(), nickname: z.string() }),
});

export const startingPassword = call({
  method: 'PUT',
  path: '/wps/agent/downline/password',
  also: [{ method: 'POST' }],
  audience: 'agent',
  class: 'login',
  encrypted: true,
  notWhileFrozen: true,
  summary: 'Gives a direct downline who never signed in another password to begin with.',
  input: z.object({ username, password: z.optional(text(200)), contact: ownerContact }),
  value: z.extend(firstPassword, { username: z.string() }),
});

export const remarkTypes = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentRemarkType',
  audience: 'agent',
  class: 'read',
  summary: 'The labels a transfer to a downline can carry, and how often each must be played.',
  input: nothing,
  value: z.object({
    list: z.array(z.object({ type: z.enum(transferLabels), turnoverMultiple: z.int() })),
  }),
});
