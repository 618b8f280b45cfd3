import { createFileRoute } from '@tanstack/react-router';
import { WinsPage } from '../../features/play/bets/wins-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/wins')({
  staticData: { title: 'console.nav.wins', right: 'play.read' },
  validateSearch: plainSearch,
  component: WinsPage,
});
