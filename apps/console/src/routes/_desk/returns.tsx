import { createFileRoute } from '@tanstack/react-router';
import { ReturnsPage } from '../../features/games/returns-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/returns')({
  staticData: { title: 'console.nav.returns', right: 'play.read' },
  validateSearch: plainSearch,
  component: ReturnsPage,
});
