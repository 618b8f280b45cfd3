import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { type Cycle, cycleAt } from '../campaigns/cycles.ts';
import { type Addition, additionOf, type Deed } from './deeds.ts';
import { recount } from './recount.ts';

type Place = { campaign: Campaign; cycle: Cycle; goal: number; memberId: bigint };
type Change = Place & {
  added: Money;
  greatest: Money;
  isRecounted: boolean;
  /** When it was last raised, or when its greatest was reached first. */
  at: Date;
};

/** Adds a batch of deeds to every goal of every campaign that counts them: one write for all. */
export async function countDeeds(
  tx: Transaction,
  {
    campaigns,
    deeds,
    zone,
  }: { campaigns: readonly Campaign[]; deeds: readonly Deed[]; zone: number },
): Promise<Change[]> {
  const joined = await joinsOf(tx, campaigns, deeds);
  const changes = new Map<string, Change>();
  for (const campaign of campaigns.filter(({ content }) => content.goals.length > 0)) {
    for (const deed of deeds) {
      const cycle = countingCycle(campaign, deed, { joined, zone });
      if (cycle) noteDeed(changes, { campaign, cycle, deed });
    }
  }
  const made = [...changes.values()];
  await saveChanges(tx, made);
  for (const change of made) {
    if (change.isRecounted) {
      const key = `${change.campaign.id}/${change.memberId}/${change.cycle.key}`;
      await recount(tx, change, joined.get(key) ?? change.cycle.from);
    }
  }
  return made;
}

type Joined = ReadonlyMap<string, Date>;

/** The cycle for which a deed counts: where a campaign must be joined, only what came after. */
function countingCycle(
  campaign: Campaign,
  deed: Deed,
  { joined, zone }: { joined: Joined; zone: number },
): Cycle | null {
  const cycle = cycleAt(campaign, deed.at, zone);
  if (!cycle || !campaign.content.needsJoin) return cycle;
  const since = joined.get(`${campaign.id}/${deed.memberId}/${cycle.key}`);
  return since && deed.at >= since ? cycle : null;
}

type Counted = { campaign: Campaign; cycle: Cycle; deed: Deed };

function noteDeed(changes: Map<string, Change>, { campaign, cycle, deed }: Counted): void {
  for (const [n, goal] of campaign.content.goals.entries()) {
    const addition = additionOf(goal, deed);
    const place = { campaign, cycle, goal: n, memberId: deed.memberId };
    if (addition) note(changes, place, { addition, at: deed.at });
  }
}

function note(
  changes: Map<string, Change>,
  place: Place,
  { addition, at }: { addition: Addition; at: Date },
): void {
  const key = `${place.campaign.id}/${place.cycle.key}/${place.goal}/${place.memberId}`;
  const known = changes.get(key);
  const change: Change = known ?? {
    campaign: place.campaign,
    cycle: place.cycle,
    goal: place.goal,
    memberId: place.memberId,
    added: 0n,
    greatest: 0n,
    isRecounted: false,
    at: NEVER,
  };
  if (addition.way === 'add') addTo(change, addition.value, at);
  if (addition.way === 'greatest') raiseTo(change, addition.value, at);
  if (addition.way === 'recount') change.isRecounted = true;
  changes.set(key, change);
}

const NEVER = new Date(0);

function addTo(change: Change, value: Money, at: Date): void {
  change.added += value;
  if (value > 0n && at > change.at) change.at = at;
}

/** Of equals the earliest counts, in whichever order they are heard. */
function raiseTo(change: Change, value: Money, at: Date): void {
  if (value < change.greatest || (value === change.greatest && at >= change.at)) return;
  change.greatest = value;
  change.at = at;
}

/** Rows are made first and moved then, in one order: two batches never wait for each other in a circle. */
async function saveChanges(tx: Transaction, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const column = (read: (change: Change) => unknown) => changes.map((one) => String(read(one)));
  const places = sql`${column(({ campaign }) => campaign.id)}::bigint[],
    ${column(({ cycle }) => cycle.key)}::text[], ${column(({ goal }) => goal)}::smallint[],
    ${column(({ memberId }) => memberId)}::bigint[], ${column(({ at }) => at.toISOString())}::timestamptz[]`;
  await sql`insert into promotion_progress (campaign_id, cycle, goal, member_id, value, reached_at)
    select campaign_id, cycle, goal, member_id, 0, at
    from unnest(${places}) w (campaign_id, cycle, goal, member_id, at)
    order by 1, 2, 3, 4 on conflict do nothing`.execute(tx);
  await sql`update promotion_progress p
    set value = case when w.best > 0 then greatest(p.value, w.best) else p.value + w.added end,
      reached_at = case
        when w.best = 0 then greatest(p.reached_at, w.at)
        when w.best > p.value then w.at
        when w.best = p.value then least(p.reached_at, w.at)
        else p.reached_at end
    from unnest(${places}, ${column(({ added }) => added)}::bigint[],
      ${column(({ greatest }) => greatest)}::bigint[])
      w (campaign_id, cycle, goal, member_id, at, added, best)
    where p.campaign_id = w.campaign_id and p.cycle = w.cycle and p.goal = w.goal
      and p.member_id = w.member_id`.execute(tx);
}

/** Since when deeds of a member count for a campaign that must be joined. */
async function joinsOf(
  tx: Transaction,
  campaigns: readonly Campaign[],
  deeds: readonly Deed[],
): Promise<Map<string, Date>> {
  const ids = campaigns.filter(({ content }) => content.needsJoin).map(({ id }) => id);
  if (ids.length === 0 || deeds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('promotion_joins')
    .selectAll()
    .where('campaign_id', 'in', ids)
    .where('member_id', 'in', [...new Set(deeds.map(({ memberId }) => memberId))])
    .execute();
  return new Map(
    rows.map((row) => [`${row.campaign_id}/${row.member_id}/${row.cycle}`, row.joined_at]),
  );
}
