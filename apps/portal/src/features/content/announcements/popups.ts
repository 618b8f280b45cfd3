import type { Popup } from '../../../shared/service/announcements.ts';

const KEY = 'baize.closedPopups';

/** Popups for this side of the login: some are for visitors, some for those who are in, some for all. */
export function popupsFor(popups: readonly Popup[], isIn: boolean): Popup[] {
  const own = isIn ? 'AFTER_LOGIN' : 'B';
  return popups.filter(({ execution }) => execution === 'ALL' || execution === own);
}

/** What was closed does not come back as long as the session lasts. */
export const closedPopups = {
  read(): ReadonlySet<string> {
    try {
      return new Set(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]);
    } catch {
      return new Set();
    }
  },
  hasBegun: (): boolean => sessionStorage.getItem(KEY) !== null,
  add(ids: readonly string[]): void {
    const all = [...new Set([...closedPopups.read(), ...ids])];
    sessionStorage.setItem(KEY, JSON.stringify(all));
  },
};
