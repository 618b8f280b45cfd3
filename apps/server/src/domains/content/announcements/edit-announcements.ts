import type { contentAnnouncementsOperator as contract, Language, Output } from '@baize/contract';
import type { Transaction } from '../../../platform/database.ts';
import { refuseElsewhere } from '../../../platform/edge/media-origins.ts';
import type { House } from '../../../platform/house.ts';
import { pageIn } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { operatorNames } from '../../operators/index.ts';
import { boardOf } from '../board.ts';
import { changeContent, dateOf, type Editor, refuseBackwards, safeTexts } from '../changes.ts';
import { plainLine, plainTitle, safeHtml } from '../safe-text.ts';
import type { AnnouncementRow, Article, Texts } from '../tables.ts';
import { shownOf, stateOf } from './announcements.ts';

type Shown = Output<typeof contract.announcement>;
type Wanted = Output<typeof contract.listAnnouncements.input>;
export type NewAnnouncement = Output<typeof contract.createAnnouncement.input>;
type AnnouncementChange = Output<typeof contract.changeAnnouncement.input>;

export async function listAllAnnouncements(house: House, wanted: Wanted) {
  const now = house.clock.now();
  const found = boardOf(house).announcements.filter(
    (row) =>
      (!wanted.kind || row.kind === wanted.kind) &&
      (!wanted.state || stateOf(row, now) === wanted.state),
  );
  const shown = pageIn(found, { page: wanted.page, size: wanted.pageSize });
  return { ...shown, list: await showAnnouncements(house, shown.list) };
}

export async function readAnnouncement(house: House, id: string): Promise<Shown> {
  const row = boardOf(house).announcements.find((one) => String(one.id) === id);
  return (await showAnnouncements(house, [row ?? refuse('NOT_FOUND')]))[0]!;
}

export async function createAnnouncement(
  house: House,
  editor: Editor,
  wanted: NewAnnouncement,
): Promise<Shown> {
  const row = await changeContent(house, editor, 'announcements', async (tx) => {
    const now = house.clock.now();
    const written = await tx
      .insertInto('announcements')
      .values({
        ...columnsOf(house, wanted),
        version: 1,
        created_at: now,
        updated_at: now,
        updated_by: editor.operatorId,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return record('added', undefined, written);
  });
  return (await showAnnouncements(house, [row]))[0]!;
}

export async function changeAnnouncement(
  house: House,
  editor: Editor,
  change: AnnouncementChange,
): Promise<Shown> {
  const row = await changeContent(house, editor, 'announcements', async (tx) => {
    const before = await lock(tx, change.id);
    if (before.version !== change.version) refuse('CHANGED_MEANWHILE');
    const written = await tx
      .updateTable('announcements')
      .set({
        ...columnsOf(house, change),
        version: before.version + 1,
        updated_at: house.clock.now(),
        updated_by: editor.operatorId,
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return record('changed', before, written);
  });
  return (await showAnnouncements(house, [row]))[0]!;
}

export async function removeAnnouncement(house: House, editor: Editor, id: string): Promise<null> {
  return changeContent(house, editor, 'announcements', async (tx) => {
    const before = await lock(tx, id);
    await tx.deleteFrom('announcements').where('id', '=', before.id).execute();
    return {
      action: 'content.announcement.removed',
      subject: `announcement:${id}`,
      before: auditFields(before),
      after: null,
      result: null,
    };
  });
}

/** The draft in the shape of the public call, made safe by the same hands, and kept nowhere. */
export function previewAnnouncement(
  house: House,
  { language, ...draft }: NewAnnouncement & { language: Language },
) {
  const now = house.clock.now();
  const columns = columnsOf(house, draft);
  const row: AnnouncementRow = {
    ...columns,
    texts: JSON.parse(columns.texts) as Texts<Article>,
    id: 0n,
    version: 0,
    created_at: now,
    updated_at: now,
    updated_by: 0n,
  };
  const reader = { kind: 'member' as const, language };
  return shownOf(house, [row], { reader, read: new Set(), platform: 'W' });
}

function record(what: string, before: AnnouncementRow | undefined, after: AnnouncementRow) {
  return {
    action: `content.announcement.${what}`,
    subject: `announcement:${after.id}`,
    before: before && auditFields(before),
    after: auditFields(after),
    result: after,
  };
}

async function lock(tx: Transaction, id: string): Promise<AnnouncementRow> {
  const row = await tx
    .selectFrom('announcements')
    .selectAll()
    .where('id', '=', BigInt(id))
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('NOT_FOUND');
}

function columnsOf(house: House, wanted: NewAnnouncement) {
  refuseBackwards(wanted.startsAt, wanted.endsAt);
  const texts = safeTexts(wanted.texts, (words: Article, language) => ({
    title: plainTitle(words.title, `texts.${language}.title`),
    body: safeHtml(words.body),
  }));
  const { picture, pictureTall, video, images } = wanted;
  const further = Object.fromEntries(images.map((image, at) => [`images.${at}`, image]));
  refuseElsewhere(house, { picture, pictureTall, video, ...further });
  return {
    kind: wanted.kind,
    group_name: wanted.kind === 'B' ? wanted.groupName : '',
    texts: JSON.stringify(texts),
    languages: wanted.languages,
    platforms: wanted.platforms,
    execution: wanted.execution,
    picture: wanted.picture,
    picture_tall: wanted.pictureTall,
    video: wanted.video,
    images: wanted.images,
    linkage: wanted.linkage,
    linkage_type: wanted.linkageType,
    category: plainLine(wanted.category),
    sort: wanted.sort,
    starts_at: dateOf(wanted.startsAt),
    ends_at: dateOf(wanted.endsAt),
    is_enabled: wanted.isEnabled,
  };
}

function auditFields({ version, updated_at, updated_by, created_at, ...fields }: AnnouncementRow) {
  return fields;
}

async function showAnnouncements(house: House, rows: readonly AnnouncementRow[]): Promise<Shown[]> {
  const names = await operatorNames(house, [...new Set(rows.map(({ updated_by }) => updated_by))]);
  const now = house.clock.now();
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    groupName: row.group_name as Shown['groupName'],
    texts: row.texts as Shown['texts'],
    languages: row.languages,
    platforms: row.platforms,
    execution: row.execution,
    picture: row.picture,
    pictureTall: row.picture_tall,
    video: row.video,
    images: row.images,
    linkage: row.linkage,
    linkageType: row.linkage_type,
    category: row.category,
    sort: row.sort,
    isEnabled: row.is_enabled,
    startsAt: row.starts_at?.getTime() ?? null,
    endsAt: row.ends_at?.getTime() ?? null,
    state: stateOf(row, now),
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    updatedBy: names.get(row.updated_by) ?? null,
    version: row.version,
  }));
}
