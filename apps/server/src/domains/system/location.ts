import geoip from 'geoip-country';
import { plainAddress } from '../../platform/edge/address.ts';

export type Location = { ip: string; country: string | null };

/** From where a request came, by the country database that ships with the house. */
export function locate(address: string): Location {
  const ip = plainAddress(address);
  return { ip, country: geoip.lookup(ip)?.country || null };
}
