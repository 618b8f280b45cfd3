import type { agentsPlacementOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { chainOf, findByUsername, rebatesOf } from '../../members/index.ts';
import { findContracts, LIVE, showContracts } from '../contracts/contract-rows.ts';
import { ceilingsBy } from '../rebates/rebate-limits.ts';
import { agentSettings } from '../settings.ts';
import { namesOf } from '../tree/names.ts';

type Card = Output<typeof contract.agentCard.value>;

/** One of the tree, with what an operator decides about them. */
export async function showAgent(house: House, { username }: { username: string }): Promise<Card> {
  const member = (await findByUsername(house.db, username)) ?? refuse('NOT_FOUND');
  const { reports } = house;
  const [own, given, rebates, settings, names, facts] = await Promise.all([
    findContracts(reports, { receiverIds: [member.id], states: ['PENDING', ...LIVE] }),
    findContracts(reports, { giverId: member.id, states: ['PENDING', ...LIVE] }),
    rebatesOf(reports, member.id),
    agentSettings(reports),
    namesOf(reports, chainOf(member)),
    sql<Pick<Card, 'teamCount' | 'directCount' | 'owes'>>`select
      (select count(*)::int from team_members where path like ${`${member.path}%`}) as "teamCount",
      (select count(*)::int from team_members where upline_id = ${member.id}) as "directCount",
      coalesce((select sum(gross - paid) from bills where payer_id = ${member.id} and held_reason is null
        and state in ('PAYABLE', 'PART_PAID', 'INSUFFICIENT')), 0)::bigint as owes`.execute(
      reports,
    ),
  ]);
  return {
    id: Number(member.id),
    username: member.username,
    type: member.type,
    level: member.level,
    isFrozen: member.frozen_at !== null,
    ...facts.rows[0]!,
    path: chainOf(member).map((id) => names.get(id) ?? ''),
    rebates: rebates as Card['rebates'],
    ceilings: ceilingsBy(settings),
    contracts: await showContracts(reports, 0n, [...own, ...given]),
  };
}
