import { type CsvColumn, downloadCsv, toCsv } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { notices } from '../../../shared/pages/notice.ts';

const PAGE_SIZE = 999;
/** What a spreadsheet opens well. */
const MAX_ROWS = 20_000;

type Page<Row> = { list: readonly Row[]; totalPages: number };

type File<Row> = {
  name: string;
  columns: readonly CsvColumn<Row>[];
  read: (page: number, size: number) => Promise<Page<Row>>;
};

/** All pages of what is shown, as a file for a spreadsheet. */
export function useReportFile<Row>({ name, columns, read }: File<Row>) {
  const errorWords = useErrorWords();
  const { mutate, isPending } = useMutation({
    mutationFn: () => readAll(read),
    onSuccess: (rows) => downloadCsv(`${name}.csv`, toCsv(columns, rows)),
    onError: (error) => notices.tell({ tone: 'bad', title: errorWords(error) }),
  });
  return { save: () => mutate(), isBusy: isPending };
}

async function readAll<Row>(read: File<Row>['read']): Promise<Row[]> {
  const rows: Row[] = [];
  let pages = 1;
  for (let page = 1; page <= pages && rows.length < MAX_ROWS; page += 1) {
    const { list, totalPages } = await read(page, PAGE_SIZE);
    rows.push(...list);
    pages = totalPages;
  }
  return rows;
}
