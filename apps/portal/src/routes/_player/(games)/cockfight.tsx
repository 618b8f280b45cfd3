import { createFileRoute } from '@tanstack/react-router';
import { OwnTables } from '../../../app/rooms/own-tables.tsx';
import { readListSearch } from '../../../features/catalogue/lobby/list-search.ts';

export const Route = createFileRoute('/_player/(games)/cockfight')({
  validateSearch: readListSearch,
  component: () => <OwnTables category="COCKFIGHT" search={Route.useSearch()} />,
});
