import type { agentsDesk as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findByUsername, kindOf, type Member, TRIAL } from '../../members/index.ts';
import { recordAudit } from '../../operators/index.ts';
import { endContracts, endingWith } from '../contracts/contract-changes.ts';
import { findContracts, LIVE, readContract, showContracts } from '../contracts/contract-rows.ts';
import { giveCompanyContract, SIGNERS } from '../contracts/proposals.ts';
import { countNow } from '../sums/counted.ts';
import { sizesOfTeams } from '../sums/team-people.ts';
import { lockTree } from '../tree/tree-lock.ts';

type Wish = Output<typeof contract.browseTree.input>;
type Shown = Output<typeof contract.browseTree.value>;

/** The tree a level at a time: the top, or who stands below someone. */
export async function browseTree(house: House, { username, page, size }: Wish): Promise<Shown> {
  const parent = username
    ? ((await findByUsername(house.db, username)) ?? refuse('NOT_FOUND'))
    : undefined;
  const level = house.reports
    .selectFrom('team_members')
    .where('upline_id', parent ? '=' : 'is', parent?.id ?? null)
    .where('type', '<>', TRIAL);
  const [rows, { count }] = await Promise.all([
    level
      .selectAll()
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    level.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  const sizes = await sizesOfTeams(house.reports, rows);
  const contracts = await findContracts(house.reports, {
    receiverIds: ids,
    states: ['PENDING', ...LIVE],
  });
  const shown = await showContracts(house.reports, 0n, contracts);
  return {
    list: rows.map((row) => ({
      id: Number(row.id),
      username: row.username,
      type: row.type,
      level: row.level,
      kind: kindOf(row.type) === 'agent' ? ('AGENT' as const) : ('PLAYER' as const),
      teamCount: sizes.get(row.id) ?? 1,
      isFrozen: row.frozen_at !== null,
      contracts: shown.filter(({ receiverId }) => BigInt(receiverId) === row.id),
    })),
    total: count,
    totalPages: Math.ceil(count / size),
  };
}

export async function agentNamed(tx: Transaction, name: string): Promise<Member> {
  const member = await findByUsername(tx, name);
  if (!member || kindOf(member.type) !== 'agent') refuse('NOT_FOUND');
  return member;
}

/** The company gives a contract to someone at the top of the tree. */
export async function giveContract(
  house: House,
  caller: Caller,
  { username, kind, terms, reason }: Output<typeof contract.giveContract.input>,
): Promise<Output<typeof contract.giveContract.value>> {
  await countNow(house);
  return begin(house.db, async (tx) => {
    await lockTree(tx);
    const member = await agentNamed(tx, username);
    const isSigner = SIGNERS.includes(member.type) && member.upline_id === null;
    if (!isSigner) refuse('CONTRACT_NOT_POSSIBLE');
    const ending = await endingWith(tx, member.id, kind, terms);
    await endContracts(house, tx, ending, 'RATE_CONFLICT');
    const made = await giveCompanyContract(house, tx, { kind, terms, receiverId: member.id });
    await note(house, tx, caller, member, 'agents.contract.given', {
      contractId: String(made.id),
      kind,
      reason,
    });
    const row = await tx
      .selectFrom('contracts')
      .selectAll()
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    const [shown] = await showContracts(tx, 0n, [readContract(row)]);
    return { contract: shown!, ended: ending.length };
  });
}

/** The company ends a contract at once, and with it those that were given from it. */
export async function endContract(
  house: House,
  caller: Caller,
  { contractId, reason }: Output<typeof contract.endContract.input>,
): Promise<null> {
  await countNow(house);
  await begin(house.db, async (tx) => {
    await lockTree(tx);
    const row = await tx
      .selectFrom('contracts')
      .selectAll()
      .where('id', '=', BigInt(contractId))
      .where('state', 'in', LIVE)
      .forUpdate()
      .executeTakeFirst();
    const one = readContract(row ?? refuse('NOT_FOUND'));
    const below = await endingWith(tx, one.receiver_id, one.kind, null);
    await endContracts(house, tx, [one, ...below], 'COMPANY');
    await note(house, tx, caller, { id: one.receiver_id }, 'agents.contract.ended', {
      contractId,
      reason,
      below: below.length,
    });
  });
  return null;
}

export async function note(
  house: House,
  tx: Transaction,
  caller: Caller,
  { id }: Pick<Member, 'id'>,
  action: string,
  after: object,
): Promise<void> {
  await recordAudit(house, tx, {
    actor: `operator:${caller.operatorId}`,
    action,
    subject: `member:${id}`,
    after,
    address: caller.address,
  });
}
