import { days } from '@baize/calendar';
import { promotionsCampaignsOperator } from '@baize/contract';
import { Dash, moneyColumn, tagColumn, titleColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { BudgetBar } from './budget-bar.tsx';
import { type Alarm, alarmOf, type CampaignRow, shareUsed } from './campaign-state.ts';

const TONES = { NONE: 'good', LOW: 'warn', LAST: 'bad' } as const;
const ORDER: readonly Alarm[] = ['LAST', 'LOW', 'NONE'];

/** The budgets of what runs, the nearest to its end first; what is nearly spent stands out. */
export const BudgetsPage = listPage(promotionsCampaignsOperator.listCampaigns, {
  words: 'console.promo.budgets',
  asked: { state: 'RUNNING' },
  size: 200,
  rows: (list) =>
    list.filter(({ budget }) => budget !== null).toSorted((one, other) => nearness(one, other)),
  columns: [
    titleColumn('console.promo.campaign', ({ title, kind }, { text }) => [
      title,
      text(`console.promo.kind.${kind}`),
    ]),
    { header: 'console.promo.budgetUsed', cell: (row) => <BudgetBar row={row} /> },
    moneyColumn('console.promo.budget', ({ budget }) => budget),
    moneyColumn('console.promo.left', ({ budget, spent }) => (budget ?? 0n) - spent),
    {
      header: 'console.promo.lasts',
      align: 'figure',
      cell: (row, { text }) => {
        const left = daysLeft(row, Date.now());
        return left === null ? <Dash /> : text('console.promo.lastsDays', { days: left });
      },
    },
    tagColumn('console.promo.alarm', (row, { text }) => {
      const alarm = alarmOf(row);
      return [TONES[alarm], text(`console.promo.alarm.${alarm}`)];
    }),
  ],
  rowId: ({ id }) => id,
  open: ({ id }) => ({ to: '/campaigns/$id', params: { id }, search: { tab: 'results' } }),
});

function nearness(one: CampaignRow, other: CampaignRow): number {
  const byAlarm = ORDER.indexOf(alarmOf(one)) - ORDER.indexOf(alarmOf(other));
  return byAlarm || (shareUsed(other) ?? 0) - (shareUsed(one) ?? 0);
}

/** For how many whole days the rest lasts at the pace so far; null while nothing was given. */
export function daysLeft(
  { budget, spent, startsAt }: Pick<CampaignRow, 'budget' | 'spent' | 'startsAt'>,
  now: number,
): number | null {
  if (budget === null || spent <= 0n || now <= startsAt) return null;
  return Math.floor((Number(budget - spent) * (now - startsAt)) / Number(spent) / days(1));
}
