import { createFileRoute } from '@tanstack/react-router';
import { OutboxPage } from '../../features/post/outbox-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/outbox')({
  staticData: { title: 'console.nav.outbox', right: 'outbox.read' },
  validateSearch: plainSearch,
  component: OutboxPage,
});
