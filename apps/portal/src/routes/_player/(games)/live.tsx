import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '../../../features/catalogue/lists/list-page.tsx';
import { readListSearch } from '../../../features/catalogue/lists/list-search.ts';

export const Route = createFileRoute('/_player/(games)/live')({
  validateSearch: readListSearch,
  component: () => <ListPage category="LIVE" search={Route.useSearch()} />,
});
