import { playRecordsOperator } from '@baize/contract';
import { Panel, SkeletonText } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { PanelHead } from './panel-head.tsx';

const SHOWN = 6;
const LEAST = 1_000_000n;
const POLL_MS = 30_000;

/** What was paid most on one bet since yesterday, each the way to its bet. */
export function BiggestWins() {
  const text = useText();
  const times = useTimes();
  const today = times.today(Date.now());
  // Of the last 24 hours, some are yesterday's.
  const whenOf = (at: number) =>
    times.today(at) === today ? times.time(at) : times.dayAndTime(at);
  const { data } = useQuery({
    ...queryOf(playRecordsOperator.listWins, { days: 1, least: LEAST, pageSize: SHOWN }),
    refetchInterval: POLL_MS,
  });
  return (
    <Panel className="min-w-0">
      <PanelHead
        title={text('console.today.wins')}
        note={text('console.today.winsNote')}
        more={{ to: { to: '/wins', search: { days: '1' } }, words: text('console.dashboard.all') }}
      />
      {!data && <SkeletonText lines={5} />}
      {data?.list.length === 0 && <p className="text-ink-soft">{text('console.today.noWins')}</p>}
      <ul>
        {data?.list.map(({ betId, gameName, name, placedAt, stake, payout, currency }) => (
          <li key={betId} className="border-t first:border-t-0">
            <Link
              to="/bets/$betId"
              params={{ betId }}
              className="flex items-center gap-3 py-2 hover:bg-rail/60"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{gameName}</span>
                <span className="num block truncate text-[0.75rem] text-ink-soft">
                  {`${name} · ${whenOf(placedAt)} · ${timesOver(payout, stake)}`}
                </span>
              </span>
              <span className="shrink-0 font-semibold">
                <Sum amount={payout} currency={currency} tone="win" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const timesOver = (payout: bigint, stake: bigint) =>
  stake > 0n ? `× ${(Number(payout) / Number(stake)).toFixed(2)}` : '×';
