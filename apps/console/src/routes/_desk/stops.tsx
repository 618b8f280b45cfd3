import { createFileRoute } from '@tanstack/react-router';
import { StopsPage } from '../../features/play/stops-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/stops')({
  staticData: { title: 'console.nav.stops', right: 'play.read' },
  validateSearch: plainSearch,
  component: StopsPage,
});
