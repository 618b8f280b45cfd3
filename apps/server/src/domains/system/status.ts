import type { House } from '../../platform/house.ts';
import { isAmong } from './addresses.ts';
import { type Location, locate } from './location.ts';
import { settingsOf } from './settings.ts';
import type { Pages } from './shipped.ts';

export type Standing = {
  state: 0 | 1 | 2;
  /** The address comes in whatever the switches say. */
  isLetIn: boolean;
  location: Location;
};

/** Whether anyone is kept out at all: where nobody is, nobody has to be located. */
export function mayBeClosed(house: House): boolean {
  return settingsOf(house, 'status').maintenance || settingsOf(house, 'regions').isOn;
}

/** How the house stands to whoever comes from an address: open, closed, or not to be served. */
export function standingFor(house: House, address: string): Standing {
  const status = settingsOf(house, 'status');
  const regions = settingsOf(house, 'regions');
  const location = locate(address);
  const isLetIn = isAmong(address, status.allowedAddresses);
  if (status.maintenance && !isLetIn) return { state: 1, isLetIn, location };
  return { state: isRestricted(regions, location) ? 2 : 0, isLetIn, location };
}

/** Addresses outrank countries, and those let in outrank those kept out. */
export function isRestricted(regions: Pages['regions'], { ip, country }: Location): boolean {
  if (!regions.isOn || isAmong(ip, regions.allowedAddresses)) return false;
  if (isAmong(ip, regions.deniedAddresses)) return true;
  if (country === null) return regions.unknownCountry === 'deny';
  if (regions.deniedCountries.includes(country)) return true;
  return regions.allowedCountries.length > 0 && !regions.allowedCountries.includes(country);
}
