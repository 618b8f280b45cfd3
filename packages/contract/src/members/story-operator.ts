import { z } from 'zod/mini';
import { amount, call, instant, instantInput, pageSize } from '../call.ts';
import { rights } from '../operators/rights.ts';
import { trailOf } from '../paging.ts';
import { memberId } from './parts.ts';

/** What the story of a member may be narrowed to. */
export const storyKinds = [
  'access',
  'play',
  'money',
  'gifts',
  'protection',
  'contact',
  'risk',
  'house',
] as const;

/** Everything that can happen to a member; each has a sentence in the console. */
export const storyHappenings = [
  'registered',
  'signed-in',
  'sign-in-refused',
  'device-seen',
  'contact-changed',
  'contact-taken-back',
  'passkey-added',
  'payout-account-added',
  'payout-account-removed',
  'bets-settled',
  'bets-archived',
  'bet-open',
  'jackpot-won',
  'deposit-asked',
  'deposit-decided',
  'withdrawal-step',
  'transfer-sent',
  'transfer-received',
  'to-vendor',
  'from-vendor',
  'adjusted',
  'turnover-closed',
  'rebate',
  'gift',
  'grant',
  'bonus-ended',
  'spins-given',
  'packet-sent',
  'packet-opened',
  'application',
  'ticket-opened',
  'level-changed',
  'points-earned',
  'mall-order',
  'referral-payment',
  'protection',
  'protection-case',
  'person-match',
  'letter',
  'message-received',
  'message-sent',
  'chat',
  'room-words',
  'feedback',
  'money-case',
  'money-case-closed',
  'card-suspicion',
  'sports-alert',
  'referral-block',
  'note',
  'operator-act',
  'data-request',
] as const;

const event = z.object({
  /** The source and its own number: unique among all. */
  id: z.string(),
  at: instant,
  kind: z.enum(storyKinds),
  what: z.enum(storyHappenings),
  /** What it was about: a game, a channel, a title, the words of a note, an action of the log. */
  about: z.nullable(z.string()),
  /** How it ended or stands, as its record says it. */
  state: z.nullable(z.string()),
  amount: z.nullable(amount),
  /** Null: the brand's own. */
  currency: z.nullable(z.string()),
  /** Stakes, where `amount` is what came of them. */
  stake: z.nullable(amount),
  count: z.nullable(z.int()),
  /** Who did it, where it was neither the member nor the house. */
  by: z.nullable(z.string()),
  /** The number of its record, for the page that shows it. */
  ref: z.nullable(z.string()),
  /** Of what is told as one: from when to when its parts began. */
  span: z.nullable(z.object({ from: instant, to: instant })),
});

export const memberStory = call({
  method: 'GET',
  path: '/ops/members/:memberId/story',
  audience: 'operator',
  class: 'read',
  right: 'members.read',
  summary:
    'Everything that happened to a member, newest first, as far as the operator may see it; settled bets by game and hour.',
  input: z.object({
    memberId,
    kind: z.optional(z.enum(storyKinds)),
    from: z.optional(instantInput),
    to: z.optional(instantInput),
    after: z.optional(z.string().check(z.regex(/^\d{1,17}\.[a-z-]{1,40}\.-?\d{1,19}$/))),
    pageSize,
  }),
  value: z.extend(trailOf(event), {
    /** What is left out, by the rights that would show it. */
    hiddenBy: z.array(z.enum(rights)),
  }),
});
