import { Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Named } from '../../../shared/fields/named-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { SumField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';

/** A sum of the rules; none is none at all. */
export function RuleSum(props: ComponentProps<typeof SumField>) {
  const text = useText();
  return <SumField {...props} odd={text('console.cashier.sumMissing')} />;
}

type ClockProps = Named & { value: number; onChange: (minutes: number) => void };

/** A time of the platform's day, kept as minutes since midnight. */
export function ClockField({ value, onChange, ...named }: ClockProps) {
  const read = (typed: string) => {
    const [hours = 0, rest = 0] = typed.split(':').map(Number);
    onChange((hours || 0) * 60 + (rest || 0));
  };
  return <TextField {...named} type="time" value={clockText(value)} onChange={read} />;
}

export function clockText(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What the numbers above mean for a member, in one sentence that follows them. */
export function Effect({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="flex gap-2 rounded-ctl bg-info-wash px-3 py-2 text-[0.8125rem] text-info"
    >
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
