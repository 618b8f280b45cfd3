import { type ComponentProps, useState } from 'react';
import { cx } from '../cx.ts';
import { useFieldTies } from './field.tsx';

type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'maxLength'> & {
  length: number;
  value: string;
  onChange: (code: string) => void;
  /** Called once, when the last place is filled. */
  onFilled?: (code: string) => void;
  /** Captchas hold letters, sent codes only digits. */
  allows?: 'digits' | 'letters-and-digits';
};

/** One real input over drawn places, so that pasting, autofill and screen readers just work. */
export function CodeInput(props: CodeInputProps) {
  const { length, value, onChange, onFilled, allows = 'digits', className, ...rest } = props;
  const ties = useFieldTies();
  const [isFocused, setFocused] = useState(false);
  function write(text: string) {
    const code = cleanCode(text, allows).slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onFilled?.(code);
  }
  return (
    <span dir="ltr" className={cx('relative flex w-fit max-w-full gap-2', className)}>
      {Array.from({ length }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number, and never moves
          key={place}
          aria-hidden
          data-invalid={ties['aria-invalid']}
          className={cx(
            placeClasses,
            isFocused && place === Math.min(value.length, length - 1) && activeClasses,
          )}
        >
          {value[place]}
        </span>
      ))}
      <input
        inputMode={allows === 'digits' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...ties}
        {...rest}
        value={value}
        onChange={(event) => write(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        className="absolute inset-0 w-full rounded-ctl bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
      />
    </span>
  );
}

function cleanCode(text: string, allows: 'digits' | 'letters-and-digits'): string {
  return text.normalize('NFKC').replace(allows === 'digits' ? /\D/g : /[^\p{L}\p{N}]/gu, '');
}

const placeClasses =
  'num grid h-13 w-11 min-w-0 flex-1 place-items-center rounded-ctl border border-edge bg-well text-xl font-semibold data-invalid:border-danger';
const activeClasses = 'border-brass-text shadow-[0_0_0_1px_var(--brass-text)]';
