import { createFileRoute } from '@tanstack/react-router';
import { AlarmsPage } from '../../features/play/alarms-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/alarms')({
  staticData: { title: 'console.nav.alarms', right: 'play.read' },
  validateSearch: plainSearch,
  component: AlarmsPage,
});
