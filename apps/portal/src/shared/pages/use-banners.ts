import { useAnnouncements } from '../service/announcements.ts';
import { type Banner, bannerAddress } from './banner-address.ts';
import { useOffered } from './use-offered.ts';

/** The banners of one place; none that leads to where nothing is. */
export function useBanners(group: string): Banner[] {
  const isOffered = useOffered();
  const banners = useAnnouncements().data?.banners ?? [];
  return banners.filter((banner) => {
    const address = bannerAddress(banner);
    return banner.groupName === group && (!address || isOffered(address));
  });
}
