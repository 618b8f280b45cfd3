import { promotionsRewards } from '@baize/contract';
import { moneyNumber } from '@baize/money';
import { Panel, ProgressBar, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { openMemberCentre } from '../../../shared/session/open-member-centre.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useMoneyWords } from '../use-money-words.ts';

/** What of the balance is a bonus, and what must still be played for it; nothing where none runs. */
export function HeldBonuses() {
  const text = useText();
  const words = useMoneyWords();
  const { language } = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['promotions', 'bonuses', language],
    queryFn: ({ signal }) => ask(promotionsRewards.bonuses, {}, signal),
  });
  const running = data.filter(({ state }) => state === 'RUNNING');
  if (running.length === 0) return null;
  return (
    <Panel aria-label={text('cashier.wallet.bonus')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="type-label">{text('cashier.wallet.bonus')}</span>
        <button
          type="button"
          className={textLinkClasses}
          onClick={() => openMemberCentre('bonusDetails')}
        >
          {text('cashier.wallet.bonus.all')}
        </button>
      </div>
      {running.map(({ id, title, amount, required, filled }) => {
        const left = text('cashier.turnover.left', { amount: words(required - filled) });
        return (
          <div key={id}>
            <p className="mb-1 flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold wrap-anywhere" dir="auto">
                {title}
              </span>
              <span className="tabular-nums">{words(amount)}</span>
            </p>
            <ProgressBar
              label={title}
              value={moneyNumber(filled)}
              max={moneyNumber(required) || 1}
              valueText={left}
              tone="brass"
            />
            <p className="mt-1 text-[0.8125rem] text-ink-soft">{left}</p>
          </div>
        );
      })}
    </Panel>
  );
}
