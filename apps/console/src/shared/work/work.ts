import {
  cashierAmlOperator,
  lotteryAlarmsOperator,
  type Output,
  operatorsWork,
  sportsbookAlertsOperator,
} from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { kindName } from '../act/approval-words.ts';
import type { PlainSearch } from '../list/search.ts';
import { queryOf } from '../queries.ts';
import type { Text } from '../use-text.ts';

export type WorkItem = Output<typeof operatorsWork.workItem>;
export type WorkName = WorkItem['kind'];

const POLL_MS = 30_000;

export const workCounts = queryOptions({
  ...queryOf(operatorsWork.countWork, {}),
  refetchInterval: POLL_MS,
});

/** What it goes by at its desk, where the desk has a name for it. */
export function nameOfWork(text: Text, { kind, name }: WorkItem): string {
  if (kind === 'approval') return kindName(text, name);
  const pattern = cashierAmlOperator.watchPatterns.find((known) => known === name);
  if (kind === 'money-case' && pattern) return text(`console.aml.pattern.${pattern}`);
  const alert = sportsbookAlertsOperator.alertKinds.find((known) => known === name);
  if (kind === 'sports-alert' && alert) return text(`console.sports.alert.${alert}`);
  const alarm = lotteryAlarmsOperator.alarmKinds.find((known) => known === name);
  if (kind === 'lottery-alarm' && alarm) return text(`console.lottery.alarm.${alarm}`);
  return name;
}

type Place = { to: string; search?: PlainSearch };

const PAGES: Record<WorkName, string> = {
  withdrawal: '/withdrawals',
  payout: '/withdrawals',
  'failed-payout': '/withdrawals',
  dispute: '/disputes',
  deposit: '/deposits',
  payment: '/payments',
  'money-case': '/money-cases',
  approval: '/approvals',
  'emergency-review': '/emergencies',
  chat: '/chat',
  feedback: '/feedback',
  identity: '/protection',
  'harm-case': '/protection',
  'same-person': '/protection',
  'data-request': '/data-requests',
  'campaign-application': '/campaign-applications',
  'mall-order': '/mall-orders',
  'mall-shipping': '/mall-orders',
  'agent-application': '/agent-applications',
  'bill-dispute': '/bill-disputes',
  'sports-alert': '/sports-alerts',
  'lottery-alarm': '/lottery-alarms',
  'card-suspicion': '/card-suspicions',
  'vendor-alert': '/vendor-alarms',
};

const TABS: Partial<Record<WorkName, string>> = {
  identity: 'identities',
  'harm-case': 'cases',
  'same-person': 'matches',
};

/** Where it is worked on: its desk, with the case beside the list where the desk can open it. */
export function placeOfWork({ kind, id, name }: WorkItem): Place {
  const to = PAGES[kind];
  const tab = TABS[kind];
  if (tab) return { to, search: { tab } };
  if (kind === 'dispute') return { to: `${to}/${id}` };
  if (kind === 'payment') return { to, search: { which: 'all', search: name, id } };
  const isNumbered = to === '/withdrawals' || to === '/deposits';
  return { to, search: isNumbered ? { number: id, id } : { id } };
}
