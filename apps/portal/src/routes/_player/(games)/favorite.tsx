import { createFileRoute } from '@tanstack/react-router';
import { OwnGamesPage } from '../../../features/catalogue/lobby/own-games-page.tsx';

export const Route = createFileRoute('/_player/(games)/favorite')({
  component: () => <OwnGamesPage which="favorite" />,
});
