import { openDes } from './des.ts';

const KEY_LENGTH = 8;

/** A service address as it is delivered: the last 8 characters are the key, the rest is base64. */
export function openPath(path: string): string {
  const key = new TextEncoder().encode(path.slice(-KEY_LENGTH));
  const sealed = Uint8Array.from(atob(path.slice(0, -KEY_LENGTH)), (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(openDes(sealed, key));
}
