import { seconds } from '@baize/calendar';
import { type Output, promotionsTournaments } from '@baize/contract';
import { cx, EmptyLine } from '@baize/ui';
import type { SocketEvent } from '@baize/web/socket-messages.ts';
import { useTopic } from '@baize/web/use-socket.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useValueWords } from '../activities/goal-words.tsx';
import { useGivenWords } from '../use-gift-call.ts';
import { promotionsKey } from '../use-promotions.ts';

type Table = Output<typeof promotionsTournaments.ranking.value>;

/** The socket says when it moved; this is for whoever has none. */
const LOOK_MS = seconds(30);
const GATHER_MS = seconds(1);

/** The table of a tournament as it stands, with one's own place in it. */
export function Ranking({ id }: { id: string }) {
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: promotionsKey('ranking', id, language),
    queryFn: ({ signal }) => ask(promotionsTournaments.ranking, { id }, signal),
    refetchInterval: LOOK_MS,
  });
  useMoves(id, query.refetch);
  return <Fetched query={query}>{(table) => <Ranks table={table} />}</Fetched>;
}

/** Many bets in one second move it once. */
function useMoves(id: string, look: () => Promise<unknown>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hear = useCallback(
    (event: SocketEvent) => {
      if (event.kind !== 'ranking' || event.campaignId !== id || timer.current) return;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        void look();
      }, GATHER_MS);
    },
    [id, look],
  );
  useTopic('rankings', hear);
}

function Ranks({ table }: { table: Table }) {
  const text = useText();
  const value = useValueWords();
  const given = useGivenWords();
  const { dateAndTime } = useTimes();
  const prizeOf = (rank: number) =>
    table.bands.find(({ from, to }) => rank >= from && rank <= to)?.gives;
  return (
    <section aria-label={table.title} className="flex flex-col gap-3">
      <p className="flex flex-wrap justify-between gap-2 text-[0.8125rem] text-ink-soft">
        <span>
          {table.firstTo === null
            ? text(`promotions.metric.${table.metric}`)
            : text('promotions.ranks.firstTo', {
                what: text(`promotions.metric.${table.metric}`),
                value: value(table.metric, table.firstTo),
              })}
        </span>
        {table.cycleEndsAt && (
          <span>{text('promotions.until', { when: dateAndTime(table.cycleEndsAt) })}</span>
        )}
      </p>
      <OwnPlace table={table} />
      {table.list.length === 0 && <EmptyLine>{text('promotions.ranks.none')}</EmptyLine>}
      <ol className="overflow-hidden rounded-card border">
        {table.list.map(({ rank, name, value: reached, isOwn }) => {
          const prize = prizeOf(rank);
          return (
            <li
              key={rank}
              className={cx(
                'grid grid-cols-[2rem_1fr_auto_6rem] items-center gap-3 border-t px-4 py-2 tabular-nums first:border-0',
                isOwn && 'bg-brass-wash',
              )}
            >
              <b>{rank}</b>
              <bdi className="truncate">{name}</bdi>
              <span>{value(table.metric, reached)}</span>
              <span className="text-end text-ink-soft">
                {prize &&
                  given({
                    money: prize.money,
                    points: prize.points,
                    tickets: prize.tickets?.count ?? 0,
                    spins: prize.spins,
                    freeBet: prize.freeBet,
                    goods: prize.goods,
                  })}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Where one stands, and how far the nearest better prize is. */
function OwnPlace({ table }: { table: Table }) {
  const text = useText();
  const value = useValueWords();
  const session = useSession();
  const { own, metric } = table;
  if (!own) {
    return session && table.list.length > 0 ? (
      <p className="font-semibold">{text('promotions.ranks.notYet')}</p>
    ) : null;
  }
  const ahead = nextPrize(table, own.rank);
  return (
    <p className="rounded-card bg-brass-wash px-4 py-2.5 font-semibold">
      {text('promotions.ranks.own', { rank: own.rank, value: value(metric, own.value) })}
      {ahead && ahead.value > own.value && (
        <span className="block font-normal text-[0.8125rem]">
          {text('promotions.ranks.ahead', {
            rank: ahead.rank,
            value: value(metric, ahead.value - own.value),
          })}
        </span>
      )}
    </p>
  );
}

/** The last place of the next better band; who is first has none before them. */
function nextPrize({ bands, list }: Table, rank: number) {
  const [next] = bands.filter(({ to }) => to < rank).sort((one, other) => other.to - one.to);
  return next && list.find((one) => one.rank === next.to);
}
