import type { contentPagesOperator as contract, Output } from '@baize/contract';
import { sqlState, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { pageIn } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { operatorNames } from '../../operators/index.ts';
import { boardOf } from '../board.ts';
import { changeContent, type Editor, safeTexts } from '../changes.ts';
import { plainLine, plainTitle, safeHtml } from '../safe-text.ts';
import type { PageRow, PageWords } from '../tables.ts';

type Shown = Output<typeof contract.page>;
type Wanted = Output<typeof contract.listPages.input>;
export type NewPage = Output<typeof contract.createPage.input>;
type PageChange = Output<typeof contract.changePage.input>;

export async function listAllPages(house: House, wanted: Wanted) {
  const found = boardOf(house).pages.filter(({ kind }) => !wanted.kind || kind === wanted.kind);
  const shown = pageIn(found, { page: wanted.page, size: wanted.pageSize });
  return { ...shown, list: await showPages(house, shown.list) };
}

export async function readPage(house: House, id: string): Promise<Shown> {
  const row = boardOf(house).pages.find((one) => String(one.id) === id);
  return (await showPages(house, [row ?? refuse('NOT_FOUND')]))[0]!;
}

export async function createPage(house: House, editor: Editor, wanted: NewPage): Promise<Shown> {
  const row = await changeContent(house, editor, 'pages', async (tx) => {
    const written = await onceByName(() =>
      tx
        .insertInto('content_pages')
        .values({
          ...columnsOf(wanted),
          version: 1,
          updated_at: house.clock.now(),
          updated_by: editor.operatorId,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    return {
      action: 'content.page.added',
      subject: `page:${written.id}`,
      after: auditFields(written),
      result: written,
    };
  });
  return (await showPages(house, [row]))[0]!;
}

export async function changePage(house: House, editor: Editor, change: PageChange): Promise<Shown> {
  const row = await changeContent(house, editor, 'pages', async (tx) => {
    const before = await lock(tx, change.id);
    if (before.version !== change.version) refuse('CHANGED_MEANWHILE');
    const written = await onceByName(() =>
      tx
        .updateTable('content_pages')
        .set({
          ...columnsOf(change),
          version: before.version + 1,
          updated_at: house.clock.now(),
          updated_by: editor.operatorId,
        })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    return {
      action: 'content.page.changed',
      subject: `page:${written.id}`,
      before: auditFields(before),
      after: auditFields(written),
      result: written,
    };
  });
  return (await showPages(house, [row]))[0]!;
}

export async function removePage(house: House, editor: Editor, id: string): Promise<null> {
  return changeContent(house, editor, 'pages', async (tx) => {
    const before = await lock(tx, id);
    await tx.deleteFrom('content_pages').where('id', '=', before.id).execute();
    return {
      action: 'content.page.removed',
      subject: `page:${id}`,
      before: auditFields(before),
      after: null,
      result: null,
    };
  });
}

const UNIQUE_VIOLATION = '23505';

/** Two pages of one kind cannot have one address. */
async function onceByName<Row>(write: () => Promise<Row>): Promise<Row> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    return refuse('INVALID_INPUT', { value: { slug: 'repeated' } });
  }
}

async function lock(tx: Transaction, id: string): Promise<PageRow> {
  const row = await tx
    .selectFrom('content_pages')
    .selectAll()
    .where('id', '=', BigInt(id))
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('NOT_FOUND');
}

function columnsOf(wanted: NewPage) {
  const texts = safeTexts(wanted.texts, (words: PageWords, language) => ({
    title: plainTitle(words.title, `texts.${language}.title`),
    summary: plainLine(words.summary),
    body: safeHtml(words.body),
  }));
  return {
    kind: wanted.kind,
    slug: wanted.slug,
    texts: JSON.stringify(texts),
    picture: wanted.picture,
    published_at: new Date(wanted.publishedAt),
    is_published: wanted.isPublished,
  };
}

function auditFields({ version, updated_at, updated_by, ...fields }: PageRow) {
  return fields;
}

async function showPages(house: House, rows: readonly PageRow[]): Promise<Shown[]> {
  const names = await operatorNames(house, [...new Set(rows.map(({ updated_by }) => updated_by))]);
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    slug: row.slug,
    texts: row.texts as Shown['texts'],
    picture: row.picture,
    isPublished: row.is_published,
    publishedAt: row.published_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    updatedBy: names.get(row.updated_by) ?? null,
    version: row.version,
  }));
}
