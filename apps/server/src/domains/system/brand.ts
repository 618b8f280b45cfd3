import type { system as contract, Output } from '@baize/contract';
import type { House } from '../../platform/house.ts';
import { settingsOf } from './settings.ts';
import type { Pages } from './shipped.ts';

/** The brand that this deployment serves. */
export function brandOf(house: House): Pages['brand'] {
  return settingsOf(house, 'brand');
}

/** What clients are told of it. */
export function publicBrand(house: House): Output<typeof contract.brand> {
  const { bodyEncryption, analyticsId, imageCdns, launchGameCdns, ...shown } = brandOf(house);
  return { ...shown, timeZone: zoneName(shown.timeZoneOffsetMinutes) };
}

/** GMT+8, GMT+5:30, GMT-3. */
export function zoneName(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes);
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return `GMT${offsetMinutes < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest}`;
}
