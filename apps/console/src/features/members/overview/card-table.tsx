import { EmptyLine } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { columnsFor, type ListColumn } from '../../../shared/list/columns.tsx';
import { useTools } from '../../../shared/list/tools.ts';
import type { WordId } from '../../../shared/words.ts';

type Props<Row> = {
  title: WordId;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  none: WordId;
};

/** The last few rows of a list that is elsewhere. */
export function CardTable<Row>({ title, columns, rows, rowId, none }: Props<Row>) {
  const tools = useTools(undefined);
  return (
    <Table
      caption={tools.text(title)}
      columns={columnsFor(columns, tools)}
      rows={rows}
      rowId={rowId}
      isSortedByServer
      empty={<EmptyLine>{tools.text(none)}</EmptyLine>}
    />
  );
}
