import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PromotionsPage } from '../../features/content/announcements/promotions-page.tsx';
import { ActivityCentre } from '../../features/promotions/activities/activity-centre.tsx';
import { activitiesQuery } from '../../features/promotions/use-promotions.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useLanguage } from '../../shared/words/use-language.tsx';

type Search = { id?: string; activity?: string; packet?: string };

export const Route = createFileRoute('/_player/promotions')({
  validateSearch: ({ id, activity, packet }: Record<string, unknown>): Search => ({
    ...(id === undefined ? {} : { id: String(id) }),
    ...(activity === undefined ? {} : { activity: String(activity) }),
    ...(packet === undefined ? {} : { packet: String(packet) }),
  }),
  component: Promotions,
});

/** Campaigns above, announcements below: `?activity=…` opens a campaign, `?packet=…` a red packet, `?id=…` an announcement. */
function Promotions() {
  const { activity, packet } = Route.useSearch();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { data } = useQuery(activitiesQuery(useSession()?.token, language));
  const show = (next?: string) =>
    void navigate({
      to: '/promotions',
      search: next ? { activity: next } : {},
      resetScroll: false,
    });
  return (
    <PromotionsPage
      hasActivities={data === undefined || data.length > 0}
      activities={<ActivityCentre opened={activity} packet={packet} onShow={show} />}
    />
  );
}
