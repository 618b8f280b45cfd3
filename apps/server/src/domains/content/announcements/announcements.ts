import { versioned } from '@baize/art';
import { type contentAnnouncements, findLanguage, type Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { boardOf, wordsIn } from '../board.ts';
import type { AnnouncementRow } from '../tables.ts';

declare module '../../../platform/domain.ts' {
  interface Contributions {
    /** Whether something runs now that people can take part in. */
    activities: (house: House) => boolean;
  }
}

type Shown = Output<typeof contentAnnouncements.announcements.value>;
type Wanted = { types: string; platform: string; execution: string; language: string };
type Reader = Pick<Caller, 'kind' | 'language'>;

/** Everything that is shown now to this visitor, by kind. */
export async function listAnnouncements(
  house: House,
  caller: Caller,
  wanted: Wanted,
): Promise<Shown> {
  const reader = { ...caller, language: findLanguage(wanted.language) ?? caller.language };
  const rows = boardOf(house).announcements.filter((row) => isShown(house, row, reader, wanted));
  return shownOf(house, rows, {
    reader,
    read: await readIds(house, caller),
    platform: wanted.platform,
  });
}

type Reading = { reader: Reader; read: ReadonlySet<bigint>; platform: string };

/** The rows in the shapes that clients read; a draft is shown by the same hands. */
export function shownOf(house: House, rows: readonly AnnouncementRow[], reading: Reading): Shown {
  const of = (kind: contentAnnouncements.AnnouncementKind) =>
    rows.filter((row) => row.kind === kind);
  const noticeOf = (row: AnnouncementRow) => asNotice(house, row, reading);
  return {
    banners: of('B').map((row) => asBanner(house, row, reading)),
    player: of('PL').map(noticeOf),
    popup: of('PU').map((row) => ({
      ...noticeOf(row),
      execution: row.execution,
      imageUrl: row.picture ?? '',
      linkage: row.linkage,
      linkageType: row.linkage_type,
    })),
    promotion: of('PR').map((row) => ({
      ...noticeOf(row),
      category: row.category,
      startTime: row.starts_at?.getTime() ?? null,
      endTime: row.ends_at?.getTime() ?? null,
      linkage: row.linkage,
      linkageType: row.linkage_type,
      announcementImages: row.images.map((url, n) => ({ sequence: n + 1, url, imageUrl: url })),
    })),
    headline: of('H').map(noticeOf),
    agent: of('A').map(noticeOf),
    pages: pageKindsNow(house),
    hasActivities: house.contributed('activities').some((runAny) => runAny(house)),
  };
}

/** The kinds of pages that have one in force: whoever draws a menu leads nobody to an empty one. */
function pageKindsNow(house: House): Shown['pages'] {
  const now = house.clock.now();
  const published = boardOf(house).pages.filter(
    ({ is_published, published_at }) => is_published && published_at <= now,
  );
  return [...new Set(published.map(({ kind }) => kind))];
}

export function isShown(
  house: House,
  row: AnnouncementRow,
  reader: Reader,
  wanted: Wanted,
): boolean {
  const types = wanted.types.split(',').map((type) => type.trim().toUpperCase());
  const platform = wanted.platform.toUpperCase() === 'M' ? 'M' : 'W';
  return (
    types.includes(row.kind) &&
    stateOf(row, house.clock.now()) === 'shown' &&
    row.platforms.includes(platform) &&
    (row.languages.length === 0 || row.languages.includes(reader.language)) &&
    (row.kind !== 'A' || reader.kind === 'agent') &&
    (row.kind !== 'PU' || isDue(row, reader, wanted.execution))
  );
}

/** A popup for those who are logged in is nobody else's, whatever others ask for. */
function isDue({ execution }: AnnouncementRow, { kind }: Reader, asked: string): boolean {
  const isIn = kind === 'trial' || kind === 'member' || kind === 'agent';
  if (execution === 'AFTER_LOGIN' && !isIn) return false;
  const wanted = asked.toUpperCase();
  return wanted === '' || execution === 'ALL' || execution === wanted;
}

/** Off, waiting for its time, shown, or over. */
export function stateOf(
  { is_enabled, starts_at, ends_at }: Pick<AnnouncementRow, 'is_enabled' | 'starts_at' | 'ends_at'>,
  now: Date,
): 'off' | 'waiting' | 'shown' | 'over' {
  if (!is_enabled) return 'off';
  if (starts_at && now < starts_at) return 'waiting';
  return ends_at && now >= ends_at ? 'over' : 'shown';
}

function asNotice(house: House, row: AnnouncementRow, { reader, read }: Reading) {
  const { words } = wordsIn(house, row.texts, reader.language);
  return {
    id: String(row.id),
    title: words.title,
    content: words.body,
    time: (row.starts_at ?? row.created_at).getTime(),
    isRead: read.has(row.id),
  };
}

function asBanner(house: House, row: AnnouncementRow, { reader, platform }: Reading) {
  const { words } = wordsIn(house, row.texts, reader.language);
  const wide = versioned(row.picture ?? '');
  const tall = versioned(row.picture_tall ?? '') || wide;
  const picture = platform.toUpperCase() === 'M' ? tall : wide || tall;
  return {
    id: String(row.id),
    url: row.video ?? picture,
    imageUrl: wide || tall,
    imageUrlTall: tall,
    videoUrl: row.video ?? '',
    linkage: row.linkage,
    linkageType: row.linkage_type,
    groupName: row.group_name,
    title: words.title,
    content: words.body,
  };
}

async function readIds(house: House, { memberId }: Caller): Promise<ReadonlySet<bigint>> {
  if (!memberId) return new Set();
  const rows = await house.db
    .selectFrom('announcement_reads')
    .select('announcement_id')
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.map(({ announcement_id }) => announcement_id));
}

/** What does not exist any more needs no mark, and is no fault. */
export async function markAnnouncements(
  house: House,
  memberId: bigint,
  ids: readonly string[],
): Promise<null> {
  const known = new Set(boardOf(house).announcements.map(({ id }) => id));
  const read = [...new Set(ids)].map(BigInt).filter((id) => known.has(id));
  if (read.length === 0) return null;
  const at = house.clock.now();
  await house.db
    .insertInto('announcement_reads')
    .values(read.map((id) => ({ member_id: memberId, announcement_id: id, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return null;
}
