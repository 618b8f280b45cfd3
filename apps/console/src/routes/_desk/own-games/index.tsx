import { createFileRoute } from '@tanstack/react-router';
import { OwnGamesPage } from '../../../features/games/own-games-page.tsx';

export const Route = createFileRoute('/_desk/own-games/')({
  staticData: { title: 'console.nav.ownGames', right: 'play.read' },
  component: OwnGamesPage,
});
