import { readStored, writeStored } from './stored.ts';

/** Names this browser to the house, so that a login from another one stands out. */
export function deviceId(): string {
  const kept = readStored('device');
  if (kept) return kept;
  const made = makeId();
  writeStored('device', made);
  return made;
}

// crypto.randomUUID is closed on plain addresses; random bytes are open everywhere.
function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
