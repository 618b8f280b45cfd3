import { cx } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { Tier } from './tiers.ts';

/** All numbers of a draw, tier by tier, as the result sheets print them. */
export function PrizeTable({ tiers }: { tiers: readonly Tier[] }) {
  const text = useText();
  return (
    <table className="w-full border text-[0.9375rem]">
      <tbody>
        {tiers.map(({ name, values }, n) => (
          <tr key={name} className="border-t first:border-t-0 odd:bg-well">
            <th scope="row" className="w-24 px-2 py-1.5 text-start font-medium text-ink-soft">
              {text(name)}
            </th>
            <td dir="ltr" className="px-2 py-1.5">
              <span className="grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-x-2 gap-y-0.5 text-center">
                {values.map((value, place) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: a prize is its place
                    key={place}
                    className={cx('num font-semibold', n === 0 && 'text-lg text-danger')}
                  >
                    {value}
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
