import { createFileRoute } from '@tanstack/react-router';
import { BetsPage } from '../../../features/play/bets/bets-page.tsx';
import { plainSearch } from '../../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/bets/')({
  staticData: { title: 'console.nav.bets', right: 'play.read' },
  validateSearch: plainSearch,
  component: BetsPage,
});
