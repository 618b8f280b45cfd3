import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '../../../features/catalogue/lobby/list-page.tsx';
import { readListSearch } from '../../../features/catalogue/lobby/list-search.ts';

export const Route = createFileRoute('/_player/(games)/rng')({
  validateSearch: readListSearch,
  component: () => <ListPage category="RNG" search={Route.useSearch()} />,
});
