import type { Caller } from '../../platform/caller.ts';
import { locate } from '../system/index.ts';

/** From where somebody signs in, and with what. */
export type Whereabouts = Pick<Caller, 'address' | 'userAgent'> & {
  /** Of those whose address is nobody's: the people of the demo. */
  country?: string;
};

/** The country of an address, for people to recognise a sign-in by. Private addresses have none. */
export function placeName({ address, country }: Pick<Whereabouts, 'address' | 'country'>) {
  return country ?? locate(address).country;
}
