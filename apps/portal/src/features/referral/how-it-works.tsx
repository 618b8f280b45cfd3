import { useIntl } from '@baize/web/intl.tsx';
import { useSumWords } from '../../shared/money/use-sum-words.ts';
import { useText } from '../../shared/words/use-text.ts';
import type { Rules } from './use-referral.ts';

const MILLION = 1_000_000;

/** Parts of a million as people read them: 0.1 %. */
export function usePercent(): (rate: number) => string {
  const { formatNumber } = useIntl();
  return (rate) => formatNumber(rate / MILLION, { style: 'percent', maximumFractionDigits: 4 });
}

/** The rules in plain words and numbers, as they hold now. */
export function HowItWorks({ rules }: { rules: Rules }) {
  const text = useText();
  const sum = useSumWords();
  const percent = usePercent();
  const conditions = [
    rules.needsPhone && text('referral.rule.phone'),
    text('referral.rule.deposit', { sum: sum(rules.firstDeposit) }),
    text('referral.rule.bet', { sum: sum(rules.validBet), days: rules.days }),
  ].filter((words) => words !== false);
  return (
    <section aria-label={text('referral.rules')} className="grid gap-3 md:grid-cols-3">
      <Part n={1} title={text('referral.how.invite')}>
        <p>{text('referral.how.invite.text')}</p>
      </Part>
      <Part n={2} title={text('referral.how.play')}>
        <ul className="list-disc ps-4.5">
          {conditions.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="mt-2">
          {text('referral.rule.bonus', {
            own: sum(rules.referrerBonus),
            friend: sum(rules.friendBonus),
          })}
        </p>
      </Part>
      <Part n={3} title={text('referral.how.earn')}>
        <ul>
          {rules.rates.map((rate, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
            <li key={at} className="flex justify-between gap-3 tabular-nums">
              <span>{text('referral.level', { level: at + 1 })}</span>
              <b className="text-ink">{percent(rate)}</b>
            </li>
          ))}
        </ul>
        <p className="mt-2">{text('referral.rule.daily')}</p>
        <p className="mt-2">
          {rules.multiple > 0
            ? text('referral.rule.turnover', { multiple: rules.multiple })
            : text('referral.rule.free')}
        </p>
      </Part>
    </section>
  );
}

type PartProps = { n: number; title: string; children: React.ReactNode };

function Part({ n, title, children }: PartProps) {
  return (
    <div className="rounded-card border bg-table p-4 text-[0.8125rem] text-ink-soft">
      <h3 className="mb-2 flex items-center gap-2.5 text-[0.9375rem] font-semibold text-ink">
        <span
          aria-hidden
          className="grid size-6 shrink-0 place-items-center rounded-full bg-brass text-xs font-bold text-on-brass"
        >
          {n}
        </span>
        {title}
      </h3>
      {children}
    </div>
  );
}
