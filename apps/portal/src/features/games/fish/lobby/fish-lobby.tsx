import { SectionHead, Skeleton } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import type { ReactNode } from 'react';
import { Fetched } from '../../../../shared/calls/fetched.tsx';
import { usePageTitle } from '../../../../shared/pages/page-title.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { RoomCard } from './room-card.tsx';
import { useFishRooms } from './use-fish-rooms.ts';

type Props = { children?: ReactNode };

/** The fish rooms from their door: what a shot costs in each, who is there now, and how it is played. */
export function FishLobby({ children }: Props) {
  const text = useText();
  const title = text('catalogue.category.FISH');
  usePageTitle(title);
  return (
    <>
      <SectionHead level={1} title={title} note={text('fish.door.text')} />
      <Fetched query={useFishRooms()} loading={<RoomsComing />}>
        {({ rooms }) => (
          <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
            {rooms.map((room) => (
              <RoomCard key={room.room} room={room} />
            ))}
          </ul>
        )}
      </Fetched>
      <HowToPlay />
      {children}
    </>
  );
}

const POINTS = ['return', 'refund', 'net', 'lock'] as const;
/** However one shoots; the server holds every room to it. */
const RETURN = 0.96;

function HowToPlay() {
  const text = useText();
  const { formatNumber } = useIntl();
  return (
    <section className="mt-6 rounded-card border bg-table p-5">
      <h2 className="type-card mb-3">{text('cardroom.rules.title')}</h2>
      <dl className="grid gap-4 text-[0.8125rem] sm:grid-cols-2 xl:grid-cols-4">
        {POINTS.map((point) => (
          <div key={point}>
            <dt className="font-semibold">{text(`fish.rules.${point}.title`)}</dt>
            <dd className="text-ink-soft">
              {text(`fish.rules.${point}.text`, {
                percent: formatNumber(RETURN, { style: 'percent' }),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RoomsComing() {
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-4">
      {['one', 'two', 'three', 'four'].map((place) => (
        <Skeleton key={place} className="h-56 rounded-card" />
      ))}
    </div>
  );
}
