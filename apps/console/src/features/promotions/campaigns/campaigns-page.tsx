import { promotionsCampaign, promotionsCampaignsOperator } from '@baize/contract';
import {
  codeColumn,
  figureColumn,
  type ListColumn,
  tagColumn,
  titleColumn,
} from '../../../shared/list/columns.tsx';
import { chipsFilter, choiceFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import type { Tools } from '../../../shared/list/tools.ts';
import { BudgetBar } from './budget-bar.tsx';
import { type CampaignRow, STATE_TONES, stateOf } from './campaign-state.ts';

const { listCampaigns, campaignStates } = promotionsCampaignsOperator;

const columns: ListColumn<CampaignRow>[] = [
  titleColumn('console.promo.campaign', ({ title, kind }, { text }) => [
    title,
    text(`console.promo.kind.${kind}`),
  ]),
  tagColumn('console.promo.state', (row, { text }) => {
    const state = stateOf(row, Date.now());
    return [STATE_TONES[state], text(`console.promo.state.${state}`)];
  }),
  { header: 'console.promo.budgetUsed', cell: (row) => <BudgetBar row={row} /> },
  figureColumn('console.promo.takers', ({ members }) => members),
  figureColumn('console.promo.gifts', ({ gifts }) => gifts),
  codeColumn('console.promo.when', whenOf, { look: 'num' }),
];

/** All campaigns: what each gives, to how many, and what it has cost. */
export const CampaignsPage = listPage(listCampaigns, {
  words: 'console.promo.campaigns',
  add: { to: '/campaigns/new', label: 'console.promo.new', right: 'promotions.edit' },
  filters: [
    chipsFilter({
      key: 'state',
      label: 'console.promo.state',
      any: 'console.promo.anyState',
      values: campaignStates,
      word: (state) => `console.promo.state.${state}`,
      read: (state) => ({ state }),
    }),
    choiceFilter({
      key: 'kind',
      label: 'console.promo.kind',
      any: 'console.promo.anyKind',
      values: promotionsCampaign.campaignKinds,
      word: (kind) => `console.promo.kind.${kind}`,
      read: (kind) => ({ kind }),
    }),
  ],
  columns,
  rowId: ({ id }) => id,
  open: ({ id }) => ({ to: '/campaigns/$id', params: { id } }),
});

function whenOf({ startsAt, endsAt }: CampaignRow, { text, times }: Tools): string {
  const from = times.dayAndTime(startsAt);
  return endsAt === null
    ? text('console.promo.from', { from })
    : text('console.promo.fromTo', { from, to: times.dayAndTime(endsAt) });
}
