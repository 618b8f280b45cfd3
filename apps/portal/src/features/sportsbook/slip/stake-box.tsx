import { moneyText } from '@baize/money';
import { MoneyInput } from '@baize/ui';
import { useCurrencySign } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Slip } from './slip.ts';
import { slipStore } from './slip-store.ts';
import { eachOf, timesOf } from './sums.ts';
import type { Quote } from './use-quote.ts';

const STEPS = [10, 50, 100] as const;

/** The stake, by hand or by quick keys. */
export function StakeBox({ slip, quote }: { slip: Slip; quote: Quote | undefined }) {
  const text = useText();
  const currency = useCurrencySign();
  const set = (stake: string) => slipStore.change({ stake });
  const add = (step: number) => set(moneyText(eachOf(slip) + BigInt(step) * 10_000n));
  const isMany = slip.mode === 'SINGLE' && slip.legs.length > 1;
  const max = quote && !isMany ? quote.maxStake / BigInt(Math.max(1, timesOf(slip))) : undefined;
  return (
    <div className="grid gap-1.5">
      <MoneyInput
        aria-label={text(
          slip.mode === 'PARLAY' ? 'sportsbook.slip.stake' : 'sportsbook.slip.stakeEach',
        )}
        currency={currency}
        value={slip.stake}
        onChange={set}
      />
      <div className="grid grid-cols-4 gap-1.5">
        {STEPS.map((step) => (
          <button key={step} type="button" onClick={() => add(step)} className={keyClasses}>
            <bdi dir="ltr">+{step}</bdi>
          </button>
        ))}
        <button
          type="button"
          disabled={!max}
          onClick={() => max && set(moneyText(max - (max % 100n)))}
          className={keyClasses}
        >
          {text('sportsbook.slip.max')}
        </button>
      </div>
    </div>
  );
}

const keyClasses =
  'num h-10 rounded-ctl border bg-well text-[0.8125rem] font-semibold hover:border-brass disabled:text-ink-faint touch:h-11';
