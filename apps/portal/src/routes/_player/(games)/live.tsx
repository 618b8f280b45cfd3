import { createFileRoute } from '@tanstack/react-router';
import { OwnTables } from '../../../app/rooms/own-tables.tsx';
import { readListSearch } from '../../../features/catalogue/lobby/list-search.ts';
import { readTablesSearch } from '../../../features/games/live/lobby/search.ts';

export const Route = createFileRoute('/_player/(games)/live')({
  validateSearch: (search) => ({ ...readListSearch(search), ...readTablesSearch(search) }),
  component: () => <OwnTables category="LIVE" search={Route.useSearch()} />,
});
