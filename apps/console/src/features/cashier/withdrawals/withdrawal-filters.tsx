import { cashierWithdrawalsOperator } from '@baize/contract';
import { FilterBar } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { FilterText } from '../../../shared/list/filter-text.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { countsQuery } from '../../../shared/live/cashier-counts.tsx';
import { useText } from '../../../shared/use-text.ts';

const FIRST = 'waiting';
export const WITHDRAWAL_QUEUES = Object.keys(
  cashierWithdrawalsOperator.withdrawalQueues,
) as cashierWithdrawalsOperator.WithdrawalQueue[];

/** Disputes have a page of their own. */
const CHIPS = WITHDRAWAL_QUEUES.filter((queue) => queue !== 'disputed');

/** The queues with how much lies in each; a number or a member is looked for in all of them. */
export function WithdrawalFilters() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const counts = useQuery(countsQuery).data?.withdrawals ?? [];
  const countOf = (queue: cashierWithdrawalsOperator.WithdrawalQueue) => {
    const states: readonly string[] = cashierWithdrawalsOperator.withdrawalQueues[queue];
    return counts.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0);
  };
  const labelOf = (queue: cashierWithdrawalsOperator.WithdrawalQueue) =>
    [text(`console.wd.queue.${queue}`), countOf(queue) || ''].join(' ').trim();
  return (
    <FilterBar
      className="mb-4"
      filters={[
        {
          key: 'queue',
          label: text('console.cashier.queue'),
          kind: 'chips',
          options: [
            // The inbox itself is no filter that could be cleared.
            ...CHIPS.map((queue) => ({
              value: queue === FIRST ? '' : queue,
              label: labelOf(queue),
            })),
            { value: 'all', label: text('console.cashier.all') },
          ],
        },
        ...(['number', 'member'] as const).map((key) => ({
          key,
          label: text(`console.cashier.${key}`),
          kind: 'custom' as const,
          render: (value: string, onChange: (next: string) => void) => (
            <FilterText label={text(`console.cashier.${key}`)} value={value} onChange={onChange} />
          ),
        })),
      ]}
      state={{
        queue: search.queue ?? '',
        number: search.number ?? '',
        member: search.member ?? '',
      }}
      onChange={({ queue = '', number = '', member = '' }) =>
        setSearch({ queue, number, member, page: '', id: '' })
      }
    />
  );
}
