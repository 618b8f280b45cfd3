import { cx, Money } from '@baize/ui';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { usePots } from '../slots/use-pots.ts';

/** The real pots, which a hit on the pearl whale may win. */
export function PotPlates() {
  const text = useText();
  const parts = useMoneyParts('house');
  const { pots, news } = usePots({ isWanted: true, isHeld: false });
  if (pots.length === 0) return null;
  return (
    <dl
      aria-label={text('slots.pots.title')}
      className="pointer-events-none absolute top-3 left-1/2 flex -translate-x-1/2 flex-row-reverse gap-2 max-md:top-2 max-md:gap-1.5"
    >
      {pots.map(({ pot, amount }, i) => (
        <div
          key={pot}
          className={cx(
            'flex items-baseline gap-2 rounded-[9px] bg-[linear-gradient(#06304aee,#03182ae6)] px-3.5 py-1 whitespace-nowrap text-[#ffe9b8] shadow-[inset_0_0_0_1.5px_#e0b65aa6,0_8px_18px_-8px_#000a] max-md:px-2 max-md:py-0.5',
            i < pots.length - 2 && 'max-lg:hidden',
            i < pots.length - 1 && 'max-md:hidden',
            news?.pot === pot && 'animate-pulse',
          )}
        >
          <dt className="text-xs font-semibold text-[#f6d58c]">
            {text(`slots.pots.${pot}` as 'slots.pots.mini')}
          </dt>
          <dd>
            <Money parts={parts(amount)} size="mid" className="text-[1.15rem]! max-md:text-base!" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
