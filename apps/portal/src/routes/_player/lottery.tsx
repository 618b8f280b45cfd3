import { createFileRoute } from '@tanstack/react-router';
import { needSession } from '../../app/need-session.ts';
import { CategoryPage } from '../../features/catalogue/category-page.tsx';

export const Route = createFileRoute('/_player/lottery')({
  beforeLoad: needSession,
  component: () => <CategoryPage title="catalogue.category.LOTT" />,
});
