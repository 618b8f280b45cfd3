/** The page of ours that someone asked for before they were sent to the login; taken once, by the login. */
const KEY = 'baize.wantedPage';

export const wantedPage = {
  set(href: string): void {
    sessionStorage.setItem(KEY, href);
  },
  take(): string | undefined {
    const href = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return /^\/(?!\/)/.test(href) ? href : undefined;
  },
};
