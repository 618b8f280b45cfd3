import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useCategoryWords } from '../use-category-words.ts';
import type { Activity } from '../use-promotions.ts';

/** The terms as sentences with their numbers, then what the operators wrote. */
export function PlainTerms({ activity }: { activity: Activity }) {
  const text = useText();
  const lines = useTermLines(activity);
  return (
    <section aria-label={text('promotions.terms')}>
      {(lines.length > 0 || activity.text) && (
        <h3 className="type-label mb-2">{text('promotions.terms')}</h3>
      )}
      <ul className="flex list-disc flex-col gap-1 ps-5 text-[0.875rem] text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {activity.text && (
        <p className="mt-3 whitespace-pre-line text-[0.875rem] text-ink-soft" dir="auto">
          {activity.text}
        </p>
      )}
      {activity.seedHash && (
        <p className="mt-3 text-[0.75rem] wrap-anywhere text-ink-soft">
          {text('promotions.seedHash')} <bdi>{activity.seedHash}</bdi>
        </p>
      )}
    </section>
  );
}

/** Points and things are nobody's turnover; what spins and free bets win is. */
const bringsMoney = ({ gives }: Activity['prizes'][number]) =>
  gives.money > 0n || gives.percent !== null || gives.spins !== null || gives.freeBet !== null;

function useTermLines({ terms, kind, prizes }: Activity): string[] {
  const text = useText();
  const sum = useSumWords();
  const category = useCategoryWords();
  const weights = Object.entries(terms.weights).map(
    ([one, percent]) => `${category(one)} ${percent}%`,
  );
  const isOfMoney =
    kind === 'TICKETS' ? prizes.some(bringsMoney) : kind !== 'APPLICATION' || terms.multiple > 0;
  return [
    isOfMoney &&
      text(terms.multiple > 0 ? 'promotions.term.multiple' : 'promotions.term.free', {
        multiple: terms.multiple,
      }),
    weights.length > 0 && text('promotions.term.weights', { weights: weights.join(', ') }),
    terms.hoursToPlay !== null && text('promotions.term.hours', { hours: terms.hoursToPlay }),
    terms.maxStake !== null && text('promotions.term.maxStake', { amount: sum(terms.maxStake) }),
    terms.excluded.length > 0 &&
      text('promotions.term.excluded', { games: terms.excluded.join(', ') }),
    terms.winningsCap !== null && text('promotions.term.cap', { times: terms.winningsCap }),
    terms.balanceBelow !== null &&
      text('promotions.term.balance', { amount: sum(terms.balanceBelow) }),
    terms.onePer.length > 0 && text('promotions.term.onePer'),
  ].filter((line): line is string => typeof line === 'string');
}
