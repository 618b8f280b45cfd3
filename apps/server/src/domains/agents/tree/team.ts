import type { Database, Transaction } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  findBelow,
  findByUsername,
  findMember,
  isDirectDownline,
  kindOf,
  type Member,
} from '../../members/index.ts';

/** Who asks, as they stand in the tree at this moment. */
export async function leaderOf(db: Database | Transaction, agentId: bigint): Promise<Member> {
  return (await findMember(db, agentId)) ?? refuse('NOT_FOUND');
}

/** Someone of the asker's team, themselves included; anyone else looks as if they did not exist. */
export async function teamMember(
  db: Database | Transaction,
  agentId: bigint,
  name: string | undefined,
): Promise<Member> {
  if (!name) return leaderOf(db, agentId);
  return (await findBelow(db, agentId, name)) ?? refuse('NOT_FOUND');
}

/** Only who stands directly below can be acted upon. Others of the team are seen, and not touched. */
export async function directOf(
  db: Database | Transaction,
  agentId: bigint,
  name: string,
): Promise<Member> {
  const member = await findByUsername(db, name);
  if (!member || !isDirectDownline({ id: agentId }, member)) refuse('NOT_FOUND');
  return member;
}

/** An agent by name, wherever they stand. */
export async function agentNamed(tx: Transaction, name: string): Promise<Member> {
  const member = await findByUsername(tx, name);
  if (!member || kindOf(member.type) !== 'agent') refuse('NOT_FOUND');
  return member;
}
