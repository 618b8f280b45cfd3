import { cardroomLobby } from '@baize/contract';
import { EmptyLine, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { cardRoomPath } from '../../../shared/games/launch-address.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** As many as one call gives: of a longer one, its last. */
const MOST_HANDS = 100;

/** The entry to a sit-and-go: its hands, each the way to its moves and its proof. */
export function SitAndGoFacts({ tableId }: { tableId: string }) {
  const text = useText();
  const { dateAndTime } = useTimes();
  const query = useQuery({
    queryKey: ['cardroom', 'hands', 'table', tableId],
    queryFn: ({ signal }) =>
      ask(
        cardroomLobby.listHands,
        { game: '', tableId, before: undefined, size: MOST_HANDS },
        signal,
      ),
  });
  return (
    <section className="flex flex-col gap-2">
      <h3 className="type-card">{text('cardroom.past.title')}</h3>
      <Fetched query={query} loading={<Skeleton className="h-32" />}>
        {({ list }) => (
          <>
            {list.length === 0 && <EmptyLine>{text('cardroom.past.none')}</EmptyLine>}
            <ul className="flex flex-col text-[0.8125rem]">
              {list.map(({ handId, number, game, state, endedAt }) => (
                <li key={handId} className="border-t first:border-0">
                  <Link
                    to={cardRoomPath(game)}
                    search={{ game, hand: handId }}
                    onClick={overlay.close}
                    className="flex items-center justify-between gap-3 py-2 hover:text-brass-text touch:min-h-11"
                  >
                    <span className="font-semibold">
                      {text('cardroom.rail.number', { number })}
                      {state === 'void' && ` · ${text('cardroom.past.void')}`}
                    </span>
                    <time className="text-xs text-ink-soft">{dateAndTime(endedAt)}</time>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Fetched>
    </section>
  );
}
