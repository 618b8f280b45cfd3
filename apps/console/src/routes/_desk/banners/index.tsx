import { createFileRoute } from '@tanstack/react-router';
import { BannersPage } from '../../../features/content/announcements/announcements-page.tsx';
import { plainSearch } from '../../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/banners/')({
  staticData: { title: 'console.nav.banners', right: 'content.read' },
  validateSearch: plainSearch,
  component: BannersPage,
});
