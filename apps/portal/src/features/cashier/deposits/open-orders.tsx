import { Button, Tag } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { DepositRow } from '../use-cashier.ts';
import { AskedSum } from './asked-sum.tsx';
import { useMethodName } from './channel-art.tsx';
import { depositTones } from './deposit-states.ts';

type Props = { rows: readonly DepositRow[]; onOpen: (depositId: string) => void };

/** Orders that are not decided yet, above the form for a new one. */
export function OpenOrders({ rows, onOpen }: Props) {
  const text = useText();
  const nameOf = useMethodName();
  if (rows.length === 0) return null;
  return (
    <ul aria-label={text('cashier.deposit.open')} className="divide-y rounded-card border bg-table">
      {rows.map((row) => (
        <li
          key={row.depositId}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5"
        >
          <span className="min-w-0 flex-1">
            <AskedSum row={row} className="font-semibold" />{' '}
            <span className="text-ink-soft">
              <bdi>{nameOf(row.methodCode)}</bdi>
            </span>
          </span>
          <Tag tone={depositTones[row.stateCode]}>
            {text(`cashier.deposit.state.${row.stateCode}`)}
          </Tag>
          <Button size="sm" onClick={() => onOpen(row.depositId)}>
            {text('cashier.deposit.goOn')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
