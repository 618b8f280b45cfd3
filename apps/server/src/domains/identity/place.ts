import { locate } from '../system/index.ts';

/** The country of an address, for people to recognise a sign-in by. Private addresses have none. */
export function placeName(address: string): string | null {
  return locate(address).country;
}
