import { days } from '@baize/calendar';
import type { promotionsCampaign } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { Campaign } from '../campaigns/campaign.ts';

type Thing = (typeof promotionsCampaign.onePerThings)[number];
type Asked = { campaign: Campaign; cycle: string; memberIds: readonly bigint[]; at: Date };

/** Who of several that are given something one after another is kept out by someone before. */
export type Shares = { isTaken(memberId: bigint): boolean; take(memberId: bigint): void };

/**
 * One for all accounts that share a device, an address, a bank account or a name: whoever of them was
 * given it in this cycle keeps the others out. Those who ask at once take turns. Every ticket is a
 * cycle of its own, so that of a draw the whole campaign counts.
 */
export async function openShares(tx: Transaction, asked: Asked): Promise<Shares> {
  const taken = new Set<bigint>();
  const others = new Map<bigint, bigint[]>();
  for (const thing of asked.campaign.content.terms.onePer) {
    const name = `${asked.campaign.id}/${thing}`;
    await sql`select pg_advisory_xact_lock(540002, hashtext(${name}))`.execute(tx);
    for (const one of await withTakers(tx, asked, thing)) taken.add(one);
    for (const [one, other] of await withinThem(tx, asked, thing)) {
      others.set(one, [...(others.get(one) ?? []), other]);
    }
  }
  return {
    isTaken: (memberId) => taken.has(memberId),
    take: (memberId) => {
      for (const other of others.get(memberId) ?? []) taken.add(other);
    },
  };
}

/** Those of them who share it with someone else who was given it. */
async function withTakers(
  tx: Transaction,
  { campaign, cycle, memberIds, at }: Asked,
  thing: Thing,
): Promise<bigint[]> {
  const { id, content } = campaign;
  const inCycle = content.kind === 'TICKETS' ? sql`true` : sql`g.cycle = ${cycle}`;
  const { rows } = await sql<{ one: bigint }>`
    select m as one from unnest(${memberIds.map(String)}::bigint[]) m
    where exists (select 1 from promotion_gifts g
      where g.campaign_id = ${id} and ${inCycle} and g.member_id <> m
        and g.member_id in (${SHARERS[thing](at)}))`.execute(tx);
  return rows.map(({ one }) => one);
}

/** Those of them who share it with each other; one alone shares with nobody. */
async function withinThem(
  tx: Transaction,
  { memberIds, at }: Asked,
  thing: Thing,
): Promise<[bigint, bigint][]> {
  if (memberIds.length < 2) return [];
  const all = memberIds.map(String);
  const { rows } = await sql<{ one: bigint; other: bigint }>`
    select m as one, o as other from unnest(${all}::bigint[]) m
    cross join lateral (select distinct s.id as o from (${SHARERS[thing](at)}) s (id)
      where s.id = any(${all}::bigint[]) and s.id <> m) w`.execute(tx);
  return rows.map(({ one, other }) => [one, other]);
}

/** Whoever signed in from one address within this time may be one person. */
const ADDRESS_MS = days(30);

/** All who share it with the member `m`, that member among them. */
const SHARERS: Record<Thing, (at: Date) => RawBuilder<unknown>> = {
  DEVICE: () => sql`select o.member_id from device_uses o
    join device_uses w on w.device = o.device where w.member_id = m`,
  ADDRESS: (at) => {
    const since = new Date(at.getTime() - ADDRESS_MS);
    return sql`select o.member_id from session_addresses o
      join session_addresses w on w.address = o.address
      where w.member_id = m and w.started_at >= ${since} and o.started_at >= ${since}`;
  },
  BANK: () => sql`select o.member_id from payout_account_uses o
    join payout_account_uses w on w.account_lookup = o.account_lookup where w.member_id = m`,
  NAME: () => sql`select o.id from promoted_members o
    join promoted_members w on w.real_name_lookup = o.real_name_lookup where w.id = m`,
};
