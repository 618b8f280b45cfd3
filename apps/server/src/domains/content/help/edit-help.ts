import type { contentHelpOperator as contract, Output } from '@baize/contract';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { operatorNames } from '../../operators/index.ts';
import { boardOf } from '../board.ts';
import { changeContent, type Editor, safeTexts } from '../changes.ts';
import { plainTitle, safeHtml } from '../safe-text.ts';
import type { Article, HelpRow } from '../tables.ts';

type Shown = Output<typeof contract.helpArticle>;
export type NewHelp = Output<typeof contract.createHelp.input>;
type HelpChange = Output<typeof contract.changeHelp.input>;

/** Headings, articles, and parts of articles: deeper than that nobody finds anything. */
const MAX_LEVELS = 3;

export async function listHelp(house: House): Promise<{ list: Shown[] }> {
  return { list: await showArticles(house, boardOf(house).help) };
}

export async function createHelp(house: House, editor: Editor, wanted: NewHelp): Promise<Shown> {
  const row = await changeContent(house, editor, 'help', async (tx) => {
    await refuseWrongParent(tx, wanted.parentId, undefined);
    const written = await tx
      .insertInto('help_articles')
      .values({
        ...columnsOf(wanted),
        version: 1,
        updated_at: house.clock.now(),
        updated_by: editor.operatorId,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return {
      action: 'content.help.added',
      subject: `help:${written.id}`,
      after: auditFields(written),
      result: written,
    };
  });
  return (await showArticles(house, [row]))[0]!;
}

export async function changeHelp(house: House, editor: Editor, change: HelpChange): Promise<Shown> {
  const row = await changeContent(house, editor, 'help', async (tx) => {
    const before = await lock(tx, change.id);
    if (before.version !== change.version) refuse('CHANGED_MEANWHILE');
    await refuseWrongParent(tx, change.parentId, before.id);
    const written = await tx
      .updateTable('help_articles')
      .set({
        ...columnsOf(change),
        version: before.version + 1,
        updated_at: house.clock.now(),
        updated_by: editor.operatorId,
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return {
      action: 'content.help.changed',
      subject: `help:${written.id}`,
      before: auditFields(before),
      after: auditFields(written),
      result: written,
    };
  });
  return (await showArticles(house, [row]))[0]!;
}

export async function removeHelp(house: House, editor: Editor, id: string): Promise<null> {
  return changeContent(house, editor, 'help', async (tx) => {
    const before = await lock(tx, id);
    const gone = await familyOf(tx, before.id);
    // From the leaves up, because nothing may stand under what is gone.
    for (const articleId of gone.reverse()) {
      await tx.deleteFrom('help_articles').where('id', '=', articleId).execute();
    }
    return {
      action: 'content.help.removed',
      subject: `help:${id}`,
      before: auditFields(before),
      after: { removed: gone.length },
      result: null,
    };
  });
}

/** An article stands under one that exists, not under itself, and not too deep. */
async function refuseWrongParent(
  tx: Transaction,
  parentId: string | null,
  own: bigint | undefined,
): Promise<void> {
  if (parentId === null) return;
  const rows = await tx.selectFrom('help_articles').select(['id', 'parent_id']).execute();
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  let at: bigint | null | undefined = BigInt(parentId);
  let level = 1;
  for (; at !== null; level++) {
    const parent: bigint | null | undefined = parents.get(at);
    if (parent === undefined || at === own || level >= MAX_LEVELS) {
      refuse('INVALID_INPUT', { value: { parentId: 'invalid_value' } });
    }
    at = parent;
  }
}

/** The article and all under it, the article first. */
async function familyOf(tx: Transaction, id: bigint): Promise<bigint[]> {
  const children = await tx
    .selectFrom('help_articles')
    .select('id')
    .where('parent_id', '=', id)
    .execute();
  const below: bigint[] = [];
  for (const child of children) below.push(...(await familyOf(tx, child.id)));
  return [id, ...below];
}

async function lock(tx: Transaction, id: string): Promise<HelpRow> {
  const row = await tx
    .selectFrom('help_articles')
    .selectAll()
    .where('id', '=', BigInt(id))
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('NOT_FOUND');
}

function columnsOf(wanted: NewHelp) {
  const texts = safeTexts(wanted.texts, (words: Article, language) => ({
    title: plainTitle(words.title, `texts.${language}.title`),
    body: safeHtml(words.body),
  }));
  return {
    parent_id: wanted.parentId === null ? null : BigInt(wanted.parentId),
    tag: wanted.tag,
    texts: JSON.stringify(texts),
    colour: wanted.colour,
    devices: wanted.devices,
    sort: wanted.sort,
    is_shown: wanted.isShown,
  };
}

function auditFields({ version, updated_at, updated_by, ...fields }: HelpRow) {
  return fields;
}

async function showArticles(house: House, rows: readonly HelpRow[]): Promise<Shown[]> {
  const names = await operatorNames(house, [...new Set(rows.map(({ updated_by }) => updated_by))]);
  return rows.map((row) => ({
    id: String(row.id),
    parentId: row.parent_id === null ? null : String(row.parent_id),
    tag: row.tag,
    texts: row.texts as Shown['texts'],
    colour: row.colour,
    devices: row.devices,
    sort: row.sort,
    isShown: row.is_shown,
    updatedAt: row.updated_at.getTime(),
    updatedBy: names.get(row.updated_by) ?? null,
    version: row.version,
  }));
}
