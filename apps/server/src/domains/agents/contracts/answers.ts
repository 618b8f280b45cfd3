import { days } from '@baize/calendar';
import type { agentsContracts as contract, Output } from '@baize/contract';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { agentSettings } from '../settings.ts';
import { countNow } from '../sums/counted.ts';
import { namesOf } from '../tree/names.ts';
import { lockTree } from '../tree/tree-lock.ts';
import { endContracts, endingWith, startContract, tellMembers } from './contract-changes.ts';
import {
  type Contract,
  findContracts,
  LIVE,
  readContract,
  showContracts,
} from './contract-rows.ts';
import { counting } from './counting.ts';
import { type ContractKind, isWithin } from './terms.ts';

type Input = Output<typeof contract.processDividend.input>;
type Answered = Output<typeof contract.processDividend.value>;

/** Accept, reject, withdraw, ask for an end, confirm or refuse it: each by the side it belongs to. */
export async function processContract(
  house: House,
  memberId: bigint,
  kind: ContractKind,
  input: Input,
): Promise<Answered> {
  // Whoever ends a contract is billed up to this moment: what was settled before it is counted first.
  await countNow(house, counting);
  return begin(house.db, async (tx) => {
    await lockTree(tx);
    const one = await lockContract(tx, memberId, kind, input.contractId);
    const ended = await actions[input.action](house, tx, one, memberId, input.confirm);
    const names = await namesOf(
      tx,
      ended.map(({ receiver_id }) => receiver_id),
    );
    const now = await tx
      .selectFrom('contracts')
      .selectAll()
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    const [shown] = await showContracts(tx, memberId, [readContract(now)]);
    return {
      contract: shown!,
      ended: ended.map(({ id, receiver_id }) => ({
        contractId: String(id),
        username: names.get(receiver_id) ?? '',
      })),
    };
  });
}

/** Whoever is no party to it is told that it does not exist. */
async function lockContract(tx: Transaction, memberId: bigint, kind: ContractKind, id: string) {
  const row = await tx
    .selectFrom('contracts')
    .selectAll()
    .where('id', '=', BigInt(id))
    .where('kind', '=', kind)
    .where((of) => of.or([of('receiver_id', '=', memberId), of('giver_id', '=', memberId)]))
    .forUpdate()
    .executeTakeFirst();
  return row ? readContract(row) : refuse('NOT_FOUND');
}

type Action = (
  house: House,
  tx: Transaction,
  one: Contract,
  memberId: bigint,
  isConfirmed: boolean,
) => Promise<Contract[]>;

const actions: Record<Input['action'], Action> = {
  ACCEPT: async (house, tx, one, memberId, isConfirmed) => {
    assertStep(one, 'PENDING', one.receiver_id === memberId);
    await assertStillPossible(house, tx, one);
    const ending = await endingWith(tx, memberId, one.kind, one.terms);
    if (ending.length > 0 && !isConfirmed) await warnOfEnds(tx, ending);
    await endContracts(house, tx, ending, 'RATE_CONFLICT');
    await startContract(house, tx, one);
    await tellMembers(house, tx, others(one, memberId), 'Your contract was accepted.');
    return ending;
  },
  REJECT: async (house, tx, one, memberId) => {
    assertStep(one, 'PENDING', one.receiver_id === memberId);
    await closeProposal(house, tx, one, 'REJECTED');
    await tellMembers(house, tx, others(one, memberId), 'Your contract was rejected.');
    return [];
  },
  WITHDRAW: async (house, tx, one, memberId) => {
    assertStep(one, 'PENDING', one.giver_id === memberId);
    await closeProposal(house, tx, one, 'WITHDRAWN');
    return [];
  },
  TERMINATE: async (house, tx, one, memberId) => {
    assertStep(one, 'ACTIVE', one.giver_id !== null);
    await refuseWhileChanging(tx, one);
    await updateContract(tx, one, { state: 'TERMINATING', end_asked_by: memberId });
    await tellMembers(
      house,
      tx,
      others(one, memberId),
      'The end of a contract waits for your answer.',
    );
    return [];
  },
  CONFIRM_END: async (house, tx, one, memberId) => {
    assertStep(one, 'TERMINATING', one.end_asked_by !== memberId);
    const below = await endingWith(tx, one.receiver_id, one.kind, null);
    await endContracts(house, tx, [one, ...below], 'AGREED');
    return below;
  },
  REFUSE_END: async (house, tx, one, memberId) => {
    assertStep(one, 'TERMINATING', one.end_asked_by !== memberId);
    await updateContract(tx, one, { state: 'ACTIVE', end_asked_by: null });
    await tellMembers(house, tx, others(one, memberId), 'The contract goes on.');
    return [];
  },
};

function assertStep(one: Contract, state: Contract['state'], isTheirs: boolean): void {
  if (!isTheirs) refuse('NOT_ALLOWED');
  if (one.state !== state) refuse('CHANGED_MEANWHILE');
}

/** What waited too long, or is above what its giver has by now, cannot be accepted any more. */
async function assertStillPossible(house: House, tx: Transaction, one: Contract): Promise<void> {
  const { daysToAnswer, equalRates } = await agentSettings(tx);
  const isLate = one.proposed_at.getTime() + days(daysToAnswer) <= house.clock.now().getTime();
  const receiverIds = [one.giver_id ?? 0n];
  const [own] = await findContracts(tx, { kind: one.kind, receiverIds, states: LIVE });
  if (isLate || !own || !isWithin(one.terms, own.terms, equalRates)) refuse('CHANGED_MEANWHILE');
}

/** The warning lists whose contracts would end; nothing happens before it is confirmed. */
async function warnOfEnds(tx: Transaction, ending: readonly Contract[]): Promise<never> {
  const names = await namesOf(
    tx,
    ending.map(({ receiver_id }) => receiver_id),
  );
  const downlines = ending.map(({ id, receiver_id }) => ({
    contractId: String(id),
    username: names.get(receiver_id) ?? '',
  }));
  return refuse('CONTRACT_LOWERS_DOWNLINES', { value: { downlines } });
}

async function refuseWhileChanging(tx: Transaction, one: Contract): Promise<void> {
  const pending = await tx
    .selectFrom('contracts')
    .select('id')
    .where('kind', '=', one.kind)
    .where('receiver_id', '=', one.receiver_id)
    .where('state', '=', 'PENDING')
    .executeTakeFirst();
  if (pending) refuse('CONTRACT_WAITS');
}

async function closeProposal(
  house: House,
  tx: Transaction,
  one: Contract,
  state: 'REJECTED' | 'WITHDRAWN',
) {
  await updateContract(tx, one, { state, ended_at: house.clock.now(), end_reason: state });
}

type Marks = {
  state: Contract['state'];
  end_asked_by?: bigint | null;
  ended_at?: Date;
  end_reason?: string;
};

async function updateContract(tx: Transaction, { id }: Contract, marks: Marks): Promise<void> {
  await tx.updateTable('contracts').set(marks).where('id', '=', id).execute();
}

function others({ giver_id, receiver_id }: Contract, memberId: bigint): bigint[] {
  return [giver_id, receiver_id].filter((id): id is bigint => id !== null && id !== memberId);
}
