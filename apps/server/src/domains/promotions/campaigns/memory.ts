import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import { type Campaign, readCampaign } from './campaign.ts';

type Kept = { edition: string; campaigns: readonly Campaign[] };

/** What runs, for the many who look; whoever gives or counts reads the table itself. */
export const campaignMemory = keepInMemory<Kept>({
  channel: 'promotions.campaigns',
  empty: { edition: '', campaigns: [] },
  read: async (house, before) => {
    const { rows } = await sql<{ edition: string }>`
      select coalesce(string_agg(id || ':' || version || ':' || state, ',' order by id), '') as edition
      from promotion_campaigns where state <> 'DRAFT'`.execute(house.db);
    const edition = rows[0]!.edition;
    if (edition === before.edition) return before;
    const found = await house.db
      .selectFrom('promotion_campaigns')
      .selectAll()
      .where('state', '=', 'RUNNING')
      .orderBy('id', 'desc')
      .execute();
    return { edition, campaigns: found.map(readCampaign) };
  },
});

/** Whether the activity centre has anything in it. */
export function hasActivities(house: House): boolean {
  const now = house.clock.now();
  return campaignMemory.of(house).campaigns.some(({ to }) => !to || to > now);
}

/** Whether tickets of this campaign can be opened now. */
export function hasTickets(house: House, campaignId: string): boolean {
  const now = house.clock.now();
  return campaignMemory
    .of(house)
    .campaigns.some(
      ({ id, content, to }) =>
        String(id) === campaignId && content.kind === 'TICKETS' && (!to || to > now),
    );
}
