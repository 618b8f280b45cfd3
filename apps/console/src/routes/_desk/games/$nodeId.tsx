import { createFileRoute } from '@tanstack/react-router';
import { GamePage } from '../../../features/catalogue/games/game-page.tsx';

export const Route = createFileRoute('/_desk/games/$nodeId')({
  staticData: { title: 'console.games.one', right: 'catalogue.read' },
  component: OneGame,
});

function OneGame() {
  const { nodeId } = Route.useParams();
  return <GamePage key={nodeId} nodeId={nodeId === 'new' ? 0 : Number(nodeId)} />;
}
