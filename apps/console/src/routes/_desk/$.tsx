import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../app/not-found-page.tsx';

export const Route = createFileRoute('/_desk/$')({
  staticData: { title: 'console.notFound.title' },
  component: NotFoundPage,
});
