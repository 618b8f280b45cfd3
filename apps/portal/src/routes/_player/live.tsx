import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '../../features/catalogue/list-page.tsx';
import { readListSearch } from '../../features/catalogue/list-search.ts';

export const Route = createFileRoute('/_player/live')({
  validateSearch: readListSearch,
  component: () => <ListPage category="LIVE" search={Route.useSearch()} />,
});
