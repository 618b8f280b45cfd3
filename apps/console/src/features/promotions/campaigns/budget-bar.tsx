import { ProgressBar } from '@baize/ui';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { alarmOf, type CampaignRow, shareUsed } from './campaign-state.ts';

const TONES = { NONE: 'felt', LOW: 'brass', LAST: 'danger' } as const;

/** What was given of a budget, and how near its end is. */
export function BudgetBar({ row }: { row: Pick<CampaignRow, 'budget' | 'spent'> }) {
  const text = useText();
  const { currency } = useBrand();
  const { budget, spent } = row;
  const share = shareUsed(row);
  if (budget === null || share === null) return <Sum amount={spent} currency={currency} />;
  return (
    <span className="inline-flex w-44 max-w-full flex-col gap-1.5 py-1.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-2 leading-tight">
        <Sum amount={spent} currency={currency} />
        <span className="num text-[0.8125rem] text-ink-soft">
          {text('console.promo.ofBudget', { share })}
        </span>
      </span>
      <ProgressBar
        label={text('console.promo.budgetUsed')}
        value={Math.min(share, 100)}
        tone={TONES[alarmOf(row)]}
      />
    </span>
  );
}
