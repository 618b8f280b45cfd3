import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/use-session.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { type Activity, activitiesQuery } from '../use-promotions.ts';

/** What brings tickets, for whoever has none. */
export function TicketSources({ activity }: { activity: Activity }) {
  const text = useText();
  const { language } = useLanguage();
  const { data } = useQuery(activitiesQuery(useSession()?.token, language));
  if (activity.tickets > 0) return null;
  const sources = data?.filter(({ steps }) =>
    steps.some(({ gives }) => gives.tickets?.campaignId === activity.id),
  );
  const names = [...new Set(sources?.map(({ title }) => title))];
  if (names.length === 0) return null;
  return (
    <p className="text-center font-semibold text-brass-text" dir="auto">
      {text('promotions.ticketsFrom', { names: names.join(', ') })}
    </p>
  );
}
