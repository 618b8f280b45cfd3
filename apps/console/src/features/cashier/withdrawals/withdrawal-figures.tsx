import { cashierWithdrawalsOperator } from '@baize/contract';
import { Figure, FigureRow } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ageText } from '../../../shared/age-text.ts';
import { countsQuery } from '../../../shared/live/cashier-counts.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useText } from '../../../shared/use-text.ts';

const SHOWN = ['waiting', 'approved', 'paying', 'receipt'] as const;

/** How much lies in each step, and for how long. */
export function WithdrawalFigures() {
  const text = useText();
  const now = useNow();
  const { currency } = useBrand();
  const counts = useQuery(countsQuery).data;
  return (
    <FigureRow className="mb-5">
      {SHOWN.map((queue) => {
        const states: readonly string[] = cashierWithdrawalsOperator.withdrawalQueues[queue];
        const rows = counts?.withdrawals.filter(({ state }) => states.includes(state)) ?? [];
        const count = rows.reduce((sum, row) => sum + row.count, 0);
        const sum = rows.reduce((total, row) => total + row.sum, 0n);
        const since = Math.min(...rows.map(({ oldestAt }) => oldestAt ?? now));
        return (
          <Figure
            key={queue}
            className="p-4"
            label={text(`console.wd.queue.${queue}`)}
            note={
              count === 0
                ? text('console.cashier.nothing')
                : text('console.cashier.countSince', { count, age: ageText(text, now - since) })
            }
          >
            <Sum size="mid" amount={sum} currency={currency} />
          </Figure>
        );
      })}
    </FigureRow>
  );
}
