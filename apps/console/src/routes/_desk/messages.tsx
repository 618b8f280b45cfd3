import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '../../features/messages/messages-page.tsx';
import { plainSearch } from '../../shared/search.ts';

export const Route = createFileRoute('/_desk/messages')({
  staticData: { title: 'console.nav.messages', right: 'messages.send' },
  validateSearch: plainSearch,
  component: MessagesPage,
});
