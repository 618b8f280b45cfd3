import { Button, Tag } from '@baize/ui';
import type { ReactNode } from 'react';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';

type Props = {
  amount: bigint;
  /** What it is held against. */
  wanted: bigint;
  name: ReactNode;
  at: number;
  label: string;
  onChoose: () => void;
};

/** One side of a possible match, with how far it is from the other. */
export function ChoiceRow({ amount, wanted, name, at, label, onChoose }: Props) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  return (
    <li className="flex items-center gap-3 rounded-ctl border bg-table px-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <Sum amount={amount} currency={currency} />
          {amount === wanted ? (
            <Tag tone="good">{text('console.pay.same')}</Tag>
          ) : (
            <span className="text-[0.8125rem] text-ink-soft">
              <Sum isSigned amount={amount - wanted} currency={currency} tone="soft" />
            </span>
          )}
        </span>
        <span className="block truncate text-[0.8125rem] text-ink-soft">
          {name} · {times.dayAndTime(at)}
        </span>
      </span>
      <Button size="sm" onClick={onChoose}>
        {label}
      </Button>
    </li>
  );
}
