import { operatorsAudit } from '@baize/contract';
import { Button } from '@baize/ui';
import { Download } from 'lucide-react';
import {
  auditAddressColumn,
  auditColumns,
  auditSubjectColumn,
  useAuditData,
} from '../../../shared/list/audit-columns.tsx';
import { readFilters } from '../../../shared/list/list.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { useTools } from '../../../shared/list/tools.ts';
import { AuditCase } from './audit-case.tsx';
import { auditFilters } from './audit-filters.ts';
import { useAuditCsv } from './use-audit-csv.ts';

/** Who did what, when and from where: every entry chained to the one before. */
export const AuditPage = listPage(operatorsAudit.listAudit, {
  words: 'console.audit',
  lead: null,
  note: ({ totalCount }, { text }) => text('console.audit.count', { count: totalCount }),
  Actions: AuditFile,
  useData: useAuditData,
  filters: auditFilters,
  rowId: ({ id }) => id,
  columns: [
    ...auditColumns,
    auditSubjectColumn,
    { ...auditAddressColumn, className: 'md:max-[70rem]:hidden' },
  ],
  summary: 'console.audit.summary',
  beside: {
    words: 'console.audit',
    picture: 'no-messages',
    show: (_, row) => row && <AuditCase entry={row} />,
  },
});

/** The entries that the address asks for, as a file. */
function AuditFile() {
  const [search] = useFilters();
  const tools = useTools(undefined);
  const csv = useAuditCsv(readFilters(auditFilters, search, tools));
  return (
    <Button isBusy={csv.isPending} onClick={() => csv.mutate()}>
      <Download aria-hidden className="size-4" />
      {tools.text('console.csv')}
    </Button>
  );
}
