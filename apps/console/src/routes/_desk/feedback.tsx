import { createFileRoute } from '@tanstack/react-router';
import { FeedbackPage } from '../../features/content/feedback/feedback-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/feedback')({
  staticData: { title: 'console.nav.feedback', right: 'feedback.read' },
  validateSearch: plainSearch,
  component: FeedbackPage,
});
