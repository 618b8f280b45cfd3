import { Button, cx, EmptyLine } from '@baize/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { bookQuery, useNumber, wholePoints } from './use-mall.ts';

/** The ledger's reasons in the words of points. */
const KINDS = {
  POINTS_EARN: 'EARN',
  MALL_PAY: 'REDEEM',
  MALL_REFUND: 'REFUND',
  POINTS_CONVERT: 'CONVERT',
} as const satisfies Record<string, string>;

const kindOf = (code: string) =>
  Object.hasOwn(KINDS, code) ? KINDS[code as keyof typeof KINDS] : 'ADJUST';

/** Every movement of points, with what was held after it. */
export function PointBook() {
  const text = useText();
  const number = useNumber();
  const { dateAndTime } = useTimes();
  const book = useInfiniteQuery(bookQuery);
  return (
    <Fetched query={book}>
      {({ pages }) => {
        const rows = pages.flatMap(({ list }) => list);
        return (
          <>
            {rows.length === 0 && <EmptyLine>{text('loyalty.book.none')}</EmptyLine>}
            <ul className="overflow-hidden rounded-card border bg-table">
              {rows.map((row) => (
                <li
                  key={row.txId}
                  className="grid grid-cols-[minmax(0,1fr)_auto_5.5rem] items-center gap-3 border-t px-4 py-2.5 text-[0.875rem] tabular-nums first:border-t-0"
                >
                  <span>
                    <b className="block font-medium">
                      {text(`loyalty.book.${kindOf(row.txTypeCode)}`)}
                    </b>
                    <small className="text-[0.75rem] text-ink-soft">
                      {dateAndTime(row.txTimeInTimestamp)}
                    </small>
                  </span>
                  <b className={cx('font-semibold', row.amount > 0n && 'text-felt-text')}>
                    {row.amount > 0n ? '+' : '−'}
                    {number(Math.abs(wholePoints(row.amount)))}
                  </b>
                  <span className="text-end text-ink-soft">
                    {number(wholePoints(row.currentAvailBalance))}
                  </span>
                </li>
              ))}
            </ul>
            {book.hasNextPage && (
              <Button
                className="mt-4"
                isBusy={book.isFetchingNextPage}
                onClick={() => void book.fetchNextPage()}
              >
                {text('loyalty.book.more')}
              </Button>
            )}
          </>
        );
      }}
    </Fetched>
  );
}
