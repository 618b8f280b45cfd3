import { hours } from '@baize/calendar';
import { money, percent } from '@baize/money';
import {
  disputeBill,
  findContracts,
  listBills,
  listDisputes,
  proposeContract,
} from '../domains/agents/index.ts';
import { listFeedback, saveFeedback } from '../domains/content/index.ts';
import type { House } from '../platform/house.ts';
import { houseAgo } from './bets.ts';
import { memberNamed } from './people.ts';

/** Feedback of this type asks to become an agent. */
const APPLY_AGENT = 6;

/** Something to decide in every part of the agents' business: who applies, who contests, who waits. */
export async function fillAgentsTasks(house: House): Promise<void> {
  await fillApplications(house);
  await fillProposal(house);
  await fillDispute(house);
}

async function fillApplications(house: House): Promise<void> {
  const known = await listFeedback(house, { page: 1, pageSize: 1, type: APPLY_AGENT });
  if (known.totalCount > 0) return;
  const player = await memberNamed(house, 'player3');
  const sent = { type: APPLY_AGENT, language: 'EN', address: '203.0.113.7' } as const;
  await saveFeedback(houseAgo(house, hours(26)), {
    ...sent,
    memberId: player,
    sender: 'player3',
    words: 'I bring about ten friends who play every week. I would like to be their agent here.',
  });
  await saveFeedback(houseAgo(house, hours(5)), {
    ...sent,
    memberId: null,
    sender: 'Marisol',
    words:
      'I run a club of forty players and look for a house to bring them to. Please write to me.',
  });
}

/** agentb offers agentb2 a first contract, which they have not answered. */
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
  await proposeContract(houseAgo(house, hours(30)), upline, 'agentb2', {
    kind: 'DAILY',
    terms: { tiers: [tier], period: 'HALF_MONTH', carry: 'NONE' },
  });
}

/** agenta2 does not believe their last dividend. */
async function fillDispute(house: House): Promise<void> {
  const known = await listDisputes(house, { state: undefined, page: 1, pageSize: 1 });
  if (known.totalCount > 0) return;
  const receiver = await memberNamed(house, 'agenta2');
  const input = { side: 'RECEIVED', state: undefined, page: 1, size: 20 } as const;
  const { list } = await listBills(house, receiver, 'DIVIDEND', input);
  const bill = list.find(({ gross }) => gross > 0n) ?? list[0];
  if (!bill) return;
  const words = 'My own count of the week is higher: please look at the bets of Saturday evening.';
  await disputeBill(house, receiver, { billId: bill.id, words });
}
