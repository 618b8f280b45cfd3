// The set of pictures the front ends need: file name to picture.
import {
  appIcon,
  avatar,
  avatarFaces,
  banner,
  brandMark,
  cardBack,
  categories,
  categoryEmblem,
  guilloche,
  homeCampaigns,
  loginCampaign,
  loginStrip,
  pageStates,
  stateObject,
  tile,
  vendorMark,
} from '../src/index.ts';

export type Picture = { svg: string; kind: string; theme?: 'dark' | 'light' };
export type PictureSet = Record<string, Picture>;

const THEMES = ['dark', 'light'] as const;

/** The home page's carousel group; every picture has a wide and a tall form. */
const HOME_GROUP = 'w_home';
const LOGIN_GROUP = 'w_login';

export const renderSet = (): PictureSet => ({
  ...marks(),
  ...themed('state', pageStates, stateObject),
  ...themed('category', categories, categoryEmblem),
  ...avatars(),
  ...banners(),
  'tile/fallback.svg': {
    kind: 'tile',
    svg: tile({
      id: 'fallback',
      motif: 'cards',
      palette: 'ink',
      swap: false,
      set: 'table',
      bits: 'none',
      pattern: 'pips',
      frame: 'line',
      plate: 'arch',
    }),
  },
  'card/back.svg': { kind: 'card', svg: cardBack() },
});

const marks = (): PictureSet => ({
  'brand/mark.svg': { kind: 'brand', svg: brandMark() },
  'brand/rosette.svg': { kind: 'brand', svg: guilloche({ colour: '#000', opacity: 0.5 }) },
  'brand/favicon.svg': { kind: 'icon', svg: appIcon({ size: 32 }) },
  'brand/icon-192.svg': { kind: 'icon', svg: appIcon({ size: 192 }) },
  'brand/icon-512.svg': { kind: 'icon', svg: appIcon({ size: 512 }) },
  'brand/icon-maskable-512.svg': { kind: 'icon', svg: appIcon({ size: 512, maskable: true }) },
  'brand/apple-touch-180.svg': { kind: 'icon', svg: appIcon({ size: 180, maskable: true }) },
  'vendor/BAIZE.svg': { kind: 'vendor', svg: vendorMark('BAIZE') },
  'vendor/sample.svg': { kind: 'vendor', svg: vendorMark('sample') },
});

function themed<T extends string>(
  kind: string,
  names: readonly T[],
  draw: (name: T, on: 'dark' | 'light') => string,
): PictureSet {
  const set: PictureSet = {};
  for (const name of names) {
    for (const theme of THEMES)
      set[`${kind}/${name}-${theme}.svg`] = { kind, theme, svg: draw(name, theme) };
  }
  return set;
}

const avatars = (): PictureSet =>
  Object.fromEntries(
    avatarFaces.map((face, i) => [
      `avatar/${String(i + 1).padStart(2, '0')}.svg`,
      { kind: 'avatar', svg: avatar(`member-${i + 1}`, face) },
    ]),
  );

function banners(): PictureSet {
  const set: PictureSet = {
    [`banner/${LOGIN_GROUP}/login.svg`]: {
      kind: 'banner',
      svg: banner(loginCampaign, { width: 560, height: 1010 }),
    },
    [`banner/${LOGIN_GROUP}/login-strip.svg`]: {
      kind: 'banner',
      svg: banner(loginStrip, { width: 780, height: 560 }),
    },
  };
  for (const campaign of homeCampaigns) {
    set[`banner/${HOME_GROUP}/${campaign.id}-wide.svg`] = { kind: 'banner', svg: banner(campaign) };
    set[`banner/${HOME_GROUP}/${campaign.id}-tall.svg`] = {
      kind: 'banner',
      svg: banner(campaign, { tall: true }),
    };
  }
  return set;
}
