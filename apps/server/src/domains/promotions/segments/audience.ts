import { days } from '@baize/calendar';
import { promotionsCampaign as contract, type Output } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod/mini';
import type { Database, Transaction } from '../../../platform/database.ts';
import { TRIAL, usernameKey } from '../../members/index.ts';

export type Audience = Output<typeof contract.audience>;

/** Named audiences by their number. */
export type Segments = ReadonlyMap<string, Audience>;

export async function readSegments(db: Database | Transaction): Promise<Segments> {
  const rows = await db.selectFrom('promotion_segments').select(['id', 'who']).execute();
  return new Map(rows.map(({ id, who }) => [String(id), z.parse(contract.audience, who)]));
}

type Asked = { segments: Segments; at: Date };

/**
 * Who of all members is meant, as a condition on `promoted_members m`: the one place where an audience
 * is read, for one member as for all.
 */
export function isMeant(who: Audience, { segments, at }: Asked): RawBuilder<boolean> {
  const parts = [sql`m.type <> ${TRIAL}`, sql`m.frozen_at is null`, ...partsOf(who, at)];
  for (const id of who.segments) {
    const segment = segments.get(id);
    // A segment that is gone holds nobody.
    parts.push(...(segment ? partsOf(segment, at) : [sql`false`]));
  }
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

function partsOf(who: Audience, at: Date): RawBuilder<unknown>[] {
  return [...partsOfPerson(who, at), ...partsOfDeeds(who, at)];
}

function partsOfPerson(who: Audience, at: Date): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  const [kind] = who.kinds;
  if (who.kinds.length === 1) {
    parts.push(kind === 'member' ? sql`m.type = 0` : sql`m.type in (1, 2, 41, 42)`);
  }
  if (who.languages.length > 0) parts.push(sql`m.language = any(${[...who.languages]})`);
  if (who.registeredFrom) parts.push(sql`m.registered_at >= ${new Date(who.registeredFrom)}`);
  if (who.registeredTo) parts.push(sql`m.registered_at < ${new Date(who.registeredTo)}`);
  if (who.newForDays) parts.push(sql`m.registered_at > ${daysAgo(at, who.newForDays)}`);
  if (who.isPhoneProved) parts.push(sql`m.mobile_verified_at is not null`);
  if (who.members.length > 0) {
    parts.push(sql`lower(m.username) = any(${who.members.map(usernameKey)})`);
  }
  if (who.teamOf) {
    parts.push(sql`exists (select 1 from promoted_members a
      where lower(a.username) = ${usernameKey(who.teamOf)} and starts_with(m.path, a.path))`);
  }
  return parts;
}

function partsOfDeeds(who: Audience, at: Date): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (who.awayForDays) {
    // They may have come back just now: then the time before that visit counts.
    parts.push(sql`(coalesce(m.last_login_at, m.registered_at) <= ${daysAgo(at, who.awayForDays)}
      or m.last_login_at - m.previous_login_at >= make_interval(days => ${who.awayForDays}))`);
  }
  const hasDeposit = sql`exists (select 1 from promoted_deposits d where d.member_id = m.id)`;
  if (who.deposited === 'ONCE_AT_LEAST') parts.push(hasDeposit);
  if (who.deposited === 'NEVER') parts.push(sql`not ${hasDeposit}`);
  if (who.hasPayoutAccount) {
    parts.push(sql`exists (select 1 from payout_account_uses p
      where p.member_id = m.id and p.removed_at is null)`);
  }
  if (who.validBetFrom !== null) {
    parts.push(sql`(select coalesce(sum(b.valid_bet), 0) from promoted_plays b
      where b.member_id = m.id) >= ${who.validBetFrom}`);
  }
  if (who.levelFrom !== null) parts.push(sql`${levelAt(at)} >= ${who.levelFrom}`);
  if (who.levelTo !== null) parts.push(sql`${levelAt(at)} <= ${who.levelTo}`);
  return parts;
}

/** Their level of the club; a level that an operator gave goes before the earned one. */
const levelAt = (at: Date) => sql`coalesce((select case when l.manual_until > ${at}
  then l.manual_level else l.level end from promoted_levels l where l.member_id = m.id), 0)`;

const daysAgo = (at: Date, count: number) => new Date(at.getTime() - days(count));

/** Which of these audiences one member belongs to, in one look. */
export async function audiencesOf(
  db: Database | Transaction,
  memberId: bigint,
  asked: Asked & { audiences: readonly Audience[] },
): Promise<boolean[]> {
  const { audiences } = asked;
  if (audiences.length === 0) return [];
  const columns = audiences.map((who, n) => sql`${isMeant(who, asked)} as ${sql.ref(`a${n}`)}`);
  const { rows } = await sql<Record<string, boolean>>`
    select ${sql.join(columns)} from promoted_members m where m.id = ${memberId}`.execute(db);
  return audiences.map((_, n) => rows[0]?.[`a${n}`] === true);
}

/** Which of these members one audience means, in one look. */
export async function meantAmong(
  db: Database | Transaction,
  memberIds: readonly bigint[],
  { who, ...asked }: Asked & { who: Audience },
): Promise<Set<bigint>> {
  const { rows } = await sql<{ id: bigint }>`select m.id from promoted_members m
    where m.id = any(${memberIds.map(String)}::bigint[]) and ${isMeant(who, asked)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The members of an audience, the newest first. */
export async function membersOf(
  db: Database | Transaction,
  who: Audience,
  { limit, ...asked }: Asked & { limit: number },
): Promise<{ id: bigint; username: string }[]> {
  const { rows } = await sql<{ id: bigint; username: string }>`
    select m.id, m.username from promoted_members m where ${isMeant(who, asked)}
    order by m.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The members of one segment, as a query of their numbers: how domains above choose among them. */
export async function segmentMembers(
  db: Database | Transaction,
  segmentId: string,
  at: Date,
): Promise<RawBuilder<{ id: bigint }>> {
  const who = z.parse(contract.audience, { segments: [segmentId] });
  const asked = { segments: await readSegments(db), at };
  return sql<{ id: bigint }>`select m.id from promoted_members m where ${isMeant(who, asked)}`;
}

export async function countOf(
  db: Database | Transaction,
  who: Audience,
  asked: Asked,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from promoted_members m where ${isMeant(who, asked)}`.execute(db);
  return rows[0]!.count;
}
