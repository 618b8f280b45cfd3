import { createFileRoute } from '@tanstack/react-router';
import { PagesPage } from '../../../features/content/pages/pages-page.tsx';
import { plainSearch } from '../../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/pages/')({
  staticData: { title: 'console.nav.pages', right: 'content.read' },
  validateSearch: plainSearch,
  component: PagesPage,
});
