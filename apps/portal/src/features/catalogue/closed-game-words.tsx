import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

/** How long a game rests, where that is known. */
export function ClosedGameWords({ until }: { until: number | null }) {
  const text = useText();
  const { dateAndTime, timeZone } = useTimes();
  if (until === null) return <>{text('catalogue.closed.open')}</>;
  return <>{text('catalogue.closed.until', { when: dateAndTime(until), timeZone })}</>;
}
