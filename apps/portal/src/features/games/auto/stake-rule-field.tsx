import { NumberInput } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { StakeRule } from './autoplay.ts';

/** As typed: percent is kept while the first stake is chosen. */
export type TypedRule = { isReset: boolean; percent: string };

export const firstRule: TypedRule = { isReset: true, percent: '100' };

const MAX_PERCENT = 10_000;

/** Undefined while the percentage is none. */
export function readRule({ isReset, percent }: TypedRule): StakeRule | undefined {
  if (isReset) return 'reset';
  const raisePercent = Number(percent);
  const isRead = percent !== '' && raisePercent >= 0 && raisePercent <= MAX_PERCENT;
  return isRead ? { raisePercent } : undefined;
}

type Props = { label: string; rule: TypedRule; onChange: (rule: TypedRule) => void };

/** After a win or a loss: back to the first stake, or more by so many percent. */
export function StakeRuleField({ label, rule, onChange }: Props) {
  const text = useText();
  const ways = [
    [true, text('games.auto.reset')],
    [false, text('games.auto.raise')],
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap items-stretch gap-2">
        <div className="flex min-w-0 flex-1 rounded-ctl border border-line-strong bg-well p-1">
          {ways.map(([isReset, name]) => (
            <button
              key={name}
              type="button"
              aria-pressed={rule.isReset === isReset}
              onClick={() => onChange({ ...rule, isReset })}
              className="min-h-9 min-w-0 flex-1 rounded-[6px] px-2 py-1 text-[0.8125rem]/4.5 font-semibold text-ink-soft aria-pressed:bg-rail aria-pressed:text-ink"
            >
              {name}
            </button>
          ))}
        </div>
        <div className="w-26 shrink-0">
          <NumberInput
            aria-label={`${label}: %`}
            decimals={2}
            max={MAX_PERCENT}
            disabled={rule.isReset}
            value={rule.percent}
            before={<span className="text-sm text-ink-soft">%</span>}
            onChange={(percent) => onChange({ ...rule, percent })}
          />
        </div>
      </div>
    </fieldset>
  );
}
