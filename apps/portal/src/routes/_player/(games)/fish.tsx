import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '../../../features/catalogue/lists/list-page.tsx';
import { readListSearch } from '../../../features/catalogue/lists/list-search.ts';

export const Route = createFileRoute('/_player/(games)/fish')({
  validateSearch: readListSearch,
  component: () => <ListPage category="FISH" search={Route.useSearch()} />,
});
