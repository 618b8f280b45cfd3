import { cx } from '@baize/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useFilters } from '../../../shared/list/search.ts';
import { useText } from '../../../shared/use-text.ts';
import type { Dimension, Measure } from './report-address.ts';
import { type Order, orderAfter } from './report-rows.ts';

type HeadsProps = {
  groups: readonly Dimension[];
  heads: [key: string, head: string][];
  /** Those by which the rows can be put in order. */
  measures: readonly Measure[];
  order: Order | undefined;
  /** The figure of all columns, where they are groups. */
  across: Measure | undefined;
  /** Another period stands beside them. */
  hasChanges: boolean;
};

/** What stands above the columns; where they can be put in order, a way to it. */
export function Heads({ groups, heads, measures, order, across, hasChanges }: HeadsProps) {
  const text = useText();
  return (
    <thead>
      <tr className="border-b border-line-strong text-ink-soft">
        <th scope="col" className="sticky start-0 bg-table px-4 py-2.5 text-start font-medium">
          {groups.map((one) => text(`console.reports.by.${one}`)).join(', ') ||
            text('console.reports.all')}
          {across && <b className="block text-ink">{text(`console.reports.figure.${across}`)}</b>}
        </th>
        {heads.map(([key, head]) => {
          const measure = measures.find((one) => one === key);
          const isOrder = order?.measure === key;
          return (
            <th
              key={key}
              scope="col"
              aria-sort={isOrder ? (order.isRising ? 'ascending' : 'descending') : undefined}
              className="px-4 py-2.5 text-end font-medium whitespace-nowrap"
            >
              {measure ? <OrderButton order={order} measure={measure} words={head} /> : head}
              {measure && hasChanges && (
                <span className="block text-[0.75rem]">
                  <OrderButton
                    order={order}
                    measure={measure}
                    isOfChange
                    words={text('console.reports.change')}
                    name={text('console.reports.changeOf', { figure: head })}
                  />
                </span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type OrderButtonProps = {
  order: Order | undefined;
  measure: Measure;
  isOfChange?: boolean;
  words: string;
  /** What it is called where its words alone do not tell. */
  name?: string;
};

/** Puts the rows in the order of a figure, or of its change. */
function OrderButton({ order, measure, isOfChange = false, words, name }: OrderButtonProps) {
  const [, setSearch] = useFilters();
  const isChosen = order?.measure === measure && order.isOfChange === isOfChange;
  const Arrow = order?.isRising ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      aria-label={name}
      className={cx('hover:text-ink', isChosen && 'text-ink')}
      onClick={() => setSearch({ sort: orderAfter(order, { measure, isOfChange }) })}
    >
      {words}
      {isChosen && <Arrow aria-hidden className="ms-1 inline size-3.5" />}
    </button>
  );
}
