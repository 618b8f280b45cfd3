import { cx } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import { useFigures } from '../use-figures.tsx';
import type { HourLine } from './bill-reasons.ts';
import { unitsText } from './units-text.ts';

/** The 24 hours of the day, each by its own tier; the day is rounded once. */
export function BillHours({ hours, exact }: { hours: readonly HourLine[]; exact: bigint }) {
  const text = useText();
  const { money, rate } = useFigures();
  return (
    <section>
      <h3 className="type-card mb-2.5">{text('agents.hours.title')}</h3>
      <section
        aria-label={text('agents.hours.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-ctl border"
      >
        <table className="num w-full border-collapse">
          <caption className="sr-only">{text('agents.hours.title')}</caption>
          <thead>
            <tr className="type-label">
              <th scope="col" className={cx(cell, 'text-start')}>
                {text('agents.hours.hour')}
              </th>
              <th scope="col" className={cx(cell, 'text-end')}>
                {text('agents.sum.totalValidBet')}
              </th>
              <th scope="col" className={cx(cell, 'text-end')}>
                {text('agents.why.rate')}
              </th>
              <th scope="col" className={cx(cell, 'text-end')}>
                {text('agents.hours.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ hour, validBet, rate: paid, amount }) => (
              <tr key={hour} className={cx(amount === 0n && 'text-ink-faint')}>
                <th scope="row" className={cx(cell, 'border-t text-start font-normal')}>
                  <bdi>{spanOf(hour)}</bdi>
                </th>
                <td className={cx(cell, 'border-t text-end')}>{money(validBet)}</td>
                <td className={cx(cell, 'border-t text-end')}>{paid === 0n ? '–' : rate(paid)}</td>
                <td className={cx(cell, 'border-t text-end')}>{unitsText(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="bg-rail/50 font-semibold">
              <td className={cx(cell, 'border-t')} colSpan={3}>
                {text('agents.total')}
              </td>
              <td className={cx(cell, 'border-t text-end')}>{unitsText(exact)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  );
}

function spanOf(hour: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hour)}:00–${two(hour)}:59`;
}

const cell = 'h-9 px-2.5 whitespace-nowrap';
