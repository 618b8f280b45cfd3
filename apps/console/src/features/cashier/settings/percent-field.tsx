import type { Named } from '../../../shared/fields/named-field.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';

type Props = Named & { value: string; onChange: (typed: string) => void };

/** A share in per cent, of at most four decimals. */
export function PercentField(props: Props) {
  const text = useText();
  return (
    <TextField
      {...props}
      isTrimmed
      odd={text('console.cashier.percentOdd')}
      inputMode="decimal"
      after={<span className="pe-3">%</span>}
    />
  );
}
