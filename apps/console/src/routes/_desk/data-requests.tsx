import { createFileRoute } from '@tanstack/react-router';
import { DataRequestsPage } from '../../features/members/data-requests/data-requests-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/data-requests')({
  staticData: { title: 'console.nav.dataRequests', right: 'members.erase' },
  validateSearch: plainSearch,
  component: DataRequestsPage,
});
