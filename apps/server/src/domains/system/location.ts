import geoip from 'geoip-country';
import { plainAddress } from '../../platform/edge/address.ts';

export type Location = { readonly ip: string; readonly country: string | null };

/** From where a request came, by the country database that ships with the house. */
export function locate(address: string): Location {
  const known = located.get(address);
  if (known) return known;
  const ip = plainAddress(address);
  const location = { ip, country: geoip.lookup(ip)?.country || null };
  if (located.size >= MAX_LOCATED) located.clear();
  located.set(address, location);
  return location;
}

// Whoever asks once asks again in a moment, and countries do not move while the house runs.
const located = new Map<string, Location>();
const MAX_LOCATED = 20_000;
