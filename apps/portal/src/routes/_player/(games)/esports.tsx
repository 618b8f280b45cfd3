import { createFileRoute } from '@tanstack/react-router';
import { OwnSports } from '../../../app/own-sports.tsx';
import { readListSearch } from '../../../features/catalogue/lobby/list-search.ts';
import { readSportsSearch } from '../../../features/sportsbook/search.ts';

export const Route = createFileRoute('/_player/(games)/esports')({
  validateSearch: (search) => ({ ...readListSearch(search), ...readSportsSearch(search) }),
  component: () => <OwnSports category="ESPORTS" search={Route.useSearch()} />,
});
