import { type RawBuilder, sql } from 'kysely';
import type { StoryPart, StorySource } from '../members/index.ts';

const ofGifts = (name: string, events: (part: StoryPart) => RawBuilder<unknown>): StorySource => ({
  name,
  kind: 'gifts',
  right: 'promotions.read',
  events,
});

/** A campaign by its title, in English where it has one. */
const title = sql`coalesce(c.content->'words'->'EN'->>'title',
  (select w.value->>'title' from jsonb_each(c.content->'words') w limit 1))`;

/** What someone was given, and what became of it. */
export const promotionStory: readonly StorySource[] = [
  ofGifts(
    'gifts',
    ({ memberId }) => sql`
      select g.id, g.given_at as at, 'gift' as what, ${title} as about, g.money::text as amount, c.id as ref
      from promotion_gifts g join promotion_campaigns c on c.id = g.campaign_id
      where g.member_id = ${memberId}`,
  ),
  ofGifts(
    'grants',
    ({ memberId }) => sql`
      select id, claimed_at as at, 'grant' as what, kind as about, money::text as amount
      from promotion_grants where member_id = ${memberId} and claimed_at is not null`,
  ),
  ofGifts(
    'bonuses',
    ({ memberId }) => sql`
      select b.id, b.closed_at as at, 'bonus-ended' as what, ${title} as about, b.state,
        b.amount::text as amount, c.id as ref
      from promotion_bonuses b join promotion_campaigns c on c.id = b.campaign_id
      where b.member_id = ${memberId} and b.closed_at is not null`,
  ),
  ofGifts(
    'free-spins',
    ({ memberId }) => sql`
      select id, granted_at as at, 'spins-given' as what, game_code as about, total as count,
        campaign_id as ref
      from promotion_spins where member_id = ${memberId}`,
  ),
  ofGifts(
    'tickets',
    ({ memberId }) => sql`
      select t.id, t.opened_at as at, 'ticket-opened' as what, ${title} as about, c.id as ref
      from promotion_tickets t join promotion_campaigns c on c.id = t.campaign_id
      where t.member_id = ${memberId} and t.opened_at is not null`,
  ),
  ofGifts(
    'packets',
    ({ memberId }) => sql`
      select id, sent_at as at, 'packet-sent' as what, greeting as about, (-total)::text as amount,
        cardinality(parts) as count
      from promotion_packets where sender_id = ${memberId}`,
  ),
  ofGifts(
    'packet-parts',
    ({ memberId }) => sql`
      select packet_id as id, opened_at as at, 'packet-opened' as what, amount::text as amount
      from promotion_packet_parts where member_id = ${memberId}`,
  ),
  ofGifts(
    'applications',
    ({ memberId }) => sql`
      select a.id, a.asked_at as at, 'application' as what, ${title} as about, a.state, c.id as ref
      from promotion_applications a join promotion_campaigns c on c.id = a.campaign_id
      where a.member_id = ${memberId}`,
  ),
];
