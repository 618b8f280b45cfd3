import type { agentsContractsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findByUsername } from '../../members/index.ts';
import { recordOnMember } from '../audit.ts';
import { countNow } from '../sums/counted.ts';
import { agentNamed } from '../tree/team.ts';
import { lockTree } from '../tree/tree-lock.ts';
import { endContracts, endingWith } from './contract-changes.ts';
import { LIVE, readContract, showContracts } from './contract-rows.ts';
import { counting } from './counting.ts';
import { giveCompanyContract, SIGNERS } from './proposals.ts';

/** The company gives a contract to someone at the top of the tree. */
export async function giveContract(
  house: House,
  caller: Caller,
  { username, kind, terms, reason }: Output<typeof contract.giveContract.input>,
): Promise<Output<typeof contract.giveContract.value>> {
  await countNow(house, counting);
  return begin(house.db, async (tx) => {
    await lockTree(tx);
    const member = await agentNamed(tx, username);
    const isSigner = SIGNERS.includes(member.type) && member.upline_id === null;
    if (!isSigner) refuse('CONTRACT_NOT_POSSIBLE');
    const ending = await endingWith(tx, member.id, kind, terms);
    await endContracts(house, tx, ending, 'RATE_CONFLICT');
    const made = await giveCompanyContract(house, tx, { kind, terms, receiverId: member.id });
    await recordOnMember(house, tx, caller, {
      memberId: member.id,
      action: 'agents.contract.given',
      after: { contractId: String(made.id), kind, reason },
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
  await countNow(house, counting);
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
    await recordOnMember(house, tx, caller, {
      memberId: one.receiver_id,
      action: 'agents.contract.ended',
      after: { contractId, reason, below: below.length },
    });
  });
  return null;
}

type Input = Output<typeof contract.contracts.input>;

export async function listContracts(
  { reports }: House,
  { username, kind, state, isByCompany, page, pageSize }: Input,
): Promise<Output<typeof contract.contracts.value>> {
  const member = username ? await findByUsername(reports, username) : undefined;
  if (username && !member) return pageOf([], 0, { page, pageSize });
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
    all.selectAll().orderBy('id', 'desc').$call(onPage({ page, pageSize })).execute(),
    all.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  const list = await showContracts(reports, 0n, rows.map(readContract));
  return pageOf(list, count, { page, pageSize });
}
