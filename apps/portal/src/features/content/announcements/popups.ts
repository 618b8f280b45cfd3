import type { Popup } from '../../../shared/service/announcements.ts';

const KEY = 'baize.closedPopups';
/** Older ones have long ended. */
const MAX_KEPT = 200;

/** Popups for this side of the login: some are for visitors, some for those who are in, some for all. */
export function popupsFor(popups: readonly Popup[], isIn: boolean): Popup[] {
  const own = isIn ? 'AFTER_LOGIN' : 'B';
  return popups.filter(({ execution }) => execution === 'ALL' || execution === own);
}

/** What was closed in this browser does not come back. */
export const closedPopups = {
  read(): ReadonlySet<string> {
    try {
      return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
    } catch {
      return new Set();
    }
  },
  add(ids: readonly string[]): void {
    const all = [...new Set([...closedPopups.read(), ...ids])].slice(-MAX_KEPT);
    localStorage.setItem(KEY, JSON.stringify(all));
  },
};
