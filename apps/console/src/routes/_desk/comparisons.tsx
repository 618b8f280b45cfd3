import { createFileRoute } from '@tanstack/react-router';
import { ComparisonsPage } from '../../features/vendors/comparisons-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/comparisons')({
  staticData: { title: 'console.nav.comparisons', right: 'vendors.read' },
  validateSearch: plainSearch,
  component: ComparisonsPage,
});
