import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '../../../features/catalogue/lists/list-page.tsx';
import { readListSearch } from '../../../features/catalogue/lists/list-search.ts';

export const Route = createFileRoute('/_player/(games)/pvp')({
  validateSearch: readListSearch,
  component: () => <ListPage category="PVP" search={Route.useSearch()} />,
});
