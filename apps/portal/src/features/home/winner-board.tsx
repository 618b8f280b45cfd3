import { money } from '@baize/money';
import { cx, Money, Panel, SectionHead } from '@baize/ui';
import { UserRound } from 'lucide-react';
import { TilePicture } from '../../shared/games/tile-picture.tsx';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { useText } from '../../shared/words/use-text.ts';
import type { Winner } from './use-winners.ts';

type Props = {
  winners: readonly Winner[];
  /** Alone in its row, it has room for two columns. */
  isWide: boolean;
};

/** Wins that were really paid, the greatest first; names are hidden but for their ends. */
export function WinnerBoard({ winners, isWide }: Props) {
  const text = useText();
  const title = text('home.winners.title');
  return (
    <Panel className="flex min-h-80 flex-col pb-2 md:p-5 md:pb-2">
      <SectionHead title={title} note={text('home.winners.note')} className="mb-2" />
      {winners.length === 0 ? (
        <p className="m-auto max-w-[34ch] pb-6 text-center text-ink-soft">
          <b className="mb-1 block font-display text-xl font-semibold text-ink">
            {text('home.winners.none')}
          </b>
          {text('home.winners.noneText')}
        </p>
      ) : (
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard too
          tabIndex={0}
          className="-mx-1 h-68 overflow-y-auto px-1 [scrollbar-width:thin]"
        >
          <ol className={cx('divide-y', isWide && 'gap-x-10 lg:grid lg:grid-cols-2')}>
            {winners.map((winner) => (
              <WinnerRow key={winner.key} winner={winner} />
            ))}
          </ol>
        </section>
      )}
    </Panel>
  );
}

function WinnerRow({ winner }: { winner: Winner }) {
  const parts = useMoneyParts('house');
  return (
    <li className="flex h-13.5 items-center gap-3">
      <span
        data-tile-theme={1}
        className="h-10 w-7.5 shrink-0 overflow-hidden rounded-[5px] bg-(--tile-deep)"
      >
        <TilePicture src={winner.iconUrl} sizes="30px" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{winner.gameName}</span>
        <span className="flex items-center gap-1.5 text-[0.8125rem] text-ink-soft">
          <UserRound aria-hidden className="size-3.5" />
          <bdi>{winner.customerName}</bdi>
        </span>
      </span>
      <Money parts={parts(money(winner.winAmount), { signed: true })} tone="win" />
    </li>
  );
}
