/** Where the pictures drawn at build time stand. */
type PageState =
  | 'empty'
  | 'no-favourites'
  | 'no-bets'
  | 'not-found'
  | 'error'
  | 'offline'
  | 'maintenance'
  | 'region-blocked'
  | 'session-ended'
  | 'members-only'
  | 'no-team';

export type { PageState };

export function stateArt(state: PageState, theme: 'dark' | 'light'): string {
  return `/art/state/${state}-${theme}.svg`;
}

export function categoryArt(category: string, theme: 'dark' | 'light'): string {
  return `/art/category/${category}-${theme}.svg`;
}

export function homeArt(campaign: string, form: 'wide' | 'tall'): string {
  return `/art/banner/w_home/${campaign}-${form}.svg`;
}

export const loginArt = '/art/banner/w_login/login.svg';
export const loginWideArt = '/art/banner/w_login/login-wide.svg';
