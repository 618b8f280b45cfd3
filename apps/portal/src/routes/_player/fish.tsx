import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '../../features/catalogue/list-page.tsx';
import { readListSearch } from '../../features/catalogue/list-search.ts';

export const Route = createFileRoute('/_player/fish')({
  validateSearch: readListSearch,
  component: () => <ListPage category="FISH" search={Route.useSearch()} />,
});
