import type { NewAnnouncement } from '../domains/content/index.ts';
import { textsOf } from './texts/texts.ts';

const plain: Omit<NewAnnouncement, 'kind' | 'texts' | 'sort'> = {
  groupName: '',
  languages: [],
  platforms: ['W', 'M'],
  execution: 'ALL',
  picture: null,
  pictureTall: null,
  video: null,
  images: [],
  linkage: '',
  linkageType: 'NONE',
  category: '',
  isEnabled: true,
  startsAt: null,
  endsAt: null,
};

/** A title in each language, and under it one sentence where there is more to say. */
const announcement = (name: string) => textsOf(`announcement.${name}`, ['title', 'body']);

type Banner = { picture: string; sort: number; linkage: string };

function homeBanner(name: string, { picture, sort, linkage }: Banner): NewAnnouncement {
  return {
    ...plain,
    kind: 'B',
    groupName: 'w_home',
    sort,
    linkage,
    linkageType: 'INTERNAL',
    picture: `/art/banner/w_home/${picture}-wide.svg`,
    pictureTall: `/art/banner/w_home/${picture}-tall.svg`,
    texts: announcement(name),
  };
}

const banners: NewAnnouncement[] = [
  homeBanner('house-games', { picture: 'house-games', sort: 1, linkage: '/rng?vassalage=INHOUSE' }),
  homeBanner('lantern-night', { picture: 'lantern-night', sort: 2, linkage: '/promotions' }),
  homeBanner('draws', { picture: 'lantern-night', sort: 2, linkage: '/lott' }),
  homeBanner('live-room', { picture: 'live-room', sort: 3, linkage: '/live' }),
  homeBanner('deep-hunt', { picture: 'deep-hunt', sort: 4, linkage: '/fish' }),
  homeBanner('match-day', { picture: 'match-day', sort: 5, linkage: '/sports' }),
];

const offers: NewAnnouncement[] = [
  homeBanner('offers', { picture: 'lantern-night', sort: 11, linkage: '/promotions' }),
  homeBanner('check-a-bet', { picture: 'house-games', sort: 12, linkage: '/fairness' }),
].map((banner) => ({ ...banner, groupName: 'w_promotion' as const }));

const notices: NewAnnouncement[] = [
  { ...plain, kind: 'PL', sort: 1, texts: announcement('demonstration') },
  { ...plain, kind: 'PL', sort: 3, texts: announcement('support') },
];

const others: NewAnnouncement[] = [
  {
    ...plain,
    kind: 'PU',
    sort: 1,
    execution: 'AFTER_LOGIN',
    linkage: '/help',
    linkageType: 'INTERNAL',
    texts: announcement('welcome'),
  },
  { ...plain, kind: 'A', sort: 1, category: 'P', texts: announcement('reports') },
];

/** What a visitor of the demo is told. */
export const demoAnnouncements: NewAnnouncement[] = [...banners, ...offers, ...notices, ...others];
