import { createFileRoute } from '@tanstack/react-router';
import { OwnGamePage } from '../../../features/games/own-game-page.tsx';

export const Route = createFileRoute('/_desk/own-games/$gameCode')({
  staticData: { title: 'console.nav.ownGames', right: 'play.read' },
  component: OneGame,
});

function OneGame() {
  const { gameCode } = Route.useParams();
  return <OwnGamePage key={gameCode} gameCode={gameCode} />;
}
