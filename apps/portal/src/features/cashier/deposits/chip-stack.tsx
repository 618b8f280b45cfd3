import type { Money } from '@baize/money';
import { UNIT } from '@baize/money';
import { Button, cx } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useText } from '../../../shared/words/use-text.ts';

const COLOURS = ['#b93a26', '#2b5d9e', '#0c6b4e', '#1d2723', '#6d3f96', '#a8741a'];

type Props = {
  chips: readonly Money[];
  onAdd: (chip: Money) => void;
  onClear: () => void;
};

/** Chips to stack an amount with: each click lays one more. */
export function ChipStack({ chips, onAdd, onClear }: Props) {
  const text = useText();
  const { formatNumber } = useIntl();
  return (
    <fieldset className="flex flex-wrap items-center gap-2 max-sm:gap-1.5">
      <legend className="sr-only">{text('cashier.deposit.chips')}</legend>
      {chips.map((chip, at) => (
        <button
          key={String(chip)}
          type="button"
          aria-label={text('cashier.deposit.addChip', {
            amount: formatNumber(Number(chip / UNIT)),
          })}
          onClick={() => onAdd(chip)}
          className="relative grid size-14 max-sm:size-13 place-items-center rounded-full text-[0.8125rem] font-bold text-white transition-transform duration-150 ease-house hover:-translate-y-1 active:translate-y-0"
        >
          <Chip colour={COLOURS[at % COLOURS.length]!} />
          <ChipValue text={formatNumber(Number(chip / UNIT), { notation: 'compact' })} />
        </button>
      ))}
      <Button kind="quiet" onClick={onClear}>
        {text('cashier.deposit.clear')}
      </Button>
    </fieldset>
  );
}

/** Some languages write a thousand as a word: it is set smaller, so that it stays on the chip. */
function ChipValue({ text }: { text: string }) {
  return (
    <span aria-hidden className={cx('num relative', text.length > 4 && 'text-[0.625rem]')}>
      {text}
    </span>
  );
}

function Chip({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden className="absolute inset-0 size-full drop-shadow-sm">
      <circle cx="28" cy="28" r="27" fill={colour} />
      <circle
        cx="28"
        cy="28"
        r="23.5"
        fill="none"
        stroke="#f4eedd"
        strokeWidth="7"
        strokeDasharray="8.2 16.4"
      />
      <circle cx="28" cy="28" r="18.5" fill={colour} stroke="#ffffff66" strokeDasharray="1.5 2.5" />
    </svg>
  );
}
