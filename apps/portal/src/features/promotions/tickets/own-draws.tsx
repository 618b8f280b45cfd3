import { promotionsTickets } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ask } from '../../../shared/calls/api.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type Activity, promotionsKey } from '../use-promotions.ts';
import { usePrizeName } from './prize-name.ts';

/** What one has drawn, each with the way to compute it again. */
export function OwnDraws({ activity }: { activity: Activity }) {
  const nameOf = usePrizeName();
  const token = useSession()?.token;
  const { id: campaignId } = activity;
  const { data = [] } = useQuery({
    queryKey: promotionsKey('opened', campaignId, token),
    queryFn: ({ signal }) => ask(promotionsTickets.openedTickets, { campaignId, size: 10 }, signal),
    enabled: token !== undefined,
  });
  return (
    <Draws
      activity={activity}
      draws={data.map((draw) => ({
        key: draw.ticketId,
        at: draw.openedAt,
        name: nameOf(activity.prizes[draw.prize] ?? { name: draw.name, gives: null }),
        clientSeed: draw.clientSeed,
        nonce: draw.nonce,
        weights: draw.weights,
        prize: draw.prize,
      }))}
    />
  );
}

type Draw = {
  key: string;
  at: number;
  name: string;
  clientSeed: string;
  nonce: number;
  weights: readonly number[];
  /** Which of the weights, from 0; -1: none was left. */
  prize: number;
};

export function Draws({ activity, draws }: { activity: Activity; draws: readonly Draw[] }) {
  const text = useText();
  const { dateAndTime } = useTimes();
  if (draws.length === 0) return null;
  return (
    <section aria-label={text('promotions.draws')}>
      <h3 className="type-label mb-2">{text('promotions.draws')}</h3>
      <ul className="flex flex-col text-[0.875rem]">
        {draws.map((draw) => (
          <li
            key={draw.key}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-1.5 first:border-0"
          >
            <span className="text-ink-soft tabular-nums">{dateAndTime(draw.at)}</span>
            <b className="font-semibold" dir="auto">
              {draw.name}
            </b>
            {draw.weights.length > 0 && (
              <Link
                to="/fairness"
                search={{
                  weights: draw.weights.join(','),
                  ...(draw.prize >= 0 && { prize: String(draw.prize) }),
                  clientSeed: draw.clientSeed,
                  nonce: draw.nonce,
                  ...(activity.seed && { serverSeed: activity.seed }),
                  ...(activity.seedHash && { serverSeedHash: activity.seedHash }),
                }}
                className={textLinkClasses}
              >
                {text('promotions.check')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
