import {
  agentsPayOperator,
  agentsPlacementOperator,
  type Call,
  contentChatOperator,
  contentFeedbackOperator,
  membersDataRequestsOperator,
  type Output,
  operatorsApprovals,
  playOrdersOperator,
  protectionExclusionsOperator,
  protectionIdentityCheckOperator,
  protectionMarkersOperator,
  type Shape,
  vendorsConnectionsOperator,
} from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import { type RowOf, rowsOf } from '../../../shared/list/list.tsx';
import { keyOf } from '../../../shared/queries.ts';
import { cashierDesk } from './cashier-desk.ts';
import type { Desk, WaitingLine } from './desk.ts';

/** As many rows as every list answers at once. */
const ALL = 100;
const paged = { page: 1, pageSize: ALL };

/** The desks where work waits for a person; each is asked for only by those who may see it. */
export const desks: readonly Desk[] = [
  cashierDesk,
  deskOf(operatorsApprovals.listApprovals, {
    place: { to: '/approvals', label: 'console.nav.approvals' },
    asked: { ...paged, state: 'waiting' },
    at: ({ askedAt }) => askedAt,
  }),
  deskOf(contentChatOperator.listThreads, {
    place: { to: '/chat', label: 'console.nav.chat' },
    asked: { ...paged, state: 'open' },
    isWaiting: ({ unread }) => unread > 0,
    at: ({ waitsSince, lastAt }) => waitsSince ?? lastAt,
  }),
  deskOf(contentFeedbackOperator.listFeedback, {
    place: { to: '/feedback', label: 'console.nav.feedback' },
    asked: { ...paged, state: 'new' },
    at: ({ at }) => at,
  }),
  deskOf(membersDataRequestsOperator.listDataRequests, {
    place: { to: '/data-requests', label: 'console.nav.dataRequests' },
    asked: { state: 'waiting', pageSize: ALL },
    at: ({ askedAt }) => askedAt,
  }),
  deskOf(protectionMarkersOperator.listCases, {
    place: { to: '/protection', search: { tab: 'cases' }, label: 'console.protection.tab.cases' },
    asked: { ...paged, state: 'OPEN' },
    at: ({ openedAt }) => openedAt,
  }),
  deskOf(protectionExclusionsOperator.listMatches, {
    place: {
      to: '/protection',
      search: { tab: 'matches' },
      label: 'console.protection.tab.matches',
    },
    asked: { ...paged, state: 'OPEN' },
    at: ({ foundAt }) => foundAt,
  }),
  deskOf(protectionIdentityCheckOperator.listIdentities, {
    place: {
      to: '/protection',
      search: { tab: 'identities' },
      label: 'console.protection.tab.identities',
    },
    asked: paged,
    at: ({ askedAt }) => askedAt,
  }),
  deskOf(agentsPlacementOperator.applications, {
    place: { to: '/agent-applications', label: 'console.dashboard.applications' },
    asked: { ...paged, state: 'new' },
    at: ({ at }) => at,
  }),
  deskOf(agentsPayOperator.disputes, {
    place: { to: '/bill-disputes', label: 'console.nav.billDisputes' },
    asked: { ...paged, state: 'OPEN' },
    at: ({ at }) => at,
  }),
  deskOf(playOrdersOperator.unfinishedBets, {
    place: { to: '/open-rounds', label: 'console.dashboard.overdueBets' },
    asked: { pageSize: ALL },
    isWaiting: ({ handedAt }) => handedAt !== null,
    at: ({ placedAt }) => placedAt,
  }),
  deskOf(vendorsConnectionsOperator.listAlerts, {
    place: { to: '/vendor-alarms', label: 'console.nav.vendorAlarms' },
    asked: { vendor: '', isSeen: 'no', pageSize: ALL },
    at: ({ firstAt }) => firstAt,
  }),
];

type Listed<Input extends Shape, Value extends Shape> = {
  place: Pick<WaitingLine, 'to' | 'search' | 'label'>;
  asked: Output<Input>;
  /** Which of the rows wait, where the call answers others too. */
  isWaiting?: (row: RowOf<Value>) => boolean;
  /** Since when it waits. */
  at: (row: RowOf<Value>) => number;
};

/** A desk that is one list. */
function deskOf<Input extends Shape, Value extends Shape>(
  call: Call<Input, Value>,
  { place, asked, isWaiting, at }: Listed<Input, Value>,
): Desk {
  return {
    key: [...keyOf(call), 'waiting'],
    right: call.right!,
    read: async (signal) => {
      const answer = await ask(call, asked, signal);
      const rows = rowsOf<Value>(answer);
      const waiting = isWaiting ? rows.filter(isWaiting) : rows;
      const { totalCount = rows.length, after = null } = answer as Pages;
      const isMore = after !== null || totalCount > rows.length;
      const oldestAt = isMore || waiting.length === 0 ? null : Math.min(...waiting.map(at));
      const count = isWaiting ? waiting.length : totalCount;
      return [{ ...place, count, isMore: isMore && count <= rows.length, oldestAt }];
    },
  };
}

/** The two shapes of a list's answer. */
type Pages = { totalCount?: number; after?: unknown };
