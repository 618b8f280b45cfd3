import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsPage } from '../../../features/content/announcements/announcements-page.tsx';
import { plainSearch } from '../../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/announcements/')({
  staticData: { title: 'console.nav.announcements', right: 'content.read' },
  validateSearch: plainSearch,
  component: AnnouncementsPage,
});
