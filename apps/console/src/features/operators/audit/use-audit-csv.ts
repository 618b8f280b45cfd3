import { operatorsAudit } from '@baize/contract';
import { downloadCsv, toCsv } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { ask } from '../../../shared/api.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { actionName } from '../../../shared/said/actions.ts';
import { type Said, useSaid } from '../../../shared/said/said.ts';
import { subjectText } from '../../../shared/said/subjects.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { AuditEntry, AuditInput } from './audit-filters.ts';

const PAGE_SIZE = 999;
/** Reports may be asked for twice a second, after a first ten: so many pages come without a wait. */
const PAGES_AT_MOST = 10;

/** The filtered log as a file; a log too long for it says so, rather than stopping in silence. */
export function useAuditCsv(filters: AuditInput) {
  const text = useText();
  const said = useSaid();
  return useMutation({
    mutationFn: () => readAll(filters),
    onSuccess: ({ rows, total }) => {
      downloadCsv('audit.csv', csvOf(rows, said));
      if (rows.length < total) {
        showToast({
          tone: 'info',
          title: text('console.audit.csvCut', { count: rows.length, total }),
        });
      }
    },
    onError: (error) =>
      showToast({ tone: 'bad', title: text('console.audit.csvFailed'), text: sentenceOf(error) }),
  });
}

async function readAll(filters: AuditInput): Promise<{ rows: AuditEntry[]; total: number }> {
  const rows: AuditEntry[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(operatorsAudit.listAudit, { page, pageSize: PAGE_SIZE, ...filters });
    rows.push(...answer.list);
    const isLast = page >= answer.totalPages || page >= PAGES_AT_MOST;
    if (isLast) return { rows, total: answer.totalCount };
  }
}

function csvOf(rows: AuditEntry[], said: Said): string {
  return toCsv<AuditEntry>(
    [
      { header: 'id', value: ({ id }) => id },
      { header: 'at', value: ({ at }) => said.exact(at) },
      { header: 'actor', value: ({ actor }) => actor },
      { header: 'name', value: ({ actorName }) => actorName ?? '' },
      { header: 'what', value: ({ action }) => actionName(said, action) },
      { header: 'whom', value: (entry) => subjectText(said, entry) },
      { header: 'action', value: ({ action }) => action },
      { header: 'subject', value: ({ subject }) => subject },
      { header: 'before', value: ({ before }) => jsonOf(before) },
      { header: 'after', value: ({ after }) => jsonOf(after) },
      { header: 'address', value: ({ address }) => address ?? '' },
      { header: 'hash', value: ({ hash }) => hash },
    ],
    rows,
  );
}

function jsonOf(content: unknown): string {
  return content === null ? '' : JSON.stringify(content);
}
