/** The states of a page that have a picture of their own. */
export const pageStates = [
  'empty',
  'no-favourites',
  'no-bets',
  'not-found',
  'error',
  'offline',
  'maintenance',
  'region-blocked',
  'session-ended',
  'members-only',
  'no-team',
  'no-messages',
  'popup-blocked',
] as const;

export type PageState = (typeof pageStates)[number];

/** Pictures are drawn at build time, and stand under /art. */
export function stateArt(state: PageState, theme: 'dark' | 'light'): string {
  return `/art/state/${state}-${theme}.svg`;
}

export function homeArt(campaign: string, form: 'wide' | 'tall'): string {
  return `/art/banner/w_home/${campaign}-${form}.svg`;
}

/** The rosette of a banknote, as a mask: it marks what is worth money. */
export const rosetteArt = '/art/brand/rosette.svg';

export const loginArt = '/art/banner/w_login/login.svg';
export const loginStripArt = '/art/banner/w_login/login-strip.svg';
