import { loyaltyMall, loyaltyMallOperator, type Output } from '@baize/contract';
import {
  figureColumn,
  type ListColumn,
  moneyColumn,
  tagColumn,
} from '../../../shared/list/columns.tsx';
import { namedChoice, searchFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { nameOf } from './good-editable.ts';

const { listGoods } = loyaltyMallOperator;
type Row = Output<typeof listGoods.value>['list'][number];

const columns: ListColumn<Row>[] = [
  {
    header: 'console.loyalty.good',
    onCard: 'title',
    cell: ({ content }) => (
      <span className="flex items-center gap-3 py-1.5">
        <img
          src={content.picture}
          alt=""
          className="h-12 w-16 shrink-0 rounded-ctl bg-rail object-cover"
        />
        <span className="font-semibold">{nameOf(content)}</span>
      </span>
    ),
    file: ({ content }) => nameOf(content),
  },
  {
    header: 'console.loyalty.kind',
    cell: ({ content }, { text }) => text(`console.loyalty.kind.${content.kind}`),
  },
  figureColumn('console.loyalty.points', ({ content }) => content.points),
  moneyColumn('console.loyalty.price', ({ content }) => content.amount || null),
  figureColumn('console.loyalty.stock', ({ stock }) => stock),
  figureColumn('console.loyalty.ordered', ({ ordered }) => ordered),
  tagColumn('console.loyalty.state', ({ isOpen, stock }, { text }) => {
    if (!isOpen) return ['info', text('console.loyalty.offSale')];
    return stock > 0
      ? ['good', text('console.loyalty.onSale')]
      : ['warn', text('console.loyalty.soldOut')];
  }),
];

/** Everything the mall has or had; a row opens the thing. */
export const GoodsPage = listPage(listGoods, {
  words: 'console.loyalty.goods',
  add: { to: '/mall-goods/new', label: 'console.loyalty.newGood', right: 'promotions.edit' },
  filters: [
    searchFilter('search', 'console.loyalty.findGood', (search) => ({ search })),
    namedChoice('kind', 'console.loyalty.kind', loyaltyMall.goodKinds, {
      any: 'console.loyalty.anyKind',
    }),
  ],
  columns,
  rowId: ({ id }) => id,
  file: 'mall-goods.csv',
  open: ({ id }) => ({ to: '/mall-goods/$id', params: { id } }),
});
