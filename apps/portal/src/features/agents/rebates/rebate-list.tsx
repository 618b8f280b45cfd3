import { EmptyLine } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import { categoryWords, rebateCategories } from '../sums/category-words.ts';
import { useFigures } from '../use-figures.tsx';
import { prizeGroup, type Rebates } from './rebate-fields.tsx';

/** Rates by category; what is nothing is left out. */
export function RebateList({ rebates }: { rebates: Rebates }) {
  const text = useText();
  const { rate } = useFigures();
  const given = rebateCategories.filter((category) => (rebates[category] ?? 0n) > 0n);
  if (given.length === 0) return <EmptyLine>{text('agents.rebate.none')}</EmptyLine>;
  return (
    <dl className="grid gap-x-6 gap-y-1.5 text-[0.8125rem] sm:grid-cols-2">
      {given.map((category) => (
        <div key={category} className="flex justify-between gap-3">
          <dt className="text-ink-soft">{text(categoryWords(category))}</dt>
          <dd className="num font-medium">
            {rate(rebates[category]!)}
            {category === 'LOTT' && ` (${prizeGroup(rebates[category]!)})`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same in a few signs, for a table: the one rate, or the lowest and the highest. */
export function RebateSpan({ rebates }: { rebates: Rebates }) {
  const { rate } = useFigures();
  const rates = Object.values(rebates).filter((one) => one > 0n);
  if (rates.length === 0) return <span className="text-ink-faint">–</span>;
  const low = rates.reduce((a, b) => (b < a ? b : a));
  const high = rates.reduce((a, b) => (b > a ? b : a));
  return <span className="num">{low === high ? rate(low) : `${rate(low)} – ${rate(high)}`}</span>;
}
