import { cardroomLobby } from '@baize/contract';
import { EmptyLine, Money, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { ask } from '../../../../shared/calls/api.ts';
import { useMoneyParts } from '../../../../shared/money/use-money.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { useTimes } from '../../../../shared/times/use-times.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import type { CardGameCode } from './search.ts';

const SHOWN = 20;

/** Hands of one's own at this game, newest first; each can be played again. */
export function PastHands({ game }: { game: CardGameCode }) {
  const text = useText();
  const parts = useMoneyParts();
  const times = useTimes();
  const token = useSession()?.token;
  const { data, isPending } = useQuery({
    queryKey: ['cardroom', 'hands', game, token],
    queryFn: ({ signal }) =>
      ask(
        cardroomLobby.listHands,
        { game, tableId: undefined, before: undefined, size: SHOWN },
        signal,
      ),
    enabled: token !== undefined,
    staleTime: 0,
  });
  if (token === undefined) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-card">{text('cardroom.past.title')}</h2>
      {isPending && <Skeleton className="h-32" />}
      {data?.list.length === 0 && <EmptyLine>{text('cardroom.past.none')}</EmptyLine>}
      <ul className="flex flex-col text-[0.8125rem]">
        {data?.list.map(({ handId, number, net, rake, state, endedAt, isSitAndGo }) => (
          <li key={handId} className="border-t first:border-0">
            <Link
              to="."
              search={(now) => ({ ...now, game, hand: handId })}
              className="flex items-center gap-3 py-2 hover:text-brass-text"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">
                  {text('cardroom.rail.number', { number })}
                </span>
                <time className="text-xs text-ink-soft">{times.dateAndTime(endedAt)}</time>
              </span>
              <span className="text-end">
                <span className="block font-semibold">
                  {state === 'void' && text('cardroom.past.void')}
                  {state !== 'void' && isSitAndGo && text('cardroom.sng.name')}
                  {state !== 'void' && !isSitAndGo && (
                    <Money parts={parts(net, { signed: true })} tone={net > 0n ? 'win' : 'plain'} />
                  )}
                </span>
                {rake > 0n && (
                  <span className="text-xs text-ink-soft">
                    {text('cardroom.rake')} <Money parts={parts(rake)} />
                  </span>
                )}
              </span>
              <ChevronRight aria-hidden className="size-4 text-ink-soft rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
