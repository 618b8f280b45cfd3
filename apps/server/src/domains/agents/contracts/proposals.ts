import type { Transaction } from '../../../platform/database.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { AFFILIATE, AGENT, GENERAL_AGENT, LINK_AGENT } from '../../members/index.ts';
import { type AgentSettings, agentSettings } from '../settings.ts';
import { directOf, leaderOf } from '../tree/team.ts';
import { lockTree } from '../tree/tree-lock.ts';
import { expireProposals, startContract, tellMembers } from './contract-changes.ts';
import { type Contract, encodeTerms, findContracts, LIVE, readContract } from './contract-rows.ts';
import { type ContractKind, faultOfTerms, isWithin, type Terms } from './terms.ts';

export type Proposal = { kind: ContractKind; terms: Terms };

/** Affiliates are paid by their plan only. */
export const SIGNERS = [AGENT, LINK_AGENT, GENERAL_AGENT];

/** The direct upline proposes; what runs stays in force until the new terms are accepted. */
export async function proposeContract(
  house: House,
  agentId: bigint,
  username: string,
  { kind, terms }: Proposal,
): Promise<Contract> {
  return begin(house.db, async (tx) => {
    await lockTree(tx);
    const giver = await leaderOf(tx, agentId);
    if (giver.type === AFFILIATE) refuse('NOT_ALLOWED');
    const receiver = await directOf(tx, agentId, username);
    if (!SIGNERS.includes(receiver.type)) refuse('CONTRACT_NOT_POSSIBLE');
    const settings = await agentSettings(tx);
    assertTerms(kind, terms, settings);
    const own = await ownContract(tx, agentId, kind);
    if (!isWithin(terms, own.terms, settings.equalRates)) refuse('CONTRACT_RATE_ABOVE_OWN');
    await expireProposals(house, tx, receiver.id);
    const before = await findContracts(tx, {
      kind,
      receiverIds: [receiver.id],
      states: ['PENDING', 'TERMINATING'],
    });
    if (before.length > 0) refuse('CONTRACT_WAITS');
    const made = await insertProposal(house, tx, {
      kind,
      terms,
      receiverId: receiver.id,
      giverId: agentId,
    });
    await tellMembers(house, tx, [receiver.id], 'A new contract waits for your answer.');
    return made;
  });
}

export function assertTerms(kind: ContractKind, terms: Terms, settings: AgentSettings): void {
  const fault = faultOfTerms(kind, terms, {
    DAILY: settings.ceilingDaily,
    HOURLY: settings.ceilingHourly,
    REALTIME: settings.ceilingRealtime,
    DIVIDEND: settings.ceilingDividend,
  });
  const isPeriodOpen = kind !== 'DIVIDEND' || settings.dividendPeriods.includes(terms.period);
  if (!isPeriodOpen || (terms.isManual && kind !== 'DAILY')) refuse('CONTRACT_NOT_POSSIBLE');
  if (fault) refuse(fault === 'RATE' ? 'CONTRACT_RATE_NOT_POSSIBLE' : 'CONTRACT_TIERS_NOT_RISING');
}

/** Three ways to have none of one's own: never, not accepted yet, or about to end. */
async function ownContract(tx: Transaction, agentId: bigint, kind: ContractKind) {
  const states = ['PENDING', ...LIVE] as const;
  const own = await findContracts(tx, { kind, receiverIds: [agentId], states });
  const active = own.find(({ state }) => state === 'ACTIVE');
  if (active) return active;
  if (own.some(({ state }) => state === 'PENDING')) refuse('CONTRACT_ACCEPT_FIRST');
  return refuse(own.length > 0 ? 'CONTRACT_NOT_VALID' : 'CONTRACT_NONE');
}

export type NewContract = Proposal & { receiverId: bigint; giverId: bigint | null };

export async function insertProposal(house: House, tx: Transaction, order: NewContract) {
  const row = await tx
    .insertInto('contracts')
    .values({
      kind: order.kind,
      receiver_id: order.receiverId,
      giver_id: order.giverId,
      state: 'PENDING',
      terms: JSON.stringify(encodeTerms(order.terms)),
      proposed_at: house.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return readContract(row ?? refuse('CONTRACT_WAITS'));
}

/** The company's own word needs no answer: it stands at once, and the receiver is told. */
export async function giveCompanyContract(
  house: House,
  tx: Transaction,
  order: Proposal & { receiverId: bigint },
): Promise<Contract> {
  assertTerms(order.kind, order.terms, await agentSettings(tx));
  const made = await insertProposal(house, tx, { ...order, giverId: null });
  await startContract(house, tx, made);
  await tellMembers(house, tx, [order.receiverId], 'The company has given you a contract.');
  return made;
}
