import { money } from '@baize/money';
import { Button, cx, IconButton, Money } from '@baize/ui';
import { Repeat2, Undo2 } from 'lucide-react';
import { useMoneyParts } from '../../../../shared/money/use-money.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { FaultNote } from '../../bets/fault-note.tsx';
import type { Purse } from '../../bets/use-purse.ts';
import { Chip, type Chips } from '../../stage/chips.tsx';
import type { LiveState } from '../live-state.ts';
import type { useLiveBet } from '../use-live-bet.ts';

type Props = {
  chips: Chips;
  bet: ReturnType<typeof useLiveBet>;
  purse: Purse;
  mine: LiveState['mine'];
};

const SHOWN_CHIPS = 5;

/** The bar of one table among several: chips by its limits, undo, again, and the button. */
export function PaneBar({ chips, bet, purse, mine }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const waiting = Object.values(chips.spots).reduce((sum, amount) => sum + money(amount), 0n);
  return (
    <div className="mt-auto flex flex-col gap-2">
      <FaultNote {...bet} />
      <div className="flex items-center gap-1">
        <fieldset className="flex gap-1" disabled={chips.isBusy}>
          <legend className="sr-only">{text('games.chips.value')}</legend>
          {chips.values.slice(0, SHOWN_CHIPS).map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={chips.chip === value}
              aria-label={text('games.chips.chip', { value })}
              onClick={() => chips.setChip(value)}
              className={cx(
                'grid size-9 place-items-center rounded-full touch:size-11',
                chips.chip === value ? 'shadow-[0_0_0_2px_#f4d58b]' : 'opacity-75',
              )}
            >
              <Chip value={value} className="size-8" />
            </button>
          ))}
        </fieldset>
        <span className="ms-auto flex">
          <IconButton
            label={text('games.chips.undo')}
            icon={<Undo2 className="rtl:-scale-x-100" />}
            disabled={chips.isBusy || !chips.canUndo}
            onClick={chips.undo}
          />
          <IconButton
            label={text('games.chips.again')}
            icon={<Repeat2 />}
            disabled={chips.isBusy || !chips.last}
            onClick={chips.again}
          />
        </span>
      </div>
      <div className="flex items-center gap-3">
        <span className="num text-[0.8125rem]/5">
          {text('live.onTable')} <Money parts={parts(mine?.stake ?? 0n)} />
        </span>
        <Button
          kind="brass"
          className="ms-auto h-11 min-w-32"
          disabled={purse.isIn && (chips.isBusy || waiting === 0n || purse.needsWord)}
          isBusy={bet.isSending}
          onClick={() => (purse.isIn ? bet.place(chips.spots) : void purse.letIn())}
        >
          {purse.isIn ? text('live.place') : text('live.signIn')}
          {purse.isIn && waiting > 0n && <Money parts={parts(waiting)} />}
        </Button>
      </div>
    </div>
  );
}
