import { type Banner, bannerAddress } from '../../shared/pages/banner-address.ts';
import { useOffered } from '../../shared/pages/use-offered.ts';
import { useAnnouncements } from '../../shared/service/announcements.ts';

/** The banners of one place in the lobby; none that leads to where nothing is. */
export function useBanners(group: string): Banner[] {
  const isOffered = useOffered();
  const banners = useAnnouncements().data?.banners ?? [];
  return banners.filter((banner) => {
    const address = bannerAddress(banner);
    return banner.groupName === group && (!address || isOffered(address));
  });
}
