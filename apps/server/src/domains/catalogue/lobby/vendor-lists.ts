import { vendorAddress } from '@baize/art';
import { catalogueKinds, type catalogueLobby, type Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { inOrder } from '../categories.ts';
import { type Window, windowOf } from '../maintenance.ts';
import { nameIn } from '../search.ts';
import type { Game, Vendor } from '../shelf.ts';
import { vendorIcon } from './tiles.ts';
import { type View, viewFor } from './view.ts';

type Shown = catalogueKinds.ShownCategory;
type Lane = Output<typeof catalogueLobby.vendorLanes.value>['data']['lanes'][number];
type Card = Lane['cards'][number];

// Only windows of maintenance change while a view lasts, and those may be a second late.
const kept = new WeakMap<View, { second: number; lanes: Lane[] }>();

/** One lane for each category that has a game; a category without one is absent. */
export function vendorLanes(
  house: House,
  caller: Pick<Caller, 'address' | 'language'>,
  language: string,
) {
  const view = viewFor(house, caller, language);
  const now = house.clock.now();
  const second = Math.floor(now.getTime() / 1_000);
  const known = kept.get(view);
  if (known?.second === second) return { data: { lanes: known.lanes } };
  const lanes = inOrder(view.shelf.rules).flatMap((title) => laneOf(view, title, now));
  kept.set(view, { second, lanes });
  return { data: { lanes } };
}

/** The same lanes as menus that drop down. */
export function dropdownMenu(
  house: House,
  caller: Caller,
  { menuGroup, language }: { menuGroup: string; language: string },
): Output<typeof catalogueLobby.dropdownMenu.value> {
  const { lanes } = vendorLanes(house, caller, language).data;
  return lanes
    .filter(({ title }) => !menuGroup || title === menuGroup.toUpperCase())
    .map(({ title, cards }) => ({
      menuGroup: title,
      items: cards.map(({ vassalage, displayName, showIcon }) => ({
        code: vassalage,
        name: displayName,
        iconUrl: showIcon,
      })),
    }));
}

function laneOf(view: View, title: Shown, now: Date): Lane[] {
  const games = view.byCategory.get(title);
  if (!games) return [];
  const groups = byVendor(view, games);
  const { inhouseVendors } = view.shelf.rules;
  const isSplit = title === 'RNG';
  const outside = groups.filter(({ vendor }) => !isSplit || !inhouseVendors.includes(vendor.code));
  const cards = outside.map((group) => vendorCard(view, title, group, now));
  const own = isSplit ? (view.byCategory.get('INHOUSE') ?? []) : [];
  return [
    {
      title,
      gameClassify: classified(groups),
      cards: own.length > 0 ? [...cards, inHouseCard(own)] : cards,
      gameCount: games.length,
    },
  ];
}

type Group = { vendor: Vendor; games: Game[] };

/** Vendors by their place, then by their code. */
function byVendor({ shelf }: View, games: readonly Game[]): Group[] {
  const groups = new Map<string, Group>();
  for (const game of games) {
    const group = groups.get(game.vendor);
    if (group) group.games.push(game);
    else groups.set(game.vendor, { vendor: shelf.vendors.get(game.vendor)!, games: [game] });
  }
  return [...groups.values()].sort(
    ({ vendor: a }, { vendor: b }) => a.sort - b.sort || (a.code < b.code ? -1 : 1),
  );
}

function vendorCard(view: View, category: Shown, { vendor, games }: Group, now: Date): Card {
  const single = games.length === 1 ? games[0] : undefined;
  return cardOf({
    code: vendor.code,
    name: nameIn(vendor.names, view.language),
    category,
    icon: vendorIcon(category, vendor),
    isHot: vendor.is_hot || games.some(({ is_hot }) => is_hot),
    gameCount: games.length,
    nodeId: single?.nodeId ?? null,
    maintenance: windowOf(vendor, now) ?? (single ? windowOf(single, now) : null),
  });
}

/** The house's own slots stand behind one tile, which leads to a list of their own. */
function inHouseCard(games: readonly Game[]): Card {
  return cardOf({
    code: 'INHOUSE',
    name: 'INHOUSE',
    category: 'RNG',
    icon: vendorAddress('RNG', 'INHOUSE'),
    isHot: games.some(({ is_hot }) => is_hot),
    gameCount: games.length,
    nodeId: null,
    maintenance: null,
  });
}

type CardFacts = {
  code: string;
  name: string;
  category: string;
  icon: string;
  isHot: boolean;
  gameCount: number;
  nodeId: number | null;
  maintenance: Window | null;
};

function cardOf({ code, name, category, icon, isHot, ...facts }: CardFacts): Card {
  return {
    vassalage: code,
    accountTypeName: code,
    displayName: name,
    gameType: category,
    isGame: facts.nodeId === null ? 'VASSALAGE' : 'GAME',
    isHot: isHot ? 1 : 0,
    lagerIcon: icon,
    smallIcon: icon,
    mobileSmallIcon: icon,
    mobileLargeIcon: icon,
    h5Icon: icon,
    showIcon: icon,
    ...facts,
  };
}

function classified(groups: readonly Group[]): Lane['gameClassify'] {
  return catalogueKinds.subTypes.flatMap((code) => {
    const having = groups.filter(({ games }) =>
      games.some(({ sub_types }) => sub_types.includes(code)),
    );
    return having.length > 0 ? [{ code, vendors: having.map(({ vendor }) => vendor.code) }] : [];
  });
}

/** The same, as older clients read it. */
export function vendorsByCategory(house: House, caller: Caller, language: string) {
  const { lanes } = vendorLanes(house, caller, language).data;
  const cards = lanes.flatMap((lane) => lane.cards);
  return {
    sorting: lanes.map(({ title, cards }) => ({
      gameCategory: title,
      vendors: cards.map(({ vassalage }) => vassalage),
    })),
    mapping: Object.fromEntries(
      lanes.map(({ title, cards }, ordinal) => [
        title,
        {
          vendorNames: cards.map(({ accountTypeName, displayName }) => ({
            accountTypeName,
            displayName,
          })),
          ordinal,
        },
      ]),
    ),
    display: Object.fromEntries(
      cards.map(({ vassalage, displayName }) => [vassalage, displayName]),
    ),
  };
}

export function vendorSubTypes(house: House, caller: Caller) {
  const view = viewFor(house, caller);
  const content = inOrder(view.shelf.rules).flatMap((category) => {
    const games = view.byCategory.get(category);
    if (!games) return [];
    const vendors = byVendor(view, games).map(({ vendor, games }) => {
      const found = new Set(games.flatMap(({ sub_types }) => sub_types));
      return [vendor.code, catalogueKinds.subTypes.filter((code) => found.has(code))] as const;
    });
    return [[category, Object.fromEntries(vendors)] as const];
  });
  return { content: Object.fromEntries(content) };
}
