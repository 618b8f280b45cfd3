import type { Platform } from './download-page.tsx';

/** The guide that fits the device one holds. */
export function guessPlatform(agent: string): Platform {
  if (/iphone|ipad|ipod/i.test(agent)) return 'ios';
  return /android/i.test(agent) ? 'android' : 'lite';
}
