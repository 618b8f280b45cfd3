import { createFileRoute } from '@tanstack/react-router';
import { OwnGame } from '../../../app/own-game.tsx';
import { FramePage } from '../../../features/catalogue/launch/frame-page.tsx';
import { readLaunchSearch } from '../../../features/catalogue/lobby/list-search.ts';

export const Route = createFileRoute('/_player/(games)/seamless')({
  validateSearch: readLaunchSearch,
  component: SeamlessPage,
});

function SeamlessPage() {
  const { fun, ...game } = Route.useSearch();
  return <FramePage game={game} isFun={fun === 1} OwnGame={OwnGame} />;
}
