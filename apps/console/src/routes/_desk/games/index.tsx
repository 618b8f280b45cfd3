import { createFileRoute } from '@tanstack/react-router';
import { GamesPage } from '../../../features/catalogue/games/games-page.tsx';
import { plainSearch } from '../../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/games/')({
  staticData: { title: 'console.nav.games', right: 'catalogue.read' },
  validateSearch: plainSearch,
  component: GamesPage,
});
