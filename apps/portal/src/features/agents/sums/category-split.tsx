import { EmptyLine, Panel } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useFigures } from '../use-figures.tsx';
import { categoryWords } from './category-words.ts';
import type { Overview } from './use-reports.ts';

/** What the team bet on, the most first, as parts of the whole. */
export function CategorySplit({ categories }: Pick<Overview, 'categories'>) {
  const text = useText();
  const { money } = useFigures();
  const { formatNumber } = useIntl();
  const whole = categories.reduce((sum, { totalBet }) => sum + totalBet, 0n);
  return (
    <Panel>
      <h2 className="type-card mb-3">{text('agents.split.title')}</h2>
      {whole === 0n && <EmptyLine>{text('agents.split.none')}</EmptyLine>}
      <ul className="flex flex-col gap-3.5">
        {categories
          .filter(({ totalBet }) => totalBet > 0n)
          .map(({ category, totalBet, totalWin }) => {
            const share = Number((totalBet * 10_000n) / whole) / 10_000;
            return (
              <li key={category}>
                <div className="flex items-baseline justify-between gap-3">
                  <span className="font-semibold">{text(categoryWords(category))}</span>
                  <span className="num text-ink-soft">
                    {formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })}
                  </span>
                </div>
                <div aria-hidden className="my-1.5 h-1.5 overflow-hidden rounded-full bg-rail-2">
                  <div
                    className="h-full rounded-full bg-felt"
                    style={{ width: `${Math.max(1, share * 100)}%` }}
                  />
                </div>
                <dl className="num flex flex-wrap justify-between gap-x-3 text-[0.8125rem] text-ink-soft">
                  <div className="flex gap-1.5">
                    <dt>{text('agents.sum.totalBet')}</dt>
                    <dd>{money(totalBet)}</dd>
                  </div>
                  <div className="flex gap-1.5">
                    <dt>{text('agents.sum.totalWin')}</dt>
                    <dd>{money(totalWin)}</dd>
                  </div>
                </dl>
              </li>
            );
          })}
      </ul>
    </Panel>
  );
}
