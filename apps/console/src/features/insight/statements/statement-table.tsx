import type { insightStatementsOperator as contract, Output } from '@baize/contract';
import { readMoney } from '@baize/money';
import { cx, Panel } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFilters } from '../../../shared/list/search.ts';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useText } from '../../../shared/use-text.ts';
import { categoryText, keptText } from '../reports/report-words.ts';
import { orderedRows } from '../sheet-order.ts';

type Sheet = Output<typeof contract.showStatement.value>;
type Kind = Sheet['columns'][number]['kind'];

const isNumber = (kind: Kind) => ['amount', 'count', 'share'].includes(kind);

/** A name as people write it: abbreviations large, the first letter too. */
const headText = (id: string) =>
  id
    .replace(/\b(ggr|ngr)\b/g, (word) => word.toUpperCase())
    .replace(/^./, (one) => one.toUpperCase());

/** A statement as it came, each column as its kind is read. */
export function StatementTable({ sheet, kind }: { sheet: Sheet; kind: contract.Statement }) {
  const text = useText();
  const [{ sort }] = useFilters();
  if (sheet.rows.length === 0) {
    return (
      <Panel className="text-ink-soft">
        {text(kind === 'liability' ? 'console.statements.noneOpen' : 'console.statements.none')}
      </Panel>
    );
  }
  return (
    <Panel
      isPadded={false}
      aria-label={text(`console.statements.${kind}`)}
      // What scrolls must be in reach of the keyboard.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-[0.8125rem]">
        <caption className="sr-only">{text(`console.statements.${kind}`)}</caption>
        <thead>
          <tr className="border-b border-line-strong text-ink-soft">
            {sheet.columns.map(({ id, kind: of }, n) => (
              <th
                key={id}
                scope="col"
                className={cx(
                  'px-4 py-2.5 font-medium whitespace-nowrap',
                  isNumber(of) ? 'text-end' : 'text-start',
                  n === 0 && 'sticky start-0 bg-table',
                )}
              >
                {isNumber(of) ? <OrderHead id={id} /> : headText(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orderedRows(sheet, sort).map(({ cells, opens }) => (
            <Line key={cells.join('\n')} cells={cells} columns={sheet.columns} opens={opens} />
          ))}
        </tbody>
        {sheet.total && (
          <tfoot>
            <Line
              isTotal
              cells={[text('console.statements.total'), ...sheet.total.slice(1)]}
              columns={sheet.columns}
            />
          </tfoot>
        )}
      </table>
    </Panel>
  );
}

/** Puts the rows in the order of a column: the largest first, then the smallest, then as they came. */
function OrderHead({ id }: { id: string }) {
  const [{ sort }, setSearch] = useFilters();
  const isChosen = sort === id || sort === `-${id}`;
  const next = sort === id ? `-${id}` : isChosen ? '' : id;
  const Arrow = sort === id ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={cx('hover:text-ink', isChosen && 'text-ink')}
      onClick={() => setSearch({ sort: next })}
    >
      {headText(id)}
      {isChosen && <Arrow aria-hidden className="ms-1 inline size-3.5" />}
    </button>
  );
}

type LineProps = {
  cells: readonly (string | null)[];
  columns: Sheet['columns'];
  isTotal?: boolean;
  /** Where the console shows what the row is made of. */
  opens?: string | null;
};

function Line({ cells, columns, isTotal = false, opens = null }: LineProps) {
  return (
    <tr className={isTotal ? 'border-t-2 border-line-strong font-bold' : 'border-t'}>
      {columns.map(({ id, kind }, n) => {
        const cell = <CellText id={id} kind={kind} value={cells[n] ?? null} />;
        if (n === 0) {
          return (
            <th
              key={id}
              scope="row"
              className="sticky start-0 bg-table px-4 py-2 text-start font-medium whitespace-nowrap"
            >
              {opens === null ? cell : <Opening to={opens}>{cell}</Opening>}
            </th>
          );
        }
        const look = isNumber(kind) ? 'num text-end' : 'text-start';
        return (
          <td key={id} className={cx('px-4 py-2 whitespace-nowrap', look)}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
}

function Opening({ to, children }: { to: string; children: ReactNode }) {
  const [page = '', words] = to.split('?');
  return (
    <Link
      to={page}
      search={Object.fromEntries(new URLSearchParams(words))}
      className="text-felt-text underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}

type CellProps = { id: string; kind: Kind; value: string | null };

function CellText({ id, kind, value }: CellProps) {
  const text = useText();
  if (value === null || value === '') return <span className="text-ink-faint">–</span>;
  if (kind === 'amount') {
    const amount = readMoney(value) ?? 0n;
    return <Sum amount={amount} currency="" className={cx(amount < 0n && 'text-danger')} />;
  }
  if (kind === 'count') return <>{Number(value).toLocaleString('en')}</>;
  if (kind === 'share') return <Share value={Number(value)} />;
  if (id === 'category') return <>{categoryText(text, value)}</>;
  if (id === 'source' || id === 'campaign') return <>{keptText(text, id, value)}</>;
  return <>{value}</>;
}

/** The larger the share, the fuller its ground. */
function Share({ value }: { value: number }) {
  return (
    <span
      className="inline-block min-w-16 rounded-ctl px-2 py-0.5 text-end"
      style={{
        background: `color-mix(in oklab, var(--felt) ${Math.round(Math.min(1, value) * 35)}%, transparent)`,
      }}
    >
      {`${(value * 100).toFixed(1)}%`}
    </span>
  );
}
