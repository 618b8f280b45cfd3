import { type Output, playRecords } from '@baize/contract';
import { cx, Money } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Shown = Output<typeof playRecords.leaderboard.value>;

export type Board = { period: (typeof playRecords.boardPeriods)[number]; category: string };

/** Who won most, with one's own place. */
export function Leaders({ board }: { board: Board }) {
  const { period, category: gameCategory } = board;
  const token = useSession()?.token;
  const query = useQuery({
    queryKey: ['winners', 'leaders', board, token],
    queryFn: ({ signal }) => ask(playRecords.leaderboard, { period, gameCategory }, signal),
  });
  return <Fetched query={query}>{(shown) => <Ranks shown={shown} />}</Fetched>;
}

function Ranks({ shown }: { shown: Shown }) {
  const text = useText();
  const sum = useSumWords();
  const parts = useMoneyParts('house');
  if (shown.list.length === 0) return <NoWins />;
  return (
    <div className="flex flex-col gap-4">
      <ol className="overflow-hidden rounded-card border bg-table">
        {shown.list.map(({ rank, name, won, wins, best, isOwn }) => (
          <li
            key={rank}
            className={cx(
              'grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-3 border-t px-4 py-2.5 tabular-nums first:border-0',
              isOwn && 'bg-brass-wash',
            )}
          >
            <b className={cx('font-display text-xl', rank <= 3 && 'text-brass-text')}>{rank}</b>
            <span className="min-w-0">
              <bdi className="block truncate font-medium">{name}</bdi>
              <span className="text-[0.8125rem] text-ink-soft">
                {text('play.winners.wins.count', { count: wins, best: sum(best) })}
              </span>
            </span>
            <Money parts={parts(won)} tone="win" />
          </li>
        ))}
      </ol>
      {shown.own && (
        <p className="font-semibold">
          {text('play.winners.own', { rank: shown.own.rank, sum: sum(shown.own.won) })}
        </p>
      )}
    </div>
  );
}

export function NoWins() {
  const text = useText();
  return (
    <StatePage
      isWide
      level={2}
      state="empty"
      title={text('play.winners.none')}
      text={text('play.winners.none.text')}
    />
  );
}
