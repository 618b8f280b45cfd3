import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** How long a game rests, where that is known. */
export function ClosedGameWords({ until }: { until: number | null }) {
  const text = useText();
  const { dateAndTime, timeZone } = useTimes();
  if (until === null) return <>{text('catalogue.closed.open')}</>;
  return <>{text('catalogue.closed.until', { when: dateAndTime(until), timeZone })}</>;
}
