import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../features/operators/audit-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/audit')({
  staticData: { title: 'console.nav.audit', right: 'audit.read' },
  validateSearch: plainSearch,
  component: AuditPage,
});
