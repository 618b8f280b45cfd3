import { createFileRoute } from '@tanstack/react-router';
import { ChatPage } from '../../features/content/chat/chat-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/chat')({
  staticData: { title: 'console.nav.chat', right: 'chat.read' },
  validateSearch: plainSearch,
  component: ChatPage,
});
