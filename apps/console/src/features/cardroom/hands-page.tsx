import { cardroomDeskOperator, type Output } from '@baize/contract';
import { Tag } from '@baize/ui';
import { figureColumn, moneyColumn, timeColumn, titleColumn } from '../../shared/list/columns.tsx';
import { memberFilter, numberIn, textFilter } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { stateColumn } from '../../shared/list/named-columns.tsx';
import { MemberLink } from '../../shared/parts/member-link.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { askVoidButton } from '../../shared/play/ask-void-button.tsx';
import { useText } from '../../shared/use-text.ts';

const VoidButton = askVoidButton(cardroomDeskOperator.askVoid, {
  label: 'console.cards.void',
  title: 'console.cards.voidTitle',
  text: 'console.cards.voidText',
  values: ({ handId }) => ({ hand: handId }),
});

type HandRow = Output<typeof cardroomDeskOperator.listHands.value>['list'][number];

const TONES = {
  collecting: 'info',
  playing: 'info',
  over: 'warn',
  settled: 'plain',
  void: 'bad',
} as const;

/** Hands from the newest back: who played, what each won or lost, and a way to call one off. */
export const CardHandsPage = listPage(cardroomDeskOperator.listHands, {
  words: {
    title: 'console.cards.handsTitle',
    lead: 'console.cards.handsLead',
    none: 'console.cards.noHands',
  },
  filters: [
    textFilter('id', 'console.cards.hand', (typed) => {
      const handId = numberIn(typed);
      return handId === undefined ? {} : { handId: String(handId) };
    }),
    textFilter('place', 'console.cards.table', (typed) => {
      const tableId = numberIn(typed);
      return tableId === undefined ? {} : { tableId: String(tableId) };
    }),
    memberFilter('console.cashier.member'),
  ],
  rowId: ({ handId }) => handId,
  columns: [
    titleColumn('console.cards.hand', ({ handId, stakeName, tableId, number }) => [
      handId,
      `${stakeName} · ${tableId}/${number}`,
    ]),
    timeColumn('console.cards.startedAt', ({ startedAt }) => startedAt, { isExact: true }),
    { header: 'console.cards.people', cell: (hand) => <Players hand={hand} /> },
    moneyColumn('console.cards.rake', ({ rake }) => rake, { currencyOf: (row) => row.currency }),
    figureColumn('console.cards.moves', ({ moves }) => moves),
    stateColumn('console.bets.state', 'console.cards.state', 'state', TONES),
    {
      header: 'console.cards.void',
      isHeaderHidden: true,
      right: 'play.correct',
      cell: ({ handId, state }) =>
        (state === 'settled' || state === 'playing') && <VoidButton handId={handId} />,
    },
  ],
});

function Players({ hand: { players, currency } }: { hand: HandRow }) {
  const text = useText();
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 py-1.5 max-md:justify-end">
      {players.map(({ seat, memberId, name, net }) => (
        <span key={seat} className="flex items-baseline gap-1.5">
          {memberId === null ? (
            <span className="flex items-center gap-1.5 text-ink-soft">
              {name}
              <Tag>{text('console.cards.bot')}</Tag>
            </span>
          ) : (
            <MemberLink memberId={memberId} name={name} />
          )}
          {net !== null && <Sum amount={net} currency={currency} />}
        </span>
      ))}
    </span>
  );
}
