import { createFileRoute } from '@tanstack/react-router';
import { OwnCards } from '../../../app/rooms/own-cards.tsx';
import { readListSearch } from '../../../features/catalogue/lobby/list-search.ts';
import { readCardSearch } from '../../../features/games/cardroom/lobby/search.ts';

export const Route = createFileRoute('/_player/(games)/pvp')({
  validateSearch: (search) => ({ ...readListSearch(search), ...readCardSearch(search) }),
  component: () => <OwnCards category="PVP" search={Route.useSearch()} />,
});
