import { type LotteryPlay, returnsOf } from '@baize/games';
import type { MessageId } from '@baize/i18n';
import { useIntl } from '@baize/web/intl.tsx';
import { useText } from '../../shared/words/use-text.ts';
import { type Board, termsFor } from './cart.ts';

type Props = { board: Board; play: LotteryPlay; group: number };

/** How a play is won, and what it returns in the long run: computed exactly, by the same rules. */
export function PlayText({ board, play, group }: Props) {
  const text = useText();
  const { formatNumber } = useIntl();
  const returns = returnsOf(play, termsFor(play, board, group)).map((one) => one.returnToPlayer);
  const percent = (value: number) =>
    formatNumber(value, { style: 'percent', maximumFractionDigits: 2 });
  const [low, high] = [percent(Math.min(...returns)), percent(Math.max(...returns))];
  // What differs in the fifth decimal only is told once.
  const shown = low === high ? low : `${low} – ${high}`;
  return (
    <p className="max-w-prose text-ink-soft">
      {text(`lottery.play.${board.kind}.${play.code}.text` as MessageId)}{' '}
      <span className="whitespace-nowrap">{text('tickets.return', { share: shown })}</span>
    </p>
  );
}
