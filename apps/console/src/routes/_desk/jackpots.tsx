import { createFileRoute } from '@tanstack/react-router';
import { JackpotsPage } from '../../features/play/jackpots-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/jackpots')({
  staticData: { title: 'console.nav.jackpots', right: 'play.read' },
  validateSearch: plainSearch,
  component: JackpotsPage,
});
