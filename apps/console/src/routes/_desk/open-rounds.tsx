import { createFileRoute } from '@tanstack/react-router';
import { OpenPage } from '../../features/play/bets/open-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/open-rounds')({
  staticData: { title: 'console.nav.openRounds', right: 'play.read' },
  validateSearch: plainSearch,
  component: OpenPage,
});
