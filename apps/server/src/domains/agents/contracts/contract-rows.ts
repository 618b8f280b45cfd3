import { agentsContracts as contract, type Output, type Wire } from '@baize/contract';
import type { Selectable } from 'kysely';
import { z } from 'zod/mini';
import type { Database, Tables, Transaction } from '../../../platform/database.ts';
import { namesOf } from '../tree/names.ts';
import type { ContractKind, Terms } from './terms.ts';

export type ContractState = Tables['contracts']['state'];
export type Contract = Omit<Selectable<Tables['contracts']>, 'terms'> & { terms: Terms };
export type ShownContract = Output<typeof contract.contractRow>;

export const LIVE: ContractState[] = ['ACTIVE', 'TERMINATING'];

export function readContract(row: Selectable<Tables['contracts']>): Contract {
  return {
    ...row,
    effective_on: dayText(row.effective_on),
    terms: z.parse(contract.terms, row.terms),
  };
}

/** The driver reads a day as midnight of the machine's own zone. */
export function dayText(day: unknown): string | null {
  if (!(day instanceof Date)) return day as string | null;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Terms as they are stored, with a contract and with each of its bills. */
export function encodeTerms(terms: Terms): Wire<typeof contract.terms> {
  return z.encode(contract.terms, terms);
}

export type ContractFilter = {
  kind?: ContractKind;
  receiverIds?: readonly bigint[];
  giverId?: bigint;
  giverIds?: readonly bigint[];
  states?: readonly ContractState[];
};

export async function findContracts(
  db: Database | Transaction,
  { kind, receiverIds, giverId, giverIds, states }: ContractFilter,
): Promise<Contract[]> {
  if (receiverIds?.length === 0 || giverIds?.length === 0) return [];
  const rows = await db
    .selectFrom('contracts')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(receiverIds !== undefined, (query) => query.where('receiver_id', 'in', receiverIds!))
    .$if(giverId !== undefined, (query) => query.where('giver_id', '=', giverId!))
    .$if(giverIds !== undefined, (query) => query.where('giver_id', 'in', giverIds!))
    .$if(states !== undefined, (query) => query.where('state', 'in', states!))
    .orderBy('id')
    .execute();
  return rows.map(readContract);
}

/** Contracts as the one who asks may see them. */
export async function showContracts(
  db: Database | Transaction,
  viewerId: bigint,
  contracts: readonly Contract[],
): Promise<ShownContract[]> {
  const names = await namesOf(
    db,
    contracts.flatMap(({ receiver_id, giver_id }) => [receiver_id, giver_id ?? 0n]),
  );
  return contracts.map((one) => ({
    id: String(one.id),
    kind: one.kind,
    state: one.state,
    status: statusOf(one.state),
    receiverId: Number(one.receiver_id),
    receiver: names.get(one.receiver_id) ?? '',
    giver: names.get(one.giver_id ?? 0n) ?? '',
    terms: one.terms,
    proposedAt: one.proposed_at.getTime(),
    effectiveOn: one.effective_on,
    endedAt: one.ended_at?.getTime() ?? null,
    endReason: one.end_reason,
    isForMe: isFor(one, viewerId),
  }));
}

/** A proposal waits for its receiver, an end for the side that did not ask for it. */
export function isFor(one: Contract, viewerId: bigint): boolean {
  if (one.state === 'PENDING') return one.receiver_id === viewerId;
  const isParty = one.receiver_id === viewerId || one.giver_id === viewerId;
  return one.state === 'TERMINATING' && isParty && one.end_asked_by !== viewerId;
}

export function statusOf(state: ContractState): string {
  return { ACTIVE: 'A', PENDING: 'P', TERMINATING: 'E' }[state as string] ?? state;
}
