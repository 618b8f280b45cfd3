import { cx, Panel } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useFilters } from '../../../shared/list/search.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { changeText, FigureText, moreText } from './figure-text.tsx';
import type { Asked, Measure, Report } from './report-address.ts';
import { Heads } from './report-heads.tsx';
import { type Group, type Place, placeBehind, placeOfFigure } from './report-places.ts';
import {
  columnsAcross,
  listed,
  orderIn,
  type Row,
  rowsOf,
  tellable,
  usualOrder,
} from './report-rows.ts';
import { keyText } from './report-words.ts';

type Props = { report: Report; asked: Asked };

/** Groups down, figures across; or one figure across the groups of a second kind. */
export function ReportTable({ report, asked }: Props) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const [{ sort }] = useFilters();
  const order = asked.column ? undefined : orderIn(sort, asked.figures.split(',') as Measure[]);
  const { rows, total } = rowsOf(report, asked, order);
  const measures = tellable(total?.whole.figures, asked);
  const across = asked.column ? columnsAcross(report) : [];
  const [first = 'ggr'] = measures;
  const [column] = listed(asked.column);
  const tools = { text, times, names: report.names };
  const heads: [key: string, head: string][] = column
    ? [
        ...across.map((key): [string, string] => [key, keyText(tools, column, key)]),
        ['sum', text('console.reports.sum')],
      ]
    : measures.map((measure) => [measure, text(`console.reports.figure.${measure}`)]);
  return (
    <Panel
      isPadded={false}
      aria-label={text('console.reports.title')}
      // What scrolls must be in reach of the keyboard, also where no row leads anywhere.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-[0.8125rem]">
        <caption className="sr-only">
          {text('console.reports.caption', { from: asked.from, to: asked.to, currency })}
        </caption>
        <Heads
          groups={listed(asked.rows)}
          heads={heads}
          measures={column ? [] : measures}
          order={order ?? usualOrder(asked, measures)}
          across={column && first}
          hasChanges={Boolean(asked.beforeFrom)}
        />
        <tbody>
          {rows.map((row) => (
            <Line
              key={row.keys.join('\n')}
              row={row}
              report={report}
              asked={asked}
              across={column ? across : undefined}
              measures={column ? [first] : measures}
            />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="border-t-2 border-line-strong font-bold">
              <th scope="row" className="sticky start-0 bg-table px-4 py-2.5 text-start">
                {text('console.reports.all')}
              </th>
              <Cells
                row={total}
                asked={asked}
                across={column ? across : undefined}
                measures={column ? [first] : measures}
              />
            </tr>
          </tfoot>
        )}
      </table>
    </Panel>
  );
}

type CellsProps = {
  row: Row;
  asked: Asked;
  measures: readonly Measure[];
  across: readonly string[] | undefined;
};

function Line({ report, ...cells }: CellsProps & Props) {
  const { row, asked } = cells;
  const text = useText();
  const times = useTimes();
  const mayOpen = useMayOpen();
  const [{ sort }] = useFilters();
  const group = groupOf(asked, row);
  const { dimension, key } = group.at(-1)!;
  const depth = group.length;
  const isLeaf = depth === listed(asked.rows).length;
  const name = keyText({ text, times, names: report.names }, dimension, key);
  const place = placeBehind({ asked, sort }, group);
  return (
    <tr className={cx('border-t', !isLeaf && 'bg-rail/55 font-semibold')}>
      <th
        scope="row"
        className={cx(
          'sticky start-0 bg-table py-2 pe-4 text-start whitespace-nowrap',
          isLeaf ? 'font-medium' : 'bg-linear-to-r from-rail/55 to-rail/55 font-semibold',
          depth > 1 ? 'ps-9 text-ink-soft' : 'ps-4',
        )}
      >
        {place && mayOpen(place) ? (
          <Link {...place} className="text-felt-text underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <Cells {...cells} />
    </tr>
  );
}

const groupOf = (asked: Asked, { keys }: Row): Group =>
  keys.map((key, n) => ({ dimension: listed(asked.rows)[n]!, key }));

/** Bets, orders and movements are for those who may see them. */
function useMayOpen(): (place: Place) => boolean {
  const mayBets = useMay('play.read');
  const mayCash = useMay('cashier.read');
  const mayMembers = useMay('members.read');
  return ({ to, search }) => {
    if (to === '/bets') return mayBets;
    if (to.startsWith('/members')) return mayMembers && (mayCash || search.tab !== 'movements');
    return to === '/reports' || mayCash;
  };
}

function Cells({ row, asked, measures, across }: CellsProps) {
  const [first = 'ggr'] = measures;
  const group = groupOf(asked, row);
  const [column] = listed(asked.column);
  if (!across || !column) {
    return measures.map((measure) => (
      <FigureCell key={measure} cell={row.whole} measure={measure} asked={asked} group={group} />
    ));
  }
  const cell = { measure: first, asked };
  return (
    <>
      {across.map((key) => (
        <FigureCell
          key={key}
          cell={row.across.get(key)}
          group={[...group, { dimension: column, key }]}
          {...cell}
        />
      ))}
      <FigureCell cell={row.whole} group={group} {...cell} />
    </>
  );
}

type FigureCellProps = {
  cell: Row['whole'] | undefined;
  measure: Measure;
  asked: Asked;
  group: Group;
};

/** The share by which a figure changed; how much that is where the rows stand in the order of it. */
function moreOf({ figures, before }: Row['whole'], measure: Measure, isByChange: boolean): string {
  const share = moreText(figures, before, measure);
  if (!isByChange) return share;
  return [changeText(figures, before, measure), share].filter(Boolean).join(' · ');
}

function FigureCell({ cell, measure, asked, group }: FigureCellProps) {
  const mayOpen = useMayOpen();
  const [{ sort }] = useFilters();
  const isByChange = Boolean(asked.beforeFrom && orderIn(sort, [measure])?.isOfChange);
  const more = cell ? moreOf(cell, measure, isByChange) : '';
  const place = cell?.figures[measure] && placeOfFigure({ asked, sort }, group, measure);
  const figure = cell ? (
    <FigureText figures={cell.figures} measure={measure} />
  ) : (
    <span className="text-ink-faint">–</span>
  );
  return (
    <td className="num px-4 py-2 text-end whitespace-nowrap">
      {place && mayOpen(place) ? (
        <Link {...place} className="underline-offset-4 hover:underline">
          {figure}
        </Link>
      ) : (
        figure
      )}
      {more && <span className="block text-[0.75rem] font-normal text-ink-soft">{more}</span>}
    </td>
  );
}
