import { createFileRoute } from '@tanstack/react-router';
import { CrashRoundsPage } from '../../features/play/crash-rounds-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/crash-rounds')({
  staticData: { title: 'console.nav.crashRounds', right: 'play.read' },
  validateSearch: plainSearch,
  component: CrashRoundsPage,
});
