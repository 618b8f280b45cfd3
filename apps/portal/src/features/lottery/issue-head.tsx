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
import { clockText } from './clock-text.ts';
import { DrawingBalls } from './draws/drawing-balls.tsx';
import { DrawnBalls } from './draws/drawn-balls.tsx';
import { useTicketResults } from './results/use-ticket-results.ts';
import { SwitchLottery } from './switch-lottery.tsx';
import { isAwaited } from './use-board.ts';

type Props = { board: Board; fresh: string | undefined };

/** Which lottery, which issue, how long it still takes bets, and what came last. */
export function IssueHead({ board, fresh }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const { balance } = useFollowedBalance();
  usePageTitle(board.name);
  return (
    <header className="sticky top-0 z-20 flex flex-col border-b bg-table">
      <div className="flex items-center gap-2 px-2 py-1 md:px-4">
        <Link
          to={lobbyOf(board)}
          aria-label={text('tickets.back')}
          className="grid size-11 shrink-0 place-items-center rounded-ctl text-ink-soft hover:bg-rail hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-5.5 rtl:-scale-x-100" />
        </Link>
        <div className="flex min-w-0 flex-1 items-center gap-1">
          <h1 className="line-clamp-2 min-w-0 font-display text-[1.125rem]/5.5 font-semibold md:text-[1.4rem]/8">
            <bdi>{board.name}</bdi>
          </h1>
          <SwitchLottery gameCode={board.gameCode} />
        </div>
        {balance && (
          <span className="text-end">
            <span className="type-label block max-md:sr-only">{text('tickets.balance')}</span>
            <Money parts={parts(balance.mainWalletBalance)} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-3 py-2 md:gap-x-6 md:px-4">
        <Countdown board={board} />
        <LastDraw board={board} fresh={fresh} />
        <OwnResult gameCode={board.gameCode} />
      </div>
    </header>
  );
}

/** Where the lotteries of its own kind are listed. */
function lobbyOf({ vendor, category }: Board) {
  if (vendor === 'TCG_LOTTO_VN') return '/vnLottery';
  if (vendor === 'TCG_SEA') return '/seaLottery';
  return category === 'ELOTT' ? '/elott' : '/lott';
}

/** The newest result; while the next one is drawn, the drum turns. */
function LastDraw({ board, fresh }: Props) {
  const text = useText();
  const now = useHouseNow();
  const [last] = board.last;
  if (isAwaited(board, now)) {
    return (
      <div className="min-w-0">
        <div className="type-label mb-1">{text('tickets.drawing')}</div>
        <DrawingBalls kind={board.kind} />
      </div>
    );
  }
  if (!last) return null;
  return (
    <div className="min-w-0">
      <div className="type-label mb-1">{text('tickets.lastDraw', { issue: ltr(last.number) })}</div>
      {last.state === 'void' ? (
        <span className="text-ink-soft">{text('tickets.draws.void')}</span>
      ) : (
        <DrawnBalls kind={board.kind} draw={last} isFresh={fresh === last.number} />
      )}
    </div>
  );
}

/** What the newest paid tickets of one's own came to, the moment they are paid. */
function OwnResult({ gameCode }: { gameCode: string }) {
  const text = useText();
  const parts = useMoneyParts();
  const result = useTicketResults(gameCode);
  if (!result) return null;
  const isPaid = result.payout > 0n;
  // A prize that is less than what was staked is told, and not celebrated.
  const isWon = result.payout > result.stake;
  return (
    <output
      aria-live="polite"
      key={result.issue}
      className={cx(
        // On a phone one line: the board below it moves as little as may be.
        'animate-rise rounded-ctl border px-4 py-1.5 max-md:flex max-md:w-full max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:px-3 max-md:py-0.5 md:ms-auto',
        isWon ? 'border-brass bg-brass-wash shadow-lift' : 'border-line-strong',
      )}
    >
      <span className="type-label block">
        {text('tickets.own.issue', { issue: ltr(result.issue) })}
      </span>
      {isWon && <b className="block text-brass-text">{text('tickets.won.title')}</b>}
      {isPaid ? (
        <Money
          parts={parts(result.payout, { signed: true })}
          size="mid"
          tone={isWon ? 'win' : 'plain'}
          className="max-md:ms-auto"
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
    <div className="min-w-32 md:min-w-36">
      <div className="type-label">
        {issue ? text('tickets.issue', { issue: ltr(issue.number) }) : text('tickets.noIssue')}
      </div>
      <div
        role="timer"
        className={cx(
          'num text-[1.5rem]/8 font-semibold md:text-[1.75rem]/9',
          leftMs > 0 && leftMs <= SOON_MS && 'text-danger',
        )}
      >
        {leftMs > 0 ? clockText(leftMs) : text('tickets.closed')}
      </div>
    </div>
  );
}
