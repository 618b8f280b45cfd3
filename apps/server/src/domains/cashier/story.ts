import { type RawBuilder, sql } from 'kysely';
import type { StoryPart, StorySource } from '../members/index.ts';

const ofMoney = (name: string, events: (part: StoryPart) => RawBuilder<unknown>): StorySource => ({
  name,
  kind: 'money',
  right: 'cashier.read',
  events,
});

/** Money in, out and between members, and what had to be played for it. */
const moneyStory: readonly StorySource[] = [
  ofMoney(
    'deposits',
    ({ memberId }) => sql`
      select id, created_at as at, 'deposit-asked' as what, channel as about, asked::text as amount, id as ref
      from deposits where member_id = ${memberId}`,
  ),
  ofMoney(
    'deposits-decided',
    ({ memberId }) => sql`
      select id, decided_at as at, 'deposit-decided' as what, channel as about, state,
        coalesce(credited, asked)::text as amount, decided_by as by, id as ref
      from deposits where member_id = ${memberId} and decided_at is not null`,
  ),
  ofMoney(
    'withdrawals',
    ({ memberId }) => sql`
      select s.id, s.at, 'withdrawal-step' as what, w.bank_code || ' ' || w.account_shown as about, s.state,
        coalesce(s.amount, w.amount)::text as amount, s.actor as by, w.id as ref
      from withdrawals w join withdrawal_steps s on s.withdrawal_id = w.id where w.member_id = ${memberId}`,
  ),
  ofMoney(
    'transfers-sent',
    ({ memberId }) => sql`
      select id, at, 'transfer-sent' as what, label as state, (-amount)::text as amount, to_id as ref
      from tree_transfers where from_id = ${memberId}`,
  ),
  ofMoney(
    'transfers-received',
    ({ memberId }) => sql`
      select id, at, 'transfer-received' as what, label as state, amount::text as amount, from_id as ref
      from tree_transfers where to_id = ${memberId}`,
  ),
  ofMoney(
    'adjustments',
    ({ memberId }) => sql`
      select id, at, 'adjusted' as what, reason as about, amount::text as amount,
        'operator:' || asked_by as by
      from adjustments where member_id = ${memberId}`,
  ),
  ofMoney(
    'turnover',
    ({ memberId }) => sql`
      select id, closed_at as at, 'turnover-closed' as what, kind as about, closed_for as state,
        required::text as amount
      from turnover_requirements where member_id = ${memberId} and closed_at is not null`,
  ),
];

export const cashierStory: readonly StorySource[] = [
  ...moneyStory,
  {
    name: 'rebates',
    kind: 'gifts',
    right: 'cashier.read',
    events: ({ memberId }) => sql`
      select id, at, 'rebate' as what, kind as state, amount::text as amount
      from rebate_claims where member_id = ${memberId}`,
  },
  {
    name: 'money-cases',
    kind: 'risk',
    right: 'cashier.watch',
    events: ({ memberId }) => sql`
      select id, opened_at as at, 'money-case' as what, pattern as about, state, amount::text as amount,
        id as ref
      from watch_cases where member_id = ${memberId}`,
  },
  {
    name: 'money-cases-closed',
    kind: 'risk',
    right: 'cashier.watch',
    events: ({ memberId }) => sql`
      select id, closed_at as at, 'money-case-closed' as what, pattern as about, outcome as state, id as ref
      from watch_cases where member_id = ${memberId} and closed_at is not null`,
  },
];
