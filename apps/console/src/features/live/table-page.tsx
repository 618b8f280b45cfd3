import { moneyText } from '@baize/money';
import { useQuery } from '@tanstack/react-query';
import { AuditLink } from '../../shared/parts/audit-link.tsx';
import { BackLink } from '../../shared/parts/back-link.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { useText } from '../../shared/use-text.ts';
import { RoundsSection } from './rounds-section.tsx';
import { type TableRow, tablesQuery } from './table-rows.ts';

/** One table: what lies on its round spot by spot, and its rounds with the money in them. */
export function TablePage({ tableId }: { tableId: string }) {
  const text = useText();
  const { data } = useQuery(tablesQuery);
  const table = data?.list.find((one) => one.tableId === tableId);
  return (
    <PageBody>
      <BackLink to="/tables">{text('console.live.title')}</BackLink>
      <PageHead
        title={table?.name ?? tableId}
        note={<span className="code">{tableId}</span>}
        actions={<AuditLink subject={`table:${tableId}`} />}
      />
      {table && table.spots.length > 0 && <Lying table={table} />}
      <RoundsSection given={{ tableId }} />
    </PageBody>
  );
}

function Lying({ table }: { table: TableRow }) {
  const text = useText();
  return (
    <ul className="flex flex-wrap gap-2">
      {table.spots.map(({ spot, stake, players, back }) => (
        <li key={spot} className="rounded-lg border border-line px-3 py-2 text-sm">
          <span className="code">{spot}</span>{' '}
          {text('console.live.lying', {
            stake: moneyText(stake),
            players,
            back: moneyText(back),
          })}
        </li>
      ))}
    </ul>
  );
}
