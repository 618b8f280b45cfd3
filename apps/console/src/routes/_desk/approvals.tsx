import { createFileRoute } from '@tanstack/react-router';
import { ApprovalsPage } from '../../features/operators/approvals-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/approvals')({
  staticData: { title: 'console.nav.approvals', right: 'approvals.read' },
  validateSearch: plainSearch,
  component: ApprovalsPage,
});
