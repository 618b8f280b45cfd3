import { useTheme } from '@baize/web/use-theme.tsx';

export const pictureNames = [
  'empty',
  'error',
  'maintenance',
  'members-only',
  'no-messages',
  'no-team',
  'not-found',
  'offline',
  'region-blocked',
  'session-ended',
] as const;

export type PictureName = (typeof pictureNames)[number];

export const otherArt = [
  'banner/w_login/login.svg',
  'banner/w_login/login-strip.svg',
  'brand/mark.svg',
  'tile/fallback.svg',
] as const;

type ArtPath = (typeof otherArt)[number] | `state/${PictureName}-${'dark' | 'light'}.svg`;

/** A drawn object of a state, in the theme of the page. */
export function StatePicture({ name, theme }: { name: PictureName; theme?: 'dark' | 'light' }) {
  const { shown } = useTheme();
  return <img src={artAt(`state/${name}-${theme ?? shown}.svg`)} alt="" width={168} height={168} />;
}

export function artAt(path: ArtPath): string {
  return `${import.meta.env.BASE_URL}art/${path}`;
}
