import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing, requestId, text, whole } from '../call.ts';
import {
  activityStates,
  campaignKinds,
  cycles,
  gift,
  goal,
  terms,
  ticketStyles,
} from './campaign.ts';

const stepState = z.enum(['PROCESS', 'CLAIM', 'CLAIMED', 'LAPSED']);

const shownStep = z.object({
  step: z.int(),
  targets: z.array(amount),
  values: z.array(amount),
  state: stepState,
  /** What it gives, or would give as things stand. */
  money: amount,
  points: amount,
  tickets: z.int(),
  gives: gift,
  missionPoints: z.int(),
});

/** One campaign as one member sees it in one cycle. */
export const card = z.object({
  id: z.string(),
  kind: z.enum(campaignKinds),
  style: z.nullable(z.enum(ticketStyles)),
  title: z.string(),
  summary: z.string(),
  picture: z.string(),
  state: z.enum(activityStates),
  cycle: z.enum(cycles),
  /** Names the cycle in a claim. */
  cycleKey: z.string(),
  startsAt: instant,
  endsAt: z.nullable(instant),
  /** When what this cycle counts ends, and until when its gifts can be claimed. */
  cycleEndsAt: z.nullable(instant),
  claimableUntil: z.nullable(instant),
  goals: z.array(goal),
  steps: z.array(shownStep),
  /** Money that can be claimed now. */
  claimable: amount,
  /** Tickets in hand, of a campaign of tickets. */
  tickets: z.int(),
  /** Said by an operator who rejected an application. */
  reason: z.string(),
});

export const activities = call({
  method: 'GET',
  path: '/wps/promotions/activities',
  audience: 'anyone',
  class: 'read',
  summary: 'The activity centre: campaigns that run or come, with own progress.',
  input: nothing,
  value: z.array(card),
});

export const activity = call({
  method: 'GET',
  path: '/wps/promotions/activities/:id',
  audience: 'anyone',
  class: 'read',
  summary: 'One campaign with its terms and own numbers.',
  input: z.object({ id: idText }),
  value: z.extend(card, {
    text: z.string(),
    terms,
    how: z.enum(['AUTO', 'CLAIM', 'REVIEW', 'APPLICATION', 'CODE']),
    needsJoin: z.boolean(),
    mayReapply: z.boolean(),
    readyAt: z.enum(['MET', 'CYCLE_END']),
    /** What can be drawn, each with its weight among them while it is left. */
    prizes: z.array(
      z.object({ name: z.string(), gives: gift, weight: z.int(), isLeft: z.boolean() }),
    ),
    /** The hash of the seed by which its chances are decided, and the seed once it has ended. */
    seedHash: z.nullable(z.string()),
    seed: z.nullable(z.string()),
  }),
});

export const join = call({
  method: 'POST',
  path: '/wps/promotions/activities/:id/join',
  audience: 'member',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Joins a campaign: what follows counts for it.',
  input: z.object({ id: idText }),
  value: z.null(),
});

export const leave = call({
  method: 'POST',
  path: '/wps/promotions/activities/:id/leave',
  audience: 'member',
  class: 'write',
  summary: 'Gives up a campaign that was joined, while nothing has counted for it.',
  input: z.object({ id: idText }),
  value: z.null(),
});

export const claim = call({
  method: 'POST',
  path: '/wps/promotions/activities/:id/claim',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Claims what a step of a campaign gives, once.',
  input: z.object({
    id: idText,
    cycleKey: text(20, 1),
    step: whole(0, 31),
    requestId: z.optional(requestId),
  }),
  value: z.object({
    money: amount,
    points: amount,
    tickets: z.int(),
    spins: z.int(),
    /** The stake of a free bet. */
    freeBet: amount,
    /** How many things of the mall. */
    goods: z.int(),
    state: z.enum(activityStates),
  }),
});

export const apply = call({
  method: 'POST',
  path: '/wps/promotions/activities/:id/apply',
  audience: 'member',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Applies for a campaign with a remark and up to three pictures, uploaded before.',
  input: z.object({
    id: idText,
    remark: z._default(text(140), ''),
    fileIds: z._default(z.array(idText).check(z.maxLength(3)), []),
  }),
  value: z.null(),
});

export const redeemCode = call({
  method: 'POST',
  path: '/wps/promotions/codes',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Redeems a promotion code.',
  input: z.object({ code: text(40, 1), requestId: z.optional(requestId) }),
  value: z.object({
    title: z.string(),
    money: amount,
    points: amount,
    tickets: z.int(),
    spins: z.int(),
    /** The stake of a free bet. */
    freeBet: amount,
    /** How many things of the mall. */
    goods: z.int(),
  }),
});

export const depositOffers = call({
  method: 'GET',
  path: '/wps/promotions/depositOffers',
  audience: 'member',
  class: 'read',
  summary: 'Bonuses that the next deposit can bring; one that is joined is marked.',
  input: nothing,
  value: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      summary: z.string(),
      isJoined: z.boolean(),
      /** It was chosen, and can still be given up: nothing has counted for it. */
      mayLeave: z.boolean(),
      minDeposit: amount,
      /** In parts per million; 0 where a fixed sum is given. */
      rate: z.int(),
      cap: z.nullable(amount),
      money: amount,
      multiple: z.int(),
    }),
  ),
});
