import { versioned } from '@baize/art';
import { dayAndTimeOf, type Zone } from '@baize/calendar';
import { type contentAnnouncements as contract, findLanguage, type Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf, requireModule } from '../../system/index.ts';
import { boardOf, wordsIn } from '../board.ts';
import type { AnnouncementRow } from '../tables.ts';
import { isShown, listAnnouncements } from './announcements.ts';

type Advanced = Output<typeof contract.advancedAnnouncements.value>;
type Wanted = { category: string; platform: string; language: string };

const HOME_BANNERS = 'w_home';

const isHomeBanner = ({ kind, group_name }: AnnouncementRow) =>
  kind === 'B' && group_name === HOME_BANNERS;

const isNews = ({ kind }: AnnouncementRow) => kind === 'PL';

/** Which rows a category of 2017 means. */
const CATEGORIES: Readonly<Record<string, (row: AnnouncementRow) => boolean>> = {
  S: isHomeBanner,
  P: isNews,
  U: (row) => row.kind === 'PR' || isHomeBanner(row),
};

/** One category, as clients of 2017 read it; an unknown one is the news. */
export function advancedAnnouncements(house: House, caller: Caller, wanted: Wanted): Advanced {
  const isWanted = CATEGORIES[wanted.category.toUpperCase()] ?? isNews;
  const reader = { ...caller, language: findLanguage(wanted.language) ?? caller.language };
  const zone = brandOf(house).timeZoneOffsetMinutes;
  return boardOf(house)
    .announcements.filter((row) => isWanted(row) && isShownOn(house, row, reader, wanted))
    .map((row) => ({
      ...wordsIn2017(house, row, reader.language),
      createdBy: 'platform',
      createtime: dayAndTimeOf(row.created_at, zone),
      ...datesOf(row, zone),
      ...picturesOf(row),
    }));
}

/** The mobile banners of category U are asked for by clients on a desk too. */
function isShownOn(house: House, row: AnnouncementRow, reader: Caller, wanted: Wanted): boolean {
  const asked = { types: row.kind, execution: '', language: wanted.language };
  const isMobileBanner = row.kind === 'B' && wanted.category.toUpperCase() === 'U';
  return isShown(house, row, reader, {
    ...asked,
    platform: isMobileBanner ? 'M' : wanted.platform,
  });
}

function wordsIn2017(house: House, row: AnnouncementRow, language: Caller['language']) {
  const { words } = wordsIn(house, row.texts, language);
  return { id: String(row.id), title: words.title, content: words.body };
}

/** What has no end is shown for as long as a client can count. */
const NO_END = '2099-12-31 23:59:59';

function datesOf({ starts_at, ends_at, created_at }: AnnouncementRow, zone: Zone) {
  return {
    startDate: dayAndTimeOf(starts_at ?? created_at, zone),
    endDate: ends_at ? dayAndTimeOf(ends_at, zone) : NO_END,
  };
}

function picturesOf(row: AnnouncementRow) {
  const wide = versioned(row.picture ?? row.images[0] ?? '');
  const tall = versioned(row.picture_tall ?? '');
  const leads = row.linkage || '/';
  return { mainPageUrl: wide || tall || leads, promoPageUrl: tall || wide || leads };
}

export async function lobbyAnnouncements(house: House, caller: Caller, language: string) {
  const asked = { types: 'PL', platform: 'W', execution: '', language };
  const { player } = await listAnnouncements(house, caller, asked);
  return { contentLobby: player.map(({ id, title, content }) => ({ id, title, content })) };
}

/** Agents read what is for them; whoever else asks reads what is for all. */
export async function agentAnnouncements(house: House, caller: Caller, language: string) {
  const isAgent = caller.kind === 'agent';
  if (isAgent) requireModule(house, 'AGEANNOUNCE3');
  const asked = { types: isAgent ? 'A' : 'PL', platform: 'W', execution: '', language };
  const { agent, player } = await listAnnouncements(house, caller, asked);
  const rows = new Map(boardOf(house).announcements.map((row) => [String(row.id), row]));
  return [...agent, ...player].map((notice) => ({
    ...notice,
    category: rows.get(notice.id)?.category || 'P',
  }));
}
