import { hours } from '@baize/calendar';
import { money } from '@baize/money';
import {
  askAdjustment,
  closeCase,
  listAdjustments,
  listCases,
  monitorMoney,
  sendInTree,
  type TreeOrder,
} from '../domains/cashier/index.ts';
import { findByUsername } from '../domains/members/index.ts';
import { decideApproval } from '../domains/operators/index.ts';
import type { Caller } from '../platform/caller.ts';
import type { House } from '../platform/house.ts';
import { houseAgo } from './bets.ts';

const PAYMENT_PASSWORD = '246810';

/** The demo's first two operators: one asks, the other agrees. */
const operator = (operatorId: bigint): Caller => ({
  kind: 'operator',
  memberId: 0n,
  operatorId,
  sessionId: 0n,
  rights: ['cashier.adjust'],
  isRestricted: false,
  isFrozen: false,
  isRemembered: false,
  address: '127.0.0.1',
  userAgent: 'demo',
  language: 'EN',
});

type Step = [hoursAgo: number, kind: TreeOrder['kind'], from: string, other: string, sum: string];

/** There and back again: in the end everyone holds what they held. */
const transfers: Step[] = [
  [30, 'DOWN', 'agenta', 'agenta2', '80'],
  [28, 'DOWN', 'agenta2', 'player1', '70'],
  [20, 'UP', 'player1', 'agenta2', '20'],
  [6, 'COLLECT', 'agenta2', 'player1', '50'],
  [5, 'COLLECT', 'agenta', 'agenta2', '80'],
];

/** Transfers in the tree, a balance that two people changed and changed back, and what the watch found. */
export async function fillCashierTasks(house: House): Promise<void> {
  for (const [n, step] of transfers.entries()) await transfer(house, n, step);
  await adjust(house);
  await monitorMoney(house);
  await closeOldCases(house);
}

const RISK = 5n;
/** What is younger still waits, as it would at a desk that works. */
const LOOKED_INTO_MS = hours(30);
const TAKEN_MS = hours(5);

/** Cases of the weeks before were looked into by the risk desk, each within hours. */
async function closeOldCases(house: House): Promise<void> {
  const { list } = await listCases(house, { state: 'OPEN', page: 1, pageSize: 200 });
  const now = house.clock.now().getTime();
  for (const { caseId, openedAt, others } of list) {
    const ageMs = now - openedAt;
    if (ageMs < LOOKED_INTO_MS) continue;
    const then = houseAgo(house, ageMs - TAKEN_MS);
    await closeCase(then, operator(RISK), {
      caseId,
      outcome: others.length > 0 ? 'WATCHED' : 'NOTHING_FOUND',
      reason:
        others.length > 0
          ? 'Known to each other. Watched from now on.'
          : 'Looked at play and payments: nothing unusual for this member.',
    });
  }
}

async function transfer(house: House, n: number, [hoursAgo, kind, from, to, sum]: Step) {
  const member = (await findByUsername(house.db, from))!;
  const other = (await findByUsername(house.db, to))!;
  await sendInTree(houseAgo(house, hours(hoursAgo)), {
    kind,
    label: 'ACTIVITY',
    memberId: member.id,
    otherId: other.id,
    requestId: `demo-tree-${n}`,
    amount: money(sum),
    remark: '',
    password: PAYMENT_PASSWORD,
  });
}

const adjustments = [
  ['25', 'Goodwill after a failed payout'],
  ['-25', 'Goodwill was credited twice'],
] as const;

async function adjust(house: House): Promise<void> {
  const member = (await findByUsername(house.db, 'player2'))!;
  const memberId = Number(member.id);
  const { totalCount } = await listAdjustments(house, { memberId, page: 1, pageSize: 1 });
  const then = houseAgo(house, hours(26));
  for (const [sum, reason] of adjustments.slice(totalCount)) {
    const input = { memberId, amount: money(sum), multiple: 0, reason };
    const { approvalId } = await askAdjustment(then, operator(1n), input);
    const ruling = { id: approvalId, decision: 'approve', note: 'Seen and agreed' } as const;
    await decideApproval(then, then.contributed('approvals'), operator(2n), ruling);
  }
}
