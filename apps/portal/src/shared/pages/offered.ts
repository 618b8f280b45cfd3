import type { ModuleId } from '@baize/contract';
import { laneAddresses } from '../games/lane-addresses.ts';
import type { Lane } from '../games/lanes.ts';
import type { Announcements } from '../service/announcements.ts';

/** What there is to find at this moment; what is not known yet is taken to be there. */
export type Offer = {
  lanes: readonly Lane[] | undefined;
  shown: Pick<Announcements, 'promotion' | 'pages' | 'hasActivities'> | undefined;
  isOn: (module: ModuleId) => boolean;
};

/** Rooms behind a switch of the brand: what is not built is never on. */
const SWITCHED: Readonly<Record<string, ModuleId>> = {
  '/agent': 'AGENTPOLICY3',
  '/agenthome': 'AGENTPOLICY3',
  '/favorite': 'GAMELOFAV3',
  '/recent': 'GAMELOREC3',
  '/register': 'REG3',
  '/pointmall': 'PTSYS3',
  '/club': 'MEMCLUB3',
};

const PAGES: Readonly<Record<string, Announcements['pages'][number]>> = {
  '/news': 'news',
  '/blog': 'blog',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/licences': 'licence',
  '/about': 'about',
};

const LANES: ReadonlyMap<string, Lane['title']> = new Map(
  (Object.entries(laneAddresses) as [Lane['title'], { to: string; search: object }][])
    .filter(([, { search }]) => Object.keys(search).length === 0)
    .map(([title, { to }]) => [to, title]),
);

/** Whether an address leads to something: nobody is invited into an empty room. */
export function leadsSomewhere(address: string, offer: Offer): boolean {
  if (!address.startsWith('/')) return true;
  const { pathname, searchParams } = new URL(address, 'https://house.invalid');
  const path = pathname.toLowerCase();
  const module = SWITCHED[path];
  if (module) return offer.isOn(module);
  const kind = PAGES[path];
  if (kind) return offer.shown?.pages.includes(kind) ?? true;
  if (path === '/promotions') return hasPromotion(offer, searchParams.get('id'));
  const title = LANES.get(path);
  return title === undefined || hasGames(offer, title, searchParams);
}

function hasPromotion({ shown }: Offer, id: string | null): boolean {
  if (!shown) return false;
  if (id) return shown.promotion.some((one) => one.id === id);
  return shown.promotion.length > 0 || shown.hasActivities;
}

/** A category with a game; where a kind or a vendor is named, one of those. */
function hasGames({ lanes }: Offer, title: Lane['title'], search: URLSearchParams): boolean {
  if (!lanes) return true;
  const lane = lanes.find((one) => one.title === title);
  if (!lane || lane.gameCount === 0) return false;
  const kind = search.get('sub');
  const vendor = search.get('vassalage');
  return (
    (!kind || lane.gameClassify.some(({ code }) => code === kind)) &&
    (!vendor || lane.cards.some(({ vassalage }) => vassalage === vendor))
  );
}
