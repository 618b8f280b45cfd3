import { createFileRoute } from '@tanstack/react-router';
import { RoomPage } from '../../features/content/chat/room-page.tsx';

export const Route = createFileRoute('/_desk/room')({
  staticData: { title: 'console.nav.room', right: 'chat.read' },
  component: RoomPage,
});
