import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '../../features/catalogue/list-page.tsx';
import { readListSearch } from '../../features/catalogue/list-search.ts';

export const Route = createFileRoute('/_player/cockfight')({
  validateSearch: readListSearch,
  component: () => <ListPage isCentre category="COCKFIGHT" search={Route.useSearch()} />,
});
