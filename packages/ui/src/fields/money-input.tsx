import { createContext, useContext, useId } from 'react';
import { cx } from '../cx.ts';
import { useFieldTies } from './field.tsx';
import { NumberInput, type NumberInputProps, useWholeOnly, WholeOnly } from './number-input.tsx';

type MoneyInputProps = Omit<NumberInputProps, 'before'> & {
  currency: string;
  /** On a cashier's page the sum itself is the title. */
  look?: 'field' | 'stage';
};

/** How many decimals people write of the app's money; the app says it once. */
export const MoneyDecimals = createContext(2);

export function MoneyInput({ currency, look = 'field', ...given }: MoneyInputProps) {
  const usual = useContext(MoneyDecimals);
  const { decimals = usual, ...rest } = given;
  if (look === 'stage') return <StageInput currency={currency} decimals={decimals} {...rest} />;
  return (
    <NumberInput
      placeholder={decimals > 0 ? `0.${'0'.repeat(decimals)}` : '0'}
      {...rest}
      decimals={decimals}
      before={<span className="text-sm text-ink-soft">{currency}</span>}
    />
  );
}

type StageProps = Omit<MoneyInputProps, 'look'> & { decimals: number };

function StageInput({
  currency,
  decimals,
  value,
  onChange,
  className,
  min,
  max,
  step,
  onBlur,
  ...rest
}: StageProps) {
  const ties = useFieldTies();
  const faultId = useId();
  const { isRefused, take, forget } = useWholeOnly({ value, onChange, decimals });
  return (
    <>
      <span
        data-invalid={ties['aria-invalid'] || isRefused || undefined}
        className={cx(
          'flex items-baseline gap-2 border-b-2 border-brass pb-2 focus-within:shadow-[0_1px_0_var(--brass-text)] data-invalid:border-danger',
          className,
        )}
      >
        <span className="text-lg text-ink-soft">{currency}</span>
        <input
          type="text"
          dir="ltr"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder="0"
          {...ties}
          {...rest}
          value={value}
          {...(isRefused && {
            'aria-invalid': true,
            'aria-describedby': cx(faultId, ties['aria-describedby']),
          })}
          onChange={(event) => take(event.target.value)}
          onKeyDown={({ key }) => (key === 'Backspace' || key === 'Delete') && forget()}
          onBlur={(event) => {
            forget();
            onBlur?.(event);
          }}
          className="num w-full min-w-0 rtl:text-right bg-transparent font-display text-5xl leading-none font-semibold outline-none"
        />
      </span>
      {isRefused && <WholeOnly id={faultId} />}
    </>
  );
}
