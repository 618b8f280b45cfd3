import { Minus, Plus } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { useWords } from '../words.tsx';
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
  const { value, onChange, decimals = 0, min, max, step, before, className, ...rest } = props;
  const words = useWords();
  const bounds = { decimals, min, max };
  const move = (by: number) => onChange(stepNumber(value, by, bounds));
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const by = { ArrowUp: step, ArrowDown: step && -step }[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  }
  return (
    <TextInput
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      dir="ltr"
      {...rest}
      before={before}
      className={cx('rtl:[&_input]:text-right', className)}
      value={value}
      onKeyDown={onKeyDown}
      onChange={(event) =>
        onChange(cleanNumber(event.target.value, { decimals, mayBeNegative: (min ?? 0) < 0 }))
      }
      after={
        step && (
          <>
            <IconButton
              size="sm"
              label={words.decrease}
              icon={<Minus />}
              onClick={() => move(-step)}
            />
            <IconButton
              size="sm"
              label={words.increase}
              icon={<Plus />}
              onClick={() => move(step)}
            />
          </>
        )
      }
    />
  );
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
