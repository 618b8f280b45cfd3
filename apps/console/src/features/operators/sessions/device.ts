import { readStored, writeStored } from '../../../shared/stored.ts';

const PLACE = 'device';

/** What this browser calls itself, so that two accounts used in it are known for one person's. */
export function deviceName(): string {
  const known = readStored(PLACE);
  if (known) return known;
  const drawn = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  writeStored(PLACE, drawn);
  return drawn;
}
