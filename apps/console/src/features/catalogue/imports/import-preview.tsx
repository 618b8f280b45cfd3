import type { catalogueImportsOperator, Output } from '@baize/contract';
import { Button, Figure, Tag } from '@baize/ui';
import { Table } from '@baize/ui/table';
import {
  codeColumn,
  columnsFor,
  type ListColumn,
  titleColumn,
} from '../../../shared/list/columns.tsx';
import { useTools } from '../../../shared/list/tools.ts';

type Outcome = Output<typeof catalogueImportsOperator.importGames.value>;
type Row = Outcome['differences'][number];
type Props = { outcome: Outcome; isBusy: boolean; onImport: () => void };

/** What the file would do, before it does. */
export function ImportPreview({ outcome, isBusy, onImport }: Props) {
  const tools = useTools(undefined);
  const { text } = tools;
  const { created, changed, same, vendorsCreated, differences } = outcome;
  const differing = created + changed - same;
  const figures = [
    ['console.import.new', created],
    ['console.import.changed', changed - same],
    ['console.import.same', same],
  ] as const;
  return (
    <section aria-label={text('console.import.preview')} className="flex flex-col gap-4">
      <div className="grid grid-cols-3 divide-x rounded-card border">
        {figures.map(([label, count]) => (
          <Figure key={label} label={text(label)} className="p-4!">
            <span className="type-card num">{count.toLocaleString('en')}</span>
          </Figure>
        ))}
      </div>
      {vendorsCreated.length > 0 && (
        <p>{text('console.import.vendors', { names: vendorsCreated.join(', ') })}</p>
      )}
      {differences.length > 0 && (
        <>
          {differing > differences.length && (
            <p className="text-ink-soft">
              {text('console.import.first', { count: differences.length, all: differing })}
            </p>
          )}
          <div className="max-h-96 overflow-y-auto rounded-card border">
            <Table
              isBare
              caption={text('console.import.preview')}
              columns={columnsFor(COLUMNS, tools)}
              rows={differences}
              rowId={({ row }) => String(row)}
            />
          </div>
        </>
      )}
      <div>
        <Button kind="brass" isBusy={isBusy} disabled={differing === 0} onClick={onImport}>
          {differing === 0
            ? text('console.import.nothing')
            : text('console.import.do', { count: differing })}
        </Button>
      </div>
    </section>
  );
}

const COLUMNS: readonly ListColumn<Row>[] = [
  codeColumn('console.import.row', ({ row }) => row, {
    look: 'num text-ink-soft',
    align: 'figure',
  }),
  titleColumn('console.games.name', ({ name, vendor, code }) => [name, `${vendor} · ${code}`], {
    isCode: true,
  }),
  {
    header: 'console.import.what',
    className: 'whitespace-normal',
    cell: ({ isNew, fields }, { text }) =>
      isNew ? (
        <Tag tone="good">{text('console.import.isNew')}</Tag>
      ) : (
        <ul className="flex flex-col gap-0.5 py-1.5">
          {fields.map(({ name, before, after }) => (
            <li key={name} className="break-words whitespace-normal">
              <span className="code text-ink-soft">{name}</span>{' '}
              <span className="text-danger line-through">{before || '—'}</span>{' '}
              <span className="text-felt-text">{after || '—'}</span>
            </li>
          ))}
        </ul>
      ),
  },
];
