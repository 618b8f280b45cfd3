import { cardroomDeskOperator } from '@baize/contract';
import { ReasonButton } from '../../shared/act/reason-button.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { figureColumn, tagColumn, timeColumn, titleColumn } from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { MemberLink } from '../../shared/parts/member-link.tsx';
import { useText } from '../../shared/use-text.ts';

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
    titleColumn('console.cards.table', ({ stakeId, number, tableId }) => [
      `${stakeId} ${number}`,
      tableId,
    ]),
    {
      header: 'console.cards.people',
      cell: ({ people }) => (
        <span className="flex flex-wrap gap-x-3 gap-y-1 py-1.5">
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

function CloseButton({ tableId }: { tableId: string }) {
  const text = useText();
  const close = useAct(cardroomDeskOperator.closeTable, {
    input: (reason: string) => ({ tableId, reason }),
    done: 'console.cards.closing',
  });
  return (
    <ReasonButton
      isDanger
      longest={300}
      act={close}
      label={text('console.cards.close')}
      title={text('console.cards.closeTitle', { table: tableId })}
      confirmLabel={text('console.cards.close')}
    >
      <p>{text('console.cards.closeText')}</p>
    </ReasonButton>
  );
}
