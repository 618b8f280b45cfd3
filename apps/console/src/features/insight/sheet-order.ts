import type { insightStatementsOperator as contract, Output } from '@baize/contract';

type Sheet = Output<typeof contract.showStatement.value>;
type Row = { cells: Sheet['rows'][number]; opens: string | null };

/** The rows of a statement by a column, `wins` or `-wins` for the smallest first; what is empty comes last. */
export function orderedRows(
  { columns, rows, opens }: Pick<Sheet, 'columns' | 'rows' | 'opens'>,
  sort: string | undefined,
): Row[] {
  const all = rows.map((cells, n) => ({ cells, opens: opens?.[n] ?? null }));
  const column = columns.findIndex(({ id }) => id === sort?.replace(/^-/, ''));
  if (column < 0) return all;
  const sign = sort?.startsWith('-') ? 1 : -1;
  const size = ({ cells }: Row) => cells[column] ?? null;
  return all.toSorted((one, other) => {
    const [a, b] = [size(one), size(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (Number(a) - Number(b)) * sign;
  });
}

/** A sheet whose rows stand as the screen shows them, for a file. */
export function inOrder<Whole extends Pick<Sheet, 'columns' | 'rows' | 'opens'>>(
  sheet: Whole,
  sort: string | undefined,
): Whole {
  return { ...sheet, rows: orderedRows(sheet, sort).map(({ cells }) => cells) };
}
