import type { agentsDesk as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { openAccountFor } from '../../identity/index.ts';
import {
  chainOf,
  findByUsername,
  GENERAL_AGENT,
  type Member,
  rebatesOf,
  setRebates,
} from '../../members/index.ts';
import { recordAudit } from '../../operators/index.ts';
import { defaultPassword } from '../../system/index.ts';
import {
  findContracts,
  LIVE,
  namesOf,
  readContract,
  showContracts,
} from '../contracts/contract-rows.ts';
import { assertSinkable, assertWithinCeilings, ceilingsBy } from '../rebates/rebate-limits.ts';
import { agentSettings } from '../settings.ts';
import { assertName } from './open-downline.ts';

type Card = Output<typeof contract.agentCard.value>;

/** One of the tree, with what an operator decides about him. */
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

/** The company opens a general agent: he signs in with the default password, and changes it. */
export async function openAgent(
  house: House,
  caller: Caller,
  { username, rebates, reason }: Output<typeof contract.openAgent.input>,
): Promise<Output<typeof contract.openAgent.value>> {
  const name = username.trim();
  assertName(house, name);
  assertWithinCeilings(rebates, await agentSettings(house.db));
  if (await findByUsername(house.db, name)) refuse('USERNAME_TAKEN');
  const order = { username: name, type: GENERAL_AGENT, upline: null, rebates };
  const member = await openAccountFor(house, order);
  await note(house, caller, member, 'agents.agent.opened', { reason, ...shown(rebates) });
  return { id: Number(member.id), username: member.username, password: defaultPassword(house) };
}

export async function setTopRebates(
  house: House,
  caller: Caller,
  { username, rebates, reason }: Output<typeof contract.setTopRebates.input>,
): Promise<null> {
  const member = (await findByUsername(house.db, username)) ?? refuse('NOT_FOUND');
  if (member.upline_id !== null) refuse('CONTRACT_NOT_POSSIBLE');
  assertWithinCeilings(rebates, await agentSettings(house.db));
  await begin(house.db, async (tx) => {
    await assertSinkable(tx, member.id, rebates);
    await setRebates(tx, member.id, rebates);
  });
  await note(house, caller, member, 'agents.rebates.set', { reason, ...shown(rebates) });
  return null;
}

const shown = (rebates: object) => ({
  rebates: Object.fromEntries(Object.entries(rebates).map(([key, rate]) => [key, String(rate)])),
});

async function note(
  house: House,
  caller: Caller,
  { id }: Pick<Member, 'id'>,
  action: string,
  after: object,
): Promise<void> {
  await begin(house.db, (tx) =>
    recordAudit(house, tx, {
      actor: `operator:${caller.operatorId}`,
      action,
      subject: `member:${id}`,
      after,
      address: caller.address,
    }),
  );
}

type Wish = Output<typeof contract.contracts.input>;

export async function listContracts(
  { reports }: House,
  { username, kind, state, isByCompany, page, size }: Wish,
): Promise<Output<typeof contract.contracts.value>> {
  const member = username ? await findByUsername(reports, username) : undefined;
  if (username && !member) return { list: [], total: 0, totalPages: 0 };
  const all = reports
    .selectFrom('contracts')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(state === 'ENDED', (query) => query.where('ended_at', 'is not', null))
    .$if(state !== undefined && state !== 'ENDED', (query) =>
      query.where('state', '=', state as 'ACTIVE'),
    )
    .$if(isByCompany !== undefined, (query) =>
      query.where('giver_id', isByCompany ? 'is' : 'is not', null),
    )
    .$if(member !== undefined, (query) =>
      query.where((of) =>
        of.or([of('receiver_id', '=', member!.id), of('giver_id', '=', member!.id)]),
      ),
    );
  const [rows, { count }] = await Promise.all([
    all
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    all.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  const list = await showContracts(reports, 0n, rows.map(readContract));
  return { list, total: count, totalPages: Math.ceil(count / size) };
}
