import { type RawBuilder, sql } from 'kysely';

/** Alerts of the traders that name someone. */
export const sportsStory = {
  name: 'sports-alerts',
  kind: 'risk',
  right: 'sports.read',
  events: ({ memberId }: { memberId: bigint }): RawBuilder<unknown> => sql`
    select id, last_at as at, 'sports-alert' as what, kind as about, stake::text as stake, bets as count,
      case when seen_at is not null then 'seen' end as state
    from sports_alerts where members @> array[${memberId}::bigint]`,
} as const;
