import { money, percent } from '@baize/money';
import {
  disputeBill,
  findContracts,
  listBills,
  listDisputes,
  proposeContract,
} from '../domains/agents/index.ts';
import { keepFeedback, listFeedback } from '../domains/content/index.ts';
import { findByUsername } from '../domains/members/index.ts';
import type { House } from '../platform/house.ts';
import { houseAgo } from './bets.ts';

const HOUR_MS = 3_600_000;
/** Feedback of this type asks to become an agent. */
const APPLY_AGENT = 6;

/** Something to decide on every desk of the agents' business: who applies, who contests, who waits. */
export async function fillAgentsDesk(house: House): Promise<void> {
  await fillApplications(house);
  await fillProposal(house);
  await fillDispute(house);
}

async function fillApplications(house: House): Promise<void> {
  const known = await listFeedback(house, { page: 1, pageSize: 1, type: APPLY_AGENT });
  if (known.totalCount > 0) return;
  const player = await memberNamed(house, 'player3');
  const sent = { type: APPLY_AGENT, language: 'EN', address: '203.0.113.7' } as const;
  await keepFeedback(houseAgo(house, 26 * HOUR_MS), {
    ...sent,
    memberId: player,
    sender: 'player3',
    words: 'I bring about ten friends who play every week. I would like to be their agent here.',
  });
  await keepFeedback(houseAgo(house, 5 * HOUR_MS), {
    ...sent,
    memberId: null,
    sender: 'Marisol',
    words:
      'I run a club of forty players and look for a house to bring them to. Please write to me.',
  });
}

/** agentb offers agentb2 a first contract, which he has not answered. */
async function fillProposal(house: House): Promise<void> {
  const [upline, receiver] = await Promise.all([
    memberNamed(house, 'agentb'),
    memberNamed(house, 'agentb2'),
  ]);
  if ((await findContracts(house.db, { receiverIds: [receiver] })).length > 0) return;
  const tier = {
    activeMembers: 0,
    validBet: money('200'),
    loss: 0n,
    singleBet: 0n,
    rate: percent('0.5'),
    lossRate: 0n,
  };
  await proposeContract(houseAgo(house, 30 * HOUR_MS), upline, 'agentb2', {
    kind: 'DAILY',
    terms: { tiers: [tier], period: 'HALF_MONTH', carry: 'NONE' },
  });
}

/** agenta2 does not believe his last dividend. */
async function fillDispute(house: House): Promise<void> {
  const known = await listDisputes(house, { state: undefined, page: 1, size: 1 });
  if (known.total > 0) return;
  const receiver = await memberNamed(house, 'agenta2');
  const wish = { side: 'RECEIVED', state: undefined, page: 1, size: 20 } as const;
  const { list } = await listBills(house, receiver, 'DIVIDEND', wish);
  const bill = list.find(({ gross }) => gross > 0n) ?? list[0];
  if (!bill) return;
  const words = 'My own count of the week is higher: please look at the bets of Saturday evening.';
  await disputeBill(house, receiver, { billId: bill.id, words });
}

async function memberNamed({ db }: House, name: string): Promise<bigint> {
  const member = await findByUsername(db, name);
  if (!member) throw new Error(`The demo has no ${name}`);
  return member.id;
}
