import type { insightReportsOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { amountCell, column, type Sheet } from '../sheet.ts';
import { showReport } from './report.ts';

type Input = Output<typeof contract.showReport.input>;
type Report = Output<typeof contract.showReport.value>;
type Cell = Report['cells'][number];
type Kind = Sheet['columns'][number]['kind'];

const TIMES = ['day', 'week', 'month', 'weekday', 'hour'];
const COUNTS = [
  'bets',
  'active',
  'depositCount',
  'withdrawalCount',
  'registrations',
  'firstDeposits',
];

/** The report as a table: the innermost rows, times in their order, all else by the first figure. */
export async function showSheet(house: House, input: Input): Promise<Sheet> {
  const report = await showReport(house, input);
  const dimensions = input.rows === '' ? [] : input.rows.split(',');
  const whole = report.cells.filter(({ column }) => column === null);
  const total = whole.find(({ keys }) => keys.length === 0);
  const measures = input.figures.split(',').filter((one) => total && one in total.figures);
  const across = acrossOf(report, input.column);
  const shown = across ? measures.slice(0, 1) : measures;
  const hasBefore = Boolean(input.beforeFrom) && !across;
  const valuesOf = (cell: Cell) => [
    ...(across ?? []).map((key) => cellText(cellAt(report, cell, key)?.figures, measures[0])),
    ...shown.flatMap((measure) => [
      cellText(cell.figures, measure),
      ...(hasBefore ? [cellText(cell.before, measure)] : []),
    ]),
  ];
  return {
    columns: [
      ...dimensions.map((id) => column(id, 'text')),
      ...(across ?? []).map((key) =>
        column(nameOf(report, input.column, key), kindOf(measures[0])),
      ),
      ...shown.flatMap((id) => [
        column(across ? `${id} sum` : id, kindOf(id)),
        ...(hasBefore ? [column(`${id} before`, kindOf(id))] : []),
      ]),
    ],
    rows: inOrder(whole, dimensions, measures[0]).map((cell) => [
      ...cell.keys.map((key, n) => nameOf(report, dimensions[n]!, key)),
      ...valuesOf(cell),
    ]),
    total:
      total && dimensions.length > 0 ? [...dimensions.map(() => null), ...valuesOf(total)] : null,
  };
}

function acrossOf({ cells }: Report, dimension: string): string[] | undefined {
  if (!dimension) return undefined;
  return [...new Set(cells.flatMap(({ column }) => (column === null ? [] : [column])))].sort();
}

const cellAt = ({ cells }: Report, { keys }: Cell, key: string) =>
  cells.find((cell) => cell.column === key && String(cell.keys) === String(keys));

const nameOf = ({ names }: Report, dimension: string, key: string) =>
  names.find((one) => one.dimension === dimension && one.key === key)?.name ?? key;

function kindOf(measure = ''): Kind {
  if (measure === 'margin') return 'share';
  return COUNTS.includes(measure) ? 'count' : 'amount';
}

function cellText(figures: contract.FiguresShown | null | undefined, measure = ''): string | null {
  const value = figures?.[measure as contract.Measure];
  if (value === undefined) return null;
  return typeof value === 'bigint' ? amountCell(value) : String(value);
}

/** Groups stand together, each at the place of its sum. */
function inOrder(whole: readonly Cell[], dimensions: readonly string[], first = ''): Cell[] {
  const size = ({ figures }: Cell) => Number(figures[first as contract.Measure] ?? 0);
  const below = (parent: readonly string[]): Cell[] => {
    const depth = parent.length;
    if (depth === dimensions.length) return [];
    const here = whole
      .filter(({ keys }) => keys.length === depth + 1 && parent.every((key, n) => keys[n] === key))
      .sort((one, other) =>
        TIMES.includes(dimensions[depth]!)
          ? one.keys[depth]!.localeCompare(other.keys[depth]!)
          : size(other) - size(one),
      );
    return depth + 1 === dimensions.length ? here : here.flatMap(({ keys }) => below(keys));
  };
  return dimensions.length === 0 ? whole.filter(({ keys }) => keys.length === 0) : below([]);
}
