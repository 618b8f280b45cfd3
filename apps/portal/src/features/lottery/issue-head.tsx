import { cx, Money } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useFollowedBalance } from '../../shared/money/use-balance.ts';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { usePageTitle } from '../../shared/pages/page-title.ts';
import { useHouseNow } from '../../shared/times/use-house-now.ts';
import { ltr } from '../../shared/words/ltr.ts';
import { useText } from '../../shared/words/use-text.ts';
import type { Board } from './cart.ts';
import { DrawnBalls } from './drawn-balls.tsx';
import { useTicketResults } from './results/use-ticket-results.ts';

type Props = { board: Board; fresh: string | undefined };

/** Which lottery, which issue, how long it still takes bets, and what came last. */
export function IssueHead({ board, fresh }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const { balance } = useFollowedBalance();
  usePageTitle(board.name);
  return (
    <header className="flex flex-col border-b bg-table">
      <div className="flex items-center gap-2 px-2 py-1.5 md:px-4">
        <Link
          to={board.category === 'ELOTT' ? '/elott' : '/lott'}
          aria-label={text('tickets.back')}
          className="grid size-11 shrink-0 place-items-center rounded-ctl text-ink-soft hover:bg-rail hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-5.5 rtl:-scale-x-100" />
        </Link>
        <h1 className="min-w-0 flex-1 truncate font-display text-[1.4rem]/8 font-semibold">
          <bdi>{board.name}</bdi>
        </h1>
        {balance && (
          <span className="text-end">
            <span className="type-label block">{text('tickets.balance')}</span>
            <Money parts={parts(balance.mainWalletBalance)} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-t px-4 py-3">
        <Countdown board={board} />
        {board.last[0] && (
          <div className="min-w-0">
            <div className="type-label mb-1">
              {text('tickets.lastDraw', { issue: ltr(board.last[0].number) })}
            </div>
            <DrawnBalls
              kind={board.kind}
              draw={board.last[0]}
              isFresh={fresh === board.last[0].number}
            />
          </div>
        )}
        <OwnResult gameCode={board.gameCode} />
      </div>
    </header>
  );
}

/** What the newest paid tickets of one's own came to, the moment they are paid. */
function OwnResult({ gameCode }: { gameCode: string }) {
  const text = useText();
  const parts = useMoneyParts();
  const result = useTicketResults(gameCode);
  if (!result) return null;
  const isWon = result.payout > 0n;
  return (
    <output
      aria-live="polite"
      key={result.issue}
      className={cx(
        'animate-rise rounded-ctl border px-4 py-2 md:ms-auto',
        isWon ? 'border-brass-text' : 'border-line-strong',
      )}
    >
      <span className="type-label block">
        {text('tickets.own.issue', { issue: ltr(result.issue) })}
      </span>
      {isWon ? (
        <Money
          parts={parts(result.payout, { signed: true })}
          size="mid"
          tone={result.payout > result.stake ? 'win' : 'plain'}
        />
      ) : (
        <span className="font-medium">{text('tickets.own.none')}</span>
      )}
    </output>
  );
}

const SOON_MS = 10_000;

function Countdown({ board: { issue } }: { board: Board }) {
  const text = useText();
  const now = useHouseNow();
  const leftMs = issue ? issue.closesAt - now : 0;
  return (
    <div className="min-w-44">
      <div className="type-label mb-1">
        {issue ? text('tickets.issue', { issue: ltr(issue.number) }) : text('tickets.noIssue')}
      </div>
      <div
        role="timer"
        className={cx(
          'num text-[1.75rem]/9 font-semibold',
          leftMs > 0 && leftMs <= SOON_MS && 'text-danger',
        )}
      >
        {leftMs > 0 ? clockText(leftMs) : text('tickets.closed')}
      </div>
    </div>
  );
}

/** `04:09`, or with hours where there are any. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}
