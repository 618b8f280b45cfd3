import { createFileRoute } from '@tanstack/react-router';
import { OwnFish } from '../../../app/rooms/own-fish.tsx';
import { readListSearch } from '../../../features/catalogue/lobby/list-search.ts';

export const Route = createFileRoute('/_player/(games)/fish')({
  validateSearch: readListSearch,
  component: () => <OwnFish search={Route.useSearch()} />,
});
