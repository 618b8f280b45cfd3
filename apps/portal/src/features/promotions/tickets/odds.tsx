import { cx } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useText } from '../../../shared/words/use-text.ts';

type Line = { name: string; weight: number; isLeft: boolean };

/** What can be drawn and how likely it is, said before anyone draws. */
export function Odds({ lines }: { lines: readonly Line[] }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const all = lines.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return null;
  return (
    <section aria-label={text('promotions.prizes')}>
      <h3 className="type-label mb-2">{text('promotions.prizes')}</h3>
      <ul className="grid gap-x-6 text-[0.875rem] sm:grid-cols-2">
        {lines.map(({ name, weight, isLeft }, n) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two prizes may have one name
            key={n}
            className={cx(
              'flex items-baseline justify-between gap-4 border-t py-1.5',
              !isLeft && 'text-ink-soft line-through',
            )}
          >
            <span dir="auto">{name}</span>
            <span className="text-ink-soft tabular-nums">
              {isLeft ? percent(formatNumber, weight / all) : text('promotions.prizes.gone')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Format = (value: number, options?: Intl.NumberFormatOptions) => string;

const percent = (format: Format, share: number) =>
  format(share, { style: 'percent', maximumFractionDigits: 2 });
