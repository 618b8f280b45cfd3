import type { Call, Output, Shape } from '@baize/contract';
import { type CsvColumn, downloadCsv, toCsv } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { ask } from '../api.ts';
import { sentenceOf } from '../errors.ts';
import { textOf } from './cell-text.ts';
import type { ListColumn } from './columns.tsx';
import { type OpenList, type RowOf, rowsOf } from './list.tsx';
import type { Tools } from './tools.ts';

/** Reports may be asked for twice a second, after a first ten: so many pages come without a wait. */
const MAX_PAGES = 10;
/** The largest page that the call takes is asked for. */
const SIZES = [999, 200, 100];

/** A list as a file: all its pages by the filters that are set, in the columns that are shown. */
export function useListFile<Input extends Shape, Value extends Shape, Data>(
  { call, list, asked, tools }: OpenList<Input, Value, Data>,
  fileName: string,
) {
  const { text } = tools;
  return useMutation({
    mutationFn: () => readAll(call, asked),
    onSuccess: ({ rows, total }) => {
      const columns = list.columns.filter(({ right }) => !right || tools.may(right));
      downloadCsv(fileName, toCsv(fileColumns(columns, tools), list.rows?.(rows) ?? rows));
      if (rows.length < total) {
        const title = text('console.audit.csvCut', { count: rows.length, total });
        showToast({ tone: 'info', title });
      }
    },
    onError: (error) =>
      showToast({ tone: 'bad', title: text('console.audit.csvFailed'), text: sentenceOf(error) }),
  });
}

type Pages = { totalPages?: number; totalCount?: number; after?: string | number | null };

async function readAll<Input extends Shape, Value extends Shape>(
  call: Call<Input, Value>,
  asked: Output<Input>,
): Promise<{ rows: RowOf<Value>[]; total: number }> {
  const rows: RowOf<Value>[] = [];
  let next = firstPage(call, asked);
  for (let page = 1; ; page += 1) {
    const answer = await ask(call, next as Output<Input>);
    rows.push(...rowsOf<Value>(answer));
    const { totalPages = 1, totalCount = rows.length, after = null } = answer as Pages;
    const hasMore = after !== null || page < totalPages;
    if (!hasMore) return { rows, total: rows.length };
    if (page === MAX_PAGES) return { rows, total: Math.max(totalCount, rows.length + 1) };
    next = after === null ? { ...next, page: page + 1 } : { ...next, after };
  }
}

/** From the beginning, in pages as large as the call takes. */
function firstPage<Input extends Shape>(call: Call<Input>, asked: Output<Input>): object {
  const { after: _, ...rest } = asked as { after?: unknown };
  const begin: Record<string, unknown> = { ...rest, after: undefined };
  if ('page' in begin) begin.page = 1;
  if (!('pageSize' in begin)) return begin;
  const { input } = call as { input: { safeParse?: (value: unknown) => { success: boolean } } };
  const pageSize = SIZES.find((size) => input.safeParse?.({ ...begin, pageSize: size }).success);
  return pageSize === undefined ? begin : { ...begin, pageSize };
}

/** Cells as text; a column that is all buttons and pictures has none and is left out by its header. */
function fileColumns<Row, Data>(
  columns: readonly ListColumn<Row, Data>[],
  tools: Tools<Data>,
): CsvColumn<Row>[] {
  return columns
    .filter(({ isHeaderHidden }) => !isHeaderHidden)
    .map(({ header, file, cell }) => ({
      header: tools.text(header),
      value: (row) => (file ? file(row, tools) : textOf(cell(row, tools))),
    }));
}
