import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { useWords } from '../words.tsx';
import { useFieldTies } from './field.tsx';
import { TextInput } from './text-input.tsx';

export type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'
> & {
  /** Plain digits with a point, whatever the language shows: "1500.5". Empty when empty. */
  value: string;
  onChange: (value: string) => void;
  decimals?: number;
  min?: number;
  max?: number;
  /** With a step, the arrow keys work and two buttons appear. */
  step?: number;
  before?: ReactNode;
};

export function NumberInput(props: NumberInputProps) {
  const {
    value,
    onChange,
    decimals = 0,
    min,
    max,
    step,
    before,
    className,
    onBlur,
    ...rest
  } = props;
  const bounds = { decimals, min, max };
  const faultId = useId();
  const { isRefused, take, forget } = useWholeOnly(props);
  const { 'aria-describedby': tied } = useFieldTies();
  const move = (by: number) => {
    forget();
    onChange(stepNumber(value, by, bounds));
  };
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Also in an empty field, where there is nothing to take away that would say so.
    if (event.key === 'Backspace' || event.key === 'Delete') forget();
    const by = { ArrowUp: step, ArrowDown: step && -step }[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  }
  return (
    <>
      <TextInput
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        dir="ltr"
        {...rest}
        {...(isRefused && {
          'aria-invalid': true,
          'aria-describedby': cx(faultId, rest['aria-describedby'] ?? tied),
        })}
        before={before}
        className={cx('rtl:[&_input]:text-right', className)}
        value={value}
        onKeyDown={onKeyDown}
        onChange={(event) => take(event.target.value)}
        onBlur={(event) => {
          forget();
          onBlur?.(event);
        }}
        after={step && <Steps by={step} onMove={move} />}
      />
      {isRefused && <WholeOnly id={faultId} />}
    </>
  );
}

type WholeOnlyProps = Pick<NumberInputProps, 'value' | 'onChange' | 'decimals' | 'min'>;

/**
 * In a field for whole numbers a fraction is refused: the point, and whatever is typed on behind it,
 * so that 2.5 becomes neither 25 nor 2 unseen. Taking something away or leaving the field begins anew.
 */
export function useWholeOnly({ value, onChange, decimals = 0, min }: WholeOnlyProps) {
  const [isRefused, setRefused] = useState(false);
  const take = (typed: string) => {
    const isFraction = decimals === 0 && hasFraction(typed);
    const goesOn = isRefused && typed !== value && typed.startsWith(value);
    setRefused(isFraction || goesOn);
    if (isFraction || goesOn) return;
    onChange(cleanNumber(typed, { decimals, mayBeNegative: (min ?? 0) < 0 }));
  };
  return { isRefused, take, forget: () => setRefused(false) };
}

export function WholeOnly({ id }: { id: string }) {
  const { wholeOnly } = useWords();
  return (
    <span id={id} role="alert" className="text-[0.8125rem] text-danger">
      {wholeOnly}
    </span>
  );
}

function Steps({ by, onMove }: { by: number; onMove: (by: number) => void }) {
  const { decrease, increase } = useWords();
  return (
    <>
      <IconButton size="sm" label={decrease} icon={<Minus />} onClick={() => onMove(-by)} />
      <IconButton size="sm" label={increase} icon={<Plus />} onClick={() => onMove(by)} />
    </>
  );
}

function hasFraction(typed: string): boolean {
  return onePoint([...typed].map(plainCharacter).join('')).includes('.');
}

/** Whatever was typed or pasted in any digits, as plain digits and at most one point. */
export function cleanNumber(
  text: string,
  rule: { decimals: number; mayBeNegative?: boolean },
): string {
  const plain = [...text].map(plainCharacter).join('');
  const sign = rule.mayBeNegative && plain.startsWith('-') ? '-' : '';
  const [whole = '', ...rest] = onePoint(plain)
    .replace(/[^\d.]/g, '')
    .split('.');
  const shortWhole = whole.replace(/^0+(?=\d)/, '');
  if (rule.decimals === 0 || rest.length === 0) return sign + shortWhole;
  return `${sign}${shortWhole || '0'}.${rest.join('').slice(0, rule.decimals)}`;
}

function plainCharacter(character: string): string {
  const digit = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'.indexOf(character);
  if (digit >= 0) return String(digit % 10);
  if (character === '٫') return '.';
  return character === '−' ? '-' : character.normalize('NFKC');
}

/** "1,500.5" and "1.500,5" mean the same; a lone comma stands for the point it was meant to be. */
function onePoint(text: string): string {
  const lastPoint = text.lastIndexOf('.');
  const lastComma = text.lastIndexOf(',');
  if (lastPoint >= 0 && lastComma >= 0) {
    return lastPoint > lastComma
      ? text.replaceAll(',', '')
      : text.replaceAll('.', '').replace(',', '.');
  }
  const isThousands = /^\d{1,3}(,\d{3})+$/.test(text);
  return isThousands ? text.replaceAll(',', '') : text.replace(',', '.');
}

type Bounds = { decimals: number; min: number | undefined; max: number | undefined };

export function stepNumber(value: string, by: number, { decimals, min, max }: Bounds): string {
  const moved = (Number(value) || 0) + by;
  const held = Math.min(Math.max(moved, min ?? 0), max ?? Number.MAX_SAFE_INTEGER);
  return String(Number(held.toFixed(decimals)));
}
