import { insightSumsOperator, type Output } from '@baize/contract';
import { Tag } from '@baize/ui';
import { codeColumn, figureColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { CheckDays, RebuildDays } from './book-acts.tsx';

type Check = Output<typeof insightSumsOperator.listChecks.value>['list'][number];

/** Whether the book of sums is what bets and transfers add up to, day by day. */
export const BookPage = listPage(insightSumsOperator.listChecks, {
  words: 'console.book',
  rowId: ({ id }) => id,
  Actions: BookActions,
  columns: [
    codeColumn('console.book.day', ({ day }) => day, { look: 'num font-semibold' }),
    timeColumn('console.book.checkedAt', ({ checkedAt }) => checkedAt),
    figureColumn('console.book.faults', ({ faults }) => faults.length),
    {
      header: 'console.book.fault',
      cell: (check, { text }) => <Faults check={check} none={text('console.book.noFault')} />,
    },
    {
      header: 'console.book.state',
      onCard: 'aside',
      cell: ({ faults }, { text }) => (
        <Tag tone={faults.length > 0 ? 'bad' : 'good'}>
          {text(faults.length > 0 ? 'console.book.wrong' : 'console.book.right')}
        </Tag>
      ),
    },
  ],
});

const SHOWN = 3;

function Faults({ check, none }: { check: Check; none: string }) {
  const text = useText();
  if (check.faults.length === 0) return <span className="text-ink-soft">{none}</span>;
  return (
    <ul className="py-1.5">
      {check.faults.slice(0, SHOWN).map(({ what, place, kept, counted }) => (
        <li key={`${what} ${place}`} className="max-w-xl">
          <span className="font-medium">{text(`console.book.what.${what}`)}</span>{' '}
          <span className="code text-ink-soft">{place}</span>
          <span className="block text-[0.8125rem] text-ink-soft">
            {text('console.book.differs', { kept, counted })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function BookActions() {
  const mayRebuild = useMay('insight.edit');
  return (
    <>
      <CheckDays />
      {mayRebuild && <RebuildDays />}
    </>
  );
}
