import { z } from 'zod/mini';
import { call, done, instant, nothing, text, whole } from '../call.ts';
import { count, pages, percentage, rebateCategories, rebateRates, username } from './parts.ts';

export { rebateCategories };

const relay = (name: string) => `/wps/relay/${name}`;

export const openDownline = call({
  method: 'POST',
  path: '/wps/agent/downline',
  audience: 'agent',
  class: 'write',
  encrypted: true,
  notWhileFrozen: true,
  summary: 'Opens an account below the own one; the password is shown this once.',
  input: z.object({
    username,
    /** None: the brand's default password, which the first login must change. */
    password: z.optional(text(200)),
    kind: z._default(z.enum(['AGENT', 'PLAYER']), 'PLAYER'),
    rebates: z._default(rebateRates, {}),
  }),
  value: z.object({
    id: z.int(),
    username: z.string(),
    password: z.string(),
    kind: z.enum(['AGENT', 'PLAYER']),
    mustChangePassword: z.boolean(),
  }),
});

const rebateRow = z.object({
  productType: z.enum(rebateCategories),
  rebate: percentage,
  ceiling: percentage,
  prizeGroup: z.nullable(z.int()),
});

export const globalRebates = call({
  method: 'GET',
  path: relay('MCSFE_getGlobalRebateSettingsByProductType'),
  also: [{ path: '/wps/agent/globalRebateSettings' }],
  audience: 'agent',
  class: 'read',
  summary: 'The highest rebate of each category.',
  input: nothing,
  value: z.object({ list: z.array(rebateRow) }),
});

export const ownRebates = call({
  method: 'GET',
  path: relay('MCSFE_getCustomerRebateSettingByProductType'),
  audience: 'agent',
  class: 'read',
  summary: 'The own rebate of each category: what a downline can be given at most.',
  input: nothing,
  value: z.object({ list: z.array(rebateRow) }),
});

export const downlineRebates = call({
  method: 'GET',
  path: relay('MCSFE_getDownlineRebates'),
  also: [{ path: '/wps/agent/downlineRebates' }],
  audience: 'agent',
  class: 'read',
  summary: 'The rebates of someone of the own team.',
  input: z.object({ username }),
  value: z.object({ username: z.string(), list: z.array(rebateRow) }),
});

export const quotas = call({
  method: 'GET',
  path: relay('MCSFE_getAgentQuotaGroupByProduct'),
  audience: 'agent',
  class: 'read',
  summary:
    'How many accounts of each high prize group may still be opened; empty where none is limited.',
  input: nothing,
  value: z.object({
    list: z.array(
      z.object({
        productType: z.literal('LOTT'),
        prizeGroup: z.int(),
        rebate: percentage,
        quota: z.int(),
        used: z.int(),
        left: z.int(),
      }),
    ),
  }),
});

export const updateDownlineRebates = call({
  method: 'PUT',
  path: '/wps/agent/updateDownlineRebates',
  audience: 'agent',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Changes the rebates of a direct downline, up to the own ones.',
  input: z.object({ username, rebates: rebateRates }),
  value: done,
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
