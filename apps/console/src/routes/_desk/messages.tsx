import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '../../features/content/messages/messages-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/messages')({
  staticData: { title: 'console.nav.messages', right: 'messages.send' },
  validateSearch: plainSearch,
  component: MessagesPage,
});
