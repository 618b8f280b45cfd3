import type { insightReportsOperator as contract } from '@baize/contract';
import type { Asked, Dimension, Measure, Report } from './report-address.ts';

type Cell = Report['cells'][number];
type Figures = contract.FiguresShown;

export type Row = {
  keys: readonly string[];
  whole: Cell;
  /** By the key of the column. */
  across: ReadonlyMap<string, Cell>;
};

const TIMES: readonly Dimension[] = ['day', 'week', 'month', 'weekday', 'hour'];

/** By which figure rows stand, or by how much it changed; the largest or the smallest first. */
export type Order = { measure: Measure; isRising: boolean; isOfChange: boolean };

/** What the address says of it: `ggr`, `-ggr` for the smallest first, `~ggr` and `-~ggr` for its change. */
export function orderIn(word: string | undefined, measures: readonly Measure[]): Order | undefined {
  const [, falling, change, name] = /^(-?)(~?)(\w+)$/.exec(word ?? '') ?? [];
  const measure = measures.find((one) => one === name);
  return measure && { measure, isRising: falling === '-', isOfChange: change === '~' };
}

type Head = Pick<Order, 'measure' | 'isOfChange'>;

/** Where a head leads: the largest first, then the smallest, then as it was. */
export function orderAfter(order: Order | undefined, { measure, isOfChange }: Head): string {
  const word = `${isOfChange ? '~' : ''}${measure}`;
  if (order?.measure !== measure || order.isOfChange !== isOfChange) return word;
  return order.isRising ? '' : `-${word}`;
}

const BY_SIZE = { isRising: false, isOfChange: false };

/** How rows stand where no order was chosen: by their first figure; times in their own order. */
export function usualOrder(asked: Asked, measures: readonly Measure[]): Order | undefined {
  const [outer] = listed(asked.rows);
  const [measure] = measures;
  return measure && outer && !TIMES.includes(outer) ? { ...BY_SIZE, measure } : undefined;
}

/** Rows from the outside in, each group under its sum; times in their order, all else by size. */
export function rowsOf(
  report: Report,
  asked: Asked,
  order?: Order,
): { rows: Row[]; total: Row | undefined } {
  const dimensions = listed(asked.rows);
  const [shown = 'ggr'] = asked.figures.split(',') as Measure[];
  const { measure: first, isRising, isOfChange } = order ?? { ...BY_SIZE, measure: shown };
  const byKeys = new Map<string, { whole?: Cell; across: Map<string, Cell> }>();
  for (const cell of report.cells) {
    const key = JSON.stringify(cell.keys);
    const row = byKeys.get(key) ?? { across: new Map<string, Cell>() };
    byKeys.set(key, row);
    if (cell.column === null) row.whole = cell;
    else row.across.set(cell.column, cell);
  }
  const found = [...byKeys].flatMap(([key, { whole, across }]): Row[] =>
    whole ? [{ keys: JSON.parse(key) as string[], whole, across }] : [],
  );
  const size = ({ whole: { figures, before } }: Row) =>
    Number(figures[first] ?? 0) - (isOfChange ? Number(before?.[first] ?? 0) : 0);
  const below = (parent: readonly string[]): Row[] => {
    const dimension = dimensions[parent.length];
    if (!dimension) return [];
    return found
      .filter(
        ({ keys }) =>
          keys.length === parent.length + 1 && parent.every((one, n) => keys[n] === one),
      )
      .sort((one, other) =>
        TIMES.includes(dimension) && !order
          ? one.keys.at(-1)!.localeCompare(other.keys.at(-1)!)
          : (size(other) - size(one)) * (isRising ? -1 : 1),
      )
      .flatMap((row) => [row, ...below(row.keys)]);
  };
  return { rows: below([]), total: found.find(({ keys }) => keys.length === 0) };
}

export const listed = (names: string) => (names === '' ? [] : (names.split(',') as Dimension[]));

/** The columns across, in their order. */
export function columnsAcross(report: Report): string[] {
  const keys = report.cells.flatMap(({ column }) => (column === null ? [] : [column]));
  return [...new Set(keys)].sort((one, other) => one.localeCompare(other));
}

/** Those that this grouping can tell. */
export function tellable(figures: Figures | undefined, asked: Asked): Measure[] {
  const wanted = asked.figures.split(',') as Measure[];
  return figures ? wanted.filter((one) => figures[one] !== undefined) : wanted;
}

/** Where groups stand across, there is room for one figure: the first that they can tell. */
export function figureAcross({ cells }: Report, asked: Asked): Measure | undefined {
  if (!asked.column) return undefined;
  const total = cells.find(({ keys, column }) => keys.length === 0 && column === null);
  return tellable(total?.figures, asked)[0];
}
