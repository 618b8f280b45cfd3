import { Button, EmptyLine, IconButton, Money, Panel } from '@baize/ui';
import { ListOrdered, Ticket as TicketIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { useText } from '../../shared/words/use-text.ts';
import { type CartRow, sumOf } from './cart.ts';
import { useSelectionText } from './selection-text.ts';
import { usePlayName } from './spot-words.ts';

type Props = {
  kind: string;
  rows: readonly CartRow[];
  isClosed: boolean;
  isBusy: boolean;
  /** Why the last purchase did not go through, in the house's words. */
  refused: ReactNode;
  onRemove: (id: string) => void;
  onClear: () => void;
  onBuy: () => void;
  onChase: () => void;
};

/** What will be bought, row by row. */
export function CartPanel(props: Props) {
  const { kind, rows, isClosed, isBusy, refused, onRemove, onClear, onBuy, onChase } = props;
  const text = useText();
  const parts = useMoneyParts();
  const playName = usePlayName(kind);
  const selectionText = useSelectionText();
  return (
    <Panel aria-label={text('tickets.cart.title')} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-card">{text('tickets.cart.title')}</h2>
        {rows.length > 0 && (
          <Button size="sm" onClick={onClear}>
            {text('tickets.cart.clear')}
          </Button>
        )}
      </div>
      {rows.length === 0 && <EmptyLine>{text('tickets.cart.empty')}</EmptyLine>}
      <ul className="flex max-h-72 flex-col overflow-y-auto">
        {rows.map(({ id, play, selection, notes, stake, percent }) => (
          <li key={id} className="flex items-center gap-3 border-t py-2 first:border-t-0">
            <span className="min-w-0 flex-1">
              <b className="block truncate">
                {playName(play.code)}
                {percent < 100 && (
                  <span className="ms-2 text-[0.8125rem] text-danger">
                    {text('tickets.number.lowered', { percent })}
                  </span>
                )}
              </b>
              <span className="block truncate text-ink-soft">{selectionText(selection)}</span>
            </span>
            <span className="num shrink-0 text-ink-soft">
              {text('tickets.cart.notes', { count: notes })}
            </span>
            <Money parts={parts(stake)} />
            <IconButton
              label={text('tickets.cart.remove')}
              icon={<X />}
              onClick={() => onRemove(id)}
            />
          </li>
        ))}
      </ul>
      {refused && (
        <p role="alert" className="rounded-ctl bg-danger-wash px-3 py-2">
          {refused}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t pt-3">
        <span className="min-w-0 flex-1">
          <span className="type-label block">{text('tickets.cart.total')}</span>
          <Money size="mid" parts={parts(sumOf(rows))} />
        </span>
        <Button onClick={onChase} disabled={rows.length === 0}>
          <ListOrdered aria-hidden className="size-4" />
          {text('tickets.chase.open')}
        </Button>
        <Button
          kind="brass"
          onClick={onBuy}
          isBusy={isBusy}
          disabled={rows.length === 0 || isClosed}
        >
          <TicketIcon aria-hidden className="size-4" />
          {text('tickets.buy')}
        </Button>
      </div>
    </Panel>
  );
}
