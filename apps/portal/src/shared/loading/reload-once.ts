import { minutes } from '@baize/calendar';

const KEY = 'baize.reloadedAt';
/** A page that fails again so soon would only go round and round. */
const AGAIN_AFTER_MS = minutes(1);

/** Whether this tab was not reloaded by itself a moment ago; a browser that keeps nothing is left alone. */
export function mayReload(now = Date.now()): boolean {
  try {
    return now - Number(sessionStorage.getItem(KEY)) > AGAIN_AFTER_MS;
  } catch {
    return false;
  }
}

/**
 * A newer build took the files of this page away: loading the page anew brings the others. Not while
 * the house cannot be reached, since then even what is on the screen would be lost.
 */
export async function reloadOnce(): Promise<boolean> {
  if (!mayReload() || !(await isReached()) || !mayReload()) return false;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

async function isReached(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
