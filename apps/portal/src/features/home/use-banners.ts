import { useAnnouncements } from '../../shared/service/announcements.ts';

/** The banners of one place in the lobby. */
export function useBanners(group: string) {
  return (useAnnouncements().data?.banners ?? []).filter(({ groupName }) => groupName === group);
}
