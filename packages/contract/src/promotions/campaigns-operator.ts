import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing, text, whole } from '../call.ts';
import { pageOf } from '../paging.ts';
import { activityStates, audience, campaignKinds, content } from './campaign.ts';

export const campaignStates = ['DRAFT', 'RUNNING', 'STOPPED'] as const;

const campaign = z.object({
  id: z.string(),
  kind: z.enum(campaignKinds),
  /** In English, or in the first language that has words. */
  title: z.string(),
  state: z.enum(campaignStates),
  startsAt: instant,
  endsAt: z.nullable(instant),
  budget: z.nullable(amount),
  spent: amount,
  gifts: z.int(),
  members: z.int(),
  version: z.int(),
  /** Why it stopped: an operator's words, or BUDGET. */
  stopReason: z.string(),
  /** The start waits for a second person. */
  isWaiting: z.boolean(),
});

const reason = text(300, 3);
const version = whole(0, 1_000_000_000);

export const listCampaigns = call({
  method: 'GET',
  path: '/ops/promotions/campaigns',
  audience: 'operator',
  right: 'promotions.read',
  class: 'read',
  summary: 'Campaigns with what they have cost so far, newest first.',
  input: z.object({
    state: z.optional(z.enum(campaignStates)),
    kind: z.optional(z.enum(campaignKinds)),
    page: z._default(whole(1, 1_000_000), 1),
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: pageOf(campaign),
});

export const showCampaign = call({
  method: 'GET',
  path: '/ops/promotions/campaigns/:id',
  audience: 'operator',
  right: 'promotions.read',
  class: 'read',
  summary: 'A campaign with all its parts and its versions.',
  input: z.object({ id: idText }),
  value: z.extend(campaign, {
    content,
    versions: z.array(
      z.object({
        version: z.int(),
        savedAt: instant,
        savedBy: z.nullable(z.string()),
        reason: z.string(),
      }),
    ),
  }),
});

export const saveCampaign = call({
  method: 'PUT',
  path: '/ops/promotions/campaigns',
  audience: 'operator',
  right: 'promotions.edit',
  class: 'write',
  summary:
    'Saves a new campaign as a draft, or a version of one; while it runs only words, picture, order, end and costs change.',
  input: z.object({ id: z.optional(idText), version, content, reason }),
  value: z.object({ id: z.string(), version: z.int(), approvalId: z.nullable(z.string()) }),
});

export const copyCampaign = call({
  method: 'POST',
  path: '/ops/promotions/campaigns/:id/copy',
  audience: 'operator',
  right: 'promotions.edit',
  class: 'write',
  summary: 'Makes a draft of the same parts.',
  input: z.object({ id: idText }),
  value: z.object({ id: z.string() }),
});

export const startCampaign = call({
  method: 'POST',
  path: '/ops/promotions/campaigns/:id/start',
  audience: 'operator',
  right: 'promotions.edit',
  class: 'write',
  summary: 'Lets a draft run from its start on; a large budget waits for a second person.',
  input: z.object({ id: idText, version, reason }),
  value: z.object({ approvalId: z.nullable(z.string()) }),
});

export const stopCampaign = call({
  method: 'POST',
  path: '/ops/promotions/campaigns/:id/stop',
  audience: 'operator',
  right: 'promotions.edit',
  class: 'write',
  summary: 'Stops a campaign at once: nothing more is counted, joined or given.',
  input: z.object({ id: idText, reason }),
  value: z.null(),
});

export const forecastCampaign = call({
  method: 'POST',
  path: '/ops/promotions/forecast',
  audience: 'operator',
  right: 'promotions.read',
  class: 'report',
  summary: 'What a campaign of these parts would have given in the last days, by real history.',
  input: z.object({ content, days: z._default(whole(1, 31), 7) }),
  value: z.object({ members: z.int(), gifts: z.int(), cost: amount, isOverBudget: z.boolean() }),
});

export const tryCampaign = call({
  method: 'POST',
  path: '/ops/promotions/campaigns/:id/try',
  audience: 'operator',
  right: 'promotions.read',
  class: 'read',
  summary: 'How one member stands with a campaign, and why; changes nothing.',
  input: z.object({ id: idText, username: text(60, 1) }),
  value: z.object({
    memberId: z.int(),
    state: z.enum(activityStates),
    /** What keeps them out: EXCLUDED, FROZEN, AUDIENCE …; empty where nothing does. */
    barriers: z.array(z.string()),
    steps: z.array(
      z.object({
        values: z.array(amount),
        targets: z.array(amount),
        money: amount,
        points: amount,
      }),
    ),
  }),
});

export const showResults = call({
  method: 'GET',
  path: '/ops/promotions/campaigns/:id/results',
  audience: 'operator',
  right: 'promotions.read',
  class: 'report',
  summary: 'What a campaign gave, day by day, and what those who were given did.',
  input: z.object({ id: idText }),
  value: z.object({
    spent: amount,
    budget: z.nullable(amount),
    gifts: z.int(),
    members: z.int(),
    joined: z.int(),
    forfeited: amount,
    turnoverRequired: amount,
    turnoverFilled: amount,
    days: z.array(z.object({ day: z.string(), spent: amount, gifts: z.int(), members: z.int() })),
    /** Of the members who were given something, and of as many of its audience who were not. */
    takers: z.object({ members: z.int(), deposits: amount, validBet: amount, netRevenue: amount }),
    others: z.object({ members: z.int(), deposits: amount, validBet: amount, netRevenue: amount }),
  }),
});

export const countAudience = call({
  method: 'POST',
  path: '/ops/promotions/audience',
  audience: 'operator',
  right: 'promotions.read',
  class: 'report',
  summary: 'How many members an audience holds now, and a few of them.',
  input: z.object({ who: audience }),
  value: z.object({
    count: z.int(),
    sample: z.array(z.object({ memberId: z.int(), username: z.string() })),
  }),
});

const segment = z.object({
  id: z.string(),
  name: z.string(),
  who: audience,
  count: z.int(),
  version: z.int(),
});

export const listSegments = call({
  method: 'GET',
  path: '/ops/promotions/segments',
  audience: 'operator',
  right: 'promotions.read',
  class: 'report',
  summary: 'Named audiences and how many they hold now.',
  input: nothing,
  value: z.array(segment),
});

export const saveSegment = call({
  method: 'PUT',
  path: '/ops/promotions/segments',
  audience: 'operator',
  right: 'promotions.edit',
  class: 'write',
  summary: 'Saves a named audience.',
  input: z.object({ id: z.optional(idText), name: text(60, 1), who: audience, version }),
  value: z.object({ id: z.string(), version: z.int() }),
});

export const listSegmentVersions = call({
  method: 'GET',
  path: '/ops/promotions/segments/:id/versions',
  audience: 'operator',
  right: 'promotions.read',
  class: 'read',
  summary: 'How a named audience was defined before, newest first.',
  input: z.object({
    id: idText,
    page: z._default(whole(1, 1_000_000), 1),
    pageSize: z._default(whole(1, 200), 20),
  }),
  value: pageOf(
    z.object({
      version: z.int(),
      name: z.string(),
      who: audience,
      savedAt: instant,
      savedBy: z.nullable(z.string()),
    }),
  ),
});
