import { moneyWords } from '@baize/money';
import { useIntl } from '@baize/web/intl.tsx';
import { useBrand } from '../../../shared/brand/use-status.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Play } from '../bets/use-play.ts';

/** Says the result to whoever cannot see it, once it was shown to the others. */
export function LiveResult({ play, words }: { play: Play; words: string }) {
  const text = useText();
  const { locale } = useIntl();
  const { currencySymbol, currencyPosition } = useBrand();
  const { round, phase } = play;
  const isShown = round !== undefined && (phase === 'ready' || phase === 'open');
  const style = { locale, symbol: currencySymbol, position: currencyPosition };
  const result =
    round?.state === 'settled'
      ? text(round.payout > 0n ? 'games.result.paid' : 'games.result.none', {
          amount: moneyWords(round.payout, style),
        })
      : '';
  return (
    <output aria-live="polite" className="sr-only">
      {isShown ? `${words} ${result}` : ''}
    </output>
  );
}
