import { cardroomDeskOperator } from '@baize/contract';
import { reasonButton } from '../../shared/act/questions.tsx';
import { figureColumn, tagColumn, timeColumn, titleColumn } from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { MemberLink } from '../../shared/parts/member-link.tsx';

const CloseButton = reasonButton(cardroomDeskOperator.closeTable, {
  label: 'console.cards.close',
  title: 'console.cards.closeTitle',
  confirm: 'console.cards.close',
  values: ({ tableId }) => ({ table: tableId }),
  text: 'console.cards.closeText',
  done: 'console.cards.closing',
  isDanger: true,
  longest: 300,
});

/** Tables that are open now, and who sits there. */
export const CardTablesPage = listPage(cardroomDeskOperator.listTables, {
  words: {
    title: 'console.cards.tablesTitle',
    lead: 'console.cards.tablesLead',
    none: 'console.cards.noTables',
  },
  everyMs: 5_000,
  rowId: ({ tableId }) => tableId,
  columns: [
    titleColumn('console.cards.table', ({ stakeName, number, tableId }) => [
      `${stakeName} · ${number}`,
      tableId,
    ]),
    {
      header: 'console.cards.people',
      cell: ({ people }) => (
        <span className="flex flex-wrap gap-x-3 gap-y-1 py-1.5 max-md:justify-end">
          {people.map(({ memberId, username }) => (
            <MemberLink key={memberId} memberId={memberId} name={username} />
          ))}
        </span>
      ),
    },
    figureColumn('console.cards.bots', ({ bots }) => bots),
    figureColumn('console.cards.handsDealt', ({ hands }) => hands),
    timeColumn('console.cards.openedAt', ({ openedAt }) => openedAt),
    tagColumn('console.bets.state', ({ isPlaying, isPrivate, currency }, { text }) => [
      isPlaying ? 'good' : 'plain',
      [
        text(isPlaying ? 'console.cards.playing' : 'console.cards.waiting'),
        isPrivate ? text('console.cards.private') : '',
        currency === 'FUN' ? currency : '',
      ]
        .filter(Boolean)
        .join(' · '),
    ]),
    {
      header: 'console.cards.close',
      isHeaderHidden: true,
      right: 'play.limits',
      cell: ({ tableId }) => <CloseButton tableId={tableId} />,
    },
  ],
});
