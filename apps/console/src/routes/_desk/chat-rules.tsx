import { createFileRoute } from '@tanstack/react-router';
import { ChatRulesPage } from '../../features/content/chat/chat-rules-page.tsx';

export const Route = createFileRoute('/_desk/chat-rules')({
  staticData: { title: 'console.nav.chatRules', right: 'chat.read' },
  component: ChatRulesPage,
});
