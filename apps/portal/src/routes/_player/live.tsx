import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../../features/catalogue/category-page.tsx';

export const Route = createFileRoute('/_player/live')({
  component: () => <CategoryPage title="catalogue.category.LIVE" />,
});
