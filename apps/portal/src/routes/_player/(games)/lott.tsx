import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '../../../features/catalogue/lobby/list-page.tsx';
import { readListSearch } from '../../../features/catalogue/lobby/list-search.ts';

export const Route = createFileRoute('/_player/(games)/lott')({
  validateSearch: readListSearch,
  component: () => <ListPage isCentre category="LOTT" search={Route.useSearch()} />,
});
