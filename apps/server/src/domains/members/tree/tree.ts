import type { Database, Transaction } from '../../../platform/database.ts';
import { findByUsername, findMember, type Member } from '../member.ts';

type Place = Pick<Member, 'path' | 'level'>;

/** Where someone stands: below whom, they themselves last. "Is a descendant" is then a test of prefixes. */
export function placeUnder(upline: Place | null, memberId: bigint): Place {
  return upline
    ? { path: `${upline.path}${memberId}/`, level: upline.level + 1 }
    : { path: `/${memberId}/`, level: 0 };
}

/** A team is someone and everyone below them. */
export function isInTeam(leader: Pick<Member, 'path'>, other: Pick<Member, 'path'>): boolean {
  return other.path.startsWith(leader.path);
}

export function isDirectDownline(leader: Pick<Member, 'id'>, other: Pick<Member, 'upline_id'>) {
  return other.upline_id === leader.id;
}

/** The chain from the top of the tree down to someone, who stands last. */
export function chainOf(member: Pick<Member, 'path'>): bigint[] {
  return member.path.split('/').filter(Boolean).map(BigInt);
}

/** Someone of the leader's team; undefined also when they exist elsewhere, so that nobody can tell. */
export async function findInTeam(
  db: Database | Transaction,
  leader: Pick<Member, 'path'>,
  memberId: bigint,
): Promise<Member | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .where('path', 'like', `${leader.path}%`)
    .executeTakeFirst();
}

/** The member of that name below the caller; anyone else looks as if they did not exist. */
export async function findBelow(
  db: Database | Transaction,
  leaderId: bigint,
  name: string,
): Promise<Member | undefined> {
  const [leader, other] = await Promise.all([findMember(db, leaderId), findByUsername(db, name)]);
  return leader && other && isInTeam(leader, other) ? other : undefined;
}
