import type { Money } from '@baize/money';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { excludedAmong } from '../../protection/index.ts';
import { BRAND_CURRENCY, balanceOf } from '../../wallet/index.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import type { Cycle } from '../campaigns/cycles.ts';
import { type Values, valuesIn, valuesOf } from '../progress/values.ts';
import { audiencesOf, readSegments } from '../segments/audience.ts';
import type { Application } from '../tables.ts';
import type { Facts } from './standing.ts';

/** All of a member's that decides how they stand with the campaigns shown, read in a few looks. */
export type MemberStanding = {
  at: Date;
  /** When they came; a visitor has not come yet. */
  since: Date | null;
  values: Values;
  joined: ReadonlySet<string>;
  claimed: ReadonlyMap<string, Set<number>>;
  applications: ReadonlyMap<string, Application>;
  tickets: ReadonlyMap<bigint, number>;
  openTo: ReadonlySet<bigint>;
  /** The money in hand, where one of the campaigns asks for it. */
  held: Money | null;
};

const NOBODY: MemberStanding = {
  at: new Date(0),
  since: null,
  values: new Map(),
  joined: new Set(),
  claimed: new Map(),
  applications: new Map(),
  tickets: new Map(),
  openTo: new Set(),
  held: null,
};

/** A visitor sees what everyone may do. */
export function strangerStanding(campaigns: readonly Campaign[], at: Date): MemberStanding {
  return { ...NOBODY, at, openTo: new Set(campaigns.map(({ id }) => id)) };
}

export async function readStanding(
  { db, clock }: House,
  memberId: bigint,
  campaigns: readonly Campaign[],
): Promise<MemberStanding> {
  const at = clock.now();
  const ids = campaigns.map(({ id }) => id);
  if (ids.length === 0) return { ...NOBODY, at };
  const [since, values, joined, claimed, applications, tickets, openTo, held] = await Promise.all([
    registeredAt(db, memberId),
    valuesOf(db, { memberId, campaigns, at }),
    joinsOf(db, memberId),
    giftsOf(db, memberId, ids),
    applicationsOf(db, memberId),
    ticketsOf(db, memberId),
    readOpenTo(db, { memberId, campaigns, at }),
    readHeld(db, memberId, campaigns),
  ]);
  return { at, since, values, joined, claimed, applications, tickets, openTo, held };
}

const place = (campaignId: bigint, cycle: string) => `${campaignId}/${cycle}`;

export function factsOf(standing: MemberStanding, campaign: Campaign, cycle: Cycle | null): Facts {
  const key = place(campaign.id, cycle?.key ?? '');
  return {
    campaign,
    cycle,
    at: standing.at,
    isJoined: standing.joined.has(key),
    values: valuesIn(standing.values, campaign, cycle?.key ?? ''),
    claimed: standing.claimed.get(key) ?? new Set(),
    application: standing.applications.get(key),
    isOpenToThem: standing.openTo.has(campaign.id),
    held: standing.held,
  };
}

type Db = Database | Transaction;

export async function registeredAt(db: Db, memberId: bigint): Promise<Date> {
  const { registered_at } = await db
    .selectFrom('promoted_members')
    .select('registered_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return registered_at;
}

async function joinsOf(db: Db, memberId: bigint): Promise<Set<string>> {
  const rows = await db
    .selectFrom('promotion_joins')
    .select(['campaign_id', 'cycle'])
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.map((row) => place(row.campaign_id, row.cycle)));
}

async function giftsOf(db: Db, memberId: bigint, ids: readonly bigint[]) {
  const rows = await db
    .selectFrom('promotion_gifts')
    .select(['campaign_id', 'cycle', 'step'])
    .where('member_id', '=', memberId)
    .where('campaign_id', 'in', [...ids])
    .execute();
  const found = new Map<string, Set<number>>();
  for (const { campaign_id, cycle, step } of rows) {
    const key = place(campaign_id, cycle);
    found.set(key, (found.get(key) ?? new Set()).add(step));
  }
  return found;
}

/** The newest of each cycle: the one that counts. */
async function applicationsOf(db: Db, memberId: bigint): Promise<Map<string, Application>> {
  const rows = await db
    .selectFrom('promotion_applications')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [place(row.campaign_id, row.cycle), row]));
}

async function ticketsOf(db: Db, memberId: bigint): Promise<Map<bigint, number>> {
  const rows = await db
    .selectFrom('promotion_tickets')
    .select(({ fn }) => ['campaign_id', fn.countAll<bigint>().as('count')])
    .where('member_id', '=', memberId)
    .where('opened_at', 'is', null)
    .groupBy('campaign_id')
    .execute();
  return new Map(rows.map((row) => [row.campaign_id, Number(row.count)]));
}

async function readHeld(db: Db, memberId: bigint, campaigns: readonly Campaign[]) {
  if (campaigns.every(({ content }) => content.terms.balanceBelow === null)) return null;
  return (await balanceOf(db, { memberId, purpose: 'cash', currency: BRAND_CURRENCY })) ?? 0n;
}

type Asked = { memberId: bigint; campaigns: readonly Campaign[]; at: Date };

/** Whoever may not play is offered nothing at all. */
async function readOpenTo(db: Db, { memberId, campaigns, at }: Asked): Promise<Set<bigint>> {
  if ((await excludedAmong(db, [memberId], at)).size > 0) return new Set();
  const audiences = campaigns.map(({ content }) => content.who);
  const segments = await readSegments(db);
  const answers = await audiencesOf(db, memberId, { audiences, segments, at });
  return new Set(campaigns.filter((_, n) => answers[n]).map(({ id }) => id));
}
